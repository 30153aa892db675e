### Das Amulett auf Deutsch.
### $who ist you oder other, $seat ein Name; Karten, Edelsteine, Metalle und Gebiete kommen als Wörter.

## Namen

game-name = Das Amulett
game-author = Alan R. Moon und Aaron Weissblum
game-summary = Biete Energie für Sprüche und Metall für Edelsteine: Das erste Amulett mit sieben Farben oder acht Steinen gewinnt.
no-affiliation = Dieses Projekt ist unabhängig und steht in keiner Verbindung zu Autoren oder Verlag des Spiels.
spell-amber = Magie des Bernstein
spell-diamond = Magie des Diamanten
spell-ruby = Magie der Rubine
spell-emerald = Magie der Smaragde
spell-teleport = Teleportation
spell-plenty-gold = Goldener Überfluss
spell-plenty-silver = Silberner Überfluss
spell-plenty-copper = Kupferner Überfluss
spell-plenty-iron = Eiserner Überfluss
spell-two-wishes = Zwei Wünsche
spell-desire = Brennendes Verlangen
spell-avarice = Des Geizes übler Fluch
spell-croesus = Des Krösus übler Fluch
spell-influence = Einfluss
spell-influence-wall = Einfluss der Baumeister
spell-influence-pyramid = Einfluss der Pharaonen
spell-morph-iron = Eiserne Metamorphose
spell-morph-gold = Goldene Metamorphose
spell-morph-copper = Kupferne Metamorphose
spell-morph-silver = Silberne Metamorphose
spell-morph-divine = Göttliche Metamorphose
spell-morph-stone = Steinerne Metamorphose
spell-gift = Geschenk
spell-gift-wall = Geschenk der Baumeister
spell-gift-pyramid = Geschenk der Pharaonen
spell-might = Gewaltige Macht
spell-journey = Magische Reise
spell-phoenix = Schwingen des Phönix
spell-superiority = Überlegenheit
spell-arc = Energiebogen
spell-pull-dark = Sog der Finsternis
spell-pull-light = Sog des Lichts
spell-copy = { $spell } ({ $copy })
metal-g = Gold
metal-s = Silber
metal-c = Kupfer
metal-i = Eisen
metal-joker = Metall nach Wahl
metal-counted = { $count } { $metal }
gem-red = rot
gem-yellow = gelb
gem-green = grün
gem-clear = klar
gem-white = weiß
gem-navy = dunkelblau
gem-sky = hellblau
gem-grey = grau
gem-orange = orange
gem-brown = braun
terrain-water = Wasser
terrain-forest = Wald
terrain-steppe = Steppe
terrain-mountain = Gebirge
terrain-town = Stadt
phase-white = weiße
phase-grey = graue
phase-red = rote
phase-blue = blaue
nothing = nichts
spell-charged = { $spell } mit { $n } Energie

## Aktionen

action-keep = { $cards } behalten
action-charge = { $cards } aufladen
action-draft = { $card } wählen
action-pass = Passen
action-bid = { $n } bieten
action-use = { $card } nutzen
action-income = Metall von { $card } nehmen
action-done = Fertig sein
action-metal = { $metal } nehmen
action-from = { $who ->
    [none] Auf die Karte verzichten
   *[other] Sie { $seat } wegnehmen
}
action-lift = Edelstein in { $area } aufheben: { $gem }
action-drop = Nach { $area } legen
action-desire = { $metal } nennen
action-journey = { $n } Auktionen festlegen
action-pay = { $bag } zahlen
action-claim = { $metal } nehmen
action-claim-none = Nichts nehmen
action-take = Edelstein nehmen: { $gem }
action-extra = Mit { $card } einen weiteren Edelstein nehmen: { $gem }
action-stop = Keinen Edelstein mehr nehmen
action-move = Die Gesellschaft nach { $area } führen
action-arc = { $n } Energie auf { $card } legen
action-drain = Mit { $card } { $n } Energie von { $target } entfernen
action-bury = { $card } unter den Stapel legen
action-open = { $text } …
open-charge = { $cards } aufladen …
open-bid = Bieten …
open-pay = { $bag } zahlen …
open-lift-area = Einen Edelstein in { $area } aufheben …
open-arc = Energie mit dem Energiebogen verschieben …
open-arc-card = Energie auf { $card } legen …
open-drain = Energie von einem Spruch entfernen …
open-drain-card = Mit { $card } Energie von einem Spruch entfernen …
open-drain-card-target = Mit { $card } Energie von { $target } entfernen …

## Tisch

