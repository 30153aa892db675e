### Das blaue Amulett auf Deutsch.
### $who ist you, other oder none, $seat und $victim sind Namen, $card, $cards, $force und $ranks schon ausgeschrieben.
### Felder ($origin, $to, $place, $space) bleiben in Notation: P3, 3R6, 3L6. Zahlen kommen als Zahlen.

## Namen

game-name = Das blaue Amulett
game-author = Johann Rüttinger
game-summary = Führe deinen Königssohn an Aufgaben und Dunklen Mächten vorbei ins Schloss des Lichts, und hüte dich vor der Spur zurück.
no-affiliation = Dies ist ein unabhängiges Projekt ohne Verbindung zum Autor oder zum Verlag des Spiels.
fate-dw = Zwerg
fate-wi = Hexe
fate-so = Zauberer
fate-ru = Ruine
fate-wa = Quelle
fate-fi = Feuer
fate-am = Amulett
move-card-joker = Joker
cards-none = keine Karten
force-dw = der Zwerg
    .object = den Zwerg
force-wi = die Hexe
    .object = die Hexe
force-so = der Zauberer
    .object = den Zauberer
place-kind = { $kind ->
    [castle] Schloss
    [gate] Tor
    [ruins] Ruine
    [water] Quelle
    [fire] Feuer
   *[goal] Schloss des Lichts
}

## Aktionen

action-play = Karte { $card } spielen
action-joker = Joker als { $points } spielen
action-joker-open = Joker spielen
action-stop = Keine weitere Karte spielen
action-pay = Bezahlen und weiterziehen
action-turn = Umkehren, ohne zu bezahlen
action-go = Weiterziehen
action-turn-free = Umkehren
action-enter = Ins Schloss ziehen
action-round = Das Schloss umrunden
action-discard = Karte { $card } ablegen
action-steal = Eine Karte stehlen
action-nosteal = Nichts stehlen
action-take = Die Karten nehmen
action-notake = Die Karten liegen lassen
action-done = Keine Dunkle Macht mehr versetzen
action-force = { $force } auf { $place } versetzen

## Tisch

