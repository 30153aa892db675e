### Die Klauseln von docs/rules/gargon.md auf Deutsch.

## G-1 Aufbau
clause-G-1-1 = Das Spiel hat 3, 4 oder 5 Spieler; jede andere Zahl wird abgelehnt.
clause-G-1-2 = Die Spieler sind A, B, C… im Uhrzeigersinn; „links von“ einem Spieler sitzt der nächste im Uhrzeigersinn, wobei A auf den letzten Buchstaben folgt.
clause-G-1-3 = Alle 102 Karten werden zusammen gemischt, jede Reihenfolge ist gleich wahrscheinlich und aus dem Zufallswert der Partie wiederholbar.
clause-G-1-4 = Jeder Spieler bekommt zehn Karten; der Rest wird in zwei gleiche Zugstapel geteilt, je 36, 31 oder 26 Karten bei 3, 4 oder 5 Spielern.
clause-G-1-5 = Vom gemischten Stapel bekommt A die ersten zehn Karten, B die nächsten zehn und so weiter; die erste Hälfte des Rests ist Zugstapel 1, die zweite Hälfte Zugstapel 2, frühere Karten liegen oben.
clause-G-1-6 = Die beiden Nullen einer Farbe sind austauschbar: Keine Wahlmöglichkeit, kein Ereignis, keine Ansicht und kein Text unterscheidet sie.
clause-G-1-7 = Die Option `start` bestimmt den Anwärter auf den ersten Beginn; `random` wählt jeden Spieler mit gleicher Wahrscheinlichkeit, nach dem Mischen, aus derselben Zufallsquelle.
clause-G-1-8 = Abgelegte Karten kehren nie in einen Zugstapel zurück.
clause-G-1-9 = Bonuskarten spielen vor der Wertung keine Rolle.
clause-G-1-10 = Eine Amulett-Tabelle wird abgelehnt, wenn sie nicht einhält, was der Quelltext festlegt: 0 auf den Werten 0 und 13 bis 15; 1 bis 5 auf 1 bis 12; 3 auf der 5; 2 auf der 7; 1 und 10 zusammen 6; 2 und 6 zusammen 8.

## G-2 Runde und Startspieler
clause-G-2-1 = Das Spiel ist eine Folge von Runden; jede besteht aus dem Ausspielen (G-3 bis G-5) und dann den Kämpfen (G-6 bis G-9).
clause-G-2-2 = Ab Runde 2 ist der Spieler links vom vorigen Startspieler der Anwärter auf den Beginn.
clause-G-2-3 = Ein Anwärter mit leerer Hand wird übersprungen, der Spieler links von ihm ist der nächste Anwärter, und so weiter; der erste Anwärter mit einer Karte ist Startspieler.
clause-G-2-4 = Ein übersprungener Spieler verliert nur den Beginn; er spielt diese Runde trotzdem mit, an seinem Platz in der Reihenfolge.
clause-G-2-5 = Der vorige Startspieler in G-2.2 ist derjenige, der wirklich begonnen hat, nicht einer, der übersprungen wurde.
clause-G-2-6 = Die Reihenfolge geht vom Startspieler aus im Uhrzeigersinn.
clause-G-2-7 = Der letzte Spieler ist derjenige, der die Reihenfolge beschließt, auch wenn seine Hand leer ist.
clause-G-2-8 = Wenn eine Runde beginnt, enthält irgendeine Hand eine Karte, also gibt es immer einen Startspieler: In der Runde davor (in der kein Zugstapel ausging) hat der letzte Spieler entweder gepasst und gezogen oder eine umkämpfte Farbe ausgespielt, deren Verlierer gezogen hat. Dies ist als Invariante zu prüfen; eine Regel ist nicht nötig.

## G-3 Ausspielen: der Startspieler
clause-G-3-1 = Der Startspieler handelt zuerst und muss ausspielen; er darf weder passen noch ziehen.
clause-G-3-2 = Er spielt eine, zwei oder drei Karten seiner Hand verdeckt vor sich aus, in beliebigen Farben und Werten, die eine Zusammensetzung nach G-3.3 ergeben.
clause-G-3-3 = Zusammensetzungen: 1 (eine Karte), 2 (zwei einer Farbe), 1.1 (zwei Farben), 2.1 (zwei einer Farbe und eine einer anderen), 1.1.1 (drei Farben).
clause-G-3-4 = Drei Karten einer Farbe dürfen nicht ausgespielt werden.

