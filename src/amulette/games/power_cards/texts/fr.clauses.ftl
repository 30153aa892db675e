### Les clauses de docs/rules/power-cards.md en français.

## P-1 Mise en place
clause-P-1-1 = De deux à quatre joueurs prennent part, aux places A, B, C, D dans le sens horaire.
clause-P-1-2 = Les N cartes de l’édition sont toutes mélangées.
clause-P-1-3 = Chacun des n joueurs reçoit la partie entière de N/n cartes : c’est son paquet.
clause-P-1-4 = Les cartes non distribuées, au nombre du reste de la division de N par n, sont posées sur la table : ce sont les cartes restantes.
clause-P-1-5 = Une carte ne quitte un paquet que par le dessus.
clause-P-1-6 = Une carte ne rejoint un paquet que sous sa dernière carte.
clause-P-1-7 = L’option `first` désigne le premier annonceur ; `random` tire une place au sort, à chances égales.
clause-P-1-8 = L’unique générateur aléatoire de la partie sert dans cet ordre et à rien d’autre : un mélange des numéros de cartes pris dans l’ordre croissant ; le tirage d’une place parmi n si `first` vaut `random` ; un mélange chaque fois que des cartes sont glissées sous un paquet.
clause-P-1-9 = Dans la liste mélangée, la carte k (à partir de 0) va à la place k modulo n (A = 0), les premières cartes étant plus près du dessus ; les dernières, au nombre du reste de la division de N par n, sont les cartes restantes.

## P-2 Ce que l’on sait et règles générales
clause-P-2-1 = Un joueur voit à tout moment la face de la carte du dessus de son propre paquet.
clause-P-2-2 = Il ne voit aucune autre carte de son paquet.
clause-P-2-3 = Personne ne voit une carte du paquet d’un autre joueur.
clause-P-2-4 = La liste des cartes de l’édition est publique : qui voit une face connaît donc aussi le dos de cette carte.
clause-P-2-5 = La taille des paquets est publique.
clause-P-2-6 = Toute carte sur la table (cartes restantes, pot, structures) montre son dos, et ce dos est public.
clause-P-2-7 = Une carte posée sur la table ne montre sa face à personne.
clause-P-2-8 = D’une carte comparée, seul le nombre lu à voix haute devient public.
clause-P-2-9 = Un joueur continue de voir quelles cartes il a lui-même mises dans sa structure ou dans le pot.
clause-P-2-10 = Une décision qui n’a qu’un seul choix permis est exécutée sans question.
clause-P-2-11 = Personne ne peut passer ni refuser une étape.

## P-3 Tour ordinaire
clause-P-3-1 = Étapes : (a) reprendre P-9.3, (b) partie courte P-11.1, (c) annonce, (d) comparaison, (e) égalités P-4, (f) collecte P-5, (g) élimination P-10.1, (h) construction P-6, (i) cartes glissées sous le paquet P-6.13, (j) fin de la partie courte P-11.15, (k) tour lance-pierre P-7, (l) limite P-10.9.
clause-P-3-2 = Le gagnant du dernier tour joué, ordinaire ou lance-pierre, est le prochain annonceur.
clause-P-3-3 = Tous les joueurs qui ne sont pas éliminés prennent part.
clause-P-3-4 = D1 : l’annonceur choisit une caractéristique de sa carte du dessus.
clause-P-3-5 = `sling` ne peut pas être annoncée.
clause-P-3-6 = La caractéristique du tour précédent peut être annoncée de nouveau.
clause-P-3-7 = La valeur de l’annonceur est lue à voix haute avec l’annonce.
clause-P-3-8 = Tous les autres lisent à voix haute leur valeur de cette caractéristique sur leur propre carte du dessus.
clause-P-3-9 = Chaque carte comparée quitte son paquet.
clause-P-3-10 = Une plus haute valeur unique gagne le tour.

