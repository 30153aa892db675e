### Was alle Spiele gemeinsam haben, auf Deutsch.
### Wörter in Notation ($notation, $command, $clause, $letter) sind in allen Sprachen gleich.

## Listen und Karten

list-and = { $first } und { $last }
list-more = { $first } und { $count } weitere darunter
list-break = {"; "}
# Wie viele verdeckte Karten einer Farbe.

## Plätze

name-human = Spieler { $letter }
name-bot = Bot { $letter }
seat-human = Platz { $letter }: { $name }{ $you ->
    [yes] , das bist du.
   *[no] .
}
seat-bot = Platz { $letter }: { $name }, ein Bot ({ $level ->
    [random] zufällig
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Experte
   *[other] { $level }
}).

## Spielen

welcome-help = Antworte mit einer Nummer oder mit einer Aktion, wie sie in Klammern steht. Mit help siehst du, was du sonst noch eingeben kannst.
goes-on = Das Spiel geht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} weiter.
hand-over = { $name }, du bist am Zug. Wenn niemand sonst den Bildschirm sieht, drücke die Eingabetaste.
choice = { $number }. { $action } ({ $notation })
choice-all = { $number }. { $action }, und das ist alles ({ $notation })
choice-branch = { $number }. { $action }: { $count } Möglichkeiten ({ $notation } …)
choice-more = Seite { $page } von { $pages }. Mit more kommst du zur nächsten Seite.
no-such-number = Es gibt keine Möglichkeit { $number }; die Nummern gehen von 1 bis { $last }.
not-understood = Ich verstehe „{ $text }“ nicht. Gib eine Nummer ein, eine Aktion wie { $example } oder help. Nichts hat sich geändert.
refused = Nicht erlaubt nach { $clause }: { $reason }
allowed = { $notation } ist jetzt erlaubt.
allowed-few = Du darfst jetzt: { $actions }.
allowed-many = Du hast { $count } Aktionen zur Auswahl; die Eingabetaste zeigt sie.
rule = { $clause }: { $sentence }
no-such-rule = Es gibt keine Regel „{ $clause }“. Gib rules für das ganze Regelheft ein, rules 1 bis rules { $chapters } für ein Kapitel, oder rules und die Nummer einer Klausel, etwa rules { $example }.
why-what = Gib why und eine Aktion ein, etwa why { $example }.
hint = Ein Bot, der sieht, was du siehst, und vorausdenkt, würde wählen: { $action } ({ $notation })
hint-measured = So weit er geschaut hat ({ $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}), wirst du mit { $chance } % Aussicht Erster und liegst { $margin } vom Besten der anderen.
hint-other = Das Nächstbeste ({ $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}): { $action } ({ $notation }). Dagegen bringt die erste Wahl { $chance } Prozentpunkte Aussicht und { $margin } Abstand.
hint-hurried = Die Zeit war nach { $done } von { $asked } Versuchen um.
bot-hurried = { $name } musste nach { $done } von { $asked } Versuchen antworten und hat deshalb schwächer gespielt, als es seiner Stufe entspricht.
no-way-back = Du bist schon bei der ersten Auswahl.
no-more = Es gibt nur diese Seite.
save-where = Gib save und den Namen einer Datei ein.
saved = Das Spiel ist in { $file } gespeichert und wird dort Zug für Zug weitergeführt. Die Datei enthält alle Karten: Wer sie liest, kann sie alle sehen.
not-saved = Das Spiel konnte nicht gespeichert werden: { $reason }
file-taken = In { $reason } steht schon etwas anderes; wähle einen anderen Namen. Nichts wurde gespeichert.
kept = Das Spiel ist in { $file } aufgezeichnet.
left = Das Spiel ist gespeichert. So geht es weiter: { $command }
left-unsaved = Du verlässt das Spiel, und es ist nicht gespeichert. Gib ein andermal save und den Namen einer Datei ein, bevor du gehst, oder beginne mit --save DATEI; mit --load DATEI geht es dann weiter.

## Hilfe