## G-4 Ausspielen: die anderen Spieler
clause-G-4-1 = Nach dem Startspieler handelt jeder andere Spieler genau einmal, in der Reihenfolge: Er spielt aus oder er passt; beides ist endgültig.
clause-G-4-2 = Wer ausspielt, muss verdeckt genau die Zusammensetzung des Startspielers ausspielen: gleich viele Karten, gleich auf Farben verteilt.
clause-G-4-3 = Außer dem letzten Spieler sind alle in ihren Farben frei, ob schon ausgespielt oder nicht.
clause-G-4-4 = Der letzte Spieler darf nur Farben ausspielen, von denen in dieser Runde schon eine Karte ausgespielt wurde.
clause-G-4-5 = Für G-4.4 ist die Zahl der Karten einer Farbe auf dem Tisch unerheblich: Liegen 2 rote und 1 blaue, sind 1 rote und 2 blaue erlaubt.
clause-G-4-6 = Kein anderer Spieler fällt unter G-4.4, auch wenn der letzte Spieler passt oder keine Karte hat.
clause-G-4-7 = Ein Spieler, der ausspielen kann, darf trotzdem passen.
clause-G-4-8 = Ein Spieler, der nichts Erlaubtes ausspielen kann oder keine Karten hat, muss passen.

## G-5 Passen
clause-G-5-1 = Die erste gezogene Karte ist das Passen: Von da an kann der Spieler in dieser Runde nicht mehr ausspielen.
clause-G-5-2 = Wer passt, zieht mindestens eine und höchstens drei Karten.
clause-G-5-3 = Jede Karte kommt von der Spitze eines Zugstapels, den der Spieler jedes Mal neu wählt.
clause-G-5-4 = Er sieht jede Karte, bevor er über die nächste entscheidet.
clause-G-5-5 = Nach seiner ersten und seiner zweiten Karte entscheidet er: weiter ziehen oder aufhören.
clause-G-5-6 = Nach der dritten Karte endet das Passen ohne Entscheidung.
clause-G-5-7 = Ein Passen ist abgeschlossen, bevor der nächste Spieler handelt.
clause-G-5-8 = Von einem leeren Zugstapel kann nicht gezogen werden; der andere bleibt offen.
clause-G-5-9 = Sind nach dem Ziehen einer Karte beide Zugstapel leer, endet das Passen ohne Entscheidung.
clause-G-5-10 = Ausnahme zu G-5.2: Sind vor der ersten Karte beide Zugstapel leer, darf ein Spieler passen, ohne zu ziehen.
clause-G-5-11 = Für Hände gibt es keine Obergrenze.

## G-6 Aufdecken und Wahl der Farbe
clause-G-6-1 = Wenn alle Spieler gehandelt haben, werden alle ausgespielten Karten gleichzeitig aufgedeckt.
clause-G-6-2 = Es wählt der erste Spieler in der Reihenfolge, der eine ausgespielte Karte hat; Spieler ohne eine solche werden übersprungen.
clause-G-6-3 = Wer wählt, nennt eine Farbe seiner eigenen ausgespielten Karten.
clause-G-6-4 = Alle ausgespielten Karten dieser Farbe, von allen Spielern, werden abgehandelt (G-7 bis G-9, das Ziehen eingeschlossen), bevor wieder gewählt wird.
clause-G-6-5 = Wer gewählt und noch ausgespielte Karten hat, wählt wieder.
clause-G-6-6 = Die Runde endet, wenn keine ausgespielte Karte mehr da ist.

