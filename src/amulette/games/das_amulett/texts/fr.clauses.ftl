### Les clauses de docs/rules/das-amulett.md en français.

## A-0 Conventions
clause-A-0-1 = Si plusieurs joueurs peuvent agir au même moment, ils le font dans l’ordre du jeu : le premier joueur, puis les autres dans le sens horaire, chacun finissant avant le suivant.
clause-A-0-2 = Un joueur qui peut utiliser plusieurs sorts au même moment choisit leur ordre.
clause-A-0-3 = Utiliser un texte est facultatif.
clause-A-0-4 = Les effets semblables de plusieurs sorts s’additionnent.
clause-A-0-5 = Un seul joueur à la fois a une décision à prendre, sauf pour `keep` et `charge`, que tous prennent en même temps.
clause-A-0-6 = Une décision est posée même si une seule action est permise, sauf si une clause dit « automatique ».
clause-A-0-7 = Une action interdite est refusée et ne change rien.
clause-A-0-8 = Une action permise est définitive.
clause-A-0-9 = Entre joueurs, on n’échange rien, on ne prête rien et on ne donne rien.
clause-A-0-10 = À chaque décision, réserve + manas sur ses propres sorts = 10 pour chaque joueur.
clause-A-0-11 = Stock + mains + offre = 28 pour chaque métal.
clause-A-0-12 = Plateau + amulettes = 52 pierres.
clause-A-0-13 = Pioche + petite pile + sorts distribués, étalés ou en jeu = 33.
clause-A-0-14 = Il n’y a de limite ni aux sorts par joueur, ni aux manas par sort, ni aux cartes en main, ni aux pierres par territoire.
clause-A-0-15 = Le hasard n’agit que dans la répartition des pierres, le tirage au sort du chapeau, les mélanges et le tirage du marqueur.

## A-1 Mise en place (option `start=masters`)
clause-A-1-1 = Les 52 pierres sont tirées au hasard et placées sur le plateau, visibles de tous.
clause-A-1-2 = Chaque quartier en reçoit 3, chaque autre territoire 2.
clause-A-1-3 = Le groupe se tient sur le territoire `start`.
clause-A-1-4 = La main de chaque joueur est une carte de chaque métal.
clause-A-1-5 = Les autres cartes de métal forment quatre tas ouverts, le stock.
clause-A-1-6 = Chaque joueur a 10 manas en réserve ; les autres restent hors du jeu.
clause-A-1-7 = Le premier à recevoir le chapeau est tiré au sort.
clause-A-1-8 = Ce tirage au sort se fait en public, avant que des sorts soient distribués.
clause-A-1-9 = Les 33 sorts sont mélangés, et chaque joueur en reçoit 4.
clause-A-1-10 = Seul leur joueur voit les sorts qui lui ont été distribués.
clause-A-1-11 = Chaque joueur garde en secret 2 de ses 4 sorts (`keep`).
clause-A-1-12 = Quand tous ont choisi, les autres cartes retournent dans la pioche, qui est mélangée de nouveau.
clause-A-1-13 = Ensuite chaque joueur décide en secret combien de manas de sa réserve vont sur chaque sort gardé (`charge`).
clause-A-1-14 = Chaque sort gardé reçoit au moins 1 mana.
clause-A-1-15 = Les deux ensemble reçoivent au plus les 10 manas de la réserve.
clause-A-1-16 = Quand tous ont placé leurs manas, tous les sorts gardés et leurs manas sont montrés en même temps ; le reste demeure en réserve.

## A-2 Tour et sorts en général
clause-A-2-1 = Un tour est blanc, gris, rouge, bleu, dans cet ordre ; les tours se répètent jusqu’à ce que A-11 finisse la partie.
clause-A-2-2 = Le chapeau ne change de mains que par A-3.10 et A-7.1, et se garde dans la phase et le tour suivants.
clause-A-2-3 = Un texte n’agit que dans la phase de la couleur de bordure du sort.
clause-A-2-4 = Un sort acheté dans la phase blanche agit dès la phase grise du même tour.
clause-A-2-5 = Un sort qui a au moins 1 mana agit pleinement, même s’il en a moins que d’éclairs.
clause-A-2-6 = Un sort dont le dernier mana s’en va passe aussitôt sous la pioche, quelle qu’en soit la cause.
clause-A-2-7 = Les manas retirés d’un sort vont à la réserve du propriétaire de ce sort, qui que ce soit qui les retire.
clause-A-2-8 = Quelles cartes vont sous la pioche, et dans quel ordre, est public.
clause-A-2-9 = Chaque revenu gris ou bleu sert au plus une fois par tour.
clause-A-2-10 = De même chaque texte d’un sort gris ou bleu, ainsi que `desire` et `journey`.
clause-A-2-11 = Tous les autres textes rouges et tous les symboles rouges servent à chaque enchère de la phase.

