### Le livret de règles de Das Amulett, dans l’ordre où l’on apprend le jeu.

book-1-title = Ton but
book-1-text =
    Tu es magicien ou magicienne, et tu veux garnir ton amulette de pierres précieuses. Qui possède le premier des pierres de sept couleurs différentes, ou huit pierres quelconques, gagne aussitôt.

    Les manas achètent des sorts. Les sorts rapportent du métal et changent les règles. Le métal achète des pierres. Mais un sort use ses manas tour après tour : il t’en faut toujours de nouveaux.
book-2-title = Le plateau
book-2-text =
    Le plateau a 24 territoires. Chacun demande un métal : l’eau de l’or, la forêt de l’argent, la steppe du cuivre, la montagne du fer. Dans les quatre quartiers de la ville, les quatre métaux conviennent.

    52 pierres de dix couleurs sont sur le plateau, trois par quartier de la ville et deux par autre territoire.

    Huit territoires ont une pyramide, onze touchent la grande muraille. Cela compte pour certains sorts, mais rien ne barre jamais la route. Un seul pion, le groupe, voyage pour vous tous ; on vend des pierres là où il se tient.
book-3-title = Ce que tu possèdes
book-3-text =
    Dix manas : chacun est dans ta réserve ou sur un de tes sorts. Ce qui quitte un sort revient dans ta réserve, tu en as donc toujours dix.

    Des cartes de métal : or, argent, cuivre et fer. Tu commences avec une de chaque. Tous voient combien de cartes tu tiens, mais pas lesquelles. Gains et paiements se font pourtant au grand jour : une bonne mémoire le sait.

    Tes sorts sont devant toi, faces visibles, et tes pierres sur ton amulette.
book-4-title = Une carte de sort
book-4-text =
    La bordure, grise, rouge ou bleue, dit dans quelle phase le sort agit.

    En haut à gauche, ses symboles de métal, une carte pour chacun ; un joker est un métal de ton choix. Certains sorts n’en ont pas. En haut à droite, ses éclairs : autant de manas perdus à la fin de chaque tour. Au milieu, son texte. Tu n’es jamais obligé d’utiliser un texte.

    Tant qu’il reste un mana sur un sort, il agit pleinement. Quand le dernier s’en va, la carte passe aussitôt sous la pioche.
book-5-title = La mise en place
book-5-text =
    Le groupe commence sur le quartier de la ville qui a une pyramide. Le chapeau, tiré au sort, désigne le premier joueur.

    Tu reçois quatre sorts et tu en gardes deux en secret ; les autres sont remis dans la pioche et mélangés. Puis tu poses en secret des manas sur tes deux sorts, au moins un sur chacun. Le reste demeure dans ta réserve.

    Quand tous sont prêts, tous les sorts et leurs manas sont montrés en même temps.
book-6-title = Un tour
book-6-text =
    Chaque tour a quatre phases.

    Blanche : on met des sorts aux enchères, contre des manas.

    Grise : les sorts gris rapportent du métal.

    Rouge : le groupe voyage, et on met des pierres aux enchères, contre du métal.

    Bleue : les sorts bleus agissent, puis tous les sorts perdent des manas.

    Si plusieurs joueurs peuvent agir au même moment, celui qui a le chapeau passe d’abord, puis on suit le sens horaire. Qui gagne une enchère, de sort ou de pierre, prend aussitôt le chapeau. Rien d’autre ne le fait changer de mains.
book-7-title = Phase blanche : acheter des sorts
book-7-text =
    On prend sur la pioche autant de sorts qu’il y a de joueurs, faces cachées. On les retourne et on les met aux enchères un par un.

    On demande une fois à chacun, d’abord au premier joueur : passer, ou miser plus de manas que la mise d’avant. On mise au moins 1 et au plus ce qu’on a en réserve. Qui a misé le plus prend la carte, y pose exactement sa mise, prend le chapeau et ouvre les mises pour la carte suivante.

    Si tous passent, la carte va sous la pioche et le chapeau reste. Un nouveau sort agit dès la phase grise de ce tour.
