### Les clauses de docs/rules/gargon.md en français.

## G-1 Mise en place
clause-G-1-1 = Une partie a 3, 4 ou 5 joueurs ; tout autre nombre est refusé.
clause-G-1-2 = Les joueurs sont A, B, C… dans le sens horaire ; « à gauche » d’un joueur se trouve le suivant dans ce sens, A venant après la dernière lettre.
clause-G-1-3 = Les 102 cartes sont mélangées ensemble, tous les ordres étant également probables et reproductibles à partir de la graine aléatoire de la partie.
clause-G-1-4 = Chaque joueur reçoit dix cartes ; le reste est partagé en deux pioches égales, de 36, 31 ou 26 cartes chacune à 3, 4 ou 5 joueurs.
clause-G-1-5 = Du paquet mélangé, A reçoit les dix premières cartes, B les dix suivantes, et ainsi de suite ; la première moitié du reste est la pioche 1, la seconde moitié la pioche 2, les premières cartes étant sur le dessus.
clause-G-1-6 = Les deux zéros d’une couleur sont interchangeables : aucun choix, aucun événement, aucune vue ni aucun texte ne les distingue.
clause-G-1-7 = L’option `start` désigne le candidat pour commencer le premier tour ; `random` tire au sort chaque joueur avec une chance égale, après le mélange, avec la même source aléatoire.
clause-G-1-8 = Les cartes défaussées ne reviennent jamais dans une pioche.
clause-G-1-9 = Les cartes bonus ne jouent aucun rôle avant le décompte.
clause-G-1-10 = Un tableau d’amulettes est refusé s’il ne garde pas ce que fixe le texte source : 0 sur les valeurs 0 et 13 à 15 ; 1 à 5 sur les valeurs 1 à 12 ; 3 sur le 5 ; 2 sur le 7 ; 6 sur le 1 et le 10 ensemble ; 8 sur le 2 et le 6 ensemble.

## G-2 Tour et premier joueur
clause-G-2-1 = La partie est une suite de tours ; chacun comprend la pose (G-3 à G-5), puis les batailles (G-6 à G-9).
clause-G-2-2 = À partir du deuxième tour, le candidat pour commencer est le joueur à gauche du premier joueur précédent.
clause-G-2-3 = Un candidat dont la main est vide est sauté, le joueur à sa gauche devenant candidat, et ainsi de suite ; le premier candidat qui a une carte est premier joueur.
clause-G-2-4 = Un joueur sauté perd seulement le droit de commencer ; il joue quand même ce tour, à sa place dans l’ordre du jeu.
clause-G-2-5 = Le premier joueur précédent de G-2.2 est celui qui a vraiment commencé, et non un joueur sauté.
clause-G-2-6 = L’ordre du jeu suit le sens horaire à partir du premier joueur.
clause-G-2-7 = Le dernier joueur est celui qui termine l’ordre du jeu, même si sa main est vide.
clause-G-2-8 = Quand un tour commence, il y a une carte dans une main au moins, donc toujours un premier joueur : au tour précédent (aucune pioche n’étant épuisée), le dernier joueur a passé et pioché, ou bien il a posé une couleur disputée dont le perdant a pioché. À vérifier comme un invariant ; aucune règle n’est nécessaire.

## G-3 Pose : le premier joueur
clause-G-3-1 = Le premier joueur joue d’abord et doit poser ; il ne peut ni passer ni piocher.
clause-G-3-2 = Il pose devant lui, faces cachées, une, deux ou trois cartes de sa main, de toutes couleurs et valeurs qui donnent une répartition de G-3.3.
clause-G-3-3 = Répartitions : 1 (une carte), 2 (deux d’une couleur), 1.1 (deux couleurs), 2.1 (deux d’une couleur et une d’une autre), 1.1.1 (trois couleurs).
clause-G-3-4 = Il est interdit de poser trois cartes de même couleur.

## G-4 Pose : les autres joueurs
clause-G-4-1 = Après le premier joueur, chacun des autres joue exactement une fois, dans l’ordre du jeu : il pose ou il passe ; dans les deux cas, c’est définitif.
clause-G-4-2 = Qui pose doit poser, faces cachées, exactement la répartition du premier joueur : autant de cartes, partagées de la même façon entre les couleurs.
clause-G-4-3 = Sauf le dernier, les joueurs sont libres du choix de leurs couleurs, déjà posées ou non.
clause-G-4-4 = Le dernier joueur ne peut poser que des couleurs dont une carte a été posée ce tour-ci.
clause-G-4-5 = Pour G-4.4, le nombre de cartes d’une couleur sur la table n’importe pas : face à 2 rouges et 1 bleue, on peut poser 1 rouge et 2 bleues.
clause-G-4-6 = Aucun autre joueur n’est soumis à G-4.4, même si le dernier passe ou n’a pas de carte.
clause-G-4-7 = Un joueur qui peut poser a quand même le droit de passer.
clause-G-4-8 = Un joueur qui ne peut rien poser de permis, ou qui n’a pas de cartes, doit passer.

