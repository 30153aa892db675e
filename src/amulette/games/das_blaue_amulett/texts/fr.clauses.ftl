### Les clauses de docs/rules/das-blaue-amulett.md en français.

## B-1 Mise en place
clause-B-1-1 = On joue à 2, 3 ou 4.
clause-B-1-2 = Chaque joueur a un prince.
clause-B-1-3 = Chaque joueur a les six cartes de mouvement de sa couleur.
clause-B-1-4 = À 2 ou 3 joueurs, les autres princes et jeux de cartes restent de côté.
clause-B-1-5 = Tous les princes commencent en P0.
clause-B-1-6 = Toutes les cartes de mouvement commencent ouvertes.
clause-B-1-7 = Le nain commence sur la première porte, P1.
clause-B-1-8 = La sorcière commence sur les ruines, P2.
clause-B-1-9 = La magicienne commence en P3.
clause-B-1-10 = Les 31 cartes destin sont mélangées et forment la pioche, faces cachées.
clause-B-1-11 = Les mains commencent vides.
clause-B-1-12 = La défausse commence vide.
clause-B-1-13 = L’amulette commence en P10 ; personne ne la porte.
clause-B-1-14 = Premier joueur : on mélange un jeu de six cartes de mouvement, chaque joueur en reçoit une face visible, la plus haute commence, J étant au-dessus de 5 (il ne peut pas y avoir d’égalité) ; les cartes retournent à leur place.
clause-B-1-15 = Les tours se suivent dans l’ordre des places A, B, C, D.
clause-B-1-16 = Chaque jeu de cartes est montré dans l’ordre 1 2 3 4 5 J.

## B-2 Plateau
clause-B-2-1 = Le tronçon *g* (0–9) se trouve entre Pg et P(g+1).
clause-B-2-2 = Il a des cases de droite gR1…gRn et des cases de gauche gL1…gLn, le numéro 1 à côté de Pg, le numéro *n* à côté de P(g+1).
clause-B-2-3 = Les cases de droite se parcourent par numéros croissants.
clause-B-2-4 = Les cases de gauche se parcourent par numéros décroissants.
clause-B-2-5 = gRk et gLk sont voisines.
clause-B-2-6 = Seule la voie où se trouve un prince décide de sa direction ; aucune autre orientation n’est retenue.
clause-B-2-7 = Un endroit n’a pas de voie.
clause-B-2-8 = Un endroit peut accueillir autant de princes que l’on veut.
clause-B-2-9 = Entre deux déplacements, une case de chemin porte au plus un prince.
clause-B-2-10 = Il y a des cases à flèche sur les deux voies.
clause-B-2-11 = Un endroit n’est jamais une case à flèche.

## B-3 Tour
clause-B-3-1 = Ordre d’un tour : jouer une carte et se déplacer (B-4 à B-6) ; régler la fin du déplacement (B-7 à B-11) ; après un joker, peut-être un autre déplacement (B-4.6) ; réduire la main (B-8.11) ; Forces des Ténèbres (B-12).
clause-B-3-2 = Se déplacer est obligatoire ; on ne peut pas passer. (C’est toujours possible, puisqu’un prince bloqué rebrousse chemin.)
clause-B-3-3 = Toute décision d’un tour revient au joueur actif.
clause-B-3-4 = Qu’une décision se présente ne dépend que de faits publics.
clause-B-3-5 = Elle est posée au joueur actif même si une seule réponse est permise.
clause-B-3-6 = Pour chaque décision, il connaît les faits publics (section 4) et sa propre main, rien d’autre.

## B-4 Cartes de mouvement
clause-B-4-1 = Décision **play**, au début du tour : une carte chiffrée ouverte, au choix, ou le joker ouvert avec une valeur de 1 à 6.
clause-B-4-2 = Une carte chiffrée donne exactement son nombre de points.
clause-B-4-3 = La valeur du joker est annoncée quand il est joué.
clause-B-4-4 = La carte jouée devient utilisée.
clause-B-4-5 = Si c’était la dernière carte ouverte, les six redeviennent ouvertes aussitôt, avant que le déplacement soit fait.
clause-B-4-6 = Décision **again**, quand un déplacement au joker est entièrement réglé : jouer une carte ouverte comme en B-4.1, ou `stop`.
clause-B-4-7 = Un joker qui était la dernière carte ouverte est de nouveau ouvert et peut être joué.
clause-B-4-8 = Un second déplacement au joker est lui aussi suivi de « again ».
clause-B-4-9 = Après un déplacement avec une carte chiffrée, aucun autre ne suit, même si cette carte a rouvert les six. (Un tour a donc au plus trois déplacements : J, J, carte chiffrée.)

