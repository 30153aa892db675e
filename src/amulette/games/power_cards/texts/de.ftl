### Power Cards auf Deutsch.
### $who ist you oder other, $seat ein Name, $card und $cards Namen von Vögeln, $back ein Teil eines Bauwerks. Zahlen kommen als Zahlen.

## Namen

game-name = Power Cards
game-author = jemandem, den die Spielregel nicht nennt
game-summary = Vergleiche die Werte deiner Vögel, baue aus gewonnenen Karten ein Bauwerk und schleudere um alles, was auf dem Tisch liegt.
no-affiliation = Dies ist ein unabhängiges Projekt, ohne Verbindung zum Autor oder zum Verlag des Spiels.
stat-power = Stärke
stat-range = Reichweite
stat-accuracy = Genauigkeit
stat-rarity = Seltenheit
stat-sling = Schleuder
back-vw = stehender Holzblock
back-vs = stehender Steinblock
back-vi = stehender Eisblock
back-hw = liegender Holzblock
back-hs = liegender Steinblock
back-hi = liegender Eisblock
back-pig = Schwein
card-other = Karte { $number }
card-none = keine Karte
pot-entry = { $seat }: { $back }

## Karten

card-1 = Adler
card-2 = Kasuar
card-3 = Schwan
card-4 = Gans
card-5 = Kondor
card-6 = Strauß
card-7 = Trappe
card-8 = Truthahn
card-9 = Hahn
card-10 = Pelikan
card-11 = Albatros
card-12 = Seeschwalbe
card-13 = Mauersegler
card-14 = Schwalbe
card-15 = Storch
card-16 = Kranich
card-17 = Pfuhlschnepfe
card-18 = Fregattvogel
card-19 = Kuckuck
card-20 = Steinschmätzer
card-21 = Eisvogel
card-22 = Specht
card-23 = Kolibri
card-24 = Reiher
card-25 = Eule
card-26 = Falke
card-27 = Sperber
card-28 = Neuntöter
card-29 = Basstölpel
card-30 = Bienenfresser
card-31 = Kakapo
card-32 = Kagu
card-33 = Schuhschnabel
card-34 = Quetzal
card-35 = Wiedehopf
card-36 = Leierschwanz
card-37 = Kiwi
card-38 = Ibis
card-39 = Bartgeier
card-40 = Takahe

## Aktionen

action-call = { $stat } ansagen: { $value }
action-call-open = Ansagen …
action-build = { $card } anlegen ({ $back })
action-build-open = Anlegen …
action-short-yes = Ja, das kurze Spiel spielen
action-short-no = Nein, weiterspielen wie bisher
action-short-open = Antworten …

## Tisch

view-round = Runde { $round }: { $who ->
    [you] Du sagst an.
   *[other] { $seat } sagt an.
}
view-last-rounds = { $left ->
    [one] Das ist die letzte Runde.
   *[other] Es bleiben { $left } Runden, diese mitgezählt.
}
view-short-game = Das ist das kurze Spiel: Zwei fertige Bauwerke beenden es.
view-pack = { $who ->
    [you] { $count ->
        [one] Dein Stapel hat eine Karte.
       *[other] Dein Stapel hat { $count } Karten.
    }
   *[other] { $count ->
        [one] Stapel von { $seat }: eine Karte.
       *[other] Stapel von { $seat }: { $count } Karten.
    }
}
view-out = { $seat } ist ausgeschieden.
view-structure = { $who ->
    [you] Dein Bauwerk: { $parts }.
   *[other] Bauwerk von { $seat }: { $parts }.
}
view-next = { $slot ->
    [1] Als Nächstes brauchst du einen stehenden Block, aus beliebigem Material.
    [4] Als Nächstes brauchst du ein Schwein.
   *[other] Als Nächstes brauchst du: { $back }.
}
view-leftover = Übrige Karte: { $parts }.
view-hand = { $who ->
    [you] Du hast gewonnen: { $cards }.
   *[other] { $seat } hat { $count } Karten gewonnen.
}
view-top = Deine oberste Karte: { $card }
view-scale = { $stat }: von { $low } bis { $high }; die Hälfte der Vögel hat { $middle } oder mehr.
view-figure = { $stat } { $value }
view-back = Auf der Rückseite: { $back }.
drawn-pack = Karten
drawn-built = Bauwerke
drawn-out = Platz { $rank }
drawn-back = Rückseite:
card-line = { $number } { $card }: { $figures } ({ $back })
part-own = { $back } ({ $card })
ask-call = Was sagst du an?
ask-build = Welche Karte legst du an?
ask-short = Ihr seid nur noch zu zweit, und der Tisch ist leer: Soll ein kurzes Spiel daraus werden?