## G-5 Passer
clause-G-5-1 = La première carte tirée vaut passe : dès lors, le joueur ne peut plus poser ce tour-ci.
clause-G-5-2 = Un joueur qui passe tire au moins une carte et au plus trois.
clause-G-5-3 = Chaque carte vient du dessus d’une pioche, que le joueur choisit à nouveau à chaque fois.
clause-G-5-4 = Il voit chaque carte avant de décider de la suivante.
clause-G-5-5 = Après sa première et sa deuxième carte, il décide : piocher encore ou s’arrêter.
clause-G-5-6 = Après la troisième carte, la passe se termine sans décision.
clause-G-5-7 = Une passe est complète avant que le joueur suivant joue.
clause-G-5-8 = On ne peut pas tirer d’une pioche vide ; l’autre pioche reste ouverte.
clause-G-5-9 = Quand une carte tirée laisse les deux pioches vides, la passe se termine sans décision.
clause-G-5-10 = Exception à G-5.2 : quand les deux pioches sont vides avant sa première carte, un joueur peut passer sans piocher.
clause-G-5-11 = Les mains n’ont pas de limite supérieure.

## G-6 Révélation et choix de la couleur
clause-G-6-1 = Quand tous les joueurs ont joué, toutes les cartes posées sont retournées en même temps.
clause-G-6-2 = Celui qui choisit est le premier, dans l’ordre du jeu, à avoir une carte posée ; ceux qui n’en ont pas sont sautés.
clause-G-6-3 = Celui qui choisit nomme une couleur parmi ses propres cartes posées.
clause-G-6-4 = Toutes les cartes posées de cette couleur, de tous les joueurs, sont réglées (G-7 à G-9, pioche comprise) avant le choix suivant.
clause-G-6-5 = Celui qui choisit et à qui il reste des cartes posées choisit de nouveau.
clause-G-6-6 = Le tour se termine quand il ne reste aucune carte posée.

## G-7 Batailles dans la couleur choisie
clause-G-7-1 = Prennent part à la bataille les joueurs qui ont une carte posée de la couleur.
clause-G-7-2 = Cas A : un participant unique remporte sans combat sa ou ses deux cartes de la couleur.
clause-G-7-3 = Cas B, première bataille : à deux participants ou plus, chacun combat avec sa carte la plus haute de la couleur ; une deuxième carte reste à l’écart.
clause-G-7-4 = La carte la plus haute gagne le combat ; deux valeurs égales autres que 0 ne peuvent pas se rencontrer, chacune n’existant qu’une fois.
clause-G-7-5 = Le gagnant remporte sa propre carte engagée et rien d’autre.
clause-G-7-6 = Les autres cartes engagées sont défaussées.
clause-G-7-7 = Deuxième bataille : si deux joueurs ou plus ont encore une carte de la couleur, ces cartes combattent selon G-7.4 à G-7.6, quel que soit le gagnant de la première bataille.
clause-G-7-8 = Cas C : s’il reste exactement une carte de la couleur après la première bataille, son propriétaire la remporte sans combat.
clause-G-7-9 = Le cas C s’applique, que ce propriétaire ait gagné ou perdu la première bataille.
clause-G-7-10 = Ordre dans une bataille : gain, défausses dans l’ordre du jeu, cartes de consolation.
clause-G-7-11 = Les gains restent à leur joueur jusqu’au décompte et ne reviennent jamais en jeu.

## G-8 Cartes de consolation
clause-G-8-1 = Après une bataille, chaque joueur qui y a perdu une carte en tire une.
clause-G-8-2 = Personne d’autre ne pioche : ni le gagnant, ni ceux qui ont passé, ni ceux qui n’ont pas de carte dans cette bataille ; dans les cas A et C, personne.
clause-G-8-3 = Les perdants piochent l’un après l’autre, dans l’ordre du jeu à partir du premier joueur, peu importe qui a choisi la couleur.
clause-G-8-4 = On pioche pour la première bataille avant la deuxième bataille et avant le cas C.
clause-G-8-5 = Le joueur qui pioche choisit l’une des pioches où il reste des cartes et en prend la carte du dessus en main.
clause-G-8-6 = Piocher est obligatoire tant qu’une pioche a une carte, et ne peut pas être oublié.
clause-G-8-7 = Si les deux pioches sont vides, on ne pioche pas et il n’y a pas de décision.

