### Gargon auf Deutsch.
### $who ist you oder other, $seat ein Name, $cards eine fertige Aufzählung, $colour ein fertiges Farbwort
### (nur in card-back sein Buchstabe). Zahlen kommen als Zahlen. Ein Absatz des Regelhefts ist eine Zeile.

## Namen

game-name = Gargon
game-author = Rüdiger Dorn
game-summary = Schicke sagenhafte Wesen in den Kampf, Farbe gegen Farbe, und gewinne die Karten, die Amulette tragen.
no-affiliation = Dies ist ein unabhängiges Projekt ohne Verbindung zum Autor oder zum Verlag des Spiels.
colour-w = Weiß
    .creature = Drache
    .adjective = weiße
colour-b = Blau
    .creature = Pegasus
    .adjective = blaue
colour-v = Violett
    .creature = Gargoyle
    .adjective = violette
colour-y = Gelb
    .creature = Mantikor
    .adjective = gelbe
colour-r = Rot
    .creature = Phönix
    .adjective = rote
colour-g = Grün
    .creature = Fee
    .adjective = grüne
card-face = { $colour } { $value }
card-back = { $colour ->
    [w] verdeckt Weiß
    [b] verdeckt Blau
    [v] verdeckt Violett
    [y] verdeckt Gelb
    [r] verdeckt Rot
    [g] verdeckt Grün
   *[other] verdeckt { $colour }
}
cards-none = keine Karten
# $pattern ist eine Zahl: die Ziffern der Zusammensetzung ohne Punkte.
pattern-name = { $pattern ->
    [1] eine Karte
    [2] zwei Karten einer Farbe
    [11] zwei Karten verschiedener Farben
    [21] zwei Karten einer Farbe und eine einer anderen
    [111] drei Karten in drei Farben
    [3] drei Karten einer Farbe
   *[other] { $pattern }
}

## Aktionen

action-lay = { $cards } ausspielen
action-draw = Von Zugstapel { $pile } ziehen ({ $back } Karte)
action-stop = Nicht weiter ziehen
action-pass = Passen, ohne zu ziehen
action-fight = In { $colour } kämpfen

## Tisch

counted-colour = { $count } in { $colour }
card-of = { $seat } mit { $cards }
hand-row = { $letter } { $colour }, { $creature }: { $values }
table-amulets = Amulette auf den Karten: { $figures }.
amulets-on = { $amulets ->
    [0] keine
   *[other] { $amulets }
} auf { $values }
view-round = Runde { $round }, { $seat } beginnt.
view-final-round = Dies ist die letzte Runde.
view-hand = Deine Hand
view-other-hand = { $seat } hat { $count ->
    [0] keine Karten auf der Hand.
    [one] eine Karte auf der Hand: { $cards }.
   *[other] { $count } Karten auf der Hand: { $cards }.
}
view-pile = Zugstapel { $pile }: { $count ->
    [0] leer.
    [one] eine Karte, { $cards }.
   *[other] { $count } Karten, von oben: { $cards }.
}
view-laid = { $seat } hat ausgespielt: { $cards }.
view-laid-hidden = { $seat } hat verdeckt ausgespielt: { $cards }.
view-won = { $seat } hat gewonnen: { $cards }.
view-won-count = { $seat } hat { $count ->
    [0] noch keine Karte gewonnen.
    [one] eine Karte gewonnen.
   *[other] { $count } Karten gewonnen.
}
view-lost = Abgelegt: { $cards }.
view-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
view-over = Das Spiel ist zu Ende.
view-score = Platz { $place }: { $seat } mit { $total ->
    [one] einem Punkt
   *[other] { $total } Punkten
}, davon { $bonus } aus Boni und { $amulets } aus Amuletten.
drawn-held = Hand
drawn-laid = gelegt
drawn-won = erbeutet
drawn-pile = Stapel { $pile }
ask-lead = Du beginnst: Welche Karten spielst du aus, eine, zwei oder drei, aber höchstens zwei einer Farbe?
ask-follow = Spielst du { $pattern } aus, oder passt du?
ask-last = Du bist zuletzt an der Reihe und darfst nur Farben ausspielen, die schon auf dem Tisch liegen ({ $colours }): Spielst du { $pattern } aus, oder passt du?
ask-more = Du hast { $drawn ->
    [one] eine Karte
   *[other] { $drawn } Karten
} gezogen: Ziehst du noch eine, oder hörst du auf?
ask-fight = In welcher deiner Farben wird jetzt gekämpft?
ask-consolation = Du hast eine Karte im Kampf verloren: Von welchem Zugstapel ziehst du deine Trostkarte?