## Ereignisse

event-game-started = Ein Spiel Power Cards zu { $seats } beginnt (Ausgabe { $edition }). { $count ->
    [0] Keine Karte bleibt übrig.
    [one] Eine Karte bleibt übrig.
   *[other] { $count } Karten bleiben übrig.
} { $who ->
    [you] Du sagst zuerst an.
   *[other] { $seat } sagt zuerst an.
}
event-top = { $who ->
    [you] Deine oberste Karte ist jetzt: { $card }.
   *[other] { $seat } hat eine neue oberste Karte.
}
event-round-started = Runde { $round }: { $who ->
    [you] Du sagst an.
   *[other] { $seat } sagt an.
}
event-retrieved = { $who ->
    [you] Dein Stapel ist leer: Du nimmst { $card } ({ $back }) von deinem Bauwerk.
   *[other] Der Stapel von { $seat } ist leer; { $seat } nimmt eine Karte vom Bauwerk: { $back }.
}
event-short-asked = { $who ->
    [you] Du wirst gefragt, ob ihr das kurze Spiel spielt.
   *[other] { $seat } wird gefragt, ob ihr das kurze Spiel spielt.
}
event-short-answered = { $answer ->
    [yes] { $who ->
        [you] Du sagst ja.
       *[other] { $seat } sagt ja.
    }
   *[no] { $who ->
        [you] Du sagst nein.
       *[other] { $seat } sagt nein.
    }
}
event-short-started = Das kurze Spiel beginnt: keine Schleuderrunden mehr, und zwei fertige Bauwerke beenden es.
event-called = { $who ->
    [you] Du sagst { $stat } an!
   *[other] { $seat } sagt { $stat } an!
}
event-laid = { $who ->
    [you] Du liest { $value } vor ({ $card }).
   *[other] { $seat } liest { $value } vor.
}
event-tied = Gleichstand: { $seats }! Auf dem Tisch liegen: { $pot }.
event-dropped = { $who ->
    [you] Du hast keine Karte mehr zu legen und fällst aus dem Gleichstand.
   *[other] { $seat } hat keine Karte mehr zu legen und fällt aus dem Gleichstand.
}
event-round-won = { $by ->
    [only] { $who ->
        [you] Nur du kannst eine Karte legen und gewinnst die Runde.
       *[other] Nur { $seat } kann eine Karte legen und gewinnt die Runde.
    }
    [fallback] { $who ->
        [you] Niemand kann eine Karte legen: Du kommst zuerst und gewinnst die Runde.
       *[other] Niemand kann eine Karte legen: { $seat } kommt zuerst und gewinnt die Runde.
    }
   *[highest] { $who ->
        [you] Du gewinnst die Runde!
       *[other] { $seat } gewinnt die Runde!
    }
}
event-collected = { $who ->
    [you] Du bekommst { $count } Karten: { $cards }.
   *[other] { $seat } bekommt { $count } Karten.
}
event-out = { $count ->
    [one] { $seats } ist ausgeschieden, auf Platz { $rank }.
   *[other] { $seats } sind ausgeschieden, auf Platz { $rank }.
}
event-built = { $who ->
    [you] Du legst { $card } an Stelle { $slot } an: { $back }.
   *[other] { $seat } legt an Stelle { $slot } ein Teil an: { $back }.
}
event-tucked = { $who ->
    [you] { $count ->
        [one] Du legst eine Karte unter deinen Stapel.
       *[other] Du legst { $count } Karten unter deinen Stapel.
    }
   *[other] { $count ->
        [one] { $seat } legt eine Karte unter den Stapel.
       *[other] { $seat } legt { $count } Karten unter den Stapel.
    }
}
event-sling-started = { $who ->
    [you] Schleuderrunde! Dein Schwein hat { $value }.
   *[other] Schleuderrunde! Das Schwein von { $seat } hat { $value }.
}
event-sling-read = { $who ->
    [you] Du liest { $value } vor ({ $card }).
   *[other] { $seat } liest { $value } vor.
}
event-sling-tied = { $count ->
    [one] Gleichstand: { $seats }! Auf dem Tisch liegt: { $pot }.
   *[other] Gleichstand: { $seats }! Auf dem Tisch liegen: { $pot }.
}
event-sling-laid = { $who ->
    [you] Du legst { $card } mit { $value }.
   *[other] { $seat } legt eine Karte mit { $value }.
}
event-sling-won = { $pig ->
    [yes] { $who ->
        [you] Dein Schwein gewinnt! Du bekommst alle Bauwerke: { $cards }.
       *[other] Das Schwein von { $seat } gewinnt und holt alle Bauwerke: { $count } Karten.
    }
   *[no] { $who ->
        [you] Du gewinnst die Schleuderrunde und bekommst { $cards }.
       *[other] { $seat } gewinnt die Schleuderrunde und bekommt { $count } Karten.
    }
}
event-table-cleared = Der Tisch ist leer. Bauwerke kamen von { $seats }.
event-game-over = { $reason ->
    [cap] Die letzte Runde ist gespielt.
    [short] Zwei Bauwerke sind fertig.
   *[last] Nur eine Person ist noch im Spiel.
} { $count ->
    [one] { $winners } gewinnt das Spiel!
   *[other] { $winners } teilen sich den Sieg!
}

