### Die Klauseln von docs/rules/power-cards.md auf Deutsch.

## P-1 Aufbau
clause-P-1-1 = Zwei bis vier Spieler nehmen teil, auf den Plätzen A, B, C, D im Uhrzeigersinn.
clause-P-1-2 = Alle N Karten der Edition werden gemischt.
clause-P-1-3 = Jeder der n Spieler bekommt N/n Karten, abgerundet, als seinen Stapel.
clause-P-1-4 = Die nicht verteilten Karten, so viele wie der Rest bei der Teilung von N durch n, liegen als übrige Karten auf dem Tisch.
clause-P-1-5 = Karten verlassen einen Stapel nur von oben.
clause-P-1-6 = Karten kommen nur unter die letzte Karte eines Stapels hinzu.
clause-P-1-7 = Wer zuerst ansagt, bestimmt die Option `first`; `random` lost einen Platz mit gleicher Wahrscheinlichkeit aus.
clause-P-1-8 = Der einzige Zufallsgenerator der Partie wird in dieser Reihenfolge und für nichts anderes benutzt: ein Mischen der Kartennummern in aufsteigender Folge; das Auslosen eines von n Plätzen, wenn `first` gleich `random` ist; ein Mischen bei jedem Unterlegen.
clause-P-1-9 = Aus der gemischten Liste geht Karte k (ab 0 gezählt) an den Platz k modulo n (A = 0), frühere Karten liegen weiter oben; die letzten Karten, so viele wie der Rest bei der Teilung von N durch n, sind die übrigen Karten.

## P-2 Wissen und allgemeine Regeln
clause-P-2-1 = Ein Spieler sieht jederzeit die Vorderseite der obersten Karte seines eigenen Stapels.
clause-P-2-2 = Er sieht keine andere Karte seines Stapels.
clause-P-2-3 = Niemand sieht eine Karte im Stapel eines anderen Spielers.
clause-P-2-4 = Die Kartenliste der Edition ist öffentlich; wer eine Vorderseite sieht, kennt also auch die Rückseite dieser Karte.
clause-P-2-5 = Die Größe der Stapel ist öffentlich.
clause-P-2-6 = Jede Karte auf dem Tisch (übrige Karten, Topf, Bauwerke) liegt mit der Rückseite nach oben, und diese ist öffentlich.
clause-P-2-7 = Eine Karte, die auf dem Tisch liegt, zeigt niemandem ihre Vorderseite.
clause-P-2-8 = Von einer verglichenen Karte wird nur die vorgelesene Zahl öffentlich.
clause-P-2-9 = Ein Spieler sieht weiterhin, welche Karten er selbst in sein Bauwerk oder in den Topf gelegt hat.
clause-P-2-10 = Eine Entscheidung mit genau einer erlaubten Möglichkeit wird ohne Frage ausgeführt.
clause-P-2-11 = Niemand darf passen oder einen Schritt verweigern.

## P-3 Gewöhnliche Runde
clause-P-3-1 = Schritte: (a) Abbauen P-9.3, (b) kurzes Spiel P-11.1, (c) Ansage, (d) Vergleich, (e) Gleichstand P-4, (f) Einsammeln P-5, (g) Ausscheiden P-10.1, (h) Bauen P-6, (i) Unterlegen P-6.13, (j) Ende des kurzen Spiels P-11.15, (k) Schleuderrunde P-7, (l) Grenze P-10.9.
clause-P-3-2 = Wer die zuletzt gespielte Runde gewonnen hat, ob gewöhnliche Runde oder Schleuderrunde, sagt als Nächster an.
clause-P-3-3 = Alle Spieler, die nicht ausgeschieden sind, nehmen teil.
clause-P-3-4 = D1: Der Ansager wählt eine Eigenschaft seiner obersten Karte.
clause-P-3-5 = `sling` kann nicht angesagt werden.
clause-P-3-6 = Die Eigenschaft der vorigen Runde darf wieder angesagt werden.
clause-P-3-7 = Der Wert des Ansagers wird mit der Ansage vorgelesen.
clause-P-3-8 = Alle anderen lesen ihren Wert dieser Eigenschaft auf ihrer eigenen obersten Karte vor.
clause-P-3-9 = Jede verglichene Karte verlässt ihren Stapel.
clause-P-3-10 = Ein alleiniger höchster Wert gewinnt die Runde.