## B-5 Pas
clause-B-5-1 = Un déplacement de *v* points, c’est *v* pas ; chaque pas mène sur une case de chemin ou un endroit et use un point.
clause-B-5-2 = Depuis Pg, le pas mène à gR1.
clause-B-5-3 = Quitter un endroit ne coûte jamais de carte, quelle que soit la Force qui s’y trouve entre-temps.
clause-B-5-4 = Depuis gRk, k < n, le pas mène à gR(k+1).
clause-B-5-5 = Depuis gRn, le prince fait face à P(g+1) ; s’il le surmonte (B-6), le pas mène à P(g+1).
clause-B-5-6 = Un endroit compte pour une case, que le déplacement s’y termine ou le traverse.
clause-B-5-7 = Si P(g+1) n’est pas surmonté, le prince rebrousse chemin : le pas mène de gRn à gLn.
clause-B-5-8 = Cela use un point, pour gLn ; l’endroit n’en coûte aucun.
clause-B-5-9 = Les points restants se parcourent le long de la voie de gauche.
clause-B-5-10 = Depuis gLk, k > 1, le pas mène à gL(k−1).
clause-B-5-11 = Depuis gL1, le pas mène à gR1 (on contourne l’endroit), sauf selon B-5.15.
clause-B-5-12 = Cela use un point, pour gR1 ; l’endroit n’en coûte aucun.
clause-B-5-13 = Contourner ne coûte pas de carte, quelle que soit la Force qui se trouve en Pg.
clause-B-5-14 = Depuis la voie de gauche, on n’entre jamais dans une porte ni dans un endroit à épreuve.
clause-B-5-15 = Décision **left**, en gL1 avec exactement 1 point restant, Pg étant un château : `enter` (le déplacement se termine dans le château) ou `round` (il se termine en gR1).
clause-B-5-16 = `enter` n’est permis que si le château n’exige rien (B-6.1, B-6.2, B-6.6) ou si la carte exigée est en main.
clause-B-5-17 = `enter` joue la carte exigée.
clause-B-5-18 = `round` est toujours permis.
clause-B-5-19 = S’il reste plus de points en gL1, un château est contourné sans décision.
clause-B-5-20 = Un prince ne recule jamais derrière Pg de son tronçon présent. (Cela suit de B-5.11 et B-5.15.)
clause-B-5-21 = Les princes rencontrés en route sont dépassés sans effet.
clause-B-5-22 = Un prince en déplacement n’occupe pas sa case de départ ; y finir de nouveau ne pousse personne.
clause-B-5-23 = Un déplacement se termine quand ses points sont épuisés, jamais plus tôt.
clause-B-5-24 = Plusieurs endroits dans un même déplacement se règlent chacun quand on lui fait face, avec les cartes alors en main.

## B-6 Surmonter un endroit
clause-B-6-1 = Porte, château, but sans Force : rien n’est exigé.
clause-B-6-2 = Porte, château, but avec une Force : la carte de cette Force.
clause-B-6-3 = Endroit à épreuve sans Force : sa carte d’épreuve.
clause-B-6-4 = Endroit à épreuve avec une Force : sa carte d’épreuve et la carte de la Force.
clause-B-6-5 = L’exigence est la même pour s’arrêter à l’endroit et pour le traverser.
clause-B-6-6 = De P1 à P9, la carte de la Force n’est pas demandée au porteur.
clause-B-6-7 = L’amulette ne remplace jamais une carte d’épreuve.
clause-B-6-8 = On entre sans décision dans un endroit qui n’exige rien.
clause-B-6-9 = Personne ne rebrousse chemin par choix devant un endroit qui n’exige rien (voir l’option `turning`).
clause-B-6-10 = Décision **pay**, quand on fait face à un endroit qui exige quelque chose : `pay` ou `turn`.
clause-B-6-11 = `pay` n’est permis qu’avec toutes les cartes exigées en main.
clause-B-6-12 = `turn` est toujours permis.
clause-B-6-13 = Rebrousser chemin ne joue aucune carte, même avec une des deux cartes exigées en main.
clause-B-6-14 = Les cartes jouées vont faces visibles sur la défausse.
clause-B-6-15 = La carte d’épreuve d’abord, la carte de la Force par-dessus.
clause-B-6-16 = Une Force vaincue reste à son endroit.
clause-B-6-17 = Une épreuve payée par un prince reste à payer par chacun des autres.
clause-B-6-18 = Ce que les autres voient d’un demi-tour ne dit pas si le joueur actif aurait pu payer (sauf avec `must_pay`, où le demi-tour montre que l’exigence ne pouvait pas être remplie).