## Ablehnungen

refusal-P-1-1 = Power Cards spielt man zu zweit, zu dritt oder zu viert, nicht zu { $seats }; ändere die Zahl der Plätze.
refusal-P-1-7 = Platz { $first } kann nicht zuerst ansagen: Es gibt nur { $seats } Plätze; nenne einen davon oder lass das Los entscheiden.
refusal-P-2-11 = Niemand darf passen; wähle etwas, das du tun kannst.
refusal-P-3-2 = Jetzt sagt { $seat } an; warte, bis du eine Runde gewinnst.
refusal-P-3-4 = Jetzt wird angesagt; wähle Stärke, Reichweite, Genauigkeit oder Seltenheit.
refusal-P-3-5 = Den Schleuderwert kann man nicht ansagen; wähle Stärke, Reichweite, Genauigkeit oder Seltenheit.
refusal-P-6-1 = { $seat } hat die Runde gewonnen und baut; warte, bis du dran bist.
refusal-P-6-3 = { $card } gehört nicht zu den Karten, die du gerade gewonnen hast; nimm eine davon.
refusal-P-6-5 = { $card } ({ $back }) passt nicht an Stelle { $slot }; { $slot ->
    [1] dorthin gehört ein stehender Block, egal aus welchem Material.
   *[other] dorthin gehört: { $wanted }.
}
refusal-P-6-6 = { $card } ({ $back }) ist aus anderem Material; dieses Bauwerk braucht: { $wanted }.
refusal-P-6-9 = Du kannst bauen, also musst du; lege eine der passenden Karten an.
refusal-P-10-3 = Das Spiel ist aus, es geht nicht mehr weiter; beginne ein neues, wenn du magst.
refusal-P-11-4 = { $seat } wird jetzt nach dem kurzen Spiel gefragt; nur Ja oder Nein gilt.
