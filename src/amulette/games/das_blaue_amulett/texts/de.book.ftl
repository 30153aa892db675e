### Das Regelheft von Das blaue Amulett, in der Reihenfolge, in der man das Spiel lernt.

book-1-title = Dein Ziel
book-1-text =
    Du bist ein Königssohn auf dem Weg zum Schloss des Lichts. Unterwegs musst du drei Aufgaben erfüllen und an den Dunklen Mächten vorbei, die dir die anderen immer wieder in den Weg stellen.

    Wer als Erster mit genauer Zahl in das Schloss des Lichts kommt, gewinnt.
book-2-title = Der Weg
book-2-text =
    Der Weg hat zwei Spuren. Die rechte Spur führt zum Schloss des Lichts, die linke führt zurück. Die Spur, auf der du stehst, ist deine Richtung.

    Elf Plätze unterbrechen den Weg, in dieser Folge: Start-Schloss, Tor, Ruine, Schloss, Tor, Quelle, Tor, Schloss, Tor, Feuer, Schloss des Lichts. Jeder Platz ist ein Feld, das beiden Spuren gehört. Zwischen zwei Plätzen hat jede Spur sechs Felder. Das zweite und das fünfte, vom Platz näher am Start aus gezählt, sind Pfeilfelder.
book-3-title = Deine Karten
book-3-text =
    Du hast sechs Wege-Karten: 1, 2, 3, 4, 5 und den Joker. Sie liegen offen, also sehen alle, was du noch spielen kannst.

    Die 31 Schicksalskarten sind geheim. Vierzehn besiegen die Dunklen Mächte: fünf den Zwerg, fünf die Hexe, vier den Zauberer. Zwölf erfüllen die Aufgaben: je vier für Ruine, Quelle und Feuer. Fünf sind Amulettkarten.

    Du beginnst ohne Schicksalskarten und behältst höchstens drei.
book-4-title = Der Aufbau
book-4-text =
    Alle Königssöhne beginnen im Start-Schloss. Der Zwerg steht auf dem ersten Tor, die Hexe auf der Ruine, der Zauberer auf dem Schloss danach. Das blaue Amulett liegt im Schloss des Lichts. Die Schicksalskarten werden gemischt.

    Um zu sehen, wer beginnt, bekommen alle eine Karte aus einem gemischten Satz Wege-Karten. Die höchste beginnt, und der Joker steht über der 5. Danach geht es im Uhrzeigersinn weiter.
book-5-title = Dein Zug
book-5-text =
    Zuerst spielst du eine Wege-Karte und bewegst dich. Passen kannst du nicht.

    Dann kommt, was deine Bewegung bringt: Du schubst einen Königssohn, ziehst eine Schicksalskarte oder nimmst Karten in einem Schloss.

    Hast du den Joker gespielt, darfst du jetzt noch eine Karte spielen.

    Hast du am Ende mehr als drei Schicksalskarten, legst du bis auf drei ab. Ganz zuletzt darfst du die Dunklen Mächte versetzen.
book-6-title = Bewegen
book-6-text =
    Spiele eine deiner offenen Wege-Karten und gehe genau so viele Felder. Der Joker gibt ein bis sechs Felder; wie viele, sagst du, wenn du ihn spielst. Die Karte ist dann verbraucht. Ist deine letzte offene Karte verbraucht, sind alle sechs sofort wieder offen.

    Nach einer Bewegung mit dem Joker darfst du eine weitere offene Karte spielen. Ist das wieder der Joker, weil deine Karten gerade geöffnet wurden, darfst du sogar ein drittes Mal gehen. Nach einer Zahl ist Schluss.

    Andere Königssöhne darfst du überholen.