## P-4 Gleichstand in einer gewöhnlichen Runde
clause-P-4-1 = Spieler, die sich den höchsten Wert teilen, stehen gleich; noch hat niemand gewonnen.
clause-P-4-2 = Alle in diesem Schritt verglichenen Karten, auch die der nicht gleichstehenden Spieler, liegen als Topf auf dem Tisch.
clause-P-4-3 = Nicht gleichstehende Spieler legen in dieser Runde nichts mehr.
clause-P-4-4 = Jeder gleichstehende Spieler, der kann, legt die nächste oberste Karte seines Stapels; diese Karten werden verglichen.
clause-P-4-5 = Die Eigenschaft bleibt die angesagte.
clause-P-4-6 = Ein gleichstehender Spieler mit leerem Stapel und einem Bauwerk muss abbauen und diese Karte legen.
clause-P-4-7 = Ein gleichstehender Spieler, der beides nicht hat, scheidet aus dem Gleichstand aus.
clause-P-4-8 = Ein alleiniger höchster Wert unter den Karten dieses Schritts gewinnt die Runde.
clause-P-4-9 = Steht es in diesem Schritt wieder gleich, wird er nur unter den neu gleichstehenden Spielern wiederholt.
clause-P-4-10 = Kann genau ein gleichstehender Spieler legen, legt er diese eine Karte und gewinnt.
clause-P-4-11 = Kann kein gleichstehender Spieler legen und steht der Ansager gleich, gewinnt der Ansager.
clause-P-4-12 = Kann kein gleichstehender Spieler legen und steht der Ansager nicht gleich, gewinnt der erste gleichstehende Spieler im Uhrzeigersinn vom Ansager aus.

## P-5 Einsammeln
clause-P-5-1 = Der Gewinner sammelt alle Karten der Schritte (d) und (e) ein, von allen Spielern und auch seine eigenen; das sind seine gewonnenen Karten.
clause-P-5-2 = Der Gewinner der Runde 1 nimmt die übrigen Karten hinzu.
clause-P-5-3 = Er sieht Vorder- und Rückseite jeder gewonnenen Karte.
clause-P-5-4 = Die anderen sehen nur ihre Zahl.

## P-6 Bauen
clause-P-6-1 = Nur der Gewinner einer gewöhnlichen Runde baut, gleich nach dem Einsammeln.
clause-P-6-2 = Jede gewonnene Karte kann dienen: seine eigene Karte, Karten aus dem Topf, übrige Karten.
clause-P-6-3 = Keine Karte eines Stapels darf zum Bauen benutzt werden.
clause-P-6-4 = Im normalen Spiel hat ein Spieler höchstens ein Bauwerk.
clause-P-6-5 = Die Plätze werden in der Reihenfolge stehend, stehend, liegend, Schwein gefüllt.
clause-P-6-6 = Alle Blöcke eines Bauwerks haben das Material seines ersten Blocks.
clause-P-6-7 = Auf Platz 1 passt ein stehender Block aus jedem Material, auch aus einem, das ein anderer Spieler benutzt.
clause-P-6-8 = Ein Schwein passt auf Platz 4, gleich bei welchem Material.
clause-P-6-9 = Solange eine gewonnene Karte auf den nächsten freien Platz passt, muss eine solche Karte gelegt werden.
clause-P-6-10 = D2: Der Gewinner wählt frei, welche passende Karte er legt.
clause-P-6-11 = Über die Plätze wird nacheinander entschieden; dieselben gewonnenen Karten können also mehrere füllen.
clause-P-6-12 = Ein gelegtes Schwein beendet im normalen Spiel das Bauen.
clause-P-6-13 = Alle gewonnenen Karten, die nicht gelegt wurden, werden untergelegt.
clause-P-6-14 = Sie werden vor einer etwaigen Schleuderrunde untergelegt.
clause-P-6-15 = Untergelegte Karten werden nach Nummer sortiert und dann gemischt; die erste Karte des Ergebnisses liegt am weitesten oben.
clause-P-6-16 = Durch Abbauen geleerte Plätze dürfen mit später gewonnenen Karten wieder gefüllt werden.
clause-P-6-17 = Ein Bauwerk, das alle seine Karten verloren hat, darf in jedem Material neu begonnen werden.

