### Das Regelheft von Gargon, in der Reihenfolge, in der man das Spiel lernt.

book-1-title = Dein Ziel
book-1-text =
    Du bist Magierin oder Magier. Du schickst sagenhafte Wesen in den Kampf, Farbe gegen Farbe, und gewinnst Karten.

    Am Ende zählt jedes Amulett auf deinen gewonnenen Karten einen Punkt, und für jede Farbe, in der du die meisten Karten gewonnen hast, bekommst du einen Bonus. Die höchste Summe gewinnt.
book-2-title = Die Karten
book-2-text =
    Es gibt 102 Karten in sechs Farben, 17 in jeder: weiße Drachen, blaue Pegasusse, violette Gargoyles, gelbe Mantikore, rote Phönixe und grüne Feen. Jede Farbe hat die Werte 1 bis 15 einmal und die 0 zweimal.

    Hohe Karten gewinnen Kämpfe, niedrige tragen Amulette: fünf auf einer 1 oder 2, dann immer weniger, ein einziges auf 10, 11 und 12, keins auf 13, 14 und 15. Auch die 0 hat kein Amulett, aber sie verdoppelt die Amulette ihrer Farbe.

    Auch die Rückseite zeigt die Farbe. Alle sehen also, welche Farben du hast, aber nur du kennst die Werte.
book-3-title = Der Aufbau
book-3-text =
    Alle Karten werden gemischt, und alle bekommen zehn. Der Rest bildet zwei gleich große Zugstapel, verdeckt und aufgefächert, damit alle sehen, welche Farben als Nächstes kommen.

    Eine Person wird bestimmt, die die erste Runde beginnt. Gespielt wird im Uhrzeigersinn.
book-4-title = Eine Runde
book-4-text =
    Eine Runde hat zwei Teile. Zuerst spielen der Startspieler und dann im Uhrzeigersinn alle anderen verdeckt Karten aus, oder sie passen und ziehen. Dann werden alle ausgespielten Karten aufgedeckt und kämpfen, Farbe für Farbe.

    Liegt keine ausgespielte Karte mehr da, ist die Runde zu Ende, und links vom Startspieler beginnt die nächste. Wer dann keine Karten hat, kann nicht beginnen und wird übersprungen, spielt die Runde aber mit, sobald die Reihe an ihm ist.
book-5-title = Beginnen
book-5-text =
    Wenn du beginnst, musst du ausspielen: eine, zwei oder drei Karten aus deiner Hand, verdeckt, in beliebigen Farben und Werten. Nur drei Karten einer Farbe sind verboten.

    Es gibt also fünf Zusammensetzungen: eine Karte; zwei Karten einer Farbe; zwei verschiedener Farben; zwei einer Farbe und eine einer anderen; drei in drei Farben.
book-6-title = Bedienen oder passen
book-6-text =
    Nach dem Startspieler sind alle anderen einmal an der Reihe.

    Zum Bedienen spielst du genau dieselbe Zusammensetzung aus: gleich viele Karten, gleich auf Farben verteilt. Welche Farben, ist deine Sache. Nur wer in der Runde als Letzter dran ist, muss bei Farben bleiben, die schon jemand ausgespielt hat.

    Zum Passen ziehst du eine, zwei oder drei Karten, jede oben von einem der beiden Zugstapel. Du siehst jede Karte, bevor du über die nächste entscheidest. Passen darfst du auch, wenn du bedienen könntest, und du musst, wenn du es nicht kannst. Hast du gezogen, kannst du in dieser Runde nichts mehr ausspielen. Nur wenn beide Zugstapel leer sind, passt du, ohne zu ziehen.
book-7-title = Kämpfe
book-7-text =
    Wer in der Reihenfolge als Erster noch ausgespielte Karten hat, nennt eine seiner Farben. Alle Karten dieser Farbe werden abgehandelt, bevor die nächste genannt wird.

    A: Wer die Farbe als Einziger ausgespielt hat, gewinnt seine Karten kampflos.

    B: Mehrere haben sie ausgespielt. Alle kämpfen mit ihrer höchsten Karte. Die höchste von allen siegt, und ihr Besitzer gewinnt nur diese Karte. Die anderen werden abgelegt, und alle Verlierer ziehen der Reihe nach eine Trostkarte von einem Zugstapel ihrer Wahl. Haben noch mindestens zwei eine Karte der Farbe, folgt ebenso ein zweiter Kampf.

    C: Bleibt nach dem ersten Kampf eine einzige Karte übrig, gewinnt ihr Besitzer sie kampflos, auch wenn er gerade verloren hat.