help-intro = Antworte mit der Nummer einer Möglichkeit oder mit einer Aktion in ihrer Notation. Du kannst auch eingeben:
help-help = help: diese Liste zeigen.
help-view = view: den Tisch noch einmal zeigen. view all: dasselbe mit allem, was sonst weggelassen wird.
help-rules = rules: das Regelheft lesen. rules 3: ein Kapitel davon. rules { $clause }: eine Klausel.
help-why = why AKTION: erklären, warum eine Aktion, oder die Auswahl mit dieser Nummer, erlaubt ist oder nicht.
help-log = log: erzählen, was bisher geschah. log 10: nur die letzten zehn Zeilen.
help-hint = hint: sagen, was ein Bot an deiner Stelle täte.
help-back = back: das letzte Wort einer Auswahl zurücknehmen, die du zusammensetzt.
help-more = more: die nächste Seite der Möglichkeiten zeigen.
help-save = save DATEI: das Spiel in einer Datei aufheben. Sie enthält alle Karten: Wer sie liest, kann sie alle sehen.
help-quit = quit: das Spiel verlassen.

## Der Tisch auf dem ganzen Bildschirm

full-line = Eine Nummer, eine Aktion oder ein Wort wie help
full-waiting = { $name } ist am Zug.
drawn-you = du
full-sit-down = Ich bin da
full-over = Das Spiel ist zu Ende.
full-leave = Den Tisch verlassen
full-close = Esc: schließen
full-needs-terminal = Der Tisch auf dem ganzen Bildschirm braucht ein Terminal; lass --tui hier weg.
full-missing = Der Tisch auf dem ganzen Bildschirm braucht noch ein Paket: { $command }
full-keys = Pfeiltasten und Enter wählen, ein Klick auch. Was du tippst, kommt in die Zeile unten, und Enter schickt es ab. Tab geht von Teil zu Teil.
full-key-help = diese Seite
    .short = Tasten
full-key-view = der ganze Tisch, mit allem, was sonst weggelassen wird
    .short = Tisch
full-key-rules = die Spielregel
    .short = Regeln
full-key-why = warum die markierte Möglichkeit erlaubt ist
    .short = Warum
full-key-hint = was ein Bot an deiner Stelle täte
    .short = Tipp
full-key-log = was bisher geschehen ist
full-key-save = das Spiel in einer Datei behalten, deren Namen du tippst
    .short = Sichern
full-key-theme = hell oder dunkel
    .short = Farben
full-key-quit = das Spiel verlassen
    .short = Ende
full-key-back = die Zeile leeren, eine Seite schließen oder das letzte Wort einer Wahl zurücknehmen
full-key-up = im Tisch zurückblättern, oder in den Neuigkeiten, wenn sie markiert sind
full-key-down = weiterblättern

## Ein Tisch im Netz