## P-7 Schleuderrunde
clause-P-7-1 = Ein auf Platz 4 gelegtes Schwein löst sofort eine Schleuderrunde aus, innerhalb derselben gewöhnlichen Runde.
clause-P-7-2 = Der Besitzer des Schweins tritt mit dem Schleuderwert `sling` dieses Schweins an.
clause-P-7-3 = Jeder andere Spieler, der nicht ausgeschieden ist, tritt mit dem Schleuderwert `sling` der obersten Karte seines Stapels an.
clause-P-7-4 = Ein anderer Spieler mit leerem Stapel muss zuerst abbauen.
clause-P-7-5 = Alle diese Werte werden vorgelesen.
clause-P-7-6 = Die verglichenen obersten Karten bleiben in ihren Stapeln.
clause-P-7-7 = Ein alleiniger höchster Wert gewinnt die Schleuderrunde.
clause-P-7-8 = Sieg des Schweins: Der Besitzer des Schweins nimmt alle vier Karten seines eigenen Bauwerks.
clause-P-7-9 = Sieg des Schweins: Er nimmt auch alle Karten der Bauwerke aller anderen Spieler.
clause-P-7-10 = Sieg des Schweins: Aus keinem Stapel wird eine Karte genommen.
clause-P-7-11 = Sieg eines anderen: Der Gewinner nimmt das Schwein.
clause-P-7-12 = Sieg eines anderen: Er nimmt auch die oberste Karte jedes Stapels, auch seines eigenen und dessen, dem das Schwein gehörte.
clause-P-7-13 = Sieg eines anderen: Ein Besitzer des Schweins mit leerem Stapel gibt nur das Schwein ab.
clause-P-7-14 = Sieg eines anderen: Alle anderen Karten der Bauwerke bleiben liegen, auch die drei Blöcke dessen, dem das Schwein gehörte.
clause-P-7-15 = Der Gewinner sieht die Karten, die er nimmt; die anderen erfahren nur ihre Zahl.
clause-P-7-16 = Die genommenen Karten werden wie in P-6.15 untergelegt.
clause-P-7-17 = Sie werden nicht zum Bauen benutzt.

## P-8 Gleichstand in einer Schleuderrunde
clause-P-8-1 = Teilen sich mehrere Spieler den höchsten Wert, legt jeder gleichstehende Spieler außer dem Besitzer des Schweins seine verglichene oberste Karte in den Topf.
clause-P-8-2 = Das Schwein bleibt auf seinem Bauwerk.
clause-P-8-3 = Verglichene oberste Karten nicht gleichstehender Spieler bleiben in ihren Stapeln.
clause-P-8-4 = Jeder gleichstehende Spieler, der kann, auch der Besitzer des Schweins, legt die nächste oberste Karte seines Stapels in den Topf; ihre Schleuderwerte `sling` werden verglichen.
clause-P-8-5 = Ein gleichstehender Spieler mit leerem Stapel, der nicht der Besitzer des Schweins ist, muss abbauen und diese Karte legen.
clause-P-8-6 = Der Besitzer des Schweins baut in einer Schleuderrunde nie ab; steht er mit leerem Stapel gleich, scheidet er aus dem Gleichstand aus.
clause-P-8-7 = Ein anderer gleichstehender Spieler, der weder Stapel noch Bauwerk hat, scheidet aus dem Gleichstand aus.
clause-P-8-8 = P-4.8, P-4.9 und P-4.10 gelten ebenso.
clause-P-8-9 = Kann kein gleichstehender Spieler legen und steht der Besitzer des Schweins gleich, gewinnt der Besitzer des Schweins.
clause-P-8-10 = Kann kein gleichstehender Spieler legen und steht der Besitzer des Schweins nicht gleich, gewinnt der erste gleichstehende Spieler im Uhrzeigersinn von ihm aus.
clause-P-8-11 = Gewinnt der Besitzer des Schweins einen Gleichstand, ist das ein Sieg des Schweins.
clause-P-8-12 = Der Gewinner des Gleichstands nimmt außerdem den Topf.
clause-P-8-13 = Gewinnt ein anderer Spieler einen Gleichstand, nimmt P-7.12 oberste Karten nur aus Stapeln, deren Besitzer keine Karte im Topf haben.

## P-9 Leerer Stapel
clause-P-9-1 = Abbauen heißt, die oberste Karte des eigenen Bauwerks zu nehmen; sie ist dann der ganze Stapel.
clause-P-9-2 = Die oberste Karte ist die zuletzt gelegte: Schwein, liegender Block, zweiter stehender Block, erster stehender Block.
clause-P-9-3 = Am Beginn jeder gewöhnlichen Runde baut jeder Spieler, der nicht ausgeschieden ist und einen leeren Stapel hat, eine Karte ab, im Uhrzeigersinn vom Ansager aus.
clause-P-9-4 = Abgebaut wird nur dort und in P-4.6, P-7.4, P-8.5, und nur mit leerem Stapel.

