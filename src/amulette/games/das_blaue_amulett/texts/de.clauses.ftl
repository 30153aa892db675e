### Die Klauseln von docs/rules/das-blaue-amulett.md auf Deutsch.

## B-1 Aufbau
clause-B-1-1 = Es spielen 2, 3 oder 4.
clause-B-1-2 = Jeder Spieler hat einen Königssohn.
clause-B-1-3 = Jeder Spieler hat die sechs Wege-Karten seiner Farbe.
clause-B-1-4 = Bei 2 oder 3 Spielern bleiben die anderen Königssöhne und Kartensätze aus dem Spiel.
clause-B-1-5 = Alle Königssöhne beginnen auf P0.
clause-B-1-6 = Alle Wege-Karten sind am Anfang offen.
clause-B-1-7 = Der Zwerg beginnt auf dem ersten Tor, P1.
clause-B-1-8 = Die Hexe beginnt auf der Ruine, P2.
clause-B-1-9 = Der Zauberer beginnt auf P3.
clause-B-1-10 = Alle 31 Schicksalskarten werden zum verdeckten Zugstapel gemischt.
clause-B-1-11 = Die Hände sind am Anfang leer.
clause-B-1-12 = Der Ablagestapel ist am Anfang leer.
clause-B-1-13 = Das Amulett liegt am Anfang auf P10, niemand trägt es.
clause-B-1-14 = Erster Spieler: Ein Satz von sechs Wege-Karten wird gemischt, jeder Spieler bekommt offen eine davon, die höchste beginnt, J steht über 5 (Gleichstand kann nicht vorkommen); die Karten gehen zurück.
clause-B-1-15 = Die Züge gehen reihum in der Folge der Plätze am Tisch A, B, C, D.
clause-B-1-16 = Jeder Satz wird in der Folge 1 2 3 4 5 J gezeigt.

## B-2 Spielplan
clause-B-2-1 = Der Abschnitt *g* (0–9) liegt zwischen Pg und P(g+1).
clause-B-2-2 = Er hat rechte Felder gR1…gRn und linke Felder gL1…gLn, Nummer 1 neben Pg, Nummer *n* neben P(g+1).
clause-B-2-3 = Rechte Felder werden mit steigender Nummer durchlaufen.
clause-B-2-4 = Linke Felder werden mit fallender Nummer durchlaufen.
clause-B-2-5 = gRk und gLk sind Nachbarn.
clause-B-2-6 = Allein die Spur, auf der ein Königssohn steht, bestimmt seine Richtung; keine andere Ausrichtung wird gemerkt.
clause-B-2-7 = Ein Platz hat keine Spur.
clause-B-2-8 = Auf einem Platz dürfen beliebig viele Königssöhne sein.
clause-B-2-9 = Zwischen den Bewegungen steht auf einem Wegfeld höchstens ein Königssohn.
clause-B-2-10 = Pfeilfelder liegen auf beiden Spuren.
clause-B-2-11 = Ein Platz ist nie ein Pfeilfeld.

## B-3 Zug
clause-B-3-1 = Ablauf eines Zuges: eine Karte spielen und sich bewegen (B-4 bis B-6); das Ende der Bewegung abhandeln (B-7 bis B-11); nach einem Joker vielleicht eine weitere Bewegung (B-4.6); die Hand kürzen (B-8.11); Dunkle Mächte (B-12).
clause-B-3-2 = Sich zu bewegen ist Pflicht; Passen gibt es nicht. (Möglich ist es immer, denn ein aufgehaltener Königssohn kehrt um.)
clause-B-3-3 = Jede Entscheidung eines Zuges trifft der Spieler am Zug.
clause-B-3-4 = Ob eine Entscheidung ansteht, hängt nur von öffentlichen Tatsachen ab.
clause-B-3-5 = Sie wird dem Spieler am Zug auch dann gestellt, wenn nur eine Antwort erlaubt ist.
clause-B-3-6 = Bei jeder Entscheidung kennt er die öffentlichen Tatsachen (Kapitel 4) und seine eigene Hand, sonst nichts.