## Ereignisse

event-game-started = Ein Spiel Gargon zu { $seats ->
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
} beginnt (Ausgabe { $edition }).
event-dealt = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
event-piles-set = Zwei Zugstapel liegen bereit: { $count1 ->
    [one] eine Karte in Stapel 1
   *[other] { $count1 } Karten in Stapel 1
}, { $count2 ->
    [one] eine Karte in Stapel 2.
   *[other] { $count2 } Karten in Stapel 2.
}
event-round-started = Runde { $round }: { $who ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}{ $skippedcount ->
    [0] {""}
    [one] {" "}{ $skipped } hat keine Karten und kann nicht beginnen.
   *[other] {" "}{ $skipped } haben keine Karten und können nicht beginnen.
}
event-laid = { $who ->
    [you] Du spielst { $cards } aus.
   *[other] { $seat } spielt { $cards } aus.
}
event-passed = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-drew = { $reason ->
    [consolation] { $who ->
        [you] Du ziehst eine Trostkarte von Zugstapel { $pile }: { $card }.
       *[other] { $seat } zieht eine Trostkarte von Zugstapel { $pile }: { $card }.
    }
   *[pass] { $who ->
        [you] Du ziehst { $card } von Zugstapel { $pile }.
       *[other] { $seat } zieht { $card } von Zugstapel { $pile }.
    }
}
event-pile-emptied = { $first ->
    [yes] Zugstapel { $pile } ist leer: Dies ist die letzte Runde.
   *[no] Zugstapel { $pile } ist leer.
}
event-pass-ended = { $who ->
    [you] { $count ->
        [0] Du hast nichts gezogen.
        [one] Du hast eine Karte gezogen.
       *[other] Du hast { $count } Karten gezogen.
    }
   *[other] { $count ->
        [0] { $seat } hat nichts gezogen.
        [one] { $seat } hat eine Karte gezogen.
       *[other] { $seat } hat { $count } Karten gezogen.
    }
}
event-revealed = Die ausgespielten Karten werden aufgedeckt: { $seats }.
event-chosen = { $who ->
    [you] Du wählst { $colour }.
   *[other] { $seat } wählt { $colour }.
}
event-battle = { $case ->
    [A] Niemand sonst hat { $colour }: { $cards }. { $who ->
        [you] Du gewinnst kampflos.
       *[other] { $seat } gewinnt kampflos.
    }
    [C] Nur eine Karte in { $colour } ist übrig: { $cards }. { $who ->
        [you] Du gewinnst sie kampflos.
       *[other] { $seat } gewinnt sie kampflos.
    }
   *[B] { $number ->
        [1] Kampf in { $colour }: { $cards }.
       *[other] Zweiter Kampf in { $colour }: { $cards }.
    } { $who ->
        [you] Du gewinnst.
        [none] Niemand gewinnt.
       *[other] { $seat } gewinnt.
    }
}
event-captured = { $who ->
    [you] { $count ->
        [one] Du gewinnst { $cards }.
       *[other] Du gewinnst { $count } Karten: { $cards }.
    }
   *[other] { $count ->
        [one] { $seat } gewinnt { $cards }.
       *[other] { $seat } gewinnt { $count } Karten: { $cards }.
    }
}
event-discarded = { $reason ->
    [end] { $who ->
        [you] Du legst deine restlichen Handkarten ab: { $cards }.
       *[other] { $seat } legt die restlichen Handkarten ab: { $cards }.
    }
   *[battle] { $who ->
        [you] Du verlierst { $cards }.
       *[other] { $seat } verliert { $cards }.
    }
}
event-round-ended = Runde { $round } ist zu Ende.
event-scored = { $who ->
    [you] { $total ->
        [one] Du hast einen Punkt
       *[other] Du hast { $total } Punkte
    }
   *[other] { $total ->
        [one] { $seat } hat einen Punkt
       *[other] { $seat } hat { $total } Punkte
    }
}, davon { $bonus } aus Boni und { $amulets } aus Amuletten: Platz { $place }.
event-game-ended = { $count ->
    [one] Das Spiel ist zu Ende: { $winners } gewinnt!
   *[other] Das Spiel ist zu Ende: { $winners } teilen sich den Sieg!
}