book-7-title = Was die Plätze fordern
book-7-text =
    Bringt dich die rechte Spur zu einem Platz, musst du ihn überwinden, ob du dort bleibst oder ihn überquerst.

    Tore, Schlösser und das Schloss des Lichts sind frei. Steht aber eine Dunkle Macht dort, kosten sie deren Karte. Ruine, Quelle und Feuer kosten immer ihre Aufgabenkarte, und dazu die Karte einer Macht, die dort steht. Jeder Königssohn muss jede Aufgabe selbst bezahlen.

    Bezahlte Karten kommen offen auf den Ablagestapel, und die Macht bleibt stehen. Einen Platz zu verlassen ist immer frei.

    Du darfst dich auch weigern zu bezahlen, selbst wenn du könntest.
book-8-title = Umkehren
book-8-text =
    Bezahlst du nicht, kehrst du um: Vom letzten Feld der rechten Spur gehst du auf das letzte Feld der linken und dort deine restlichen Punkte weiter. Der Platz selbst verbraucht keinen Punkt.

    Am Ende der linken Spur umrundest du den Platz hinter dir: Vom ersten linken Feld gehst du auf das erste rechte, und schon geht es wieder auf das Ziel zu. Das kostet nichts, gleich welche Macht dort steht. Du fällst also nie hinter den Platz zurück, den du zuletzt geschafft hast.
book-9-title = Umkehren: ein Beispiel
book-9-text =
    Ana steht auf dem vierten rechten Feld vor dem ersten Tor, wo der Zwerg wartet. Sie spielt eine 5.

    Bezahlt sie eine Zwergenkarte, geht sie: fünftes Feld, sechstes Feld, Tor, erstes und zweites Feld dahinter. Das zweite ist ein Pfeilfeld, also zieht sie eine Karte.

    Bezahlt sie nicht, geht sie: fünftes Feld, sechstes Feld, dann auf der linken Spur das sechste, das fünfte und das vierte Feld.
book-10-title = Schubsen
book-10-text =
    Endet deine Bewegung auf einem Wegfeld, auf dem ein anderer Königssohn steht, schubst du ihn auf das Feld daneben, auf die andere Spur. Jetzt geht er in die andere Richtung. Das kann Pech sein, oder Glück, wenn er auf dem Rückweg war.

    Steht dort auch jemand, wird dieser in seiner eigenen Spur ein Feld vorgeschoben, und so weiter. Am Ende einer Spur kommt er auf die andere, nie in einen Platz. Auch du kannst vorgeschoben werden.

    Auf Plätzen wird niemand geschubst; dort können beliebig viele stehen.
book-11-title = Schubsen: ein Beispiel
book-11-text =
    Hinter der Ruine steht Ana auf dem ersten rechten Feld, Ben auf dem vierten rechten und Cleo auf dem vierten linken.

    Ana spielt eine 3 und landet auf Ben. Ben wird auf das vierte linke Feld geschubst. Dort steht Cleo, also wird sie ein Feld vorgeschoben, auf das dritte linke.

    Ana steht auf keinem Pfeilfeld, also zieht sie keine Karte.
book-12-title = Schicksalskarten
book-12-text =
    Endet deine eigene Bewegung auf einem Pfeilfeld, ziehst du eine Schicksalskarte. Niemand sonst sieht sie. Hast du schon drei Karten, legst du vorher bis auf zwei ab. Wer auf einen Pfeil geschubst wird, zieht nichts.

    Eine Amulettkarte wird sofort gezeigt und kommt auf den Ablagestapel.

    Nach Belieben ablegen darfst du nicht, und Hände werden nicht aufgefüllt. Ist der Zugstapel leer, wird der Ablagestapel gemischt und ist der neue.
book-13-title = Das blaue Amulett
book-13-text =
    Wer eine Amulettkarte zieht, bekommt das blaue Amulett, aus dem Schloss des Lichts oder von dem, der es trägt. Du nimmst es dem Träger auch, wenn deine Bewegung auf seinem Wegfeld endet.

    Mit dem Amulett brauchst du keine Karten gegen die Dunklen Mächte, bis einschließlich Feuer. Eine Aufgabenkarte ersetzt es nie, und am Schloss des Lichts hilft es nicht.

    Nimmst du es einem Spieler, darfst du ihm auch eine zufällige Karte von der Hand stehlen. Hast du drei Karten oder mehr, legst du vorher bis auf zwei ab.