## P-4 Égalités dans un tour ordinaire
clause-P-4-1 = Les joueurs qui partagent la plus haute valeur sont ex æquo ; personne n’a encore gagné.
clause-P-4-2 = Toutes les cartes comparées à cette étape, y compris celles des joueurs qui ne sont pas ex æquo, restent sur la table : c’est le pot.
clause-P-4-3 = Les joueurs qui ne sont pas ex æquo ne posent plus rien pendant ce tour.
clause-P-4-4 = Chaque ex æquo qui le peut pose la carte suivante du dessus de son paquet ; ces cartes sont comparées.
clause-P-4-5 = La caractéristique reste celle qui a été annoncée.
clause-P-4-6 = Un ex æquo qui a un paquet vide et une structure doit reprendre une carte et la poser.
clause-P-4-7 = Un ex æquo qui n’a ni l’un ni l’autre sort de l’égalité.
clause-P-4-8 = Une plus haute valeur unique parmi les cartes de cette étape gagne le tour.
clause-P-4-9 = S’il y a de nouveau égalité, l’étape est répétée entre les nouveaux ex æquo seulement.
clause-P-4-10 = Si un seul ex æquo peut poser, il pose cette unique carte et gagne.
clause-P-4-11 = Si aucun ex æquo ne peut poser et que l’annonceur est ex æquo, l’annonceur gagne.
clause-P-4-12 = Si aucun ex æquo ne peut poser et que l’annonceur n’est pas ex æquo, le premier ex æquo dans le sens horaire à partir de l’annonceur gagne.

## P-5 Collecte
clause-P-5-1 = Le gagnant collecte toutes les cartes des étapes (d) et (e), celles de tous les joueurs et les siennes : ce sont ses cartes collectées.
clause-P-5-2 = Le gagnant du tour 1 y ajoute les cartes restantes.
clause-P-5-3 = Il voit la face et le dos de chaque carte collectée.
clause-P-5-4 = Les autres n’en voient que le nombre.

## P-6 Construction
clause-P-6-1 = Seul le gagnant d’un tour ordinaire construit, juste après la collecte.
clause-P-6-2 = Chaque carte collectée peut servir : sa propre carte, les cartes du pot, les cartes restantes.
clause-P-6-3 = Aucune carte d’un paquet ne peut servir à construire.
clause-P-6-4 = Dans la partie normale, un joueur a au plus une structure.
clause-P-6-5 = Les emplacements se remplissent dans l’ordre : vertical, vertical, horizontal, cochon.
clause-P-6-6 = Tous les blocs d’une structure sont du matériau de son premier bloc.
clause-P-6-7 = À l’emplacement 1 convient un bloc vertical de n’importe quel matériau, même celui d’un autre joueur.
clause-P-6-8 = Un cochon convient à l’emplacement 4, quel que soit le matériau.
clause-P-6-9 = Tant qu’une carte collectée convient au prochain emplacement libre, une telle carte doit être placée.
clause-P-6-10 = D2 : le gagnant choisit librement laquelle des cartes qui conviennent il place.
clause-P-6-11 = Les emplacements se décident l’un après l’autre : une même collecte peut donc en remplir plusieurs.
clause-P-6-12 = Dans la partie normale, placer un cochon termine la construction.
clause-P-6-13 = Toutes les cartes collectées qui n’ont pas été placées sont glissées sous le paquet.
clause-P-6-14 = Elles le sont avant un éventuel tour lance-pierre.
clause-P-6-15 = Les cartes glissées sous un paquet sont triées par numéro, puis mélangées ; la première du résultat est la plus proche du dessus.
clause-P-6-16 = Les emplacements vidés par une reprise peuvent être remplis de nouveau par des collectes suivantes.
clause-P-6-17 = Une structure qui a perdu toutes ses cartes peut être recommencée dans n’importe quel matériau.