## Ablehnungen

refusal-G-1-1 = Gargon ist ein Spiel für 3, 4 oder 5 Personen, nicht für { $seats }; ändere die Zahl der Plätze.
refusal-G-1-7 = Platz { $start } kann die erste Runde nicht beginnen, denn es gibt nur { $seats } Plätze; wähle einen davon oder lass das Los entscheiden.
refusal-G-1-10 = Die Amulett-Tabelle dieser Ausgabe widerspricht der gedruckten Regel; nötig sind keine auf 0, 13, 14 und 15, je eins bis fünf auf den Werten 1 bis 12, drei auf der 5, zwei auf der 7, sechs auf 1 und 10 zusammen, acht auf 2 und 6 zusammen.
refusal-G-3-1 = Du beginnst diese Runde und darfst weder passen noch ziehen; spiele eine bis drei Karten aus deiner Hand aus.
refusal-G-3-2 = Du hast { $cards } nicht auf der Hand; spiele Karten aus, die du hast.
refusal-G-3-4 = Drei Karten einer Farbe sind nie erlaubt; nimm höchstens zwei in { $colour }.
refusal-G-4-1 = Jetzt heißt es bedienen oder passen; spiele die Zusammensetzung des Startspielers aus, oder ziehe eine Karte, um zu passen.
refusal-G-4-2 = Der Startspieler hat { $wanted } ausgespielt, du aber hast { $laid } gewählt; spiele auch { $wanted } aus, oder passe.
refusal-G-4-4 = Du bist in dieser Runde zuletzt an der Reihe, darum sind Farben, die niemand ausgespielt hat, für dich gesperrt ({ $colours }); nimm Farben vom Tisch ({ $allowed }), oder passe.
refusal-G-5-1 = Mit deiner ersten gezogenen Karte hast du gepasst und kannst in dieser Runde nichts mehr ausspielen; ziehe weiter oder höre auf.
refusal-G-5-2 = Wer passt, zieht mindestens eine Karte; ziehe zuerst eine, dann darfst du aufhören.
refusal-G-5-5 = Du passt schon; ziehe weiter oder höre auf.
refusal-G-5-8 = Zugstapel { $pile } ist leer; ziehe vom anderen, wenn dort noch Karten liegen.
refusal-G-5-10 = Ohne zu ziehen darfst du nur passen, wenn beide Zugstapel leer sind; ziehe eine Karte, um zu passen.
refusal-G-6-3 = Jetzt wählst du eine Farbe für den Kampf, und zwar eine Farbe deiner ausgespielten Karten; zur Wahl: { $allowed }.
refusal-G-8-5 = Zugstapel { $pile } ist leer; nimm deine Trostkarte vom anderen.
refusal-G-8-6 = Du hast eine Karte verloren und musst jetzt eine ziehen; wähle einen Zugstapel.
refusal-G-10-3 = Das Spiel ist zu Ende, und es gibt nichts mehr zu spielen; beginne ein neues, wenn du magst.
refusal-G-13-1 = { $seat } ist am Zug; warte, bis du gefragt wirst.