## A-3 Phase blanche : les sorts
clause-A-3-1 = Les n premières cartes de la pioche (n = nombre de joueurs) sont mises de côté, faces cachées : c’est la petite pile.
clause-A-3-2 = Si la pioche en a moins, toutes forment la petite pile.
clause-A-3-3 = Si elle n’en a aucune, la phase est sautée.
clause-A-3-4 = La petite pile est dévoilée et mise aux enchères carte par carte, jusqu’à ce qu’elle soit vide.
clause-A-3-5 = Les cartes sont dévoilées dans l’ordre où elles ont été tirées.
clause-A-3-6 = Pour chaque carte, on demande exactement une fois à chaque joueur (`spell_bid`), d’abord au premier joueur, puis dans le sens horaire.
clause-A-3-7 = Il passe (même le premier joueur) ou mise plus que la mise en cours.
clause-A-3-8 = La plus petite mise est 1.
clause-A-3-9 = Aucune mise ne dépasse la réserve de celui qui mise.
clause-A-3-10 = Celui qui a misé le plus devient aussitôt premier joueur, et ouvre donc les mises pour la carte suivante.
clause-A-3-11 = Il prend la carte, face visible, et y pose exactement sa mise, tirée de sa réserve.
clause-A-3-12 = Si tous passent, la carte va aussitôt sous la pioche.
clause-A-3-13 = Dans ce cas, le chapeau reste où il est.
clause-A-3-14 = Les textes rouges (`might`, `superiority`) n’ont ici aucune force (A-2.3).

## A-4 Phase grise : le métal
clause-A-4-1 = Dans l’ordre du jeu, chaque joueur fait toute sa phase grise (`grey_turn`).
clause-A-4-2 = Ses possibilités sont les textes et les revenus de ses sorts gris.
clause-A-4-3 = Le texte et le revenu d’une carte sont deux possibilités distinctes ; on peut utiliser l’un sans l’autre.
clause-A-4-4 = Les possibilités s’utilisent dans l’ordre qui plaît au propriétaire.
clause-A-4-5 = `done` fait perdre toutes les possibilités qui restent.
clause-A-4-6 = Une phase sans possibilité utilisable est sautée ou se termine automatiquement.
clause-A-4-7 = Un revenu donne une carte de métal par symbole.
clause-A-4-8 = Dans un même revenu, les métaux définis viennent d’abord (g, s, c, i), les jokers en dernier, carte par carte.
clause-A-4-9 = Une carte due d’un métal défini vient du stock (automatique).
clause-A-4-10 = Pour un joker, le joueur choisit un métal (`metal`).
clause-A-4-11 = Tant qu’un tas a des cartes, un joker doit venir d’un tas qui en a.
clause-A-4-12 = Si le tas d’un métal dû est vide, le joueur prend cette carte à un autre joueur de son choix (`from`).
clause-A-4-13 = Seuls les joueurs qui ont ce métal en main peuvent être choisis.
clause-A-4-14 = La liste de ces joueurs est publique.
clause-A-4-15 = Il peut y renoncer (`from none`) ; cette carte est alors perdue.
clause-A-4-16 = Si aucun autre joueur n’a ce métal, la carte est perdue (automatique).
clause-A-4-17 = Si les quatre tas sont vides, le propriétaire d’un joker nomme un métal qu’un autre joueur a en main, puis A-4.12 s’applique.
clause-A-4-18 = Si aucun autre joueur n’a de carte, le joker est perdu (automatique).
clause-A-4-19 = Le joueur à qui l’on prend une carte ne peut ni refuser ni choisir.
clause-A-4-20 = On vérifie de nouveau pour chaque carte ce qui est disponible.