book-8-title = Kämpfe: ein Beispiel
book-8-text =
    Ana beginnt mit Grün 2, Grün 11 und Blau 6. Ben spielt Gelb 4, Gelb 9 und Grün 13 aus. Cleo ist zuletzt dran: Blau 5, Blau 12 und Grün 8.

    Ana nennt Grün. Die 11, die 13 und die 8 kämpfen: Ben gewinnt seine 13. Ana und Cleo legen ihre Karte ab und ziehen je eine. Anas 2 ist die einzige grüne Karte, die übrig ist: Ana gewinnt sie (C).

    Ana nennt Blau. Cleos 12 schlägt die 6: Cleo gewinnt die 12, Ana legt ab und zieht. Cleos 5 bleibt allein übrig: Cleo gewinnt sie (C).

    Ben nennt Gelb. Niemand sonst hat es ausgespielt: Ben gewinnt die 4 und die 9 (A).
book-9-title = Nullen
book-9-text =
    Eine 0 verliert gegen jede andere Karte. Du gewinnst sie nur im Fall A oder C: wenn sonst niemand die Farbe ausgespielt hat, oder wenn sie nach dem ersten Kampf als letzte Karte übrig ist.

    Treffen in einem Kampf nur die beiden Nullen einer Farbe aufeinander, gewinnt niemand. Beide werden abgelegt, und beide Besitzer ziehen eine Karte.
book-10-title = Das Ende des Spiels
book-10-text =
    Sobald die letzte Karte eines der beiden Zugstapel gezogen ist, wird die letzte Runde angesagt. Sie wird zu Ende gespielt, und gezogen wird weiter vom anderen Stapel, solange er Karten hat. Sind beide leer, zieht niemand mehr.

    Danach ist das Spiel aus. Karten auf der Hand werden abgelegt und zählen nichts.
book-11-title = Die Wertung
book-11-text =
    Es zählen nur die Karten, die du gewonnen hast.

    Bonus: Wer in einer Farbe die meisten Karten gewonnen hat, bekommt 10 Punkte. Haben mehrere gleich viele, bekommt jeder von ihnen 5. Hier zählt jede Karte, auch ohne Amulett.

    Amulette: Zähle deine Amulette in jeder Farbe zusammen. Eine gewonnene 0 der Farbe verdoppelt sie, beide Nullen vervierfachen sie. Jedes Amulett ist dann ein Punkt. Nullen ändern weder Boni noch andere Farben.

    Die höchste Summe gewinnt; bei gleicher Summe teilt man sich den Platz.
book-12-title = Die Wertung: ein Beispiel
book-12-text =
    Ana hat Rot 0, 1 und 6, Blau 5 und 14 und Grün 7 gewonnen. Ben hat zwei rote und zwei blaue Karten gewonnen, Cleo drei grüne.

    Rot: Ana hat die meisten Karten, 10 Punkte. Ihre 1 trägt fünf Amulette, ihre 6 drei; die 0 macht aus diesen acht 16.

    Blau: Ana und Ben haben gleich viele, je 5 Punkte. Anas 5 trägt drei Amulette, ihre 14 keins.

    Grün: Cleo hat die meisten Karten. Anas 7 trägt trotzdem zwei Amulette.

    Ana hat 15 Punkte aus Boni und 16 + 3 + 2 = 21 aus Amuletten, zusammen 36.
book-13-title = Variante: offene Gewinne
book-13-text =
    Sonst liegen gewonnene Karten verdeckt: Deine eigenen darfst du ansehen, von den anderen siehst du nur, wie viele es sind. Mit offenen Gewinnen bleiben alle aufgedeckt liegen, und jeder sieht, wie es steht. Sonst ändert sich nichts.
book-14-title = Drei Tipps für dein erstes Spiel
book-14-text =
    Schau auf die Rückseiten. In einer Farbe, die niemand ausgespielt hat und nach dir niemand hat, gehören deine Karten kampflos dir.

    Spiele eine starke und eine schwache Karte derselben Farbe zusammen aus. Die starke kämpft zuerst, und die schwache mit ihren Amuletten, oder eine 0, kommt oft als letzte Karte nach Hause.

    Passe rechtzeitig. Drei neue Karten am Anfang geben dir später Auswahl, aber gegen Ende sind Karten auf der Hand nichts mehr wert.
