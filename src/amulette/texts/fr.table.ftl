### Ce que dit une table en réseau, en français.
### Dans les nouvelles, $by et $person sont des noms, $seat est une lettre (un nom dans news-moved) ; tout le reste vient de l’inscription elle-même.

## Pourquoi une chose n’a pas été faite

code-bad-message = Le serveur ne comprend pas ce message. Recharge la page ; si cela ne suffit pas, c’est qu’elle est d’une autre version.
code-bad-record = Ce n’est pas un procès-verbal que l’on puisse revoir. Choisis un autre fichier.
code-bad-name = Ce nom ne peut pas être pris : quelqu’un le porte déjà, ou il est vide ou trop long.
code-bad-options = Le jeu ne se joue pas ainsi.
code-bad-text = Cela ne peut pas se dire.
code-busy = Il reste d’abord autre chose à décider.
code-clock-decides = Ici, c’est la pendule qui décide quand un robot continue.
code-illegal = Les règles ne le permettent pas.
code-muted = L’hôte t’a retiré la parole.
code-no-change = C’est déjà le cas.
code-no-hints = À cette table, personne ne reçoit de conseils.
code-no-level = Ce jeu n’a pas de robot de ce niveau.
code-no-link = Ce lien a déjà servi, ou il en existe un plus récent.
code-no-person = Personne de ce nom n’est à cette table ; s’il s’agit de toi, assieds-toi d’abord.
code-no-proposal = Rien n’a été proposé.
code-no-seat = Cette place n’existe pas.
code-no-table = Cette table n’existe pas.
code-no-undo = Ce coup ne peut pas être repris.
code-not-asked = On ne te demande pas ton avis là-dessus.
code-not-away = Cette personne est encore là.
code-not-host = Seul l’hôte peut le faire.
code-not-yours = Ce n’est pas à toi d’en décider.
code-paused = La partie est en pause.
code-seat-taken = Quelqu’un est déjà assis là.
code-seats-free = Il y a encore des places libres.
code-set-aside = Cette table ne peut pas continuer pour le moment ; rien n’en est perdu. Le serveur réessaie de lui-même. Sur la page de la table dans le navigateur, qui a une place peut prendre le procès-verbal à la place, ce qui met fin à la partie.
code-stale = Quelque chose a changé entre-temps. Regarde de nouveau, puis choisis.
code-table-full = La table est complète.
code-too-early = C’est trop tôt.
code-too-late = C’est trop tard.
code-too-many-tables = Trop de tables de ton réseau ne sont pas terminées. Finis d’abord une partie.
code-too-much = C’était trop à la fois. Attends un instant.
code-trouble = Le serveur ne peut pas écrire en ce moment. Rien n’a été fait ; réessaie bientôt.
code-unreadable = Ce n’est pas une action de ce jeu.

## Ce qui vaut pour tous

agreed-hints = { $on ->
    [yes] Qui doit jouer peut demander un conseil à un robot.
   *[no] À cette table, personne ne reçoit de conseils.
}
agreed-aids = { $on ->
    [yes] Aide-mémoire : chacun voit ce que sa place pourrait retenir.
   *[no] Pas d’aide-mémoire : ce qui a été montré est à retenir.
}

## Pourquoi une connexion a pris fin

bye-flood = La connexion a été coupée : trop de messages sont arrivés.
bye-no-hello = La connexion a été coupée : elle n’a pas commencé comme il faut.
bye-no-seat = Tu continues à cette place sur un autre appareil, ou elle n’est plus à toi.
bye-replaced = Tu as ouvert cette place dans une autre fenêtre ; celle-ci n’est plus connectée.
bye-restart = Le serveur redémarre. Tu seras de retour dans un instant.
bye-silent = La connexion a été coupée : plus rien n’arrivait d’ici.
bye-slow = La connexion a été coupée : elle est trop lente.
bye-version = Le serveur parle une autre version. Recharge la page.

## Une table

phase-open = Pas encore commencée
phase-playing = En cours
phase-finished = Terminée
undo-off = Aucun coup ne se reprend
undo-fair = Un coup qui n’a rien montré à personne peut être repris
undo-consent = Reprendre un coup demande l’accord de tous
clock-none = Sans pendule
clock-move = Un temps par coup
clock-bank = Un temps pour toute la partie
clock-days = Des jours par coup
proposal-undo = Reprendre un coup
proposal-pause = Faire une pause
proposal-replace = Laisser un robot jouer à la place { $seat }
proposal-rematch = Rejouer

## Nouvelles

news-opened = La table est ouverte.
news-joined = { $name } arrive à la table.
news-sat = { $by } s’assied à la place { $seat }.
news-stood = { $by } rend la place { $seat }.
news-arranged = { $level ->
    [none] { $by } libère la place { $seat }.
   *[other] { $by } donne la place { $seat } à un robot.
}
news-resized = { $by } change la table : { $seats } places.
news-configured = { $by } change la façon de jouer.
news-started = { $by } lance la partie.
news-moved = { $why ->
    [clock] Le temps de { $seat } est écoulé ; un coup a été joué.
    [bot] Le robot de la place { $seat } a joué.
   *[person] { $by } a joué.
}
news-undone = { $by } a repris un coup.
news-left = { $by } s’en va ; un robot continue.
news-reclaimed = { $by } est de retour à la place { $seat }.
news-hosted = { $person } est maintenant l’hôte.
news-said = { $by } : { $text }
news-muted = { $on ->
    [yes] { $person } n’a plus la parole.
   *[no] { $person } a de nouveau la parole.
}
news-proposed = { $what ->
    [undo] { $by } voudrait reprendre un coup.
    [pause] { $by } voudrait faire une pause.
    [replace] { $by } voudrait qu’un robot joue à la place { $seat }.
   *[rematch] { $by } voudrait rejouer.
}
news-answered = { $yes ->
    [yes] { $by } est d’accord.
   *[no] { $by } n’est pas d’accord.
}
news-resumed = { $by } met fin à la pause.
news-invited = { $by } va changer d’appareil.
news-switched = { $by } continue sur un autre appareil.
news-succeeded = La partie suivante est prête.
news-stepped = L’horloge du serveur a été changée ; personne n’y perd de temps.
news-closed = { $by } a pris le procès-verbal. La partie est close.
news-settled = { $back ->
    [yes] Quelqu’un est de retour : la proposition tombe.
   *[no] Plus personne de présent n’a à répondre.
}
news-nudged = { $by } demande à { $person } : toujours là ?
news-confirmed = { $by } est toujours là.
