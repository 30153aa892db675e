### Le livret de règles de Das blaue Amulett, dans l’ordre où l’on apprend le jeu.

book-1-title = Ton but
book-1-text =
    Tu es un prince en route vers le Château de Lumière. En chemin, tu dois accomplir trois épreuves et passer les Forces des Ténèbres, que tes rivaux mettent sans cesse devant toi.

    Le premier qui entre au Château de Lumière, avec un compte exact, gagne.
book-2-title = Le chemin
book-2-text =
    Le chemin a deux voies. La voie de droite mène au Château de Lumière, la voie de gauche ramène en arrière. La voie où tu te trouves est ta direction.

    Onze endroits interrompent le chemin, dans cet ordre : château de départ, porte, ruines, château, porte, eau, porte, château, porte, feu, Château de Lumière. Chaque endroit est une case commune aux deux voies. Entre deux endroits, chaque voie a six cases. La deuxième et la cinquième, comptées depuis l’endroit le plus proche du départ, portent une flèche.
book-3-title = Tes cartes
book-3-text =
    Tu as six cartes de mouvement : 1, 2, 3, 4, 5 et le joker. Elles sont ouvertes : tout le monde voit ce que tu peux encore jouer.

    Les 31 cartes destin sont secrètes. Quatorze vainquent les Forces des Ténèbres : cinq le nain, cinq la sorcière, quatre la magicienne. Douze accomplissent les épreuves : quatre pour les ruines, quatre pour l’eau, quatre pour le feu. Cinq sont des cartes d’amulette.

    Tu commences sans carte destin et tu en gardes trois au plus.
book-4-title = La mise en place
book-4-text =
    Tous les princes partent du château de départ. Le nain est sur la première porte, la sorcière sur les ruines, la magicienne sur le château qui suit. L’amulette bleue attend au Château de Lumière. On mélange les cartes destin.

    Pour savoir qui commence, chacun reçoit une carte d’un jeu de mouvement mélangé. La plus haute commence, et le joker passe avant le 5. Ensuite, on joue dans le sens des aiguilles d’une montre.
book-5-title = Ton tour
book-5-text =
    D’abord, tu joues une carte de mouvement et tu te déplaces. Tu ne peux pas passer.

    Puis vient ce que ton déplacement amène : tu pousses un prince, tu pioches une carte destin ou tu prends des cartes dans un château.

    Si tu as joué le joker, tu peux maintenant jouer une autre carte.

    À la fin, si tu as plus de trois cartes destin, tu en défausses pour n’en garder que trois. En tout dernier, tu peux déplacer les Forces des Ténèbres.
book-6-title = Se déplacer
book-6-text =
    Joue une de tes cartes ouvertes et avance d’exactement autant de cases. Le joker donne de une à six cases ; tu dis combien en le jouant. La carte est alors utilisée. Quand ta dernière carte ouverte est utilisée, les six se rouvrent aussitôt.

    Après un déplacement au joker, tu peux jouer une autre carte ouverte. Si c’est de nouveau le joker, parce que tes cartes viennent de se rouvrir, tu peux même te déplacer une troisième fois. Après un chiffre, c’est fini.

    Tu peux dépasser les autres princes.
book-7-title = Ce que demandent les endroits
book-7-text =
    Quand la voie de droite t’amène à un endroit, tu dois le surmonter, que tu t’y arrêtes ou que tu le traverses.

    Portes, châteaux et Château de Lumière sont libres. Mais si une Force des Ténèbres s’y trouve, ils coûtent sa carte. Ruines, eau et feu coûtent toujours leur carte d’épreuve, plus la carte de la Force qui s’y trouve. Chaque prince doit payer lui-même chaque épreuve.

    Les cartes payées vont faces visibles sur la défausse, et la Force reste là. Quitter un endroit est toujours gratuit.

    Tu peux aussi refuser de payer, même si tu le pourrais.
book-8-title = Rebrousser chemin
book-8-text =
    Si tu ne paies pas, tu rebrousses chemin : de la dernière case de droite, tu passes à la dernière case de gauche, et tu y fais tes points restants. L’endroit lui-même n’use pas de point.

    Au bout de la voie de gauche, tu contournes l’endroit derrière toi : de la première case de gauche, tu passes à la première case de droite, et te voilà de nouveau en route vers le but. Cela ne coûte rien, quelle que soit la Force qui s’y trouve. Tu ne recules donc jamais derrière le dernier endroit passé.
book-9-title = Rebrousser chemin : un exemple
book-9-text =
    Ana est sur la quatrième case de droite avant la première porte, où attend le nain. Elle joue un 5.

    Si elle paie une carte de nain, elle fait : cinquième case, sixième case, porte, première et deuxième case derrière. La deuxième porte une flèche : Ana pioche une carte.

    Si elle ne paie pas, elle fait : cinquième case, sixième case, puis, sur la voie de gauche, la sixième, la cinquième et la quatrième.
book-10-title = Pousser
book-10-text =
    Si ton déplacement se termine sur une case de chemin où se trouve un autre prince, tu le pousses sur la case d’à côté, sur l’autre voie. Il va maintenant dans l’autre sens : malchance, ou chance s’il reculait.

    Si quelqu’un y est déjà, ce prince est décalé d’une case en avant dans sa propre voie, et ainsi de suite. Au bout d’une voie, il passe sur l’autre, jamais dans un endroit. Toi aussi, tu peux être décalé.

    Aux endroits, on ne pousse personne ; plusieurs princes peuvent s’y trouver.