## B-7 Fin d’un déplacement sur le chemin ; poussée
clause-B-7-1 = Ordre : changement d’amulette (B-9.3), poussée, vol (B-9.7), carte destin (B-8.1).
clause-B-7-2 = Un prince sur la case de chemin où se termine le propre déplacement du joueur actif est poussé sur la case voisine de l’autre voie : de droite à gauche, ou de gauche à droite.
clause-B-7-3 = Si cette case est occupée, son occupant est décalé d’une case en avant dans sa propre voie.
clause-B-7-4 = Un prince décalé décale de même l’occupant de sa nouvelle case, et ainsi de suite.
clause-B-7-5 = Devant gRn se trouve gLn.
clause-B-7-6 = Devant gL1 se trouve gR1.
clause-B-7-7 = Si la chaîne atteint le propre prince du joueur actif, il est décalé lui aussi.
clause-B-7-8 = Terminer un déplacement sur un endroit ne pousse personne.
clause-B-7-9 = Les poussées sont automatiques ; personne ne choisit.
clause-B-7-10 = Un prince poussé ou décalé ne pioche pas de carte destin.
clause-B-7-11 = Un prince décalé dans une chaîne n’y gagne ni n’y perd l’amulette.
clause-B-7-12 = Une poussée qui ne prend pas l’amulette ne vole rien.

## B-8 Cartes destin, limite de la main, nouveau mélange
clause-B-8-1 = Si le propre déplacement du joueur actif se termine sur une case à flèche, il pioche la carte du dessus de la pioche ; c’est obligatoire et automatique.
clause-B-8-2 = C’est la case où les pas se sont terminés qui compte, non celle où B-7.7 le décale.
clause-B-8-3 = Chaque déplacement d’un tour au joker est jugé à part : deux flèches donnent deux cartes.
clause-B-8-4 = Avec 3 cartes ou plus en main, il en défausse jusqu’à 2 avant de piocher, sans connaître la nouvelle carte.
clause-B-8-5 = Décision **drop** : `discard` une carte d’une sorte quelconque en main ; répétée jusqu’à atteindre le nombre voulu.
clause-B-8-6 = Chacune va face visible sur le dessus de la défausse, dans l’ordre choisi.
clause-B-8-7 = Une carte de Force ou d’épreuve piochée va en main, sans que les autres la voient.
clause-B-8-8 = Une carte d’amulette piochée est montrée à tous et aussitôt posée sur la défausse, jamais gardée.
clause-B-8-9 = Elle n’est pas remplacée par une autre carte.
clause-B-8-10 = Les mains ne sont jamais complétées ; les cartes ne viennent que des flèches, des châteaux et des vols.
clause-B-8-11 = Après le dernier déplacement du tour, avant l’étape des Forces, une main de plus de 3 cartes est réduite à 3 par des décisions drop.
clause-B-8-12 = Seule une prise dans un château peut porter une main au-delà de 3, jusqu’à ce que B-8.4, B-8.11 ou B-9.9 s’applique.
clause-B-8-13 = Aucune carte n’est jamais défaussée à volonté.
clause-B-8-16 = Les cartes au-delà de 3 peuvent être jouées dans un déplacement ultérieur du même tour.
clause-B-8-14 = Dès que la dernière carte de la pioche a été piochée et se trouve en main (une carte d’amulette : sur la défausse), toute la défausse est mélangée et forme une nouvelle pioche.
clause-B-8-15 = Cela précède le vol que cette carte peut causer. (Il y a là au moins 19 cartes, donc on peut toujours piocher.)

## B-9 Amulette
clause-B-9-1 = Une carte d’amulette piochée alors que l’amulette se trouve en P10 fait du joueur actif son porteur.
clause-B-9-2 = Piochée alors qu’un autre joueur la porte, la carte la fait passer aussitôt au joueur actif.
clause-B-9-3 = Si le propre déplacement du joueur actif se termine sur la case de chemin du porteur, l’amulette passe au joueur actif.
clause-B-9-4 = Partager un endroit avec le porteur ne change rien.
clause-B-9-5 = Une carte d’amulette trouvée par le porteur est sans effet.
clause-B-9-6 = Un porteur qui arrive sur un autre prince garde l’amulette.
clause-B-9-7 = Décision **steal**, juste après que l’amulette a été prise à un joueur (B-9.2, B-9.3, B-10.7) qui a une carte en main : `steal` ou `nosteal`.
clause-B-9-8 = Rien n’est proposé s’il n’en a aucune.
clause-B-9-9 = Après `steal`, un joueur actif qui a plus de 2 cartes doit en défausser jusqu’à 2 (drop) avant de recevoir la carte.
clause-B-9-10 = La carte volée est tirée au hasard, chaque carte de cette main étant également probable.
clause-B-9-11 = Une carte par changement de porteur.
clause-B-9-12 = Rien n’est proposé si l’amulette venait de P10.
clause-B-9-13 = Seuls les deux joueurs concernés en apprennent la sorte.
clause-B-9-14 = Au-delà du feu, c’est-à-dire en P10, l’amulette n’aide pas.
clause-B-9-15 = Elle y reste portée jusqu’à ce qu’elle soit prise de la manière ordinaire.
clause-B-9-16 = On ne peut pas refuser de recevoir l’amulette.