## B-4 Wege-Karten
clause-B-4-1 = Entscheidung **play**, am Beginn des Zuges: eine beliebige offene Zahlenkarte, oder der offene Joker mit einem Wert von 1 bis 6.
clause-B-4-2 = Eine Zahlenkarte gibt genau ihre Zahl an Punkten.
clause-B-4-3 = Der Wert des Jokers wird genannt, wenn er gespielt wird.
clause-B-4-4 = Die gespielte Karte gilt als verbraucht.
clause-B-4-5 = War sie die letzte offene Karte, werden alle sechs sofort wieder offen, noch vor der Bewegung.
clause-B-4-6 = Entscheidung **again**, wenn eine Bewegung mit dem Joker ganz abgehandelt ist: eine beliebige offene Karte wie in B-4.1 spielen, oder `stop`.
clause-B-4-7 = Ein Joker, der die letzte offene Karte war, ist wieder offen und darf gespielt werden.
clause-B-4-8 = Auch auf eine zweite Bewegung mit dem Joker folgt „again“.
clause-B-4-9 = Nach einer Bewegung mit einer Zahlenkarte folgt keine weitere, auch wenn diese Karte alle sechs wieder offen machte. (Ein Zug hat also höchstens drei Bewegungen: J, J, Zahl.)

## B-5 Schritte
clause-B-5-1 = Eine Bewegung von *v* Punkten besteht aus *v* Schritten; jeder Schritt endet auf einem Wegfeld oder einem Platz und verbraucht einen Punkt.
clause-B-5-2 = Von Pg führt der Schritt nach gR1.
clause-B-5-3 = Einen Platz zu verlassen kostet nie eine Karte, gleich welche Macht inzwischen dort steht.
clause-B-5-4 = Von gRk, k < n, führt der Schritt nach gR(k+1).
clause-B-5-5 = Von gRn aus steht der Königssohn vor P(g+1); überwindet er ihn (B-6), endet der Schritt auf P(g+1).
clause-B-5-6 = Ein Platz zählt als ein Feld, ob die Bewegung dort endet oder ihn überquert.
clause-B-5-7 = Wird P(g+1) nicht überwunden, kehrt der Königssohn um: Der Schritt führt von gRn nach gLn.
clause-B-5-8 = Das verbraucht einen Punkt, für gLn; der Platz kostet keinen.
clause-B-5-9 = Die restlichen Punkte werden auf der linken Spur gegangen.
clause-B-5-10 = Von gLk, k > 1, führt der Schritt nach gL(k−1).
clause-B-5-11 = Von gL1 führt der Schritt nach gR1 (der Platz wird umrundet), außer nach B-5.15.
clause-B-5-12 = Das verbraucht einen Punkt, für gR1; der Platz kostet keinen.
clause-B-5-13 = Umrunden kostet keine Karte, gleich welche Macht auf Pg steht.
clause-B-5-14 = Von der linken Spur aus wird nie ein Tor und nie ein Aufgabenplatz betreten.
clause-B-5-15 = Entscheidung **left**, auf gL1 mit genau 1 übrigen Punkt, wenn Pg ein Schloss ist: `enter` (die Bewegung endet im Schloss) oder `round` (sie endet auf gR1).
clause-B-5-16 = `enter` ist nur erlaubt, wenn das Schloss nichts fordert (B-6.1, B-6.2, B-6.6) oder die geforderte Karte auf der Hand ist.
clause-B-5-17 = `enter` spielt die geforderte Karte.
clause-B-5-18 = `round` ist immer erlaubt.
clause-B-5-19 = Sind auf gL1 mehr Punkte übrig, wird ein Schloss ohne Entscheidung umrundet.
clause-B-5-20 = Ein Königssohn kommt nie hinter Pg seines jetzigen Abschnitts zurück. (Das folgt aus B-5.11 und B-5.15.)
clause-B-5-21 = Unterwegs angetroffene Königssöhne werden ohne Wirkung überholt.
clause-B-5-22 = Ein Königssohn in Bewegung besetzt sein Ausgangsfeld nicht; wieder dort zu enden schubst niemanden.
clause-B-5-23 = Eine Bewegung endet, wenn ihre Punkte verbraucht sind, nie früher.
clause-B-5-24 = Mehrere Plätze in einer Bewegung werden jeder dann abgehandelt, wenn man vor ihm steht, mit den Karten, die dann auf der Hand sind.