view-setup = { $who ->
    [you] Die Partie wird vorbereitet. Du hast den Hut.
   *[other] Die Partie wird vorbereitet. { $seat } hat den Hut.
}
view-round = { $who ->
    [you] Runde { $round }. Du hast den Hut.
   *[other] Runde { $round }. { $seat } hat den Hut.
}
view-group = Die Gesellschaft steht in { $area } ({ $place }).
view-left = { $n ->
    [one] Das ist die letzte Auktion der Runde.
   *[other] Es bleiben { $n } Auktionen, diese mitgezählt.
}
view-desire = Alle dürfen auch mit { $kinds } zahlen.
view-offer = { $who ->
    [you] Du führst mit { $n }.
   *[other] { $seat } führt mit { $n }.
}
view-cards-offered = Im Gebot: { $bag }.
view-sale = Zum Verkauf: { $card }.
view-pile = { $count ->
    [one] Noch ein Spruch wartet im Stapel.
   *[other] Noch { $count } Sprüche warten im Stapel.
}
view-pile-open = Der Stapel, der nächste zuerst: { $cards }.
view-deck = { $count ->
    [one] Ein Spruch liegt im Nachziehstapel.
   *[other] { $count } Sprüche liegen im Nachziehstapel.
}
view-layout = Ausgelegt: { $cards }.
view-dealt = Deine Sprüche: { $cards }.
view-stock = Metallvorrat: { $bag }.
view-amulet = { $who ->
    [you] Dein Amulett: { $gems }.
   *[other] { $seat }, Amulett: { $gems }.
}
view-spells = { $who ->
    [you] Du hast { $reserve } Energie im Vorrat und diese Sprüche: { $cards }.
   *[other] { $seat }, { $reserve } Energie im Vorrat, Sprüche: { $cards }.
}
view-other-hand = { $count ->
    [one] { $seat } hat eine Metallkarte.
   *[other] { $seat } hat { $count } Metallkarten.
}
view-hand = Deine Metallkarten: { $bag }.
view-map = Der Plan: Gebiet, Gelände (W Wasser, F Wald, S Steppe, G Gebirge, T Stadt), Zahl der Edelsteine. * Pyramide, N und S: berührt die Mauer von Norden oder Süden, > die Gesellschaft.
view-area = { $area } ({ $place }): { $gems }.
place-any = jedes Metall
place-pyramid = Pyramide
place-wall = an der Mauer
view-figure = { $text } ({ $phase } Phase; Metall: { $bag }; verliert { $n } Energie je Runde)
terrain-letter-water = W
terrain-letter-forest = F
terrain-letter-steppe = S
terrain-letter-mountain = G
terrain-letter-town = T
gem-letter-red = R
gem-letter-yellow = G
gem-letter-green = N
gem-letter-clear = K
gem-letter-white = W
gem-letter-navy = D
gem-letter-sky = H
gem-letter-grey = A
gem-letter-orange = O
gem-letter-brown = B
drawn-energy = Energie
drawn-metal = Metall
drawn-own-metal = Metall
drawn-amulet = Amulett
drawn-wall = ▁▔ Mauer
drawn-pyramid = △ Pyramide
drawn-spells = Sprüche
drawn-stock = Vorrat
ask-keep = Welche zwei deiner vier Sprüche behältst du?
ask-charge = Wie viel Energie legst du auf jeden deiner zwei Sprüche?
ask-draft = Welchen Spruch wählst du?
ask-spell-bid = Wie viel Energie bietest du für den Spruch?
ask-grey-turn = Welchen deiner grauen Sprüche nutzt du?
ask-metal = Welches Metall nimmst du?
ask-from = Der Stapel ist leer: Wem nimmst du die Karte weg?
ask-lift = Welchen Edelstein teleportierst du?
ask-drop = Wohin kommt der Edelstein?
ask-red-start = Nutzt du einen Spruch vor den Auktionen?
ask-gem-bid = Wie viele Karten bietest du für einen Edelstein?
ask-pay = Mit welchen Karten zahlst du?
ask-claim = Welche Karte nimmst du aus dem Gebot?
ask-take = Welchen Edelstein nimmst du?
ask-extra = Nimmst du noch einen Edelstein?
ask-move = Wohin führst du die Gesellschaft?
ask-blue-turn = Welchen deiner blauen Sprüche nutzt du?
ask-bury = Welcher Spruch kommt als nächster unter den Stapel?

## Ereignisse

