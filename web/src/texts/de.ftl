### Der Browser-Client auf Deutsch.  Die Texte der Spiele haben eigene Dateien.

## Startseite
subtitle = Vier Spiele, jetzt gleich
subtitle-of = { $title } · vier Spiele, jetzt gleich
site = Seite
sentence-gargon = Schick deine Wesen in den Kampf, Farbe gegen Farbe.
sentence-das-amulett = Biete Energie, zahle mit Metall, nimm die Edelsteine.
sentence-das-blaue-amulett = Vier Prinzen, eine Straße, das Schloss des Lichts.
sentence-power-cards = Ansagen, abräumen, bauen, und Feuer auf das Schwein!
players = { $from }–{ $to } Spieler
minutes = { $count } Min.
play-now = Sofort spielen
play = Spielen
invite = Einladen
your-tables = Deine Tische
open-tables = Offene Tische
finished-games = Beendete Partien
no-own-tables = Du sitzt noch an keinem Tisch. Ein Klick oben genügt.
no-open-tables = Gerade wartet niemand auf Mitspieler.
no-finished-games = Hier werden deine beendeten Partien stehen.
waits-for-players = wartet auf Mitspieler
seats-taken = { $taken } von { $seats }
sit-down = Platz nehmen
your-move = Du bist dran
back-to-it = Zurück
just-now = gerade eben
minutes-ago = vor { $count } Min.
hours-ago = vor { $count } Std.
days-ago = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}
you-won = gewonnen mit { $points }
you-came = Platz { $place } mit { $points }
look-again = Ansehen
guest-name = Gast

## Einstellungen
settings = Einstellungen
your-name = Dein Name
language = Sprache
language-fr = Français
language-en = English
language-de = Deutsch
theme = Licht
theme-system = Wie das System
theme-dark = Abend
theme-light = Tag
theme-to-light = Tagfarben
theme-to-dark = Abendfarben
pace = Tempo der Bots
pace-slow = Gemütlich
pace-normal = Normal
pace-quick = Flott
pace-instant = Sofort
motion = Bewegung
motion-note = Karten fliegen; jede Taste und jeder Klick beendet es.
sounds = Töne
sounds-note = Ein leiser Klang, wenn du dran bist.
aids = Gedächtnishilfen
aids-note = Deine Tische zeigen, was man sich merken könnte.
aids-table = Alle sehen, was ihr Platz sich merken könnte.
hints = Ratschläge
hints-table = Ein Bot sagt allen, die fragen, was er tun würde. Mit Uhr nur, wenn du sie einschaltest.
helper-pass = Antworten, wo es keine Wahl gibt
helper-pass-note = passt zum Beispiel, wo du nicht zahlen kannst
helper-pay = Von selbst zugreifen
helper-pay-note = nimmt die beste Karte aus einem Gebot; Zahlungen werden nur vorgeschlagen
helper-income = Alles Metall nehmen
helper-income-note = nutzt in deinem Zug das Metall deiner Sprüche
done = Fertig
close = Schließen
cancel = Abbrechen

