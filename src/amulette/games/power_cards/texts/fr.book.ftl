### Le livret de règles de Power Cards, dans l’ordre où l’on apprend le jeu, à lire dès sept ans.

book-1-title = Ton but
book-1-text =
    Chacun a un paquet de cartes oiseaux. On compare des nombres. Le plus grand nombre prend les cartes.

    Gagne des cartes jusqu’à ce que les autres n’en aient plus. Le dernier qui a des cartes gagne la partie !
book-2-title = Les cartes
book-2-text =
    Il y a 40 cartes. Chacune est un oiseau différent.

    Devant, il y a cinq nombres. Quatre servent tout le temps : la puissance, la portée, la précision et la rareté. Le cinquième est la valeur lance-pierre. Elle attend le tour lance-pierre.

    Au dos, il y a de quoi construire : un bloc vertical (debout), un bloc horizontal (couché) ou un cochon. Les blocs sont en bois, en pierre ou en glace.
book-3-title = On se prépare
book-3-text =
    On mélange les cartes et on les distribue. À deux, chacun reçoit 20 cartes, à trois 13, à quatre 10. À trois, il reste une carte. Elle attend sur la table, et le gagnant du premier tour la reçoit.

    Tes cartes forment ton paquet. Tu ne vois que la carte du dessus, et personne d’autre ne la voit. Tu ne peux pas regarder les cartes en dessous.

    Un joueur est désigné pour commencer.
book-4-title = Un tour
book-4-text =
    C’est à toi d’annoncer ? Regarde ta carte du dessus. Choisis la puissance, la portée, la précision ou la rareté, et lis ton nombre à voix haute.

    Tous les autres lisent le même nombre sur leur carte du dessus.

    Le plus grand nombre gagne. Le gagnant reçoit toutes les cartes comparées.

    Puis le gagnant construit, s’il a de quoi construire. Toutes ses autres cartes gagnées vont sous son paquet. Au tour suivant, c’est le gagnant qui annonce.
book-5-title = Un tour : un exemple
book-5-text =
    Ana annonce. Sa carte du dessus est la Cigogne. Elle choisit la portée et dit : 88 !

    Ben a le Pélican : 46. Cléo a le Casoar : 10.

    88 est le plus grand nombre. Ana gagne la Cigogne, le Pélican et le Casoar.

    Elle regarde les dos : un bloc horizontal en pierre, un bloc vertical en pierre et un cochon. Elle commence sa structure avec le bloc vertical. Les deux autres cartes vont sous son paquet. Ana annonce encore.
book-6-title = Le même nombre
book-6-text =
    Plusieurs joueurs ont ensemble le plus grand nombre ? Alors personne n’a encore gagné. Toutes les cartes restent sur la table.

    Seuls ces joueurs continuent. Chacun pose la carte suivante de son paquet, et on compare la même chose qu’avant. Le plus grand nombre gagne toutes les cartes de ce tour. Encore égal ? On recommence.

    Ton paquet est vide ? Tu dois poser la carte du haut de ta structure. Pas de structure non plus ? Alors tu ne peux pas continuer.

    Si un seul peut continuer, il pose une carte et gagne. Si personne ne peut, celui qui a annoncé gagne. S’il n’est pas des vôtres, c’est le premier d’entre vous après lui, dans le sens des aiguilles d’une montre.
book-7-title = Le même nombre : un exemple
book-7-text =
    Ana annonce la puissance avec l’Autruche : 100. Ben a le Coq : 100 aussi ! Cléo a le Cygne : 85.

    Les trois cartes restent sur la table. Pour Cléo, ce tour est fini. Ana et Ben posent chacun leur carte suivante. Ana a le Guêpier : 65. Ben a l’Hirondelle : 30.

    Ana gagne les cinq cartes, le Cygne aussi.
book-8-title = Construire
book-8-text =
    Tu as gagné un tour. Regarde maintenant le dos des cartes que tu viens de gagner. Ta propre carte compte aussi.

    Tu construis dans cet ordre : un bloc vertical, un deuxième, puis un bloc horizontal par-dessus, puis un cochon tout en haut. Tous les blocs doivent être du même matériau. Ton premier bloc en décide. Un cochon va avec tous les matériaux.

    Si une carte convient, tu dois construire avec. Si plusieurs conviennent, tu en choisis une. Puis cherche de même la partie suivante.

    Tout le reste va sous ton paquet, mélangé. Tu n’as qu’une structure, et tu n’y mets jamais une carte de ton paquet.
