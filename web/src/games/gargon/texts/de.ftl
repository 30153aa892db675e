### Der Tisch von Gargon. $creature ist der Name eines Wesens, $cards eine Liste in Worten.
gargon-lay = { $cards } legen
gargon-lay-open = { $cards } legen und …
gargon-choose = Wähle Karten
gargon-draw-open = Ziehen
gargon-clear = Auswahl löschen
gargon-pass-draw = Passen: Stapel { $pile }
gargon-draw-more = Noch eine: Stapel { $pile }
gargon-consolation = Trostkarte: Stapel { $pile }
gargon-top = {" "}({ $creature })
gargon-fight = Kampf: { $creature }
gargon-card = { $creature } { $value }, { $amulets ->
    [0] ohne Amulett
    [one] ein Amulett
   *[other] { $amulets } Amulette
}
gargon-zero = { $creature } 0, Amulette × { $factor }
gargon-back = { $creature }, verdeckt
gargon-not-now = { $thing }: jetzt nicht. { $why }
gargon-laid-by = { $card }, gelegt von { $seat }
gargon-fight-card = { $card }, gelegt von { $seat }: Kampf beginnen
gargon-pile = Stapel { $pile }
gargon-count = { $count ->
    [0] keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}
gargon-pile-name = Stapel { $pile }, { $count ->
    [0] leer
    [one] eine Karte: { $creature }
   *[other] { $count } Karten, oben: { $creature }
}
gargon-piles = Zugstapel und Ablage
gargon-lost = Ablage
gargon-lost-name = Ablage, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
gargon-won = Beute
gargon-own-won = Deine Beute
gargon-won-name = Beute von { $seat }, { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
gargon-own-won-name = Deine Beute, { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
gargon-hand = Deine Hand
gargon-hand-name = Hand von { $seat }, { $count ->
    [0] keine Karte
    [one] eine Karte: { $cards }
   *[other] { $count } Karten: { $cards }
}
gargon-others = Die anderen
gargon-laid-own = Von dir gelegt
gargon-counted = { $count } × { $creature }
gargon-hidden = Die Werte bleiben bis zur Wertung verdeckt.
gargon-nothing = Hier liegt noch nichts.
gargon-you-lead = du beginnst die Runde
gargon-leads = beginnt die Runde
gargon-has-laid = hat gelegt
gargon-has-passed = hat gepasst
gargon-you-passed = du hast gepasst
gargon-drew = { $count ->
    [0] ohne zu ziehen
    [one] + { $count } Karte
   *[other] + { $count } Karten
}
gargon-round = Runde { $round }
gargon-final = letzte Runde
gargon-phase = { $phase ->
    [lay] Auslegen
    [fight] Kämpfe
   *[over] Ende
}
gargon-short = Hand { $hand } · Beute { $won }
gargon-amulet-sum = { $count ->
    [0] keine Amulette
    [one] { $count } Amulett
   *[other] { $count } Amulette
}
gargon-score = Die Wertung
gargon-score-colour = Farbe
gargon-score-place = Platz
gargon-score-total = Summe
gargon-score-cell = { $seat }: { $amulets } × { $factor } = { $points } für Amulette, Mehrheit { $bonus }
gargon-score-none = –
gargon-score-how = Jedes erbeutete Amulett ist ein Punkt; jede 0 der Farbe multipliziert sie mit { $factor }. Allein die meisten Karten einer Farbe: +{ $sole }; bei Gleichstand je +{ $tied }.
gargon-recalled = Was vor deinen Augen erbeutet wurde.
gargon-memory = Gedächtnis
brief-ask-lead = spiel eine bis drei Karten aus, höchstens zwei einer Farbe
brief-ask-follow = spiel { $pattern } aus, oder passe
brief-ask-last = spiel { $pattern } aus ({ $colours }), oder passe
brief-ask-more = zieh noch eine Karte, oder hör auf
brief-ask-fight = wähle deine Farbe für den Kampf
brief-ask-consolation = zieh deine Trostkarte