## G-9 Zéros
clause-G-9-1 = Un zéro n’est remporté que dans le cas A ou le cas C.
clause-G-9-2 = Un zéro qui combat une carte plus haute est perdu comme toute autre, et son propriétaire pioche.
clause-G-9-3 = Quand deux zéros sont les seules cartes d’une bataille, ils sont tous deux défaussés et personne ne gagne.
clause-G-9-4 = Les deux propriétaires tirent alors une carte chacun.
clause-G-9-5 = Deux zéros d’une couleur posés par des joueurs différents, mais qui ne sont pas seuls ensemble dans une bataille, suivent les clauses ordinaires.

## G-10 Fin de la partie
clause-G-10-1 = Le tour où la dernière carte d’une des pioches est tirée, en passant ou comme consolation, est le dernier tour.
clause-G-10-2 = Le dernier tour est joué en entier : les joueurs restants posent ou passent, toutes les couleurs sont disputées, on continue de piocher dans ce qui reste.
clause-G-10-3 = Après le dernier tour, la partie est terminée ; rien d’autre ne la termine.
clause-G-10-4 = Les cartes restées en main sont défaussées.

## G-11 Décompte et classement
clause-G-11-1 = Seuls les gains comptent.
clause-G-11-2 = Pour chaque couleur, on compte tous les gains d’un joueur, zéros et 13 à 15 compris.
clause-G-11-3 = Le joueur qui a, seul, le plus de cartes d’une couleur reçoit 10 points.
clause-G-11-4 = Les joueurs à égalité pour le plus de cartes d’une couleur reçoivent 5 points chacun, quel que soit leur nombre.
clause-G-11-5 = Une couleur que personne n’a gagnée ne donne pas de bonus.
clause-G-11-6 = Les 18 cartes bonus ne limitent pas les bonus attribués.
clause-G-11-7 = Les amulettes d’un joueur dans une couleur sont la somme de celles de ses gains de cette couleur, selon le tableau de l’édition.
clause-G-11-8 = Un zéro gagné dans la couleur les double.
clause-G-11-9 = Les deux zéros de la couleur les quadruplent.
clause-G-11-10 = Les zéros ne multiplient ni les bonus ni les autres couleurs.
clause-G-11-11 = Le total d’un joueur est la somme de ses amulettes après multiplication, un point chacune, et de ses bonus.
clause-G-11-12 = Le plus grand total gagne la partie.
clause-G-11-13 = Des totaux égaux partagent une place : place = 1 + nombre de joueurs au total plus élevé ; il peut y avoir plusieurs gagnants.

## G-12 Informations cachées
clause-G-12-1 = Le propriétaire d’une main en voit les valeurs à tout moment ; tous les autres voient seulement combien de cartes de chaque couleur elle contient.
clause-G-12-2 = Avant la révélation, un joueur voit les valeurs de ses propres cartes posées ; tous les autres en voient les couleurs, donc la répartition.
clause-G-12-3 = Les cartes posées après la révélation, les batailles et les cartes au moment où elles sont remportées sont vues de tous.
clause-G-12-4 = Les pioches n’appartiennent à personne ; tous en voient le nombre de cartes et la couleur de chaque carte, dans l’ordre, mais aucune valeur.
clause-G-12-5 = Le joueur qui tire une carte en voit la valeur ; tous les autres voient la pioche, la couleur et le nombre de cartes tirées.
clause-G-12-6 = Sans `open_captures`, un joueur peut regarder les faces de ses propres gains ; tous les autres en voient le nombre et, au décompte, toutes les faces.
clause-G-12-7 = Les cartes défaussées sont vues de tous, à tout moment.
clause-G-12-8 = Les mains sont vues de tous quand elles sont défaussées à la fin.
clause-G-12-9 = Les cartes qui restent dans les pioches à la fin, l’ordre du paquet et la graine aléatoire ne sont vus de personne pendant la partie ; ensuite, l’enregistrement et la relecture peuvent les montrer.
clause-G-12-10 = La mémoire est permise : un robot peut se servir de toute face qu’il a vue un jour, gains compris.
clause-G-12-11 = D’une carte cachée on ne connaît que la couleur : ni identité, ni position dans la main, ni ordre ne doit la relier à une apparition ultérieure.

## G-13 Décisions
clause-G-13-1 = Un seul joueur décide à la fois, comme le dit le tableau.
clause-G-13-2 = Une décision à choix unique est posée et enregistrée quand même ; un client peut y répondre à la place du joueur.
clause-G-13-3 = Une action interdite est refusée et ne change rien.
clause-G-13-4 = Les listes de choix ne contiennent pas de doublons.
clause-G-13-5 = Leur ordre : les poses par nombre de cartes, puis carte par carte dans l’ordre de tri (couleur, puis valeur) ; `draw 1`, `draw 2` ; `stop` ou `pass` ; les batailles dans l’ordre des couleurs.

## G-14 Variante
clause-G-14-1 = Avec `open_captures`, les gains restent faces visibles et tous peuvent les voir ; rien d’autre ne change.