## B-10 Châteaux
clause-B-10-1 = Décision **take**, quand le propre déplacement du joueur actif s’est terminé dans un château (P0, P3, P7 ; par la voie de droite ou par `enter`) et que la défausse n’est pas vide : `take` ou `notake`.
clause-B-10-2 = `take`, ce sont les 3 cartes du dessus de la défausse.
clause-B-10-3 = Si elle en a moins, elle est prise tout entière.
clause-B-10-4 = Toutes ou aucune.
clause-B-10-5 = Une carte de Force que l’on vient de payer à ce château en fait partie.
clause-B-10-6 = Les cartes de Force et d’épreuve prises vont en main, même au-delà de 3.
clause-B-10-7 = Une carte d’amulette prise donne l’amulette au joueur actif.
clause-B-10-8 = Elle retourne aussitôt sur le dessus de la défausse.
clause-B-10-9 = Plusieurs d’entre elles n’agissent qu’une fois.
clause-B-10-10 = Pour un vol après B-10.7, toutes les cartes en main comptent, y compris celles qui viennent d’être prises.
clause-B-10-11 = Tout le monde voit quelles cartes sont prises.
clause-B-10-12 = Traverser ou contourner un château ne donne rien.
clause-B-10-13 = S’y trouver quand un tour commence ne donne rien.

## B-11 Château de Lumière
clause-B-11-1 = On ne peut entrer en P10 que depuis 9Rn avec exactement 1 point restant.
clause-B-11-2 = Avec plus de points, le prince y rebrousse chemin ; rien n’est exigé, aucune décision ne se présente.
clause-B-11-3 = Compte exact, pas de Force : le prince entre et gagne.
clause-B-11-4 = Compte exact, une Force en P10 : décision pay pour sa carte.
clause-B-11-5 = `pay` fait entrer et gagner.
clause-B-11-8 = `turn` termine le déplacement en 9Ln.
clause-B-11-6 = Il n’est pas nécessaire de noter les épreuves accomplies.
clause-B-11-7 = La victoire est immédiate : ni second déplacement au joker, ni réduction de la main, ni étape des Forces ne suivent.

## B-12 Forces des Ténèbres
clause-B-12-1 = Décision **force**, dernière étape de chaque tour, répétée : déplacer une figurine (`force f Pi`) ou `done`.
clause-B-12-2 = Chaque figurine peut être choisie une fois par tour.
clause-B-12-3 = Les destinations sont P1–P10, jamais P0.
clause-B-12-4 = Jamais l’endroit présent de la figurine.
clause-B-12-5 = Jamais l’endroit d’une figurine déjà choisie ce tour-ci.
clause-B-12-6 = Si une figurine pas encore choisie se trouve à la destination, les deux échangent leurs endroits.
clause-B-12-7 = La figurine délogée peut encore être choisie.
clause-B-12-8 = Aucun endroit ne porte jamais deux figurines.
clause-B-12-9 = Les endroits où se trouvent des princes sont des destinations permises.
clause-B-12-10 = Les princes qui y sont déjà ne sont pas touchés.
clause-B-12-11 = `done` tout de suite est permis.
clause-B-12-12 = Après la troisième figurine, l’étape se termine d’elle-même.
clause-B-12-13 = Les figurines ne bougent à aucun autre moment.

## B-13 Oublié, c’est oublié
clause-B-13-1 = Les actes facultatifs again, steal et force sont proposés une fois, chacun à son moment ; ce qui a été refusé ne peut pas être réclamé plus tard.
clause-B-13-2 = Il en va de même de take, pay et left.
clause-B-13-3 = Poussées, pioches, changements d’amulette, réouverture d’un jeu de cartes et nouveaux mélanges sont automatiques.
clause-B-13-4 = Aucune réponse ne peut être reprise.
clause-B-13-5 = Si une horloge arrive à zéro, chaque décision jusqu’à la fin du tour reçoit sa réponse par défaut (section 6).

## B-14 Fin et classement
clause-B-14-1 = La partie se termine quand un prince entre en P10 ; ce joueur est premier.
clause-B-14-2 = Les autres sont classés selon leur position sur le plateau : Pg est (g, 0, 0), gLk est (g, k, 0), gRk est (g, k, 1) ; le plus grand est le meilleur, en comparant de gauche à droite.
clause-B-14-3 = Les princes au même endroit partagent un rang, et le rang suivant est sauté (1, 2, 2, 4).
clause-B-14-4 = Quand chaque joueur a eu `turn_cap` tours sans vainqueur, la partie se termine ; personne n’a gagné et tous sont classés selon B-14.2.