## G-7 Kämpfe in der gewählten Farbe
clause-G-7-1 = Teilnehmer sind die Spieler mit einer ausgespielten Karte der Farbe.
clause-G-7-2 = Fall A: Ein alleiniger Teilnehmer gewinnt seine eine Karte oder seine zwei Karten der Farbe kampflos.
clause-G-7-3 = Fall B, erster Kampf: Von zwei oder mehr Teilnehmern kämpft jeder mit seiner höchsten Karte der Farbe; eine zweite Karte hält sich heraus.
clause-G-7-4 = Die höchste kämpfende Karte siegt; gleiche Werte außer 0 können sich nicht treffen, weil es jeden nur einmal gibt.
clause-G-7-5 = Der Sieger gewinnt seine eigene kämpfende Karte und sonst nichts.
clause-G-7-6 = Die anderen kämpfenden Karten werden abgelegt.
clause-G-7-7 = Zweiter Kampf: Haben zwei oder mehr Spieler noch eine Karte der Farbe, kämpfen diese Karten nach G-7.4 bis G-7.6, ganz gleich, wer den ersten Kampf gewonnen hat.
clause-G-7-8 = Fall C: Ist nach dem ersten Kampf genau eine Karte der Farbe übrig, gewinnt ihr Besitzer sie kampflos.
clause-G-7-9 = Fall C gilt, ob dieser Besitzer den ersten Kampf gewonnen oder verloren hat.
clause-G-7-10 = Reihenfolge innerhalb eines Kampfes: Gewinn, Ablegen in der Reihenfolge der Spieler, Trostkarten.
clause-G-7-11 = Gewonnene Karten bleiben bis zur Wertung bei ihrem Spieler und kommen nie ins Spiel zurück.

## G-8 Trostkarten
clause-G-8-1 = Nach einem Kampf zieht jeder Spieler, der darin eine Karte verloren hat, eine Karte.
clause-G-8-2 = Sonst zieht niemand: nicht der Sieger, nicht Spieler, die gepasst haben, nicht Spieler ohne Karte in diesem Kampf; in den Fällen A und C niemand.
clause-G-8-3 = Die Verlierer ziehen nacheinander in der Reihenfolge vom Startspieler aus, ganz gleich, wer die Farbe gewählt hat.
clause-G-8-4 = Für den ersten Kampf wird vor dem zweiten Kampf und vor Fall C gezogen.
clause-G-8-5 = Wer zieht, wählt einen Zugstapel, der noch Karten hat, und nimmt die oberste auf die Hand.
clause-G-8-6 = Das Ziehen ist Pflicht, solange ein Zugstapel eine Karte hat, und kann nicht vergessen werden.
clause-G-8-7 = Sind beide Zugstapel leer, entfällt das Ziehen ohne Entscheidung.

## G-9 Nullen
clause-G-9-1 = Eine Null wird nur im Fall A oder im Fall C gewonnen.
clause-G-9-2 = Eine Null, die gegen eine höhere Karte kämpft, ist verloren wie jede andere, und ihr Besitzer zieht.
clause-G-9-3 = Sind zwei Nullen die einzigen Karten eines Kampfes, werden beide abgelegt, und niemand siegt.
clause-G-9-4 = Beide Besitzer ziehen dann je eine Karte.
clause-G-9-5 = Zwei Nullen einer Farbe, die von verschiedenen Spielern ausgespielt wurden, aber nicht allein zusammen in einem Kampf stehen, fallen unter die gewöhnlichen Klauseln.

## G-10 Ende des Spiels
clause-G-10-1 = Die Runde, in der die letzte Karte eines der beiden Zugstapel gezogen wird, beim Passen oder als Trostkarte, ist die letzte Runde.
clause-G-10-2 = Die letzte Runde wird ganz zu Ende gespielt: Die übrigen Spieler spielen aus oder passen, um alle Farben wird gekämpft, gezogen wird weiter von dem, was übrig ist.
clause-G-10-3 = Nach der letzten Runde ist das Spiel zu Ende; nichts anderes beendet es.
clause-G-10-4 = Karten, die auf der Hand übrig sind, werden abgelegt.