## P-10 Ausscheiden, Ende, Rangfolge
clause-P-10-1 = Gleich nach dem Einsammeln, vor dem Bauen, scheidet jeder Spieler außer dem Gewinner aus, der weder im Stapel noch in Bauwerken eine Karte hat.
clause-P-10-2 = Ebenso wird geprüft, nachdem die Karten einer Schleuderrunde untergelegt sind.
clause-P-10-3 = Ist nur ein Spieler nicht ausgeschieden, endet das Spiel sofort, und er gewinnt.
clause-P-10-4 = Dann werden gewonnene Karten, die noch in der Hand sind, untergelegt; weder Bauen noch eine Schleuderrunde folgt.
clause-P-10-5 = Wer später ausscheidet, hat den besseren Rang.
clause-P-10-6 = Spieler, die bei derselben Prüfung ausscheiden, teilen sich ihren Rang.
clause-P-10-7 = Ein Rang ist 1 plus die Zahl der Spieler mit besserem Rang.
clause-P-10-8 = Spieler, die nicht ausgeschieden sind, stehen vor den ausgeschiedenen.
clause-P-10-9 = Ist die Option `cap` größer als 0, endet das Spiel, wenn die gewöhnliche Runde Nummer `cap` ganz gespielt ist und zwei oder mehr Spieler nicht ausgeschieden sind.
clause-P-10-10 = An der Grenze richtet sich der Rang der nicht ausgeschiedenen Spieler nach ihrem Besitz an Karten; mehr ist besser.
clause-P-10-11 = Gleicher Besitz teilt sich dort einen Rang.

## P-11 Kurzes Spiel
clause-P-11-1 = Es kann im Schritt (b) einer Runde beginnen, auch in Runde 1, wenn genau zwei Spieler nicht ausgeschieden sind und keine Karte auf dem Tisch liegt, weder Bauwerk noch übrige Karten.
clause-P-11-2 = Mit der Option `short` = `off` beginnt es nie.
clause-P-11-3 = Mit `auto` beginnt es, sobald P-11.1 zum ersten Mal zutrifft.
clause-P-11-4 = Mit `ask` wird D3 gestellt, sobald P-11.1 zum ersten Mal zutrifft, zuerst dem Ansager.
clause-P-11-5 = Der andere Spieler wird nur nach einem `yes` gefragt.
clause-P-11-6 = Es beginnt nur, wenn beide `yes` sagen.
clause-P-11-7 = D3 wird höchstens einmal je Partie gestellt.
clause-P-11-8 = Hat das kurze Spiel begonnen, dauert es bis zum Ende.
clause-P-11-9 = Es wird keine Schleuderrunde gespielt.
clause-P-11-10 = Karten der Bauwerke, auch Schweine, verlassen den Tisch nur durch Abbauen.
clause-P-11-11 = Ein Spieler hat höchstens zwei Bauwerke.
clause-P-11-12 = Jedes hat ein einziges, frei gewähltes Material, dasselbe oder ein anderes.
clause-P-11-13 = Das zweite wird nur begonnen, während das erste mit seinem Schwein vollständig ist.
clause-P-11-14 = Ein Schwein auf dem ersten Bauwerk beendet das Bauen nicht; mit denselben gewonnenen Karten geht es am zweiten weiter.
clause-P-11-15 = Das Spiel endet, sobald ein Spieler, der Baumeister, zwei Bauwerke mit Schwein hat.
clause-P-11-16 = Der Rest seiner gewonnenen Karten wird vorher untergelegt.
clause-P-11-17 = Der Spieler mit dem größeren Besitz an Karten gewinnt, Baumeister oder nicht.
clause-P-11-18 = Bei gleichem Besitz gewinnt der Baumeister.
clause-P-11-19 = Abgebaut wird vom zweiten Bauwerk, solange es Karten hat, dann vom ersten.
clause-P-11-20 = Alle hier nicht geänderten Klauseln gelten, auch Ausscheiden und Grenze.
clause-P-11-21 = Die Runden werden vom Beginn der Partie an weitergezählt.