## B-6 Einen Platz überwinden
clause-B-6-1 = Tor, Schloss, Ziel ohne Macht: keine Forderung.
clause-B-6-2 = Tor, Schloss, Ziel mit einer Macht: die Karte dieser Macht.
clause-B-6-3 = Aufgabenplatz ohne Macht: seine Aufgabenkarte.
clause-B-6-4 = Aufgabenplatz mit einer Macht: seine Aufgabenkarte und die Karte der Macht.
clause-B-6-5 = Die Forderung ist dieselbe, ob man auf dem Platz endet oder ihn überquert.
clause-B-6-6 = Vom Träger wird auf P1–P9 die Karte der Macht nicht verlangt.
clause-B-6-7 = Das Amulett ersetzt nie eine Aufgabenkarte.
clause-B-6-8 = Ein Platz ohne Forderung wird ohne Entscheidung betreten.
clause-B-6-9 = Niemand kehrt aus freien Stücken vor einem Platz ohne Forderung um (siehe Option `turning`).
clause-B-6-10 = Entscheidung **pay**, wenn man vor einem Platz mit einer Forderung steht: `pay` oder `turn`.
clause-B-6-11 = `pay` ist nur mit allen geforderten Karten auf der Hand erlaubt.
clause-B-6-12 = `turn` ist immer erlaubt.
clause-B-6-13 = Beim Umkehren wird keine Karte gespielt, auch nicht mit einer von zwei geforderten Karten auf der Hand.
clause-B-6-14 = Gespielte Karten kommen offen auf den Ablagestapel.
clause-B-6-15 = Die Aufgabenkarte zuerst, die Karte der Macht obendrauf.
clause-B-6-16 = Eine besiegte Macht bleibt auf ihrem Platz.
clause-B-6-17 = Eine Aufgabe, die ein Königssohn bezahlt hat, muss jeder andere noch bezahlen.
clause-B-6-18 = Was die anderen von einem Umkehren sehen, verrät nicht, ob der Spieler am Zug hätte bezahlen können (außer unter `must_pay`, wo das Umkehren zeigt, dass die Forderung nicht erfüllt werden konnte).

## B-7 Ende einer Bewegung auf dem Weg; Schubsen
clause-B-7-1 = Reihenfolge: Wechsel des Amuletts (B-9.3), Schubsen, Stehlen (B-9.7), Schicksalskarte (B-8.1).
clause-B-7-2 = Ein Königssohn auf dem Wegfeld, auf dem die eigene Bewegung des Spielers am Zug endet, wird auf das Nachbarfeld der anderen Spur geschubst: von rechts nach links oder von links nach rechts.
clause-B-7-3 = Ist dieses Feld besetzt, wird, wer dort steht, in seiner eigenen Spur ein Feld vorgeschoben.
clause-B-7-4 = Ein vorgeschobener Königssohn schiebt ebenso vor, wer auf seinem neuen Feld steht, und so weiter.
clause-B-7-5 = Vor gRn liegt gLn.
clause-B-7-6 = Vor gL1 liegt gR1.
clause-B-7-7 = Erreicht die Kette den eigenen Königssohn des Spielers am Zug, wird auch er vorgeschoben.
clause-B-7-8 = Eine Bewegung auf einem Platz zu beenden schubst niemanden.
clause-B-7-9 = Schubsen geschieht von selbst; niemand wählt.
clause-B-7-10 = Ein geschubster oder vorgeschobener Königssohn zieht keine Schicksalskarte.
clause-B-7-11 = Ein in einer Kette vorgeschobener Königssohn gewinnt oder verliert dadurch das Amulett nicht.
clause-B-7-12 = Ein Schubsen, das kein Amulett nimmt, stiehlt nichts.