## An einen Tisch kommen
loading = Einen Augenblick …
home = Zum Regal
no-page = Diese Seite gibt es nicht.
lobby-host = Dein Tisch ist offen. Lade Freunde ein, oder gib die freien Plätze Bots.
lobby-guest = { $name } hat diesen Tisch eröffnet. Nimm Platz.
seats = Plätze
free-seat = Platz { $letter } ist frei
sit-here-too = Hier auch
stand-up = Aufstehen
who-plays = Wer spielt
a-person = Ein Mensch
level = { $level ->
    [random] Bot: zufällig
    [easy] Bot: leicht
    [medium] Bot: mittel
    [hard] Bot: stark
    [expert] Bot: Meister
   *[other] { $level }
}
number-of-seats = Zahl der Plätze
fewer = Weniger
more-of-it = Mehr
start = Karten geben
start-with-bots = { $count ->
    [one] Geben, mit einem Bot auf dem freien Platz
   *[other] Geben, mit Bots auf { $count } Plätzen
}
host-starts = { $name } gibt, wenn alle da sind.
invite-friends = Freunde einladen
invite-text = Mit diesem Link kann man Platz nehmen oder zusehen, ohne Konto.
invite-local = Diese Adresse gilt nur auf diesem Gerät; für Freunde starte den Server mit --lan.
link = Link
qr = QR-Code des Links
copy-link = Link kopieren
copied = Kopiert
table-settings = Einstellungen des Tisches
clock = Uhr
time-none = Ohne Uhr
time-minute = Eine Minute je Zug
time-minutes = Drei Minuten je Zug
time-bank = 20 Minuten für die Partie, 10 s mehr je Zug
time-days = Drei Tage je Zug
taking-back = Zurücknehmen
taking-back-fair = Wenn es fair ist
taking-back-consent = Wenn alle zustimmen
taking-back-off = Nie
listed = Offen für alle
listed-note = Der Tisch steht auf der Startseite.
variant-gargon-open_captures = Gewonnene Karten liegen offen
variant-gargon-start = Wer beginnt
variant-gargon-start-random = Das Los
variant-power-cards-first = Wer zuerst ansagt
variant-power-cards-first-random = Das Los
variant-power-cards-cap = Längste Partie
variant-power-cards-cap-200 = 200 Runden
variant-power-cards-cap-0 = Ohne Grenze
variant-power-cards-cap-150 = 150 Runden
variant-power-cards-cap-300 = 300 Runden
variant-power-cards-short = Kurzes Spiel
variant-power-cards-short-off = Nein
variant-power-cards-short-ask = Im Spiel fragen
variant-power-cards-short-auto = Von Anfang an
variant-das-amulett-start = Beginn
variant-das-amulett-start-masters = Für Meister
variant-das-amulett-start-beginners = Für Anfänger
variant-das-amulett-start-auction = Mit Versteigerung
variant-das-amulett-start-draft = Mit Auswahl reihum
variant-das-amulett-start_reveal = Stapel am Anfang
variant-das-amulett-start_reveal-one = Ein Zauber nach dem anderen
variant-das-amulett-start_reveal-all = Alle Zauber auf einmal
variant-das-amulett-open_pile = Zauber zum Verkauf liegen offen
variant-das-amulett-gift_bolts4 = Das Geschenk zeigt vier Blitze
variant-das-amulett-gift_drain2 = Das Geschenk kostet zwei Energie
variant-das-amulett-metal_timing = Einkommen an Metall
variant-das-amulett-metal_timing-by_colour = In der Phase der Kartenfarbe
variant-das-amulett-metal_timing-all_grey = Alles in der grauen Phase
variant-das-blaue-amulett-board = Spielplan
variant-das-blaue-amulett-board-standard = Lange Straße
variant-das-blaue-amulett-board-short = Kurze Straße
variant-das-blaue-amulett-turning = Umkehren an einem Ort
variant-das-blaue-amulett-turning-may = Statt zu zahlen
variant-das-blaue-amulett-turning-must_pay = Nur wer nicht zahlen kann
variant-das-blaue-amulett-turning-free = Immer erlaubt
variant-das-blaue-amulett-left_castle = Schloss auf dem Rückweg
variant-das-blaue-amulett-left_castle-choice = Halten oder weiterreiten
variant-das-blaue-amulett-left_castle-must = Immer halten
variant-das-blaue-amulett-first = Wer beginnt
variant-das-blaue-amulett-first-draw = Das Los

## Die Leiste
action-bar = Was du tun kannst
back = Zurück
leave = Tisch verlassen
leave-title = Den Tisch verlassen?
leave-text = Der Tisch hält deinen Platz frei und wartet. Du findest ihn im Regal unter deinen Tischen.
leave-yes = Verlassen
leave-to-bot = Einen Bot für mich spielen lassen
bot-for = Ein Bot für { $name }, nicht da
log = Was geschah
rules = Regeln
chat = Gespräch
menu = Mehr
hint-ask = Ein Rat
hint-is = An deiner Stelle würde ein Bot wählen: { $action }
do-it = Tun
take-back = Zurücknehmen
pause = Um eine Pause bitten
other-device = Auf anderem Gerät weiterspielen
other-device-text = Gilt einmal. Dein Platz wechselt zu dem Gerät, das diesen Link öffnet.
keys = Tasten

## Stand
to-you = Du bist dran, { $name }
waits-for = Wir warten auf { $names }
game-over = Die Partie ist zu Ende
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
watching = Du siehst diesem Tisch zu.
is-bot = { $level ->
    [random] Bot, zufällig
    [easy] Bot, leicht
    [medium] Bot, mittel
    [hard] Bot, stark
    [expert] Bot, Meister
   *[other] Bot
}
is-away = nicht da
is-here = da
away-for = { $unit ->
    [minutes] weg { $count } min
    [hours] weg { $count } h
    [days] weg { $count } T.
   *[now] weg
}
person-away = { $unit ->
    [minutes] { $name } ist seit { $count } Min. weg.
    [hours] { $name } ist seit { $count } Std. weg.
   *[days] { $name } ist seit { $count } Tagen weg.
}
let-a-bot-play = Einen Bot spielen lassen
alone = Du bist allein: Alle anderen sind weg.
go-on-with-bots = Mit Bots weiterspielen
waited-long = { $name } denkt seit { $count } Min. nach.
still-there = Noch da?
still-there-you = Bist du noch da? Die anderen warten auf dich.
i-am-here = Ich bin da
was-asked = { $name } wurde gefragt: Noch da?
free-the-seat = Platz frei machen
reconnecting = Verbindung verloren. Neuer Versuch …
health-replaced = Dieser Platz ist in einem anderen Fenster offen.
health-ended = Dein Platz ist auf ein anderes Gerät gewechselt.
look-here = Hier ansehen
is-paused = Die Partie macht Pause.
resume = Weiter
waits-for-others = Wir warten auf die anderen …
yes = Einverstanden
no = Nein
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Meinen Platz zurück
days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}