## A-5 Phase rouge : le début
clause-A-5-1 = Avant le tirage d’un marqueur, chaque propriétaire de `desire` ou de `journey` peut, dans l’ordre du jeu, les utiliser (`red_start`).
clause-A-5-2 = Si `journey` n’a pas été utilisé, le premier joueur tire un marqueur (automatique) ; son nombre k est le nombre d’enchères.
clause-A-5-3 = Les six marqueurs ont la même chance à chaque tour.
clause-A-5-4 = k fois : une enchère, puis un déplacement.
clause-A-5-5 = La première enchère a lieu où se tient le groupe, chacune des suivantes où l’a mené le dernier déplacement.
clause-A-5-6 = La phase se termine après le k-ième déplacement.

## A-6 L’enchère des pierres
clause-A-6-1 = Si le territoire du groupe n’a aucune pierre, l’enchère est annulée : pas d’offres, on passe tout de suite au déplacement.
clause-A-6-2 = Une enchère annulée compte comme une des k.
clause-A-6-3 = Types avec lesquels un joueur peut payer : le métal du territoire.
clause-A-6-4 = Dans un quartier : les quatre métaux.
clause-A-6-5 = Partout : le métal nommé par `desire` dans cette phase.
clause-A-6-6 = Et aussi tout type qui est un joker pour ce joueur par ses propres métamorphoses (A-14.6 à A-14.8).
clause-A-6-7 = Dans une offre, ces types peuvent être mêlés librement.
clause-A-6-8 = Une offre n’est qu’un nombre ; on n’annonce pas les types.
clause-A-6-9 = Un joueur offre au plus sa capacité = le nombre de ses cartes en main des types avec lesquels il peut payer.
clause-A-6-10 = La première offre est d’au moins 1.
clause-A-6-11 = Chaque offre suivante dépasse l’offre en cours d’autant qu’on veut, sous réserve de A-14.23 à A-14.26.
clause-A-6-12 = On demande d’abord au premier joueur (`gem_bid`), puis dans le sens horaire, tour de table après tour de table, sans ceux qui ont passé.
clause-A-6-13 = Un joueur qui passe est hors de cette enchère.
clause-A-6-14 = L’enchère se termine quand tous ont passé sauf le meneur.
clause-A-6-15 = On ne demande jamais au meneur de surenchérir sur lui-même.
clause-A-6-16 = Si tous les autres passent sans aucune offre, on demande encore au dernier joueur, qui peut offrir ou passer.
clause-A-6-17 = Si tous passent, il n’y a pas de vente : les pierres restent, et le premier joueur déplace le groupe.
clause-A-6-18 = Le chapeau reste où il est.
clause-A-6-19 = Il n’y a ni prélèvements ni symboles.
clause-A-6-20 = Le nombre de cartes en main est toujours public ; les types ne le sont pas.

## A-7 Le paiement
clause-A-7-1 = Le meneur gagne et devient aussitôt premier joueur.
clause-A-7-2 = Il pose devant lui, faces visibles, exactement autant de cartes qu’il en a offert (`pay`).
clause-A-7-3 = Il choisit lesquelles, seulement parmi les types avec lesquels il peut payer ; rien n’oblige à épargner les jokers ni à les dépenser d’abord.
clause-A-7-4 = Viennent ensuite les prélèvements des textes, à partir du gagnant dans le sens horaire ; un joueur fait tous les siens avant le suivant.
clause-A-7-5 = Les joueurs qui ont passé ont aussi leurs prélèvements.
clause-A-7-6 = Un prélèvement fait passer une carte de l’offre, au choix de celui qui prélève, dans sa main (`claim`).
clause-A-7-7 = On peut renoncer à un prélèvement (`claim none`), unité par unité.
clause-A-7-8 = Les prélèvements d’un joueur sont posés dans l’ordre influence, influence_wall, influence_pyramid, avarice, croesus.
clause-A-7-9 = Quand l’offre est vide, tous les prélèvements suivants tombent (automatique).
clause-A-7-10 = Après tous les prélèvements des textes seulement, les symboles rouges agissent, de nouveau à partir du gagnant dans le sens horaire.
clause-A-7-11 = Chaque symbole sur les sorts rouges d’un joueur prend une carte de ce métal dans ce qui reste de l’offre.
clause-A-7-12 = Cela est automatique.
clause-A-7-13 = Seul compte le type imprimé, même pour les cartes payées comme jokers.
clause-A-7-14 = Un symbole pour lequel il ne reste pas de telle carte ne prend rien.
clause-A-7-15 = Ni les prélèvements ni les symboles ne prennent jamais dans le stock ou dans les mains.
clause-A-7-16 = Un symbole joker sur un sort rouge est un `claim`, après les symboles définis de ce joueur.
clause-A-7-17 = Les cartes qui restent vont au stock.