card-of = { $seat } { $card }
rank-of = { $place }. { $seat } ({ $space })
view-turn = Der Tisch in Zug { $turn }, { $who ->
    [you] und du bist dran
   *[other] und { $seat } ist dran
}:
view-prince = { $seat } steht auf { $space }{ $lane ->
    [right] , Richtung Ziel
    [left] , auf dem Rückweg
   *[place] {""}
}; offen: { $open }; benutzt: { $used }; { $count ->
    [0] keine Schicksalskarten
    [one] eine Schicksalskarte
   *[other] { $count } Schicksalskarten
}{ $amulet ->
    [yes] ; trägt das Amulett.
   *[no] .
}
view-none = keine
view-place = { $place }, { $kind }{ $force ->
    [none] {""}
   *[other] , { $force }
}{ $count ->
    [0] .
   *[other] : { $seats }.
}
view-forces = Dunkle Mächte: { $places }.
force-at = { $force } auf { $place }
view-lane = { $lane ->
    [right] Rechte Spur von { $from } nach { $to }
   *[left] Linke Spur zurück von { $from } nach { $to }
}: { $spaces }.
lane-space = { $space }{ $arrow ->
    [yes] {" "}Pfeil
   *[no] {""}
}{ $prince ->
    [none] {""}
   *[other] {" "}{ $prince }
}
view-amulet = Das Amulett liegt im Schloss des Lichts.
view-piles = Zugstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Ablagestapel von oben: { $cards }.
view-piles-more = Zugstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Ablagestapel von oben: { $cards }, und { $more } weitere.
view-hand = Deine Schicksalskarten: { $cards }.
drawn-at = Feld
drawn-open = Laufkarten
drawn-fate = Schicksal
drawn-deck = Stapel
drawn-discard = Ablage
drawn-hand = Hand
# Auf dem Streifen: höchstens sechs Buchstaben.
drawn-place = { $kind ->
    [castle] Schl.
    [gate] Tor
    [ruins] Ruine
    [water] Quelle
    [fire] Feuer
   *[goal] Licht
}
view-over = Das Spiel ist vorbei.
table-places = Plätze: { $places }.
table-road = Auf jeder Spur liegen { $lengths } Felder von Platz zu Platz; die Pfeile sind auf { $arrows }.
view-on-the-way = Du stehst auf { $space } und hast noch { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
ask-play = Welche Karte spielst du?
ask-again = Nach dem Joker: Spielst du noch eine Karte?
ask-pay = { $place } verlangt { $cards }: Bezahlst du, oder kehrst du um?
ask-go = { $place } verlangt nichts: Ziehst du weiter, oder kehrst du um?
ask-left = Du kannst deinen Zug im Schloss { $place } beenden{ $free ->
    [yes] {""}
   *[no] {" "}gegen { $cards }
}: Ziehst du hinein, oder umrundest du es?
ask-drop = Du musst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ablegen: Welche jetzt?
ask-steal = Du hast { $victim } das Amulett genommen: Stiehlst du eine Karte?
ask-take = Nimmst du { $cards } vom Ablagestapel?
ask-force = Versetzt du eine Dunkle Macht?

## Ereignisse

event-game-started = Eine Partie Das blaue Amulett zu { $seats ->
    [2] zweit
    [3] dritt
   *[4] viert
} beginnt (Ausgabe { $edition }). { $drawn ->
    [yes] Gezogene Karten: { $cards }. {""}
   *[no] {""}
}{ $who ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-turn-started = Zug { $turn }: { $who ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
event-turn-ended = { $who ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $seat } ist zu Ende.
}
event-card-played = { $who ->
    [you] Du spielst die Karte { $card }
   *[other] { $seat } spielt die Karte { $card }
}: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
event-set-opened = { $who ->
    [you] Alle deine Wege-Karten sind wieder offen.
   *[other] Alle Wege-Karten von { $seat } sind wieder offen.
}
event-stopped = { $who ->
    [you] Du spielst keine weitere Karte.
   *[other] { $seat } spielt keine weitere Karte.
}
event-stepped = { $points ->
    [0] { $who ->
        [you] Du kommst auf { $to }.
       *[other] { $seat } kommt auf { $to }.
    }
   *[other] { $who ->
        [you] Du ziehst von { $origin } auf { $to }, noch { $points }.
       *[other] { $seat } zieht von { $origin } auf { $to }, noch { $points }.
    }
}
event-turned-back = { $reason ->
    [overshoot] { $who ->
        [you] Du hast vor { $place } zu viele Punkte und kehrst um.
       *[other] { $seat } hat vor { $place } zu viele Punkte und kehrt um.
    }
    [chosen] { $who ->
        [you] Du kehrst vor { $place } um.
       *[other] { $seat } kehrt vor { $place } um.
    }
   *[unpaid] { $who ->
        [you] Du bezahlst auf { $place } nicht und kehrst um.
       *[other] { $seat } bezahlt auf { $place } nicht und kehrt um.
    }
}
event-rounded = { $who ->
    [you] Du umrundest { $place }.
   *[other] { $seat } umrundet { $place }.
}
event-force-defied = { $who ->
    [you] Das Amulett schützt dich auf { $place }: { $force } lässt dich vorbei.
   *[other] Das Amulett schützt { $seat } auf { $place }: { $force } weicht.
}
event-paid = { $who ->
    [you] Du bezahlst auf { $place }: { $cards }.
   *[other] { $seat } bezahlt auf { $place }: { $cards }.
}
event-amulet-moved = { $whose ->
    [goal] { $who ->
        [you] Du bekommst das Amulett.
       *[other] { $seat } bekommt das Amulett.
    }
   *[player] { $cause ->
        [landing] { $who ->
            [you] Du landest auf { $victim } und nimmst das Amulett.
           *[other] { $seat } landet auf { $victim } und nimmt das Amulett.
        }
       *[other] { $who ->
            [you] Du nimmst { $victim } das Amulett.
           *[other] { $seat } nimmt { $victim } das Amulett.
        }
    }
}
event-pushed = { $link ->
    [1] { $who ->
        [you] Du wirst von { $origin } auf { $to } geschubst.
       *[other] { $seat } wird von { $origin } auf { $to } geschubst.
    }
   *[other] { $who ->
        [you] Du wirst von { $origin } auf { $to } verschoben.
       *[other] { $seat } wird von { $origin } auf { $to } verschoben.
    }
}
event-steal-chosen = { $who ->
    [you] Du wirst { $victim } eine Karte stehlen.
   *[other] { $seat } wird { $victim } eine Karte stehlen.
}
event-steal-declined = { $who ->
    [you] Du stiehlst { $victim } nichts.
   *[other] { $seat } stiehlt { $victim } nichts.
}
event-stolen = { $seen ->
    [yes] { $who ->
        [you] Du stiehlst von { $victim }: { $card }.
       *[other] { $seat } stiehlt von { $victim }: { $card }.
    }
   *[no] { $seat } stiehlt { $victim } eine verdeckte Karte.
}
event-discarded = { $cause ->
    [cut] { $who ->
        [you] Du legst bis auf drei Karten ab: { $card }.
       *[other] { $seat } legt bis auf drei Karten ab: { $card }.
    }
   *[other] { $who ->
        [you] Du machst Platz und legst ab: { $card }.
       *[other] { $seat } macht Platz und legt ab: { $card }.
    }
}
event-drawn = { $seen ->
    [yes] { $who ->
        [you] Du ziehst eine Karte: { $card }
       *[other] { $seat } zieht eine Karte: { $card }
    }
   *[no] { $seat } zieht eine verdeckte Karte
}. { $count ->
    [0] Der Zugstapel ist leer.
    [one] Im Zugstapel ist noch eine Karte.
   *[other] Im Zugstapel sind noch { $count } Karten.
}
event-reshuffled = Der Ablagestapel wird zu einem neuen Zugstapel von { $count } Karten gemischt.
event-taken = { $who ->
    [you] Du nimmst vom Ablagestapel: { $cards }.
   *[other] { $seat } nimmt vom Ablagestapel: { $cards }.
}
event-take-declined = { $who ->
    [you] Du lässt den Ablagestapel liegen.
   *[other] { $seat } lässt den Ablagestapel liegen.
}
event-force-moved = { $who ->
    [you] Du versetzt { $force } von { $origin } auf { $to }
   *[other] { $seat } versetzt { $force } von { $origin } auf { $to }
}{ $swapped ->
    [yes] ; dafür steht { $exchanged } jetzt auf { $origin }.
   *[no] .
}
event-game-ended = { $who ->
    [you] Du bist im Schloss des Lichts und hast gewonnen!
    [none] Die letzten Züge sind gespielt: Niemand hat das Schloss des Lichts erreicht.
   *[other] { $seat } ist im Schloss des Lichts und hat gewonnen!
} { $ranks }.

## Ablehnungen

refusal-B-1-1 = Das blaue Amulett ist ein Spiel für 2, 3 oder 4, nicht für { $seats }; ändere die Zahl der Plätze.
refusal-B-1-14 = Platz { $first } kann nicht beginnen: Es gibt nur { $seats } Plätze; nenne einen davon oder lass die Karten entscheiden.
refusal-B-3-2 = Du musst ziehen, aussetzen geht nicht; spiele eine deiner offenen Karten.
refusal-B-3-3 = { $seat } ist dran; warte, bis du gefragt wirst.
refusal-B-4-1 = Diese Karte ({ $card }) ist benutzt; spiele eine offene.
refusal-B-4-6 = Nach einem Joker spielst du noch eine offene Karte, oder du hörst auf.
refusal-B-5-15 = Du kommst genau zum Schloss { $place }; zieh hinein oder umrunde es.
refusal-B-5-16 = Für { $place } brauchst du eine Karte, die du nicht hast ({ $cards }); umrunde es.
refusal-B-6-8 = { $place } verlangt nichts; zieh weiter oder kehre um.
refusal-B-6-10 = Du stehst vor { $place }; bezahle, was verlangt ist, oder kehre um.
refusal-B-6-11 = Du hast nicht alles, was { $place } verlangt (es fehlt: { $cards }); kehre um.
refusal-B-6-12 = An diesem Tisch muss bezahlen, wer kann; bezahle auf { $place }.
refusal-B-8-4 = Vor dem Ziehen musst du auf zwei Karten kommen; lege { $count ->
    [one] eine Karte ab.
   *[other] { $count } Karten ab.
}
refusal-B-8-5 = Diese Karte ({ $card }) hast du nicht; lege eine aus deiner Hand ab.
refusal-B-8-11 = Am Ende deines Zuges behältst du drei Karten; lege { $count ->
    [one] eine Karte ab.
   *[other] { $count } Karten ab.
}
refusal-B-9-7 = Du hast { $victim } das Amulett genommen; stiehl jetzt eine Karte oder verzichte.
refusal-B-9-9 = Vor dem Stehlen musst du auf zwei Karten kommen; lege { $count ->
    [one] eine Karte ab.
   *[other] { $count } Karten ab.
}
refusal-B-10-1 = Du bist in einem Schloss; nimm die obersten Karten vom Ablagestapel oder lass sie liegen.
refusal-B-12-1 = Dein Zug endet mit den Dunklen Mächten; versetze eine oder sage, dass du fertig bist.
refusal-B-12-2 = Du hast { $force } in diesem Zug schon versetzt; wähle eine andere oder sei fertig.
refusal-B-12-4 = Auf { $place } steht { $force } schon; wähle einen anderen Platz.
refusal-B-12-5 = Auf { $place } steht eine Macht, die du in diesem Zug gesetzt hast; wähle einen anderen Platz.
refusal-B-14-1 = Das Spiel ist gewonnen, und nichts wird mehr gespielt; beginne ein neues, wenn du magst.
refusal-B-14-4 = Die letzten Züge sind gespielt, und nichts geht mehr; beginne ein neues Spiel, wenn du magst.