book-8-title = Un sort est vendu
book-8-text =
    Ana a le chapeau. Elle passe, Ben mise 1, et Cléo, qui a sept manas en réserve, mise 4. On ne redemande à personne : le sort est à Cléo. Elle y pose quatre manas et prend le chapeau.

    On retourne la carte suivante. Maintenant on demande d’abord à Cléo, et elle peut miser au plus 3.
book-9-title = Phase grise : le métal
book-9-text =
    Dans l’ordre du jeu, chacun utilise ses sorts gris : le texte, le métal, les deux ou rien, dans l’ordre voulu, chacun une fois par tour.

    Pour chaque symbole, tu prends dans le stock une carte de ce métal ; pour un joker, n’importe quel métal qui s’y trouve encore.

    Si le tas du métal dû est vide, tu choisis un autre joueur qui en a et tu lui prends une carte ; il ne peut pas refuser. Tu peux aussi t’en passer. Si personne n’en a, tu ne reçois rien. Les jokers ne se prennent aux autres joueurs que si les quatre tas sont vides.
book-10-title = Phase rouge : le voyage
book-10-text =
    D’abord, qui a Désir ardent ou Voyage magique peut l’utiliser.

    Puis, si aucun Voyage magique n’a fixé le nombre, le premier joueur tire un des six marqueurs : 3, 4, 4, 5, 5 ou 6. Autant de fois, il se passe la même chose : une enchère là où se tient le groupe, puis un déplacement. Au tour suivant, tous les marqueurs sont de nouveau dans le sac.

    S’il n’y a pas de pierre dans le territoire, l’enchère n’a pas lieu, mais elle compte.
book-11-title = Phase rouge : offrir pour une pierre
book-11-text =
    Tu paies avec le métal du territoire, en ville avec les quatre, et partout avec ce que tes sorts permettent. Tu peux mêler ces métaux.

    Le premier joueur commence, puis on suit le sens horaire : offrir plus de cartes que l’offre d’avant, ou passer. La première offre est d’au moins 1. On dit seulement le nombre, jamais les métaux, et on n’offre jamais plus qu’on ne peut payer. Qui passe est dehors. On continue jusqu’à ce que tous aient passé sauf un ; celui-là gagne et prend le chapeau.

    Si personne n’offre rien, les pierres et le chapeau restent.
book-12-title = Phase rouge : payer
book-12-text =
    Le gagnant pose, faces visibles, autant de cartes qu’il en a offert, à son choix parmi les métaux qui conviennent ici. Puis on se sert sur cette offre, toujours à partir du gagnant dans le sens horaire.

    D’abord les textes : avec les Influences et les deux Malédictions, on prend des cartes de son choix. Puis les symboles : chaque symbole de métal sur tes sorts rouges prend une carte de ce métal. C’est le métal imprimé qui compte, même sur une carte payée comme joker.

    Ici, on ne prend rien dans le stock ni dans les mains. Ce qui reste de l’offre va au stock.
book-13-title = Phase rouge : pierre et déplacement
book-13-text =
    Le gagnant prend une pierre du territoire, et d’autres avec un Cadeau qui convient.

    Puis le joueur qui a le chapeau doit déplacer le groupe sur un territoire voisin qui a une pierre. Le groupe ne reste jamais sur place. Si aucun voisin n’a de pierre, n’importe quel autre territoire qui en a une convient. Le groupe se déplace après chaque enchère, même la dernière, et même sans gagnant.
book-14-title = Une pierre est vendue
book-14-text =
    Le groupe est sur une steppe : c’est le cuivre qui compte. Ana a le chapeau et trois cartes de cuivre. Ben a deux cartes de cuivre, deux de fer et Métamorphose de fer. Cléo a une carte de cuivre et Malédiction de l’avarice.

    Ana offre 2. Ben offre 4, car son fer convient aussi. Cléo doit passer, et Ana aussi : elle ne peut aller plus loin que 3. Ben prend le chapeau et paie ses quatre cartes.

    L’offre ne dépasse pas 4 : Cléo y prend une carte de cuivre. Si le sort de Ben porte un symbole de fer, il reprend une carte de fer. Le reste va au stock. Ben prend une pierre et déplace le groupe.
