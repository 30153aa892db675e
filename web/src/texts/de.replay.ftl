### Partien noch einmal ansehen.
watch-replay = Noch einmal ansehen
replay-of = { $game }: Wiedergabe
replay-too-early = Diese Partie läuft noch. Wenn sie zu Ende ist, kann man sie hier noch einmal ansehen.
replay-deal = Die Ausgangslage
replay-move = Zug { $at } von { $all }
replay-controls = Wiedergabe
replay-position = Stelle der Partie
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-next = Ein Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-view = Gesehen von
replay-view-all = alles sehen
replay-view-none = Zuschauer
replay-view-seat = { $seat }
replay-download = Aufzeichnung speichern
replay-copy = Link zu dieser Stelle kopieren
go-on = Von hier weiterspielen
go-on-title = Von hier weiterspielen, gegen Bots
go-on-text = An dieser Stelle beginnt ein neuer Tisch mit denselben Karten. Die aufgezeichnete Partie bleibt, wie sie ist.
go-on-seat = Dein Platz
go-on-start = Weiterspielen
open-record = Eine Aufzeichnung von diesem Gerät öffnen
open-record-text = Wähle die Datei einer aufgezeichneten Partie. Der Server prüft sie und vergisst sie wieder.
open-record-choose = Datei wählen
open-record-drop = … oder leg sie hier ab.
record-reading = Die Aufzeichnung wird geprüft …
record-wrong = { $place ->
    [json] Diese Datei ist kein JSON und damit keine Aufzeichnung von Amulette.
    [format] Das ist keine Aufzeichnung von Amulette, oder eine aus einer neueren Version.
    [record] Diese Datei ist keine Aufzeichnung von Amulette: Es fehlt etwas, oder es steht zu viel darin.
    [game] Dieses Spiel gibt es hier nicht.
    [version] Die Partie wurde nach anderen Regeln gespielt, die dieser Server nicht hat.
    [edition] Die Partie wurde mit einer anderen Ausgabe des Spiels gespielt als der hiesigen.
    [options] Die Optionen der Aufzeichnung gehören nicht zu diesem Spiel.
    [seats] Die Zahl der Plätze passt nicht zum Spiel.
    [move] Zug { $move } der Aufzeichnung ist nicht möglich{ $clause ->
        [none] .
       *[other] : Regel { $clause }.
    }
    [moves] Die Aufzeichnung hat zu viele Züge, um hier gezeigt zu werden.
    [result] Die Aufzeichnung nennt ein anderes Ergebnis, als ihre Züge ergeben.
    [digest] Die Aufzeichnung wurde verändert: Ihre Züge führen nicht dorthin, wo sie endet.
   *[other] Die Aufzeichnung ist falsch bei „{ $place }“.
}
record-too-long = Diese Datei ist zu groß für eine Aufzeichnung.
look-back = Frühere Züge ansehen
look-back-title = Du siehst zurück: { $at } von { $all }
look-back-now = Zurück ins Spiel
look-back-news = Das Spiel ist weitergegangen.
key-replay = ← → Pos1 Ende
key-replay-does = durch die Züge einer Wiedergabe