## P-7 Tour lance-pierre
clause-P-7-1 = Un cochon placé à l’emplacement 4 déclenche aussitôt un tour lance-pierre, au sein du même tour ordinaire.
clause-P-7-2 = Le possesseur du cochon joue avec la valeur `sling` de ce cochon.
clause-P-7-3 = Chaque autre joueur qui n’est pas éliminé joue avec la valeur `sling` de la carte du dessus de son paquet.
clause-P-7-4 = Un autre joueur dont le paquet est vide doit d’abord reprendre une carte.
clause-P-7-5 = Toutes ces valeurs sont lues à voix haute.
clause-P-7-6 = Les cartes du dessus comparées restent dans leurs paquets.
clause-P-7-7 = Une plus haute valeur unique gagne le tour lance-pierre.
clause-P-7-8 = Victoire du cochon : son possesseur prend les quatre cartes de sa propre structure.
clause-P-7-9 = Victoire du cochon : il prend aussi toutes les cartes des structures de tous les autres joueurs.
clause-P-7-10 = Victoire du cochon : aucune carte n’est prise à un paquet.
clause-P-7-11 = Victoire d’un autre : le gagnant prend le cochon.
clause-P-7-12 = Victoire d’un autre : il prend aussi la carte du dessus de chaque paquet, du sien et de celui du possesseur du cochon compris.
clause-P-7-13 = Victoire d’un autre : un possesseur du cochon dont le paquet est vide ne donne que le cochon.
clause-P-7-14 = Victoire d’un autre : toutes les autres cartes des structures restent en place, y compris les trois blocs du possesseur du cochon.
clause-P-7-15 = Le gagnant voit les cartes qu’il prend ; les autres n’en apprennent que le nombre.
clause-P-7-16 = Les cartes prises sont glissées sous le paquet comme en P-6.15.
clause-P-7-17 = Elles ne servent pas à construire.

## P-8 Égalités dans un tour lance-pierre
clause-P-8-1 = Si plusieurs joueurs partagent la plus haute valeur, chaque ex æquo sauf le possesseur du cochon met au pot sa carte du dessus comparée.
clause-P-8-2 = Le cochon reste sur sa structure.
clause-P-8-3 = Les cartes du dessus comparées des joueurs qui ne sont pas ex æquo restent dans leurs paquets.
clause-P-8-4 = Chaque ex æquo qui le peut, possesseur du cochon compris, pose au pot la carte suivante du dessus de son paquet ; leurs valeurs `sling` sont comparées.
clause-P-8-5 = Un ex æquo autre que le possesseur du cochon, dont le paquet est vide, doit reprendre une carte et la poser.
clause-P-8-6 = Le possesseur du cochon ne reprend jamais de carte pendant un tour lance-pierre ; ex æquo avec un paquet vide, il sort de l’égalité.
clause-P-8-7 = Un autre ex æquo qui n’a ni paquet ni structure sort de l’égalité.
clause-P-8-8 = P-4.8, P-4.9 et P-4.10 s’appliquent de même.
clause-P-8-9 = Si aucun ex æquo ne peut poser et que le possesseur du cochon est ex æquo, le possesseur du cochon gagne.
clause-P-8-10 = Si aucun ex æquo ne peut poser et que le possesseur du cochon n’est pas ex æquo, le premier ex æquo dans le sens horaire à partir de lui gagne.
clause-P-8-11 = Une égalité gagnée par le possesseur du cochon est une victoire du cochon.
clause-P-8-12 = Le gagnant de l’égalité prend en plus le pot.
clause-P-8-13 = Quand un autre joueur gagne une égalité, P-7.12 ne prend de carte du dessus qu’aux paquets dont le propriétaire n’a aucune carte au pot.