book-15-title = Phase bleue : l’énergie
book-15-text =
    Dans l’ordre du jeu, chacun joue toute sa phase. D’abord tu utilises tes sorts bleus, texte et métal dans l’ordre voulu, comme en phase grise.

    Puis vient l’entretien : chacun de tes sorts, de toute couleur, perd autant de manas qu’il a d’éclairs, ou tous s’il en a moins. Les manas reviennent dans ta réserve. Les sorts vides vont sous la pioche ; s’il y en a plusieurs, tu choisis l’ordre.

    Un sort bleu peut aussi toucher ceux qui ont déjà fini leur phase.
book-16-title = Combien de temps dure un sort
book-16-text =
    Cléo a acheté pour 4 un sort à un éclair. Il agit ce tour-ci et trois autres ; puis le quatrième mana s’en va.

    Ben a un sort à deux éclairs avec trois manas. Après l’entretien il en reste un, et le sort agirait encore pleinement au tour suivant. Mais Cléo joue après lui et le vise avec Attraction de la lumière. Le dernier mana revient dans la réserve de Ben, et son sort va sous la pioche.
book-17-title = La fin de la partie
book-17-text =
    Dès que tu as des pierres de sept couleurs différentes, ou huit pierres, tu gagnes. On le vérifie après chaque pierre, et plus rien d’autre n’a lieu.

    Ana a six pierres de six couleurs et prend une rouge, qu’elle avait déjà. Avec Cadeau, elle prend ensuite une brune, sa septième couleur : elle gagne. (C’est aussi sa huitième pierre.)

    Les autres sont classés par pierres, puis couleurs, puis cartes de métal en main. Si personne n’a gagné après 40 tours, la partie s’arrête et ce classement décide. Vous pouvez convenir d’un autre nombre de tours.
book-18-title = Les sorts gris
book-18-text =
    Magie de l’ambre : prends deux cartes d’or par pierre jaune sur ton amulette.

    Magie des diamants : prends deux cartes d’argent par pierre transparente.

    Magie des rubis : prends deux cartes de cuivre par pierre rouge.

    Magie des émeraudes : prends deux cartes de fer par pierre verte.

    Téléportation : déplace une pierre du plateau d’un territoire vers n’importe quel autre, même vide.

    Abondance d’or : rapporte trois cartes d’or.

    Abondance d’argent : rapporte trois cartes d’argent.

    Abondance de cuivre : rapporte trois cartes de cuivre.

    Abondance de fer : rapporte trois cartes de fer ; cette carte existe deux fois.

    Deux vœux : rapporte deux cartes de métal de ton choix, pareilles ou différentes.
book-19-title = Les sorts rouges : ce qui vaut comme métal
book-19-text =
    Désir ardent : au début de la phase, tu nommes un métal, et dans toutes les enchères de cette phase chacun peut aussi payer avec lui.

    Métamorphose de fer : ton fer convient dans tous les territoires.

    Métamorphose d’or : ton or convient dans tous les territoires.

    Métamorphose de cuivre : ton cuivre convient dans tous les territoires.

    Métamorphose d’argent : ton argent convient dans tous les territoires.

    Métamorphose divine : dans les territoires à pyramide, toutes tes cartes conviennent.

    Métamorphose de pierre : dans les territoires de la muraille, toutes tes cartes conviennent.