event-game-started = Eine Partie Das Amulett zu { $seats } beginnt (Ausgabe { $edition }).
event-board-set = Die Edelsteine liegen auf dem Plan.
event-hat-moved = { $who ->
    [you] Du hast jetzt den Hut.
   *[other] { $seat } hat jetzt den Hut.
}
event-dealt = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $count } Sprüche.
}
event-kept = { $who ->
    [you] Du behältst { $cards }.
   *[other] { $seat } hat gewählt.
}
event-charged = { $who ->
    [you] Du lädst deine Sprüche auf: { $energy }.
   *[other] { $seat } hat zwei Sprüche aufgeladen.
}
event-spells-shown = { $who ->
    [you] Du zeigst { $cards }.
   *[other] { $seat } zeigt { $cards }.
}
event-laid-out = Diese Sprüche liegen aus: { $cards }.
event-drafted = { $who ->
    [you] Du wählst { $card }.
   *[other] { $seat } wählt { $card }.
}
event-deck-shuffled = Die { $size } Sprüche des Stapels werden gemischt.
event-round-started = Runde { $round } beginnt.
event-phase-started = Die { $phase } Phase beginnt.
event-turn-done = { $who ->
    [you] Du bist fertig: { $phase } Phase.
   *[other] { $seat } ist fertig: { $phase } Phase.
}
event-items-done = { $who ->
    [you] Du nutzt keinen Spruch mehr.
   *[other] { $seat } nutzt keinen Spruch mehr.
}
event-game-ended = { $cause ->
    [colours] Sieben Farben: { $winners } gewinnt!
    [gems] Acht Edelsteine: { $winners } gewinnt!
   *[rounds] Die letzte Runde ist vorbei. Auf dem ersten Platz: { $winners }.
}
event-pile-set = { $shown ->
    [yes] { $count } Sprüche stehen zum Verkauf: { $cards }.
   *[no] { $count } Sprüche stehen zum Verkauf.
}
event-spell-revealed = Zum Verkauf: { $card }.
event-spell-bid = { $who ->
    [you] Du bietest { $n } Energie.
   *[other] { $seat } bietet { $n } Energie.
}
event-passed = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-spell-won = { $who ->
    [you] Du bekommst { $card } für { $n } Energie.
   *[other] { $seat } bekommt { $card } für { $n } Energie.
}
event-spell-unsold = Niemand will { $card }: Der Spruch kommt unter den Stapel.
event-energy-removed = { $cause ->
    [upkeep] { $card } ({ $owner }) verbraucht { $n } Energie.
    [gift] { $card } ({ $owner }) zahlt { $n } Energie für den Edelstein.
   *[pull] { $by } entfernt { $n } Energie von { $card } ({ $owner }).
}
event-energy-moved = { $n } Energie wandert von { $card } auf { $target }.
event-spell-left = { $card } ({ $owner }) ist verbraucht und kommt unter den Stapel.
event-text-used = { $who ->
    [you] Du nutzt { $card }.
   *[other] { $seat } nutzt { $card }.
}
event-income-used = { $who ->
    [you] Du nimmst das Metall von { $card }.
   *[other] { $seat } nimmt das Metall von { $card }.
}
event-metal-gained = { $origin ->
    [stock] { $who ->
        [you] Du bekommst { $metal } ({ $card }).
       *[other] { $seat } bekommt { $metal } ({ $card }).
    }
   *[seat] { $who ->
        [you] Du nimmst { $metal } von { $giver } ({ $card }).
       *[other] { $seat } nimmt { $metal } von { $giver } ({ $card }).
    }
}
event-shortage = { $who ->
    [you] Für dich ist kein { $metal } mehr da; es haben noch: { $holders }.
   *[other] Für { $seat } ist kein { $metal } mehr da; es haben noch: { $holders }.
}
event-metal-lost = { $who ->
    [you] Dir entgeht eine Karte: { $metal }.
   *[other] { $seat } entgeht eine Karte: { $metal }.
}
event-gem-lifted = { $who ->
    [you] Du hebst in { $area } einen Edelstein auf: { $gem }.
   *[other] { $seat } hebt in { $area } einen Edelstein auf: { $gem }.
}
event-gem-moved = Der Edelstein ({ $gem }) kommt von { $source } nach { $target }.
event-desire-named = { $who ->
    [you] Du nennst { $metal }: Alle dürfen damit zahlen.
   *[other] { $seat } nennt { $metal }: Alle dürfen damit zahlen.
}
event-marker-drawn = Der Marker sagt { $n } Auktionen.
event-journey-set = { $who ->
    [you] Du legst { $n } Auktionen fest.
   *[other] { $seat } legt { $n } Auktionen fest.
}
event-auction-opened = Auktion in { $area }; noch offen, diese mitgezählt: { $left }.
event-auction-void = In { $area } liegt kein Edelstein, also wird nichts verkauft.
event-gem-bid = { $equalled ->
    [yes] { $who ->
        [you] Du bietest ebenfalls { $n } und führst.
       *[other] { $seat } bietet ebenfalls { $n } und führt.
    }
   *[no] { $who ->
        [you] Du bietest { $n }.
       *[other] { $seat } bietet { $n }.
    }
}
event-auction-won = { $who ->
    [you] Du gewinnst die Auktion mit { $n }.
   *[other] { $seat } gewinnt die Auktion mit { $n }.
}
event-auction-unsold = In { $area } bietet niemand.
event-paid = { $who ->
    [you] Du zahlst { $bag }.
   *[other] { $seat } zahlt { $bag }.
}
event-claimed = { $taken ->
    [yes] { $who ->
        [you] Du nimmst mit { $card } { $metal }.
       *[other] { $seat } nimmt mit { $card } { $metal }.
    }
   *[no] { $who ->
        [you] Du nimmst mit { $card } nichts.
       *[other] { $seat } nimmt mit { $card } nichts.
    }
}
event-symbol-taken = { $who ->
    [you] Deine Symbole nehmen { $n } { $metal }.
   *[other] Die Symbole von { $seat } nehmen { $n } { $metal }.
}
event-offer-returned = Zurück in den Vorrat: { $bag }.
event-gem-taken = { $given ->
    [yes] { $who ->
        [you] Mit { $gift } nimmst du noch einen Edelstein aus { $area }: { $gem }.
       *[other] Mit { $gift } nimmt { $seat } noch einen Edelstein aus { $area }: { $gem }.
    }
   *[no] { $who ->
        [you] Du nimmst einen Edelstein aus { $area }: { $gem }.
       *[other] { $seat } nimmt einen Edelstein aus { $area }: { $gem }.
    }
}
event-stopped = { $who ->
    [you] Du nimmst keinen Edelstein mehr.
   *[other] { $seat } nimmt keinen Edelstein mehr.
}
event-group-moved = { $who ->
    [you] Du führst die Gesellschaft von { $source } nach { $target }.
   *[other] { $seat } führt die Gesellschaft von { $source } nach { $target }.
}
event-group-stayed = Die Gesellschaft bleibt in { $area }: Sonst liegt nirgends ein Edelstein.
event-auctions-left = { $n ->
    [0] Die Auktionen dieser Runde sind vorbei.
    [one] Es bleibt eine Auktion.
   *[other] Es bleiben { $n } Auktionen.
}