book-11-title = Pousser : un exemple
book-11-text =
    Derrière les ruines, Ana est sur la première case de droite, Ben sur la quatrième de droite et Cléo sur la quatrième de gauche.

    Ana joue un 3 et arrive sur Ben. Ben est poussé sur la quatrième case de gauche. Cléo s’y trouve : elle est décalée d’une case en avant, sur la troisième de gauche.

    Ana n’est pas sur une flèche : elle ne pioche pas.
book-12-title = Les cartes destin
book-12-text =
    Si ton propre déplacement se termine sur une flèche, tu pioches une carte destin. Personne d’autre ne la voit. Si tu as déjà trois cartes, tu en défausses d’abord pour n’en garder que deux. Un prince poussé sur une flèche ne pioche rien.

    Une carte d’amulette est montrée aussitôt et va sur la défausse.

    On ne défausse pas à volonté, et les mains ne sont pas complétées. Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche.
book-13-title = L’amulette bleue
book-13-text =
    Qui pioche une carte d’amulette reçoit l’amulette bleue, du Château de Lumière ou du prince qui la porte. Tu la prends aussi à son porteur si ton déplacement se termine sur sa case de chemin.

    Avec l’amulette, tu n’as pas besoin de cartes contre les Forces des Ténèbres, jusqu’au feu compris. Elle ne remplace jamais une carte d’épreuve, et elle n’aide pas au Château de Lumière.

    Quand tu la prends à un joueur, tu peux aussi lui voler une carte au hasard. Si tu as trois cartes ou plus, tu en défausses d’abord pour n’en garder que deux.
book-14-title = L’amulette : un exemple
book-14-text =
    Ana est devant les ruines avec une carte de ruines et une carte de sorcière. La sorcière est là. Pour passer, Ana doit payer les deux.

    Si elle porte l’amulette, la carte de ruines suffit, et elle garde sa carte de sorcière.

    Plus tard, Ben, trois cartes en main, termine son déplacement sur la case d’Ana. Il reçoit l’amulette et la pousse sur l’autre voie. Il veut voler : il défausse une de ses cartes, puis reçoit la carte de sorcière d’Ana, la seule qu’elle ait.
book-15-title = Les châteaux
book-15-text =
    Si ton déplacement se termine exactement dans un château, tu peux prendre les trois cartes du dessus de la défausse, toutes ou aucune. Pour un moment, tu peux en avoir plus de trois. S’il y a une carte d’amulette, elle y retourne et tu reçois l’amulette. Tous voient ce que tu prends.

    Depuis la voie de gauche, tu peux entrer dans le château derrière toi si tu es sur la première case de gauche avec exactement un point restant. Si une Force s’y trouve, tu paies comme d’habitude. Tu peux aussi le contourner. Le château de départ compte, le Château de Lumière non.
book-16-title = Les Forces des Ténèbres
book-16-text =
    À la fin de ton tour, tu peux déplacer le nain, la sorcière et la magicienne, chacun une fois, vers n’importe quel endroit sauf le château de départ. Un endroit n’en porte qu’une. Si tu choisis un endroit où se trouve une Force que tu n’as pas encore déplacée, les deux échangent leurs endroits.

    Les princes qui y sont déjà ne sont pas touchés : ils partent librement. Mais qui vient ensuite doit payer.
book-17-title = Le Château de Lumière
book-17-text =
    Tu n’entres au Château de Lumière que depuis la dernière case de droite, avec exactement un point restant. S’il t’en reste plus, tu y rebrousses chemin. Si une Force s’y trouve, il te faut sa carte, même avec l’amulette.

    Qui entre gagne aussitôt. Les autres sont classés selon le chemin parcouru ; à même hauteur, la voie de droite vaut mieux que celle de gauche. Les princes au même endroit partagent un rang.

    Si personne n’a gagné après 150 tours chacun, la partie se termine sans vainqueur.
book-18-title = Oublié, c’est oublié
book-18-text =
    Un second déplacement après le joker, un vol, des cartes dans un château, les Forces des Ténèbres : chaque chose est proposée une fois, à son moment. Qui refuse ne peut pas l’avoir plus tard. Aucune réponse ne se reprend.

    Ce qui est obligatoire se fait tout seul.
book-19-title = Les options
book-19-text =
    Le plateau court a trois cases entre les endroits au lieu de six, et seule la deuxième porte une flèche.

    Vous pouvez convenir que celui qui peut payer doit payer, ou que l’on peut rebrousser chemin même devant un endroit libre, sauf au Château de Lumière.

    Vous pouvez convenir que, sur la voie de gauche, un compte exact mène toujours dans un château libre.

    Et vous pouvez choisir qui commence, et après combien de tours la partie s’arrête.
book-20-title = Trois conseils pour ta première partie
book-20-text =
    Termine tes déplacements sur des flèches et dans des châteaux. Sans cartes, la route est longue.

    Surveille les cartes ouvertes des princes derrière toi. Être poussé loin sur la voie de droite coûte le plus cher.

    Garde ton joker pour le Château de Lumière, et si possible une carte de chaque Force. Les autres y mettront celle que tu ne peux pas vaincre.
