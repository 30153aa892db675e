### Revoir des parties.
watch-replay = Revoir la partie
replay-of = { $game } : la partie revue
replay-too-early = Cette partie n’est pas finie. Quand elle le sera, on pourra la revoir ici.
replay-deal = La donne
replay-move = Coup { $at } sur { $all }
replay-controls = Revoir
replay-position = Où dans la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-view = Vue de
replay-view-all = tout voir
replay-view-none = spectateur
replay-view-seat = { $seat }
replay-download = Enregistrer le procès-verbal
replay-copy = Copier le lien vers cette position
go-on = Continuer d’ici
go-on-title = Continuer d’ici, contre des robots
go-on-text = Une nouvelle table commence à cette position, avec les mêmes cartes. La partie enregistrée reste comme elle est.
go-on-seat = Ta place
go-on-start = Continuer
open-record = Ouvrir un procès-verbal de cet appareil
open-record-text = Choisis le fichier d’une partie enregistrée. Le serveur le vérifie, puis l’oublie.
open-record-choose = Choisir un fichier
open-record-drop = … ou dépose-le ici.
record-reading = Vérification du procès-verbal …
record-wrong = { $place ->
    [json] Ce fichier n’est pas du JSON : ce n’est pas un procès-verbal d’Amulette.
    [format] Ce n’est pas un procès-verbal d’Amulette, ou il vient d’une version plus récente.
    [record] Ce fichier n’est pas un procès-verbal d’Amulette : il y manque quelque chose, ou il y a quelque chose de trop.
    [game] Ce jeu n’existe pas ici.
    [version] La partie a été jouée sous d’autres règles, que ce serveur n’a pas.
    [edition] La partie a été jouée avec une autre édition du jeu que celle d’ici.
    [options] Les options du procès-verbal ne sont pas celles de ce jeu.
    [seats] Le nombre de places ne convient pas à ce jeu.
    [move] Le coup { $move } du procès-verbal n’est pas possible{ $clause ->
        [none] .
       *[other] {" "}: règle { $clause }.
    }
    [moves] Il y a trop de coups pour revoir cette partie ici.
    [result] Le procès-verbal annonce un autre résultat que celui de ses coups.
    [digest] Le procès-verbal a été modifié : ses coups ne mènent pas où il le dit.
   *[other] Le procès-verbal est faux en « { $place } ».
}
record-too-long = Ce fichier est trop grand pour un procès-verbal.
look-back = Revoir les coups précédents
look-back-title = Tu regardes en arrière : { $at } sur { $all }
look-back-now = Revenir à la partie
look-back-news = La partie a continué.
key-replay = ← → Début Fin
key-replay-does = d’un coup à l’autre d’une partie revue