## B-8 Schicksalskarten, Handgrenze, neues Mischen
clause-B-8-1 = Endet die eigene Bewegung des Spielers am Zug auf einem Pfeilfeld, zieht er die oberste Karte des Zugstapels; das ist Pflicht und geschieht von selbst.
clause-B-8-2 = Es zählt das Feld, auf dem die Schritte endeten, nicht eines, auf das er nach B-7.7 vorgeschoben wird.
clause-B-8-3 = Jede Bewegung eines Jokerzuges wird neu beurteilt: Zwei Pfeile geben zwei Karten.
clause-B-8-4 = Mit 3 oder mehr Karten auf der Hand legt er vor dem Ziehen bis auf 2 ab, ohne die neue Karte zu kennen.
clause-B-8-5 = Entscheidung **drop**: `discard` mit einer Karte einer beliebigen Art auf der Hand; wiederholt, bis die verlangte Zahl erreicht ist.
clause-B-8-6 = Jede kommt offen oben auf den Ablagestapel, in der gewählten Folge.
clause-B-8-7 = Eine gezogene Mächte- oder Aufgabenkarte kommt auf die Hand, ungesehen von den anderen.
clause-B-8-8 = Eine gezogene Amulettkarte wird allen gezeigt und sofort auf den Ablagestapel gelegt, nie behalten.
clause-B-8-9 = Sie wird nicht durch eine andere Karte ersetzt.
clause-B-8-10 = Hände werden nie aufgefüllt; Karten kommen nur von Pfeilen, aus Schlössern und durch Diebstahl.
clause-B-8-11 = Nach der letzten Bewegung des Zuges, vor dem Schritt der Mächte, wird eine Hand über 3 durch Entscheidungen drop auf 3 gekürzt.
clause-B-8-12 = Nur das Nehmen in einem Schloss darf eine Hand über 3 bringen, bis B-8.4, B-8.11 oder B-9.9 gilt.
clause-B-8-13 = Keine Karte wird je nach Belieben abgelegt.
clause-B-8-16 = Karten über 3 hinaus dürfen in einer späteren Bewegung desselben Zuges gespielt werden.
clause-B-8-14 = Sobald die letzte Karte des Zugstapels gezogen ist und auf der Hand liegt (eine Amulettkarte: auf dem Ablagestapel), wird der ganze Ablagestapel zu einem neuen Zugstapel gemischt.
clause-B-8-15 = Das geht dem Diebstahl voraus, den diese Karte auslösen kann. (Mindestens 19 Karten sind da, also kann immer gezogen werden.)

## B-9 Amulett
clause-B-9-1 = Eine Amulettkarte, gezogen, während das Amulett auf P10 liegt, macht den Spieler am Zug zu seinem Träger.
clause-B-9-2 = Wird sie gezogen, während ein anderer Spieler es trägt, geht es durch die Karte sofort an den Spieler am Zug.
clause-B-9-3 = Endet die eigene Bewegung des Spielers am Zug auf dem Wegfeld des Trägers, geht das Amulett an den Spieler am Zug.
clause-B-9-4 = Einen Platz mit dem Träger zu teilen ändert nichts.
clause-B-9-5 = Eine Amulettkarte, die der Träger findet, hat keine Wirkung.
clause-B-9-6 = Ein Träger, der auf einem anderen Königssohn landet, behält das Amulett.
clause-B-9-7 = Entscheidung **steal**, gleich nachdem das Amulett einem Spieler genommen wurde (B-9.2, B-9.3, B-10.7), der eine Karte hat: `steal` oder `nosteal`.
clause-B-9-8 = Kein Angebot, wenn er keine hat.
clause-B-9-9 = Nach `steal` muss ein Spieler am Zug mit mehr als 2 Karten bis auf 2 ablegen (drop), bevor er die Karte bekommt.
clause-B-9-10 = Die gestohlene Karte ist zufällig, jede Karte dieser Hand gleich wahrscheinlich.
clause-B-9-11 = Eine Karte je Wechsel des Trägers.
clause-B-9-12 = Kein Angebot, wenn das Amulett von P10 kam.
clause-B-9-13 = Nur die beiden beteiligten Spieler erfahren ihre Art.
clause-B-9-14 = Nach dem Feuer, das heißt auf P10, hilft das Amulett nicht.
clause-B-9-15 = Es wird dort weiter getragen, bis es auf die gewöhnliche Weise genommen wird.
clause-B-9-16 = Das Amulett zu bekommen kann niemand ablehnen.

## B-10 Schlösser
clause-B-10-1 = Entscheidung **take**, wenn die eigene Bewegung des Spielers am Zug in einem Schloss endete (P0, P3, P7; über die rechte Spur oder mit `enter`) und der Ablagestapel nicht leer ist: `take` oder `notake`.
clause-B-10-2 = `take` meint die obersten 3 Karten des Ablagestapels.
clause-B-10-3 = Hat er weniger, den ganzen Stapel.
clause-B-10-4 = Alle oder keine.
clause-B-10-5 = Eine gerade an diesem Schloss bezahlte Karte einer Macht ist darunter.
clause-B-10-6 = Genommene Mächte- und Aufgabenkarten kommen auf die Hand, auch über 3 hinaus.
clause-B-10-7 = Eine genommene Amulettkarte gibt dem Spieler am Zug das Amulett.
clause-B-10-8 = Sie kommt sofort wieder oben auf den Ablagestapel.
clause-B-10-9 = Mehrere davon wirken einmal.
clause-B-10-10 = Für einen Diebstahl nach B-10.7 zählen alle Karten auf der Hand, auch die gerade genommenen.
clause-B-10-11 = Alle sehen, welche Karten genommen werden.
clause-B-10-12 = Ein Schloss zu überqueren oder zu umrunden bringt nichts.
clause-B-10-13 = Am Beginn eines Zuges in einem zu stehen bringt nichts.