book-14-title = Das Amulett: ein Beispiel
book-14-text =
    Ana steht vor der Ruine und hat eine Ruinenkarte und eine Hexenkarte. Die Hexe ist dort. Um vorbeizukommen, muss Ana beide bezahlen.

    Trägt sie das Amulett, genügt die Ruinenkarte, und sie behält ihre Hexenkarte.

    Später beendet Ben, mit drei Karten auf der Hand, seine Bewegung auf Anas Feld. Er bekommt das Amulett und schubst sie auf die andere Spur. Er will stehlen: Er legt eine seiner Karten ab und bekommt dann Anas Hexenkarte, die einzige, die sie hat.
book-15-title = Schlösser
book-15-text =
    Endet deine Bewegung genau in einem Schloss, darfst du die obersten drei Karten des Ablagestapels nehmen, alle oder keine. Für kurze Zeit darfst du mehr als drei haben. Ist eine Amulettkarte dabei, kommt sie zurück, und du bekommst das Amulett. Alle sehen, was du nimmst.

    Von der linken Spur kommst du in das Schloss hinter dir, wenn du auf dem ersten linken Feld genau einen Punkt übrig hast. Steht dort eine Macht, bezahlst du wie sonst. Du darfst es auch umrunden. Das Start-Schloss zählt mit, das Schloss des Lichts nicht.
book-16-title = Dunkle Mächte
book-16-text =
    Am Ende deines Zuges darfst du Zwerg, Hexe und Zauberer versetzen, jeden einmal, auf einen beliebigen Platz außer dem Start-Schloss. Auf jedem Platz steht nur einer. Wählst du einen Platz mit einer Macht, die du noch nicht versetzt hast, tauschen die beiden.

    Königssöhne, die schon dort sind, sind nicht betroffen: Sie gehen frei weiter. Aber wer als Nächster kommt, muss bezahlen.
book-17-title = Das Schloss des Lichts
book-17-text =
    In das Schloss des Lichts kommst du nur vom letzten rechten Feld mit genau einem übrigen Punkt. Hast du mehr, kehrst du dort um. Steht eine Macht darauf, brauchst du ihre Karte, auch mit dem Amulett.

    Wer hineinkommt, gewinnt sofort. Die anderen folgen danach, wie weit sie gekommen sind; auf gleicher Höhe ist die rechte Spur besser als die linke. Wer auf demselben Platz steht, teilt sich den Rang.

    Hat nach 150 Zügen für jeden niemand gewonnen, endet das Spiel ohne Sieger.
book-18-title = Vergessen ist vergessen
book-18-text =
    Eine zweite Bewegung nach dem Joker, ein Diebstahl, Karten in einem Schloss, die Dunklen Mächte: Alles wird einmal angeboten, in seinem Augenblick. Wer ablehnt, bekommt es später nicht mehr. Keine Antwort kann zurückgenommen werden.

    Was du tun musst, geschieht von selbst.
book-19-title = Optionen
book-19-text =
    Der kurze Plan hat drei Felder zwischen den Plätzen statt sechs, und nur das zweite ist ein Pfeilfeld.

    Ihr könnt vereinbaren, dass bezahlen muss, wer bezahlen kann, oder dass man auch vor einem freien Platz umkehren darf, außer am Schloss des Lichts.

    Ihr könnt vereinbaren, dass auf der linken Spur eine genaue Zahl immer in ein freies Schloss führt.

    Und ihr könnt wählen, wer beginnt und nach wie vielen Zügen das Spiel endet.
book-20-title = Drei Tipps für dein erstes Spiel
book-20-text =
    Beende deine Bewegungen auf Pfeilfeldern und in Schlössern. Ohne Karten ist der Weg lang.

    Achte auf die offenen Karten der Königssöhne hinter dir. Ein Schubs weit vorn auf der rechten Spur kostet dich am meisten.

    Heb dir den Joker für das Schloss des Lichts auf und, wenn du kannst, eine Karte jeder Macht. Die anderen stellen dorthin, was du nicht besiegen kannst.