book-20-title = Les sorts rouges : offrir et voyager
book-20-text =
    Voyage magique : au début de la phase, tu fixes le nombre d’enchères, 3, 4, 5 ou 6, et on ne tire pas de marqueur.

    Pouvoir immense : qui surenchérit sur ton offre doit monter d’au moins 2.

    Supériorité : tu peux offrir exactement autant que l’offre d’avant et passer en tête ; Pouvoir immense ne te lie pas.

    Ailes du phénix : quand tu déplaces le groupe, tu peux choisir n’importe quel autre territoire qui a une pierre.

    Exemple : Ana, avec Pouvoir immense, offre 3. Ben doit offrir au moins 5. Cléo, avec Supériorité, dit 3 et passe en tête. Maintenant 4 suffit de nouveau.
book-21-title = Les sorts rouges : quand une enchère est gagnée
book-21-text =
    Influence : si tu gagnes, tu peux reprendre une carte de ton offre.

    Influence des bâtisseurs : si tu gagnes à la muraille, tu peux reprendre deux cartes de ton offre.

    Influence des pharaons : si tu gagnes à une pyramide, tu peux reprendre deux cartes de ton offre.

    Malédiction de l’avarice : si l’offre gagnante est de 4 ou moins, tu peux y prendre une carte, quel que soit le gagnant.

    Malédiction de Crésus : si l’offre gagnante est de 6 ou plus, tu peux y prendre une carte, quel que soit le gagnant.

    Cadeau : si tu gagnes, tu peux prendre une pierre de plus dans le territoire.

    Cadeau des bâtisseurs : si tu gagnes à la muraille, tu peux prendre une pierre de plus dans le territoire.

    Cadeau des pharaons : si tu gagnes à une pyramide, tu peux prendre une pierre de plus dans le territoire.

    Tout cela s’additionne.
book-22-title = Les sorts bleus
book-22-text =
    Arc d’énergie : déplace un ou plusieurs manas de ce sort vers un seul autre de tes sorts ; s’il n’en garde aucun, il s’en va.

    Attraction des ténèbres : retire un ou deux manas d’un seul sort, à toi ou à un autre.

    Attraction de la lumière : retire un mana d’un sort, à toi ou à un autre.

    Les manas reviennent toujours au propriétaire du sort qu’ils quittent. Chaque sort bleu rapporte aussi une carte de métal de ton choix ; prends-la avant que le sort se vide lui-même.
book-23-title = Variantes : les premiers sorts
book-23-text =
    Pour débuter : chacun reçoit deux sorts, faces visibles, avec deux manas sur chacun.

    Enchères : avant le premier tour, on met aux enchères quatre fois autant de sorts qu’il y a de joueurs, comme en phase blanche, tous montrés d’abord ou carte par carte. Achètes-en autant que tu veux, ou aucun.

    Choix : on étale le même nombre de sorts. Chacun en choisit un dans l’ordre du jeu, puis un dans l’ordre inverse, le dernier deux de suite. Le reste est remis dans la pioche et mélangé, et chacun pose ses manas en secret, comme d’habitude.
book-24-title = D’autres variantes
book-24-text =
    Pile visible : tous les sorts d’un tour sont retournés avant que le premier soit mis aux enchères.

    Cadeaux chers : les trois Cadeaux ont quatre éclairs.

    Cadeaux gourmands : après chaque pierre de plus, deux manas quittent le Cadeau utilisé, ou le dernier.

    Tout le métal en phase grise : les symboles de tous tes sorts, de toute couleur, paient dans ta phase grise. En échange, ils ne prennent plus rien sur les offres, et les sorts bleus ne rapportent rien en phase bleue. Les textes gardent leur phase.

    Vous pouvez combiner tout cela à votre gré.
book-25-title = Trois conseils pour ta première partie
book-25-text =
    Les manas posés sur un sort ne sont pas perdus, ils sont du temps. Si tu achètes un sort par tour, tu peux tenir un prix d’environ 4.

    Retiens ce que les autres gagnent et paient. Tu sais alors combien chacun peut offrir dans le prochain territoire, et il te suffit d’un de plus.

    Gagner, c’est aussi diriger. Mène le groupe là où ton métal convient, et loin de la pierre dont quelqu’un a besoin pour gagner.