## Ablehnungen

refusal-A-0-5 = Nicht du bist am Zug, sondern { $seat }; warte, bis du gefragt wirst.
refusal-A-0-8 = Du hast schon gewählt, und das gilt; warte auf die anderen.
refusal-A-1-6 = Das Amulett ist für 3 bis 6 Spieler, nicht für { $seats }; ändere die Zahl der Plätze.
refusal-A-1-11 = Jetzt behältst du zwei deiner vier Sprüche; nenne zwei davon.
refusal-A-1-13 = Jetzt lädst du deine zwei behaltenen Sprüche auf; nenne beide mit ihrer Energie.
refusal-A-1-14 = Jeder deiner Sprüche braucht mindestens 1 Energie; gib beiden etwas.
refusal-A-1-15 = Du hast für beide Sprüche zusammen nur { $reserve } Energie; leg weniger.
refusal-A-2-3 = { $card } wirkt nur in dieser Phase: { $phase }; wähl jetzt einen anderen Spruch.
refusal-A-2-9 = Das Metall von { $card } hast du in dieser Runde schon genommen; wähl etwas anderes.
refusal-A-2-10 = Der Text von { $card } hat in dieser Runde schon gewirkt; wähl etwas anderes.
refusal-A-3-6 = Ein Spruch steht zum Verkauf; biete Energie oder passe.
refusal-A-3-7 = Das Gebot steht bei { $n }; biete mehr oder passe.
refusal-A-3-8 = Das niedrigste Gebot ist 1; biete mehr oder passe.
refusal-A-3-9 = Du hast nur { $reserve } Energie im Vorrat; biete weniger oder passe.
refusal-A-4-1 = Es ist dein grauer Zug; nutze Text oder Metall deiner grauen Sprüche oder sei fertig.
refusal-A-4-2 = { $card } gibt dir in diesem Zug nichts; nutze einen eigenen Spruch dieser Phase.
refusal-A-4-7 = { $card } zeigt kein Metall; wähl etwas anderes.
refusal-A-4-10 = Dir steht ein Joker zu; wähl ein Metall.
refusal-A-4-11 = Der Stapel ist leer: { $metal }; wähl ein Metall, das noch da ist.
refusal-A-4-12 = Der Stapel ist leer: { $metal }; sag, wem du die Karte nimmst, oder niemandem.
refusal-A-4-13 = { $seat } hat keine solche Karte: { $metal }; wähl jemand anderen oder niemanden.
refusal-A-4-17 = Alle Stapel sind leer, und niemand sonst hat { $metal }; nenne ein Metall, das jemand hat.
refusal-A-5-1 = Vor den Auktionen darfst du Brennendes Verlangen oder Magische Reise nutzen; tu es oder sei fertig.
refusal-A-6-9 = Du hast hier nur { $capacity } Karten zum Zahlen; biete weniger oder passe.
refusal-A-6-10 = Ein Edelstein ist nie umsonst; biete mindestens 1 oder passe.
refusal-A-6-11 = Das Gebot steht bei { $n }; biete mindestens { $least } oder passe.
refusal-A-6-12 = Es läuft eine Auktion; biete Karten oder passe.
refusal-A-7-2 = Du hast mit { $n } gewonnen; zahl genau so viele Karten.
refusal-A-7-3 = Zahl mit Karten, die du hast, von den Metallen, die hier gelten: { $kinds }.
refusal-A-7-6 = Du darfst eine Karte aus dem Gebot nehmen; nenne ihr Metall oder nichts.
refusal-A-7-15 = Im Gebot ist kein { $metal }, und anderswo darfst du nichts nehmen; nenne ein anderes Metall oder nichts.
refusal-A-8-1 = Du nimmst einen Edelstein, der in { $area } liegt; wähl einen davon.
refusal-A-8-2 = Du darfst mit einem Geschenk noch einen Edelstein nehmen; tu es oder hör auf.
refusal-A-9-1 = Du hast den Hut, also musst du die Gesellschaft führen; nenne ein Gebiet.
refusal-A-9-2 = { $area } liegt nicht neben der Gesellschaft; wähl ein Nachbargebiet mit Edelstein.
refusal-A-9-3 = Die Gesellschaft ist schon in { $area } und muss weiter; wähl ein anderes Gebiet.
refusal-A-9-4 = In { $area } liegt kein Edelstein; wähl ein Gebiet mit Edelstein.
refusal-A-10-1 = Es ist dein blauer Zug; nutze Text oder Metall deiner blauen Sprüche oder sei fertig.
refusal-A-10-2 = { $card } gibt dir in diesem Zug nichts; nutze einen eigenen blauen Spruch.
refusal-A-10-5 = Mehrere deiner Sprüche sind leer; sag, welcher als nächster unter den Stapel kommt.
refusal-A-11-4 = Die Partie ist vorbei, es kann nichts mehr gespielt werden; beginne eine neue, wenn du magst.
refusal-A-12-3 = Der ganze Startstapel kann nur gezeigt werden, wenn die Sprüche zu Beginn versteigert werden, nicht mit { $start }; ändere eine der beiden Optionen.
refusal-A-12-7 = Jetzt wählst du einen der ausgelegten Sprüche; nenne einen, der noch da ist.
refusal-A-13-6 = Du hast keinen Edelstein dieser Farbe ({ $colour }), der Text brächte also nichts ({ $metal }); nutze etwas anderes.
refusal-A-13-8 = Du teleportierst einen Edelstein; sag, welchen du aufhebst.
refusal-A-13-9 = Der Edelstein kommt aus { $area }; leg ihn in ein anderes Gebiet.
refusal-A-13-11 = In { $area } liegt kein solcher Edelstein ({ $gem }), und die auf Amuletten bleiben dort; heb einen vom Plan auf.
refusal-A-14-4 = Magische Reise legt eine dieser Zahlen fest: { $numbers }; nenne eine davon.
refusal-A-14-20 = { $card } gibt dir hier und jetzt keinen Edelstein; nutze ein anderes Geschenk oder hör auf.
refusal-A-14-23 = Das Gebot von { $n } ist durch Gewaltige Macht geschützt; biete mindestens { $least } oder passe.
refusal-A-15-1 = Energiebogen gibt von seiner Energie an einen anderen deiner Sprüche; nenne ihn und nicht mehr Energie, als da ist.
refusal-A-15-6 = Sog des Lichts entfernt { $most } Energie von einem Spruch im Spiel; nenne einen, der welche hat.
refusal-A-15-7 = Sog der Finsternis entfernt höchstens { $most } Energie von einem Spruch im Spiel; nenne einen, der so viel hat.