join-name = Dein Name?
join-seat-free = Platz { $letter } ist frei.
join-words = Während du wartest, kannst du help, view, log, say und was du sagen möchtest oder quit eingeben.
join-wait-deal = { $name } gibt, wenn alle da sind.
join-your-deal = Du bist der Gastgeber. Gib start ein, um geben zu lassen, sobald jeder Platz besetzt ist.
join-paused = Das Spiel ist unterbrochen. Gib resume ein, um weiterzuspielen.
join-stood-in = Ein Bot spielt für dich. Gib return ein, um deinen Platz zurückzunehmen.
join-gone = { $name } ist seit { $time } nicht da.
join-gone-since = Abwesend seit { $time }.
join-here-again = { $name } ist wieder da.
join-replace = Nach einer Minute kannst du replace { $letter } eingeben, damit ein Bot weiterspielt.
join-stand-in = Für alle, die nicht da sind, spielt ein Bot ({ $level ->
    [random] zufällig
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Experte
   *[other] { $level }
}).
join-nudged = Die anderen fragen, ob du noch da bist. Gib innerhalb einer Minute here ein oder spiele; sonst darf ein Bot für dich spielen.
join-asked = Es fehlt noch die Antwort von: { $names }.
join-not-now = Du bist nicht an der Reihe, also muss „{ $text }“ warten. Gib help ein, um zu sehen, was du inzwischen eingeben kannst.
join-say-what = Gib say ein und was du sagen möchtest.
join-clock = Verbleibende Zeit: { $time }.
join-over = Gib again ein, um mit allen noch einmal zu spielen, oder quit.
join-again = Noch einmal spielen
join-lost = Die Verbindung ist unterbrochen. Sie wird wieder versucht; nichts geht verloren.
join-back = Die Verbindung steht wieder.
join-missed = Inzwischen ist viel geschehen; so steht es jetzt.
join-left = Du verlässt den Tisch, und dein Platz bleibt deiner. So kommst du zurück: { $command }
join-left-watching = Du verlässt den Tisch. So schaust du wieder zu: { $command } --watch
join-bad-address = „{ $address }“ ist nicht die Adresse eines Tisches. Sie sieht aus wie http://host:8000/t/NAME; die Seite des Tisches zeigt sie.
join-away = Der Server { $server } antwortet nicht. Stimmt die Adresse, und läuft er?
join-no-amulette = Bei { $server } ist kein Amulette-Server.
join-version = Der Server spricht eine andere Version von Amulette. Installiere die Version, die er hat.
join-begun = Das Spiel hat ohne dich begonnen. Schau mit --watch zu.
join-full = Alle Plätze sind besetzt. Schau mit --watch zu, oder bitte den Gastgeber um einen Platz.
join-not-kept = Dein Platz kann nicht in { $file } aufbewahrt werden: { $reason }
help-say = say TEXT: allen am Tisch etwas sagen.
help-undo = undo: deine letzte Aktion zurücknehmen, wo der Tisch es erlaubt.
help-yes = yes: einem Vorschlag zustimmen.
help-no = no: nicht zustimmen.
help-pause = pause: eine Pause vorschlagen.
help-resume = resume: eine Pause beenden.
help-return = return: deinen Platz von dem Bot zurücknehmen, der für dich spielt.
help-start = start: geben lassen, wenn du der Gastgeber bist.
help-here = here: antworten, dass du noch da bist.
help-nudge = nudge: fragen, ob noch da ist, auf wen gewartet wird. nudge B: dasselbe für Platz B.
help-replace = replace B: vorschlagen, dass ein Bot auf Platz B weiterspielt, dessen Person nicht da ist. replace: auf dem Platz, auf den gewartet wird.
help-again = again: nach dem Spiel vorschlagen, noch einmal zu spielen, oder dem zustimmen.
full-key-say = allen etwas sagen
    .short = Sagen

## Befehle

by-author = Ein Spiel von { $author }
names-count = { $names ->
    [one] Ein Name wurde
   *[other] { $names } Namen wurden
} für { $seats } Plätze angegeben.
bad-name = „{ $name }“ kann kein Name sein: Namen sind alle verschieden und haben 1 bis { $longest } Zeichen.
no-such-clause = Es gibt keine Klausel „{ $clause }“; die erste ist { $first }.
load-seats = Das gespeicherte Spiel hat { $seats } Plätze, angegeben sind aber { $players } Spieler.
load-other = Das gespeicherte Spiel ist { $other }, nicht { $game }.
replay-short = Die Aufzeichnung hat nur { $moves ->
    [one] einen Zug.
   *[other] { $moves } Züge.
}
no-such-seat = Es gibt keinen Platz { $letter }; die Plätze sind A bis { $last }.
verify-ok = OK: { $game }, { $seats } Plätze, { $moves } Züge. { $over ->
    [yes] Das Spiel ist zu Ende.
   *[no] Das Spiel ist nicht zu Ende.
}
verify-place = Platz { $place }: { $seat }, { $score ->
    [one] ein Punkt.
   *[other] { $score } Punkte.
}
verify-digest = Prüfsumme: { $digest }
bad-move = Zug { $move }, { $seat }: { $notation } ist nach { $clause } nicht erlaubt. { $reason }
verify-shuffle = Das Mischen stimmt: Die Karten folgen aus der Festlegung { $commitment } und den Bytes der Plätze.