## G-11 Wertung und Rangfolge
clause-G-11-1 = Nur gewonnene Karten zählen.
clause-G-11-2 = Für jede Farbe werden alle gewonnenen Karten eines Spielers gezählt, auch Nullen und 13 bis 15.
clause-G-11-3 = Wer allein die meisten Karten einer Farbe hat, bekommt 10 Punkte.
clause-G-11-4 = Spieler, die gemeinsam die meisten Karten einer Farbe haben, bekommen je 5 Punkte, wie viele sie auch sind.
clause-G-11-5 = Eine Farbe, die niemand gewonnen hat, bringt keinen Bonus.
clause-G-11-6 = Die 18 Bonuskarten begrenzen die vergebenen Boni nicht.
clause-G-11-7 = Die Amulette eines Spielers in einer Farbe sind die Summe über seine gewonnenen Karten dieser Farbe nach der Tabelle der Ausgabe.
clause-G-11-8 = Eine gewonnene Null der Farbe verdoppelt sie.
clause-G-11-9 = Beide Nullen der Farbe vervierfachen sie.
clause-G-11-10 = Nullen vervielfachen weder Boni noch andere Farben.
clause-G-11-11 = Die Summe eines Spielers sind seine Amulette nach der Vervielfachung, je ein Punkt, und dazu seine Boni.
clause-G-11-12 = Die höchste Summe gewinnt.
clause-G-11-13 = Gleiche Summen teilen sich einen Platz: Platz = 1 + Zahl der Spieler mit höherer Summe; es kann mehrere Gewinner geben.

## G-12 Verborgene Informationen
clause-G-12-1 = Der Besitzer einer Hand sieht jederzeit ihre Werte; alle anderen sehen nur, wie viele Karten jeder Farbe sie enthält.
clause-G-12-2 = Vor dem Aufdecken sieht ein Spieler die Werte seiner eigenen ausgespielten Karten; alle anderen sehen ihre Farben, also die Zusammensetzung.
clause-G-12-3 = Ausgespielte Karten nach dem Aufdecken, Kämpfe und Karten in dem Augenblick, in dem sie gewonnen werden, sehen alle.
clause-G-12-4 = Die Zugstapel gehören niemandem; alle sehen die Zahl ihrer Karten und die Farbe jeder Karte in der Reihenfolge, aber keine Werte.
clause-G-12-5 = Wer eine Karte zieht, sieht ihren Wert; alle anderen sehen den Zugstapel, die Farbe und wie viele Karten gezogen wurden.
clause-G-12-6 = Ohne `open_captures` darf ein Spieler die Vorderseiten seiner eigenen gewonnenen Karten ansehen; alle anderen sehen ihre Zahl und bei der Wertung alle Vorderseiten.
clause-G-12-7 = Abgelegte Karten sehen alle, jederzeit.
clause-G-12-8 = Hände sehen alle, wenn sie am Ende abgelegt werden.
clause-G-12-9 = Karten, die am Ende in den Zugstapeln übrig sind, die Reihenfolge des gemischten Stapels und den Zufallswert sieht niemand, solange das Spiel läuft; danach dürfen Aufzeichnung und Wiedergabe sie zeigen.
clause-G-12-10 = Gedächtnis ist erlaubt: Ein Bot darf jede Vorderseite nutzen, die er je gesehen hat, auch die gewonnener Karten.
clause-G-12-11 = Von einer verdeckten Karte kennt man nur die Farbe: Weder Identität noch Platz in der Hand noch Reihenfolge darf sie mit einem späteren Auftauchen verbinden.

## G-13 Entscheidungen
clause-G-13-1 = Es entscheidet immer nur ein Spieler, wie es die Tabelle sagt.
clause-G-13-2 = Auch eine Entscheidung mit einer einzigen Möglichkeit wird gestellt und aufgezeichnet; ein Client darf sie für den Spieler beantworten.
clause-G-13-3 = Eine unerlaubte Aktion wird abgelehnt und ändert nichts.
clause-G-13-4 = Listen von Möglichkeiten enthalten nichts doppelt.
clause-G-13-5 = Ihre Reihenfolge: Ausspielen nach Zahl der Karten, dann Karte für Karte in der Sortierfolge (Farbe, dann Wert); `draw 1`, `draw 2`; `stop` oder `pass`; Kämpfe in der Folge der Farben.

## G-14 Variante
clause-G-14-1 = Mit `open_captures` bleiben gewonnene Karten offen liegen, und alle dürfen sie sehen; sonst ändert sich nichts.
