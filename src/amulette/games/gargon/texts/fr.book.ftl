### Le livret de règles de Gargon, dans l’ordre où l’on apprend le jeu.

book-1-title = Ton but
book-1-text =
    Tu es magicien ou magicienne. Tu envoies des créatures légendaires au combat, couleur contre couleur, pour gagner des cartes.

    À la fin, chaque amulette de tes cartes gagnées vaut un point, et tu reçois un bonus pour chaque couleur où tu as gagné le plus de cartes. Le plus grand total l’emporte.
book-2-title = Les cartes
book-2-text =
    Il y a 102 cartes en six couleurs, 17 par couleur : dragons blancs, pégases bleus, gargouilles violettes, manticores jaunes, phénix rouges et fées vertes. Chaque couleur a une fois les valeurs de 1 à 15 et deux fois le 0.

    Les cartes fortes gagnent les batailles, les faibles portent des amulettes : cinq sur un 1 ou un 2, puis de moins en moins, une seule sur les 10, 11 et 12, zéro sur les 13, 14 et 15. Le 0 n’en a pas non plus, mais il double celles de sa couleur.

    Le dos montre aussi la couleur. Tout le monde voit donc quelles couleurs tu tiens, mais personne d’autre ne voit les valeurs.
book-3-title = La mise en place
book-3-text =
    On mélange toutes les cartes et chacun en reçoit dix. Le reste forme deux pioches égales, faces cachées et étalées, pour que tous voient quelles couleurs vont venir.

    Un joueur est désigné pour commencer le premier tour. On joue dans le sens des aiguilles d’une montre.
book-4-title = Un tour
book-4-text =
    Un tour a deux phases. D’abord le premier joueur, puis tous les autres dans le sens horaire, posent des cartes faces cachées, ou bien passent et piochent. Ensuite on retourne toutes les cartes posées, et elles s’affrontent, couleur par couleur.

    Quand il ne reste aucune carte posée, le tour est fini, et le voisin de gauche du premier joueur commence le suivant. Un joueur sans cartes ne peut pas commencer : on passe au suivant. Il joue quand même ce tour, quand vient son moment.
book-5-title = Commencer
book-5-text =
    Si tu commences, tu dois poser une, deux ou trois cartes de ta main, faces cachées, de couleurs et de valeurs à ton choix. Il est seulement interdit de poser trois cartes de même couleur.

    Il y a donc cinq répartitions : une carte ; deux cartes de même couleur ; deux de couleurs différentes ; deux d’une couleur et une d’une autre ; trois de trois couleurs.
book-6-title = Suivre ou passer
book-6-text =
    Après le premier joueur, chacun joue une fois.

    Pour suivre, pose exactement la même répartition : autant de cartes, partagées de la même façon entre les couleurs. Les couleurs sont à ton choix. Seul le dernier joueur du tour doit s’en tenir aux couleurs déjà posées par quelqu’un.

    Pour passer, tire une, deux ou trois cartes, chacune du dessus de la pioche que tu veux. Tu vois chaque carte avant de décider de la suivante. Tu peux passer même si tu pourrais suivre, et il le faut si tu ne peux pas. Dès que tu as pioché, tu ne peux plus poser ce tour-ci. On ne passe sans piocher que si les deux pioches sont vides.
book-7-title = Les batailles
book-7-text =
    Dans l’ordre du jeu, le premier qui a encore des cartes posées nomme une de ses couleurs. On règle toutes les cartes de cette couleur avant d’en nommer une autre.

    A : si un seul joueur l’a posée, il remporte ses cartes sans combattre.

    B : plusieurs l’ont posée. Chacun combat avec sa carte la plus forte. La plus haute gagne, et elle seule est remportée. Les autres sont défaussées, et chaque perdant tire, dans l’ordre, une carte de consolation de la pioche de son choix. Si au moins deux joueurs ont encore une carte de la couleur, une deuxième bataille suit.

    C : s’il reste une seule carte après la première bataille, son propriétaire la remporte sans combattre, même s’il vient de perdre.
