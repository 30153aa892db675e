### Der Tisch von Das blaue Amulett. $place ist der Name eines Platzes mit seiner Nummer, $cards eine Aufzählung, $seat ein Name.
blau-place-start = Start
blau-place-castle = Schloss
blau-place-gate = Tor
blau-place-ruins = Ruine
blau-place-water = Quelle
blau-place-fire = Feuer
blau-place-goal = Schloss des Lichts
blau-space-near = Feld { $index }
blau-space-lane = { blau-space-near } { $lane ->
    [right] rechts
   *[left] links
}
blau-space = { blau-space-lane } hinter { $place }
blau-board = Der Spielplan
blau-others = Die anderen
blau-cards = Deine Wege-Karten
blau-hand = Dein Schicksal (geheim)
blau-hand-empty = Noch keine Schicksalskarte
blau-turn = Zug { $turn }
blau-wears = trägt das Amulett
blau-wears-you = Du trägst das Amulett
blau-fate-count = { $count ->
    [0] keine Schicksalskarte
    [one] eine Schicksalskarte
   *[other] { $count } Schicksalskarten
}
blau-set = Offen: { $open }; benutzt: { $used }
blau-none = keine
blau-deck = Schicksal
blau-deck-name = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
blau-discard = Ablage
blau-discard-name = Ablage, { $count ->
    [0] leer
    [one] eine Karte, { $card }
   *[other] { $count } Karten, oben: { $card }
}
blau-take-name = Aus der Ablage nehmen: { $cards }
blau-open-pile = offen für alle
blau-card = Wege-Karte { $card }
blau-joker = Joker, 1 bis 6
blau-used = { $card }, benutzt
blau-fate = Schicksalskarte { $card }
blau-place-name = { $place }{ $asks ->
    [none] {""}
   *[other] , verlangt { $cards }
}{ $princes ->
    [none] {""}
   *[other] ; dort: { $seats }
}
blau-place-tell = { $place } verlangt { $asks ->
    [none] jetzt nichts von dir.
   *[other] jetzt von dir: { $cards }.
}
blau-goal-tell = { $place }: hinein führt nur die genaue Zahl{ $asks ->
    [none] .
   *[other] , und verlangt wird: { $cards }.
}
blau-force-name = { $force } auf { $place }
blau-not-now = { $thing }: jetzt nicht. { $why }
blau-choose = Wähle eine Wege-Karte
blau-choose-points = Wähle, wie weit der Joker reitet
blau-play = Die { $card } spielen
blau-play-joker = Joker als { $points } spielen
blau-joker-row = Joker 1 bis 6
blau-joker-then = danach eine weitere Karte, wenn du willst
blau-discard-it = Ablegen: { $card }
blau-discard-which = Wähle die Karte, die du ablegst
blau-force-pick = Versetzen: { $force } …
blau-force-to = Nach { $place }
blau-force-move = { $force } versetzen nach { $place }
blau-force-swap = { $force } versetzen nach { $place }; { $other } kommt nach { $origin }
blau-force-again = Ein anderer Platz
blau-force-never = Keine Dunkle Macht kommt je nach { $place }; wähle einen Platz weiter vorn.
blau-done = Die Mächte stehen lassen
blau-lacking = es fehlt: { $cards }
blau-spot = { $what }, { $space }
blau-steal-from = Eine Karte stehlen von { $seat }
blau-way-road = Auf die Straße
blau-way-or-turn = oder umkehren
blau-way-or-round = oder außen herum
blau-way-passes = über { $place }
blau-way-rounds = um { $place } herum
blau-way-overshoot = zu weit für das Schloss des Lichts, umkehren
blau-way-enters = hinein: { $place }
blau-way-pays = { $place }: { $cards } zahlen
blau-way-unpaid = { $place }: { $cards } fehlt, umkehren
blau-way-chosen = umkehren vor { $place }
blau-way-defies = das Amulett schützt dich bei { $place }
blau-way-push = du schubst { $seat }
blau-way-amulet = du nimmst das Amulett von { $seat }
blau-way-castle = nimm { $cards }, wenn du willst
blau-way-arrow = Pfeilfeld: du ziehst eine Schicksalskarte
blau-way-back = auf dem Rückweg
blau-way-shifted = und wirst selbst verschoben
blau-way-win = Schloss des Lichts: du gewinnst!