## A-8 Les pierres
clause-A-8-1 = Après le paiement, le gagnant doit prendre une pierre de son choix dans le territoire (`take`) et la poser, visible, sur son amulette.
clause-A-8-2 = Ensuite, avant le déplacement, il peut prendre d’autres pierres grâce à ses sorts cadeaux (`extra`, A-14.17 à A-14.22).
clause-A-8-3 = A-11 est vérifié après chaque pierre.

## A-9 Le déplacement
clause-A-9-1 = Après chaque enchère, vendue, invendue ou annulée, la k-ième comprise, le premier joueur doit déplacer le groupe (`move`).
clause-A-9-2 = Destinations : les territoires adjacents qui ont au moins une pierre.
clause-A-9-3 = Le groupe ne reste jamais sur place.
clause-A-9-4 = Si aucun territoire adjacent n’a de pierre : n’importe quel autre territoire qui en a une.
clause-A-9-5 = La muraille, les pyramides et le mur de la ville ne gênent jamais.
clause-A-9-6 = Si aucun autre territoire n’a de pierre, le groupe reste sur place (automatique).

## A-10 Phase bleue : l’entretien
clause-A-10-1 = Dans l’ordre du jeu, chaque joueur fait toute sa phase bleue : d’abord ses possibilités (`blue_turn`), puis l’entretien.
clause-A-10-2 = Ses possibilités sont les textes et les revenus de ses sorts bleus ; A-4.4 à A-4.20 s’y appliquent (A-4.6 met fin aux possibilités, non à l’entretien).
clause-A-10-3 = Les possibilités d’un sort qui s’en est allé sont perdues.
clause-A-10-4 = Entretien (automatique) : de chaque sort du joueur, quelle que soit sa couleur et même acheté ce tour-ci, on retire autant de manas que d’éclairs, ou tous ceux qu’il a s’il en a moins.
clause-A-10-5 = Si l’entretien vide plusieurs sorts, leur propriétaire les met sous la pioche dans l’ordre qu’il choisit (`bury`) ; pour le dernier ou pour un seul, c’est automatique.
clause-A-10-6 = La carte enfouie la première est au-dessus de la suivante.
clause-A-10-7 = Une attraction peut toucher un sort dont le propriétaire a fini sa phase bleue.
clause-A-10-8 = Elle peut aussi toucher un sort dont le propriétaire doit encore jouer ; l’entretien s’y ajoute.

## A-11 La fin
clause-A-11-1 = Un joueur qui a des pierres de 7 couleurs différentes gagne aussitôt.
clause-A-11-2 = Un joueur qui a 8 pierres gagne aussitôt.
clause-A-11-3 = 7 des 10 couleurs suffisent.
clause-A-11-4 = Rien d’autre n’a lieu : ni autre pierre, ni manas retirés, ni déplacement, ni entretien.
clause-A-11-5 = Une égalité est impossible.
clause-A-11-6 = Rangs derrière le gagnant : plus de pierres, puis plus de couleurs, puis plus de cartes de métal en main ; encore à égalité : rang partagé.
clause-A-11-7 = Après la phase bleue du tour `max_rounds`, la partie s’arrête.
clause-A-11-8 = Alors tous les joueurs sont classés comme en A-11.6, et tout joueur de rang 1 gagne.