## B-11 Schloss des Lichts
clause-B-11-1 = P10 kann nur von 9Rn mit genau 1 übrigen Punkt betreten werden.
clause-B-11-2 = Mit mehr Punkten kehrt der Königssohn dort um; nichts wird gefordert, keine Entscheidung steht an.
clause-B-11-3 = Genaue Zahl, keine Macht: Der Königssohn tritt ein und gewinnt.
clause-B-11-4 = Genaue Zahl, eine Macht auf P10: Entscheidung pay um ihre Karte.
clause-B-11-5 = `pay` tritt ein und gewinnt.
clause-B-11-8 = `turn` beendet die Bewegung auf 9Ln.
clause-B-11-6 = Erfüllte Aufgaben müssen nicht festgehalten werden.
clause-B-11-7 = Der Sieg gilt sofort: Keine zweite Bewegung nach einem Joker, kein Kürzen der Hand und kein Schritt der Mächte folgt.

## B-12 Dunkle Mächte
clause-B-12-1 = Entscheidung **force**, letzter Schritt jedes Zuges, wiederholt: eine Figur versetzen (`force f Pi`) oder `done`.
clause-B-12-2 = Jede Figur darf einmal je Zug gewählt werden.
clause-B-12-3 = Ziele sind P1–P10, nie P0.
clause-B-12-4 = Nicht der jetzige Platz der Figur.
clause-B-12-5 = Nicht der Platz einer Figur, die in diesem Zug schon gewählt wurde.
clause-B-12-6 = Steht auf dem Ziel eine noch nicht gewählte Figur, tauschen die beiden die Plätze.
clause-B-12-7 = Die verdrängte Figur darf noch gewählt werden.
clause-B-12-8 = Auf keinem Platz stehen je zwei Figuren.
clause-B-12-9 = Plätze mit Königssöhnen sind erlaubte Ziele.
clause-B-12-10 = Königssöhne, die schon dort sind, sind nicht betroffen.
clause-B-12-11 = `done` gleich am Anfang ist erlaubt.
clause-B-12-12 = Nach der dritten Figur endet der Schritt von selbst.
clause-B-12-13 = Zu keiner anderen Zeit bewegen sich die Figuren.

## B-13 Vergessen ist vergessen
clause-B-13-1 = Die freiwilligen Handlungen again, steal und force werden einmal angeboten, jede in ihrem Augenblick; was ausgeschlagen wurde, kann später nicht verlangt werden.
clause-B-13-2 = Ebenso take, pay und left.
clause-B-13-3 = Schubsen, Ziehen, Wechsel des Amuletts, Öffnen eines Satzes und neues Mischen geschehen von selbst.
clause-B-13-4 = Keine Antwort kann zurückgenommen werden.
clause-B-13-5 = Läuft eine Uhr ab, bekommt jede Entscheidung bis zum Ende des Zuges ihre Vorgabeantwort (Kapitel 6).

## B-14 Ende und Rangfolge
clause-B-14-1 = Das Spiel endet, wenn ein Königssohn P10 betritt; dieser Spieler ist Erster.
clause-B-14-2 = Die anderen stehen in der Rangfolge nach ihrer Stellung auf dem Plan: Pg ist (g, 0, 0), gLk ist (g, k, 0), gRk ist (g, k, 1); größer ist besser, verglichen von links nach rechts.
clause-B-14-3 = Königssöhne auf demselben Platz teilen sich einen Rang, und der nächste Rang entfällt (1, 2, 2, 4).
clause-B-14-4 = Hat jeder Spieler `turn_cap` Züge gehabt, ohne dass einer gewonnen hat, endet das Spiel; niemand hat gewonnen, und alle stehen in der Rangfolge nach B-14.2.
