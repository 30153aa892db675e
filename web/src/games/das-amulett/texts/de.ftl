### Das Amulett im Browser, auf Deutsch: was nur der gezeichnete Tisch sagt.
da-letter-red = R
da-letter-yellow = G
da-letter-green = N
da-letter-clear = K
da-letter-white = W
da-letter-navy = M
da-letter-sky = H
da-letter-grey = U
da-letter-orange = O
da-letter-brown = B
da-map = Die Karte
da-others = Die anderen
da-own = Dein Platz
da-own-spells = Deine Sprüche · im Vorrat
da-spells-own = Deine Sprüche
da-spells-of = Sprüche von { $name }
da-spells-soon = Hier liegen deine ersten Sprüche, sobald alle gewählt haben.
da-spells-none = Du hast keinen Spruch. Biete in der weißen Phase Energie für einen.
da-no-spells = Keine Sprüche.
da-metals-own = Deine Metalle
da-metal-own = { $metal }: du hast { $count }
da-spells = { $count ->
    [one] 1 Spruch
   *[other] { $count } Sprüche
}
da-metals = { $count ->
    [one] 1 Metall
   *[other] { $count } Metalle
}
da-metals-short = { $count } Met.
da-reserve = { $count } im Vorrat
da-reserve-number = { $count } Vorr.
da-reserve-short = Vorrat
da-look-at = Den Platz von { $name } ansehen
da-has-hat = hat den Hut
da-has-chosen = hat gewählt
da-chooses = wählt
da-passes = passt
da-offers = bietet { $n }
da-full = { $spell }: { $text } Wirkt in der Phase: { $phase }; Metall: { $metal }; verliert je Runde { $bolts } Energie.
da-area = { $area } ({ $place }); Edelsteine: { $gems }
da-group-here = die Gruppe ist hier
da-amulet = Amulett von { $name }, { $count } von 8 Steinen, { $colours } von 7 Farben: { $gems }
da-phases = Phasen
da-phase-white = Weiß
da-phase-grey = Grau
da-phase-red = Rot
da-phase-blue = Blau
da-round = Runde { $round }
da-setting-up = Aufbau
da-auctions-left = { $n ->
    [one] Auktion übrig
   *[other] Auktionen übrig
}
da-auctions = Auktionen
da-stock = Lager
da-stock-of = { $metal }: { $count } im Lager
da-keep-title = Behalte zwei dieser vier Sprüche. Die anderen sehen nichts.
da-keep-open = { $count ->
    [one] Wähle einen Spruch
   *[other] Wähle zwei Sprüche
}
da-charge-title = Lege geheim Energie auf deine zwei Sprüche. { $left } bleiben im Vorrat.
da-charge-open = Lege Energie auf beide
da-draft-title = Wähle einen der ausgelegten Sprüche.
da-wait-for-all = Du hast gewählt. Alles wird gezeigt, wenn alle gewählt haben.
da-pile = noch { $count } im Stapel
da-bid-group = Dein Gebot
da-bid-energy = { $n } Energie bieten
da-bid-metal = { $n } bieten
da-raise-to = Für mich bis { $n } erhöhen
da-pass-lot = Bei diesem Los passen
da-will-pass = Du passt bei diesem Los.
da-will-raise = Du erhöhst nach Bedarf, bis { $n }.
da-ask-me = Lieber mich fragen
da-less = Weniger
da-more = Mehr
da-number = { $n } bieten
da-no-bid = Noch hat niemand geboten.
da-leads = { $name } führt mit { $n }.
da-you-lead = Du führst mit { $n }.
da-not-enough = Nicht { $n }:
da-can-pay = Du kannst { $n } zahlen: { $bag }.
da-cannot-pay = Du hast keine Karte, die hier zahlt.
da-can-charge = Du hast { $n } Energie im Vorrat.
da-joker = Joker
da-pay-best = { $bag } zahlen (am besten)
da-pay = { $bag } zahlen
da-pay-open = { $n } von { $of } gelegt
da-pay-line = Zahle { $n }: drücke deine Metalle einzeln, oder nimm den Vorschlag.
da-laid = Zum Zahlen gelegt
da-take-back = Zurücknehmen: { $metal }
da-offer-of = Das Gebot von { $name }
da-take-all = Alles Metall nehmen
da-row = Reihe { $row } …
da-clear = Zurück
da-helping = Gleich: { $action }
da-let-me = Ich wähle selbst
da-first-time = Neu für dich
da-understood = Verstanden
da-rank = { $gems } Steine, { $colours } Farben, { $metals } Metalle