## P-9 Paquet vide
clause-P-9-1 = Reprendre, c’est prendre la carte du haut de sa propre structure ; elle forme alors tout le paquet.
clause-P-9-2 = La carte du haut est la dernière placée : cochon, horizontal, second vertical, premier vertical.
clause-P-9-3 = Au début de chaque tour ordinaire, chaque joueur qui n’est pas éliminé et dont le paquet est vide reprend une carte, dans le sens horaire à partir de l’annonceur.
clause-P-9-4 = On ne reprend une carte que là et en P-4.6, P-7.4, P-8.5, et seulement avec un paquet vide.

## P-10 Élimination, fin, classement
clause-P-10-1 = Juste après une collecte, avant la construction, tout joueur autre que le gagnant qui n’a aucune carte dans son paquet ni dans ses structures est éliminé.
clause-P-10-2 = La même vérification a lieu après que les cartes d’un tour lance-pierre ont été glissées sous le paquet.
clause-P-10-3 = Quand un seul joueur n’est pas éliminé, la partie se termine aussitôt et il gagne.
clause-P-10-4 = Alors, des cartes collectées encore en main sont glissées sous le paquet ; ni construction ni tour lance-pierre ne suivent.
clause-P-10-5 = Un joueur éliminé plus tard est mieux classé.
clause-P-10-6 = Les joueurs éliminés lors de la même vérification partagent leur rang.
clause-P-10-7 = Un rang est 1 plus le nombre de joueurs mieux classés.
clause-P-10-8 = Les joueurs qui ne sont pas éliminés sont classés devant ceux qui le sont.
clause-P-10-9 = Avec l’option `cap` supérieure à 0, la partie se termine quand le tour ordinaire numéro `cap` est entièrement joué et que deux joueurs ou plus ne sont pas éliminés.
clause-P-10-10 = À la limite, les joueurs qui ne sont pas éliminés sont classés par nombre de cartes possédées, le plus grand étant le meilleur.
clause-P-10-11 = À nombre égal, ils y partagent un rang.

## P-11 Partie courte
clause-P-11-1 = Elle peut commencer à l’étape (b) d’un tour, même du tour 1, quand exactement deux joueurs ne sont pas éliminés et qu’il n’y a aucune carte sur la table, ni structure ni cartes restantes.
clause-P-11-2 = Avec l’option `short` = `off`, elle ne commence jamais.
clause-P-11-3 = Avec `auto`, elle commence la première fois que P-11.1 est vraie.
clause-P-11-4 = Avec `ask`, D3 est posée la première fois que P-11.1 est vraie, d’abord à l’annonceur.
clause-P-11-5 = L’autre joueur n’est interrogé qu’après un `yes`.
clause-P-11-6 = Elle ne commence que si les deux disent `yes`.
clause-P-11-7 = D3 est posée au plus une fois par partie.
clause-P-11-8 = Une fois commencée, la partie courte dure jusqu’à la fin.
clause-P-11-9 = Aucun tour lance-pierre n’est joué.
clause-P-11-10 = Les cartes des structures, cochons compris, ne quittent la table que par une reprise.
clause-P-11-11 = Un joueur a au plus deux structures.
clause-P-11-12 = Chacune a un seul matériau, choisi librement, le même ou un autre.
clause-P-11-13 = La seconde n’est commencée que tant que la première est complète, avec son cochon.
clause-P-11-14 = Un cochon sur la première structure ne termine pas la construction ; la même collecte continue sur la seconde.
clause-P-11-15 = La partie se termine dès qu’un joueur, le bâtisseur, a deux structures avec cochon.
clause-P-11-16 = Le reste de sa collecte est d’abord glissé sous son paquet.
clause-P-11-17 = Le joueur qui possède le plus de cartes gagne, bâtisseur ou non.
clause-P-11-18 = À nombre égal, le bâtisseur gagne.
clause-P-11-19 = On reprend les cartes à la seconde structure tant qu’elle en a, puis à la première.
clause-P-11-20 = Toutes les clauses qui ne sont pas changées ici s’appliquent, élimination et limite comprises.
clause-P-11-21 = Les tours continuent d’être comptés depuis le début de la partie.