book-8-title = Un exemple de batailles
book-8-text =
    Ana commence avec vert 2, vert 11 et bleu 6. Ben pose jaune 4, jaune 9 et vert 13. Cléo joue en dernier : bleu 5, bleu 12 et vert 8.

    Ana nomme le vert. Le 11, le 13 et le 8 s’affrontent : Ben remporte son 13. Ana et Cléo défaussent leur carte et en tirent une chacune. Le 2 d’Ana est la seule carte verte qui reste : elle la remporte (C).

    Ana nomme le bleu. Le 12 de Cléo bat le 6 : Cléo remporte le 12, Ana défausse et pioche. Le 5 de Cléo reste seul : elle le remporte (C).

    Ben nomme le jaune. Personne d’autre n’en a posé : il remporte le 4 et le 9 (A).
book-9-title = Les zéros
book-9-text =
    Un 0 perd contre toute autre carte. Tu ne le gagnes que dans les cas A et C : si personne d’autre n’a posé la couleur, ou s’il est la dernière carte après la première bataille.

    Si les deux zéros d’une couleur se retrouvent seuls dans une bataille, personne ne gagne. Les deux sont défaussés, et leurs propriétaires tirent chacun une carte.
book-10-title = La fin de la partie
book-10-text =
    Dès qu’on tire la dernière carte d’une des pioches, le dernier tour est annoncé. On le joue jusqu’au bout, en continuant de piocher dans l’autre pioche tant qu’elle a des cartes. Si les deux sont vides, on ne pioche plus.

    Ensuite la partie est terminée. Les cartes restées en main sont défaussées et ne comptent pas.
book-11-title = Le décompte
book-11-text =
    Seules comptent les cartes que tu as gagnées.

    Bonus : dans chaque couleur, qui a gagné le plus de cartes reçoit 10 points. En cas d’égalité, chacun des joueurs à égalité en reçoit 5. Ici toutes les cartes comptent, même sans amulette.

    Amulettes : additionne les tiennes dans chaque couleur. Un 0 gagné dans la couleur les double, les deux zéros les multiplient par quatre. Chaque amulette vaut alors un point. Les zéros ne changent ni les bonus ni les autres couleurs.

    Le plus grand total l’emporte ; à total égal, on partage la place.
book-12-title = Un exemple de décompte
book-12-text =
    Ana a gagné rouge 0, 1 et 6, bleu 5 et 14, et vert 7. Ben a gagné deux cartes rouges et deux bleues, Cléo trois vertes.

    Rouge : Ana a le plus de cartes, 10 points. Son 1 porte cinq amulettes et son 6 trois ; le 0 change ces huit en 16.

    Bleu : Ana et Ben sont à égalité, 5 points chacun. Le 5 d’Ana porte trois amulettes, son 14 n’en a pas.

    Vert : Cléo a le plus de cartes. Le 7 d’Ana porte quand même deux amulettes.

    Ana a 15 points de bonus et 16 + 3 + 2 = 21 points d’amulettes, soit 36 en tout.
book-13-title = Variante : gains visibles
book-13-text =
    D’habitude, les gains sont faces cachées : tu peux regarder les tiens, et des autres tu ne vois que le nombre. Avec les gains visibles, tous restent faces visibles, et chacun voit où en est la partie. Rien d’autre ne change.
book-14-title = Trois conseils pour ta première partie
book-14-text =
    Regarde les dos. Dans une couleur que personne n’a posée et que personne ne tient après toi, tes cartes te reviennent sans combat.

    Pose ensemble une carte forte et une faible de même couleur. La forte combat d’abord, et la faible avec ses amulettes, ou un 0, te revient souvent comme dernière carte.

    Passe à temps. Trois nouvelles cartes au début te donnent du choix plus tard, mais vers la fin les cartes en main ne valent plus rien.
