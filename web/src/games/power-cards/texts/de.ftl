### Power Cards im Browser, auf Deutsch: was nur der gezeichnete Tisch sagt.
pc-letter-w = H
pc-letter-s = S
pc-letter-i = E
pc-you = du
pc-own-card = Deine oberste Karte: { $card }
pc-bar = { $stat } { $value }, Stufe { $level } von 20
pc-level = Stufe { $level } von 20
pc-sling-note = Schleuder (keine Ansage)
pc-sling-bar = Schleuder { $value }, kann nicht angesagt werden
pc-call = { $stat } { $value } ansagen
pc-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pc-won-cards = { $count } Karten eben gewonnen
pc-pack-own = Dein Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten · nur diese siehst du
}
pc-pack-empty = Dein Stapel ist leer. Eine Karte deines Bauwerks kommt zurück.
pc-pack-of = { $seat }: { pc-cards }
pc-pack-of-empty = Der Stapel von { $seat } ist leer. Eine Karte des Bauwerks kommt zurück.
pc-out = ausgeschieden, Platz { $rank }
pc-last-figure = letzte Runde
pc-round = Runde { $round }
pc-rounds-left = { $left ->
    [one] letzte Runde!
   *[other] noch { $left } Runden
}
pc-short-game = Kurzes Spiel
pc-last-round = Zuletzt, { $stat }:
pc-wins = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
pc-takes = { $who ->
    [you] { $count ->
        [one] 1 Karte für dich
       *[other] { $count } Karten für dich
    }
   *[other] { $count ->
        [one] 1 Karte für { $name }
       *[other] { $count } Karten für { $name }
    }
}
pc-tie = Gleichstand!
pc-pot = { $count } auf dem Tisch
pc-sling-round = Schleuder!
pc-batch = Karten zum Bauen
pc-batch-card = { $card }: { $back }
pc-built-card = { $card } steht hier als { $back }. Ist der Stapel leer, kommt das zuletzt gesetzte Teil zurück.
pc-leftover = { $count ->
    [one] Übrig: Wer Runde 1 gewinnt, bekommt auch diese Karte.
   *[other] Übrig: Wer Runde 1 gewinnt, bekommt auch diese Karten.
}
pc-structure-none = Bauwerk ({ $name }): noch nichts
pc-structure = Bauwerk ({ $name }): { $parts }
pc-need-any-title = Zum Anfang:
pc-need-any-text = ein stehender Block aus Holz, Stein oder Eis.
pc-need-title = Es fehlt: { $back }.
pc-need-text = Alle Blöcke sind aus einem Material.
pc-need-pig-title = Es fehlt ein Schwein.
pc-need-pig-text = Oben darauf löst es sofort die Schleuderrunde aus.
pc-need-pig-short-title = Es fehlt ein Schwein.
pc-need-pig-short-text = Zwei Bauwerke mit Schwein beenden das kurze Spiel.
pc-short-title = Kurzes Spiel?
pc-short-text = Zwei Bauwerke mit Schwein beenden es, dann gewinnen die meisten Karten. Keine Schleuder mehr.
pc-end-last = Nur einer hat noch Karten.
pc-end-cap = Die letzte Runde ist gespielt: die meisten Karten gewinnen.
pc-end-short = Zwei Bauwerke sind fertig: die meisten Karten gewinnen.
pc-rank-out = ausgeschieden in Runde { $round }
pc-rank-last = hat alle Karten
pc-rank-cap = { $count ->
    [one] hat 1 Karte
   *[other] hat { $count } Karten
}
pc-rank-short = { $count ->
    [one] hat 1 Karte
   *[other] hat { $count } Karten
}
brief-ask-short = ein kurzes Spiel zum Schluss?
pc-heard = Was vorgelesen wurde
pc-heard-of = { $seat }: was vorgelesen wurde
pc-heard-nothing = Noch wurde nichts vorgelesen.
pc-heard-what = Wert