book-9-title = Construire : un exemple
book-9-text =
    Ana a un bloc vertical en bois. Elle gagne trois cartes : un bloc vertical en bois, un bloc horizontal en pierre et un cochon.

    Le bloc vertical en bois est son deuxième bloc. Il lui faut maintenant un bloc horizontal en bois. Le bloc en pierre ne convient pas. Le cochon doit attendre : il va sur le bloc horizontal.

    Le bloc en pierre et le cochon vont donc sous son paquet.
book-10-title = Le tour lance-pierre
book-10-text =
    Tu as mis un cochon tout en haut ? Aussitôt, c’est le tour lance-pierre ! Tu lis la valeur lance-pierre de ton cochon. Les autres lisent la valeur lance-pierre de leur carte du dessus. Le plus grand nombre gagne.

    Ton cochon gagne : tu prends toute ta structure et toutes les structures des autres. La table est vide. Aucun paquet ne perd de carte.

    Un autre gagne : il prend le cochon et la carte du dessus de chaque paquet. Tous les blocs restent là.

    Les cartes vont sous le paquet du gagnant. Personne ne construit avec. Au tour suivant, c’est le gagnant qui annonce.
book-11-title = Le tour lance-pierre : un exemple
book-11-text =
    Ana met le Martinet sur sa structure. C’est un cochon de valeur lance-pierre 75.

    La carte du dessus de Ben est l’Oiseau-lyre : 45. Le cochon gagne. Ana prend les quatre cartes de sa structure et le seul bloc de Ben. Ben garde l’Oiseau-lyre.

    Mais si la carte du dessus de Ben est le Coq, il a 80. Alors Ben gagne. Il prend le cochon, la carte du dessus d’Ana et son propre Coq. Les trois blocs d’Ana restent là.
book-12-title = Égalité au lance-pierre
book-12-text =
    Plusieurs ont ensemble la plus grande valeur lance-pierre ? Eux seuls continuent. Ils posent leur carte du dessus sur la table, mais le cochon reste sur sa structure. Chacun pose la carte suivante, et on compare de même, jusqu’à ce que l’un gagne.

    Le gagnant reçoit aussi toutes les cartes posées. Si le cochon n’est pas à lui, il ne prend de carte du dessus qu’à ceux qui n’ont rien posé.

    Ton paquet est vide ? Tu poses la carte du haut de ta structure. Celui qui a le cochon n’en a pas le droit et s’arrête. Si personne ne peut continuer, le cochon gagne. S’il n’est pas ex æquo, c’est le premier ex æquo après son possesseur, dans le sens horaire.
book-13-title = Plus de cartes dans ton paquet ?
book-13-text =
    Ton paquet est vide quand un tour commence, ou quand tu dois lire une valeur lance-pierre ? Prends la carte du haut de ta structure : celle que tu as placée en dernier. C’est maintenant ton paquet. Plus tard, tu pourras y construire de nouveau.

    Tu n’as de carte ni dans ton paquet ni dans une structure ? Alors tu es hors jeu.
book-14-title = La fin de la partie
book-14-text =
    Dès qu’un seul joueur a encore des cartes, la partie est finie et il gagne. Un joueur éliminé plus tard est classé devant ceux qui l’ont été plus tôt.

    Certaines parties durent très longtemps. La partie s’arrête donc après 200 tours, si vous ne réglez pas un autre nombre. Alors celui qui a le plus de cartes gagne. Les cartes du paquet et celles de la structure comptent toutes.
book-15-title = La partie courte
book-15-text =
    Vous pouvez la permettre avant de commencer. Elle se joue quand il ne reste que deux joueurs et aucune carte sur la table. À deux, c’est dès le début.

    Il n’y a plus de tour lance-pierre. Tu peux avoir deux structures. Tu commences la deuxième quand la première a son cochon.

    Dès qu’un joueur a deux structures avec cochon, la partie est finie. Celui qui a le plus de cartes gagne, paquet et structures ensemble. À égalité, celui qui a les deux cochons gagne.

    Si ton paquet est vide, tu prends d’abord les cartes de ta deuxième structure.
book-16-title = Trois conseils
book-16-text =
    Un grand nombre n’est pas toujours un bon nombre. La meilleure rareté est 20. Donc 18 en rareté, c’est super, mais 20 en puissance, c’est faible. Retiens ce qu’a le meilleur oiseau.

    Garde tes oiseaux forts. Si tu peux choisir un bloc, construis avec un oiseau faible. Mais choisis le cochon qui a la plus grande valeur lance-pierre.

    Écoute bien. Les cartes qu’un joueur gagne reviennent ensemble plus tard. Peut-être sais-tu encore lesquelles.