## A-12 Variantes
clause-A-12-1 = `open_pile` (V1) : toutes les cartes de la petite pile sont dévoilées avant que la première soit mise aux enchères ; l’ordre de A-3.5 reste.
clause-A-12-2 = `start=auction` (V2) : au lieu de A-1.9 à A-1.16, 4 x n cartes forment une pile de départ, mise aux enchères selon A-3.4 à A-3.14.
clause-A-12-3 = `start_reveal=all|one` montre d’abord toute cette pile, ou bien carte par carte.
clause-A-12-4 = L’enchère de départ fait passer le chapeau comme toute autre.
clause-A-12-5 = Elle ne fixe ni maximum ni minimum de sorts par joueur.
clause-A-12-6 = La phase blanche normale du premier tour suit.
clause-A-12-7 = `start=draft` (V3) : 4 x n cartes sont étalées, faces visibles ; chaque joueur en choisit une dans l’ordre du jeu, puis une dans l’ordre inverse, le dernier deux fois de suite (`draft`).
clause-A-12-8 = Les cartes qui restent retournent dans la pioche, qui est mélangée comme en A-1.12.
clause-A-12-9 = Ensuite vient `charge`, en secret, avec A-1.14 et A-1.16.
clause-A-12-10 = `gift_bolts4` (V4) : les trois sorts cadeaux ont 4 éclairs.
clause-A-12-11 = `gift_drain2` (V5) : aussitôt après chaque pierre supplémentaire, 2 manas sont retirés du cadeau utilisé.
clause-A-12-12 = S’il n’en a qu’un seul, celui-là est retiré ; le sort pouvait quand même être utilisé.
clause-A-12-13 = Les variantes se combinent librement, sauf que `start` n’a qu’une valeur.
clause-A-12-14 = `start=beginners` : 2 sorts distribués à chaque joueur, faces visibles, avec exactement 2 manas sur chacun, sans décision.
clause-A-12-15 = `metal_timing=all_grey` : les revenus de tous ses propres sorts, de toute couleur, sont des possibilités de la phase grise du joueur.
clause-A-12-16 = Alors A-7.10 à A-7.16 et les revenus bleus disparaissent ; tous les textes gardent leur phase.

## A-13 Sorts gris
clause-A-13-1 = `amber` : `use` donne 2 cartes d’or par pierre jaune sur l’amulette du propriétaire.
clause-A-13-2 = `diamond` : 2 cartes d’argent par pierre transparente.
clause-A-13-3 = `ruby` : 2 cartes de cuivre par pierre rouge.
clause-A-13-4 = `emerald` : 2 cartes de fer par pierre verte.
clause-A-13-5 = Les pierres sont comptées quand on utilise le texte ; celles qu’on gagne plus tard comptent à partir du tour suivant.
clause-A-13-6 = Sans pierre de cette couleur, le texte n’est pas proposé.
clause-A-13-7 = A-4.9 et A-4.12 à A-4.20 s’appliquent à chaque carte due.
clause-A-13-8 = `teleport` : `use`, puis `lift` prend une pierre de n’importe quel territoire, puis `drop` la pose sur n’importe quel autre.
clause-A-13-9 = Départ et arrivée peuvent être n’importe quels territoires, quartiers et territoire du groupe compris ; un territoire vide peut être l’arrivée.
clause-A-13-10 = Un territoire regarni redevient une destination des déplacements, un territoire vidé ne l’est plus.
clause-A-13-11 = Les pierres des amulettes ne peuvent pas être déplacées.
clause-A-13-12 = `plenty_*` : revenu de 3 de son métal, pas de texte.
clause-A-13-13 = Chaque exemplaire de `plenty_iron` a ses propres manas et son propre revenu.
clause-A-13-14 = `two_wishes` : deux jokers, choisis l’un après l’autre, pareils ou différents ; pas de texte.