## Schubladen
log-empty = Noch nichts.
since-last-turn = Seit deinem letzten Zug
people-here = Hier: { $names }
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-join-first = Nimm Platz, um mitzureden.
send = Senden
mute-people = Jemandem das Wort nehmen
mute = Wort nehmen
unmute = Wort geben
rules-part = Welcher Teil
rule-book = Regelheft
all-clauses = Alle Regeln einzeln
clause-link = Regel { $clause }

## Tasten
key-tab = Tab
key-tab-does = zum nächsten Teil des Tisches
key-arrows = ← ↑ → ↓
key-arrows-does = von Ding zu Ding in einem Teil
key-enter = Eingabe
key-enter-does = drücken, wählen, zurücklegen
key-digits = 1 … 9
key-digits-does = die Aktionen der Liste
key-escape = Esc
key-escape-does = schließen, oder die Wahl neu beginnen
key-help = ?
key-help-does = diese Liste

## Mehrere an einem Gerät
curtain-title = { $name }, du bist dran
curtain-text = Gib das Gerät weiter. Wenn sonst niemand den Bildschirm sieht, öffne den Vorhang.
curtain-open = Ich bin { $name }

## Das Ende
you = du
first-place = Erster Platz
show-all = Alles zeigen
rematch = Noch einmal
look-at-table = Den Tisch ansehen
show-result = Ergebnis zeigen
shuffle-proof = War das Mischen ehrlich?
shuffle-proof-text = Die Verteilung stand fest, und ihr Siegel war zu sehen, bevor jemand Platz nahm. Das Protokoll enthält alles, um es zu prüfen: amulette verify.
download-record = Protokoll herunterladen
aside-title = Dieser Tisch kann nicht weiterspielen
aside-outdated = Er wurde mit Regeln begonnen, die dieser Server gerade nicht hat. Es ist nichts verloren: Sobald sie wieder da sind, geht es von selbst weiter. Versuche es später wieder, oder lade das Protokoll des Spiels, so weit es kam; damit endet das Spiel für alle.
aside-damaged = Der Server kann diesen Tisch nicht weiter lesen. Er versucht es von selbst wieder. Versuche es später wieder, oder lade das Protokoll des Spiels, so weit es kam; damit endet das Spiel für alle.
aside-closed = Jemand von diesem Tisch hat das Protokoll des Spiels geholt, und damit alles, was verdeckt war. Deshalb ist das Spiel zu Ende. Wer am Tisch war, kann das Protokoll auch haben.
aside-sure = Das Protokoll holen? Es enthält alle verdeckten Karten; das Spiel endet damit für alle und kann nicht wieder aufgenommen werden.
aside-none = Die Karten sind noch nicht ausgeteilt, es gibt also kein Protokoll.

## Wenn etwas nicht geht
code-offline = Der Server antwortet nicht.

## Über
about = Über Amulette
about-what = Amulette bringt vier Spiele zurück auf den Tisch, die man nicht mehr kaufen kann. Es ist freie Software unter der MIT-Lizenz; jeder darf sie betreiben, lesen und ändern.
about-games = Die Spiele und ihre Autoren
about-author = { $game }: { $author }
about-no-affiliation = Dies ist ein unabhängiges Projekt. Es steht in keiner Verbindung zu Autoren oder Verlagen der Spiele; die Regeln sind in eigenen Worten erzählt, und alle Bilder sind unsere eigenen.
about-art = Embleme und Schriften
about-icons = Embleme von game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0; einige sind zusammengesetzt oder umgefärbt.
about-fonts = Grenze und Grenze Gotisch von Omnibus-Type, Alegreya Sans von Juan Pablo del Peral, unter der SIL Open Font License, über Fontsource.
about-software = Gebaut mit Svelte, Vite, Fluent und uqr; der Server mit Starlette, uvicorn und msgspec.
about-privacy = Deine Daten
about-privacy-text = Kein Konto, keine Verfolgung, keine Anfrage an andere Server. Dieses Gerät merkt sich deine Tische und Einstellungen; der Server behält das Protokoll jedes Tisches.
gallery = Galerie der Bausteine