## A-14 Sorts rouges
clause-A-14-1 = `desire` : le propriétaire nomme un métal au début de la phase ; chaque joueur peut payer avec lui, en plus du métal du territoire, dans toutes les enchères de cette phase.
clause-A-14-2 = N’importe lequel des quatre peut être nommé.
clause-A-14-3 = L’effet cesse à la fin de la phase.
clause-A-14-4 = `journey` : au début de la phase, le propriétaire fixe k à 3, 4, 5 ou 6, et aucun marqueur n’est tiré.
clause-A-14-5 = S’il y renonce, A-5.2 s’applique.
clause-A-14-6 = `morph_iron|gold|copper|silver` : les cartes de ce type du propriétaire sont des jokers, avec lesquels il peut payer dans tout territoire.
clause-A-14-7 = `morph_divine` : dans les territoires à pyramide, toutes les cartes du propriétaire sont des jokers.
clause-A-14-8 = `morph_stone` : dans les territoires de la muraille, toutes les cartes du propriétaire sont des jokers. (Plusieurs métamorphoses et `desire` réunissent leurs types ; dans les quartiers, les métamorphoses n’ajoutent rien.)
clause-A-14-9 = `influence` : si son propriétaire gagne une enchère, il a 1 prélèvement, dans tout territoire.
clause-A-14-10 = `influence_wall` : 2 prélèvements s’il gagne dans un territoire de la muraille.
clause-A-14-11 = `influence_pyramid` : 2 prélèvements s’il gagne dans un territoire à pyramide. (Ils s’additionnent par A-0.4 : 3 avec `influence`.)
clause-A-14-12 = `avarice` : son propriétaire a 1 prélèvement si l’offre gagnante était d’au plus 4 cartes.
clause-A-14-13 = `croesus` : son propriétaire a 1 prélèvement si elle était d’au moins 6.
clause-A-14-14 = Les malédictions agissent quel que soit le gagnant, même pour l’offre du propriétaire lui-même.
clause-A-14-15 = C’est le nombre offert qui compte, non ce que les reprises laissent.
clause-A-14-16 = Les pierres supplémentaires n’apportent pas d’autres prélèvements.
clause-A-14-17 = `gift` : si son propriétaire gagne une enchère, il peut prendre 1 pierre supplémentaire du territoire, tant qu’il en reste une.
clause-A-14-18 = `gift_wall` : de même, dans les territoires de la muraille seulement.
clause-A-14-19 = `gift_pyramid` : de même, dans les territoires à pyramide seulement.
clause-A-14-20 = Chaque cadeau qui convient donne une pierre supplémentaire par enchère gagnée ; deux cadeaux qui conviennent en donnent donc deux.
clause-A-14-21 = Le propriétaire nomme le cadeau qu’il utilise.
clause-A-14-22 = S’il ne reste aucune pierre, aucun cadeau n’est utilisé ; V5 ne coûte donc rien.
clause-A-14-23 = `might` : une surenchère sur une offre de son propriétaire doit être plus haute d’au moins 2.
clause-A-14-24 = Cela est automatique.
clause-A-14-25 = `superiority` : son propriétaire peut offrir exactement le montant en cours, et devient alors le meneur.
clause-A-14-26 = Il est dispensé de A-14.23 : il peut égaler ou monter de 1. (Quand `superiority` a égalé `might`, les autres doivent monter de 1. Si un même joueur a les deux, il peut égaler, et les autres doivent alors monter de 2.)
clause-A-14-27 = Avant toute offre, les deux sont sans effet.
clause-A-14-28 = `phoenix` : quand son propriétaire déplace le groupe (A-9.1), tout autre territoire qui a une pierre est une destination.

## A-15 Sorts bleus
clause-A-15-1 = `arc` : déplace 1 mana ou plus de lui-même vers un autre sort en jeu du même propriétaire, de toute couleur.
clause-A-15-2 = Un seul sort visé par utilisation.
clause-A-15-3 = Il peut donner tous ses manas, et s’en va alors par A-2.6.
clause-A-15-4 = Son revenu est perdu s’il n’a pas été pris avant.
clause-A-15-5 = Sans autre sort du même joueur, le texte n’est pas proposé.
clause-A-15-6 = `pull_light` : retire 1 mana de n’importe quel sort en jeu.
clause-A-15-7 = `pull_dark` : retire 1 ou 2 manas.
clause-A-15-8 = Les deux du même sort.
clause-A-15-9 = Les sorts du propriétaire et l’attraction elle-même peuvent aussi être visés.
clause-A-15-10 = Le revenu de chaque sort bleu est un joker (donnée de l’édition).
