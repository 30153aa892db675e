### Das Regelheft von Das Amulett, in der Reihenfolge, in der man das Spiel lernt.

book-1-title = Dein Ziel
book-1-text =
    Du bist Zauberin oder Zauberer und willst dein Amulett mit Edelsteinen füllen. Wer zuerst Edelsteine in sieben verschiedenen Farben oder acht beliebige besitzt, gewinnt sofort.

    Mit Energiesteinen kaufst du Zaubersprüche. Zaubersprüche bringen Metallkarten und verändern die Regeln. Mit Metallkarten kaufst du Edelsteine. Aber ein Spruch verbraucht Runde für Runde seine Energie, du brauchst also immer wieder neue.
book-2-title = Der Spielplan
book-2-text =
    Der Spielplan hat 24 Gebiete. Jedes verlangt ein Metall: Wasser Gold, Wald Silber, Steppe Kupfer, Gebirge Eisen. In den vier Stadtvierteln gelten alle vier Metalle.

    52 Edelsteine in zehn Farben liegen auf dem Plan, drei in jedem Stadtviertel und zwei in jedem anderen Gebiet.

    Acht Gebiete haben eine Pyramide, elf berühren die große Mauer. Das zählt für manche Sprüche, versperrt aber nie den Weg. Eine einzige Figur, die Reisegesellschaft, zieht für euch alle über den Plan; wo sie steht, werden Edelsteine verkauft.
book-3-title = Was du besitzt
book-3-text =
    Zehn Energiesteine: Jeder liegt in deinem Vorrat oder auf einem deiner Sprüche. Was einen Spruch verlässt, kommt in deinen Vorrat zurück, du hast also immer zehn.

    Metallkarten: Gold, Silber, Kupfer und Eisen. Du beginnst mit einer von jeder Sorte. Alle sehen, wie viele Karten du hast, aber nicht, welche. Gewinne und Zahlungen sind allerdings offen, ein gutes Gedächtnis weiß es also.

    Deine Sprüche liegen offen vor dir, deine Edelsteine auf deinem Amulett.
book-4-title = Ein Zauberspruch
book-4-text =
    Der Rand, grau, rot oder blau, sagt, in welcher Phase der Spruch wirkt.

    Oben links stehen seine Metallsymbole, eine Karte für jedes; ein Joker ist ein Metall deiner Wahl. Manche Sprüche haben keine. Oben rechts stehen seine Blitze: So viele Energiesteine verliert er am Ende jeder Runde. In der Mitte steht sein Text. Du musst einen Text nie nutzen.

    Solange noch ein Stein auf einem Spruch liegt, wirkt er voll. Ist der letzte weg, kommt die Karte sofort unter den Spruchstapel.
book-5-title = Der Aufbau
book-5-text =
    Die Reisegesellschaft beginnt in dem Stadtviertel mit einer Pyramide. Der Hut wird ausgelost; wer ihn hat, ist Startspieler.

    Du bekommst vier Zaubersprüche und behältst geheim zwei; die anderen werden in den Spruchstapel zurückgemischt. Dann legst du geheim Energiesteine auf deine zwei Sprüche, mindestens einen auf jeden. Der Rest bleibt in deinem Vorrat.

    Wenn alle fertig sind, werden alle Sprüche und ihre Steine gleichzeitig gezeigt.
book-6-title = Eine Runde
book-6-text =
    Jede Runde hat vier Phasen.

    Weiß: Zaubersprüche werden gegen Energie versteigert.

    Grau: Graue Sprüche bringen Metall.

    Rot: Die Reisegesellschaft zieht, und Edelsteine werden gegen Metall versteigert.

    Blau: Blaue Sprüche wirken, dann verlieren alle Sprüche Energie.

    Können mehrere im selben Augenblick handeln, kommt zuerst dran, wer den Hut hat, dann geht es im Uhrzeigersinn. Wer eine Auktion gewinnt, um einen Spruch oder einen Edelstein, nimmt sofort den Hut. Sonst wandert er nie.
book-7-title = Weiß: Sprüche kaufen
book-7-text =
    So viele Sprüche, wie Spieler da sind, werden verdeckt vom Spruchstapel genommen. Sie werden einer nach dem anderen aufgedeckt und versteigert.

    Jeder wird einmal gefragt, der Startspieler zuerst: passen oder mehr Steine bieten als das Gebot davor. Du bietest mindestens 1 und höchstens, was in deinem Vorrat ist. Wer am meisten bietet, nimmt die Karte, legt genau so viele Steine darauf, nimmt den Hut und beginnt beim Bieten um die nächste.

    Passen alle, kommt die Karte unter den Spruchstapel, und der Hut bleibt. Ein neuer Spruch wirkt ab der grauen Phase dieser Runde.
book-8-title = Ein Spruch wird verkauft
book-8-text =
    Ana hat den Hut. Sie passt, Ben bietet 1, und Cleo, die sieben Steine im Vorrat hat, bietet 4. Niemand wird noch einmal gefragt: Der Spruch gehört Cleo. Sie legt vier Steine darauf und nimmt den Hut.

    Die nächste Karte wird aufgedeckt. Nun wird Cleo zuerst gefragt, und sie kann höchstens 3 bieten.
book-9-title = Grau: Metall
book-9-text =
    Der Reihe nach nutzt jeder seine grauen Sprüche: den Text, das Metall, beides oder nichts, in beliebiger Reihenfolge, jedes einmal je Runde.

    Für jedes Symbol nimmst du eine Karte dieses Metalls aus dem Metallvorrat, für einen Joker irgendein Metall, das dort noch liegt.

    Ist der Stapel des fälligen Metalls leer, wählst du einen Mitspieler, der so eine Karte hat, und nimmst sie; ablehnen kann er nicht. Du darfst auch verzichten. Hat niemand eine, gehst du leer aus. Nur wenn alle vier Stapel leer sind, nimmst du auch Joker von Mitspielern.
book-10-title = Rot: die Reise
book-10-text =
    Zuerst darf, wer Brennendes Verlangen oder Magische Reise hat, den Spruch nutzen.

    Hat keine Magische Reise die Zahl bestimmt, zieht dann der Startspieler einen von sechs Markern: 3, 4, 4, 5, 5 oder 6. So oft geschieht dasselbe: eine Auktion, wo die Reisegesellschaft steht, dann ein Zug. In der nächsten Runde sind alle Marker wieder im Beutel.

    Liegt im Gebiet kein Edelstein, entfällt die Auktion, zählt aber mit.
book-11-title = Rot: um einen Edelstein bieten
book-11-text =
    Du zahlst mit dem Metall des Gebiets, in der Stadt mit allen vier, und überall mit dem, was deine Sprüche erlauben. Diese Metalle darfst du mischen.

    Der Startspieler beginnt, dann geht es im Uhrzeigersinn: mehr Karten bieten als das Gebot davor oder passen. Das erste Gebot ist mindestens 1. Du sagst nur die Zahl, nie die Metalle, und bietest nie mehr, als du zahlen kannst. Wer passt, ist draußen. Es geht reihum, bis alle bis auf einen gepasst haben; der gewinnt und nimmt den Hut.

    Bietet niemand, bleiben die Edelsteine und der Hut.
book-12-title = Rot: bezahlen
book-12-text =
    Der Gewinner legt so viele Karten offen hin, wie er geboten hat, nach seiner Wahl aus den Metallen, die hier gelten. Dann bedienen sich alle Berechtigten aus diesem Gebot, immer vom Gewinner an im Uhrzeigersinn.

    Zuerst die Texte: Mit den Einflüssen und den beiden Flüchen nimmst du Karten deiner Wahl. Dann die Symbole: Jedes Metallsymbol auf deinen roten Sprüchen nimmt eine Karte dieses Metalls. Es zählt das aufgedruckte Metall, auch wenn die Karte als Joker bezahlt wurde.

    Aus dem Metallvorrat oder aus Händen nimmt hier niemand. Was vom Gebot übrig ist, kommt in den Metallvorrat.
book-13-title = Rot: Edelstein und Zug
book-13-text =
    Der Gewinner nimmt einen Edelstein aus dem Gebiet, mit einem passenden Geschenk noch mehr.

    Dann muss, wer den Hut hat, die Reisegesellschaft in ein Nachbargebiet mit einem Edelstein ziehen. Stehen bleibt sie nie. Hat kein Nachbargebiet einen Edelstein, geht jedes andere Gebiet mit einem. Gezogen wird nach jeder Auktion, auch nach der letzten und auch ohne Gewinner.
book-14-title = Ein Edelstein wird verkauft
book-14-text =
    Die Reisegesellschaft steht in einer Steppe, es gilt also Kupfer. Ana hat den Hut und drei Kupfer. Ben hat zwei Kupfer, zwei Eisen und Eiserne Metamorphose. Cleo hat ein Kupfer und Des Geizes übler Fluch.

    Ana bietet 2. Ben bietet 4, denn auch sein Eisen gilt. Cleo muss passen, Ana ebenso: Mehr als 3 kann sie nicht. Ben nimmt den Hut und zahlt zwei Kupfer und zwei Eisen.

    Das Gebot war nicht über 4, also nimmt Cleo eine Karte daraus, ein Kupfer. Trägt Bens Spruch ein Eisensymbol, nimmt er ein Eisen zurück. Der Rest kommt in den Metallvorrat. Ben nimmt einen Edelstein und zieht die Reisegesellschaft.
book-15-title = Blau: Energie
book-15-text =
    Der Reihe nach hat jeder einen ganzen Zug. Zuerst nutzt du deine blauen Sprüche, Text und Metall in beliebiger Reihenfolge, wie in der grauen Phase.

    Dann kommt der Unterhalt: Jeder deiner Sprüche, gleich welcher Farbe, verliert so viele Steine, wie er Blitze hat, oder alle, wenn er weniger hat. Die Steine kommen in deinen Vorrat zurück. Leere Sprüche kommen unter den Spruchstapel; sind es mehrere, wählst du die Reihenfolge.

    Ein blauer Spruch kann auch Mitspieler treffen, die ihren Zug schon beendet haben.
book-16-title = Wie lange ein Spruch hält
book-16-text =
    Cleo hat einen Spruch mit einem Blitz für 4 gekauft. Er wirkt in dieser Runde und in drei weiteren; dann geht der vierte Stein.

    Ben hat einen Spruch mit zwei Blitzen und drei Steinen. Nach dem Unterhalt ist einer übrig, und der Spruch würde in der nächsten Runde noch voll wirken. Aber Cleo ist nach ihm dran und trifft ihn mit Sog des Lichts. Der letzte Stein kommt in Bens Vorrat zurück und sein Spruch unter den Spruchstapel.
book-17-title = Das Ende des Spiels
book-17-text =
    Sobald du Edelsteine in sieben verschiedenen Farben oder acht Edelsteine besitzt, gewinnst du. Das wird nach jedem einzelnen Edelstein geprüft, und mehr geschieht nicht.

    Ana hat sechs Edelsteine in sechs Farben und nimmt einen roten; Rot hat sie schon. Mit Geschenk nimmt sie dann einen braunen, ihre siebte Farbe: Sie gewinnt. (Es ist auch ihr achter Edelstein.)

    Die anderen werden nach Edelsteinen gereiht, dann nach Farben, dann nach Metallkarten auf der Hand. Hat nach 40 Runden niemand gewonnen, ist Schluss, und diese Rangfolge entscheidet. Ihr könnt eine andere Zahl von Runden vereinbaren.
book-18-title = Die grauen Sprüche
book-18-text =
    Magie des Bernstein: Nimm zwei Gold für jeden gelben Edelstein auf deinem Amulett.

    Magie des Diamanten: Nimm zwei Silber für jeden durchsichtigen Edelstein.

    Magie der Rubine: Nimm zwei Kupfer für jeden roten Edelstein.

    Magie der Smaragde: Nimm zwei Eisen für jeden grünen Edelstein.

    Teleportation: Versetze einen Edelstein auf dem Plan von einem Gebiet in ein beliebiges anderes, auch ein leeres.

    Goldener Überfluss: bringt drei Gold.

    Silberner Überfluss: bringt drei Silber.

    Kupferner Überfluss: bringt drei Kupfer.

    Eiserner Überfluss: bringt drei Eisen; diese Karte gibt es zweimal.

    Zwei Wünsche: bringt zwei Metallkarten deiner Wahl, gleiche oder verschiedene.
book-19-title = Die roten Sprüche: was als Metall gilt
book-19-text =
    Brennendes Verlangen: Zu Beginn der Phase nennst du ein Metall, und in allen Auktionen dieser Phase darf jeder auch damit zahlen.

    Eiserne Metamorphose: Dein Eisen gilt in jedem Gebiet.

    Goldene Metamorphose: Dein Gold gilt in jedem Gebiet.

    Kupferne Metamorphose: Dein Kupfer gilt in jedem Gebiet.

    Silberne Metamorphose: Dein Silber gilt in jedem Gebiet.

    Göttliche Metamorphose: In Gebieten mit Pyramide gelten alle deine Karten.

    Steinerne Metamorphose: In Gebieten an der Mauer gelten alle deine Karten.
book-20-title = Die roten Sprüche: bieten und reisen
book-20-text =
    Magische Reise: Zu Beginn der Phase bestimmst du die Zahl der Auktionen, 3, 4, 5 oder 6, und es wird kein Marker gezogen.

    Gewaltige Macht: Wer dein Gebot überbietet, muss mindestens um 2 höher gehen.

    Überlegenheit: Du darfst genau so viel bieten wie das Gebot davor und führst dann; Gewaltige Macht bindet dich nicht.

    Schwingen des Phönix: Ziehst du die Reisegesellschaft, darfst du jedes andere Gebiet mit einem Edelstein wählen.

    Ein Beispiel: Ana, mit Gewaltige Macht, bietet 3. Ben braucht mindestens 5. Cleo, mit Überlegenheit, sagt 3 und führt. Nun genügt wieder 4.
book-21-title = Die roten Sprüche: wenn eine Auktion gewonnen ist
book-21-text =
    Einfluss: Gewinnst du, darfst du eine Karte deines Gebots zurücknehmen.

    Einfluss der Baumeister: Gewinnst du an der Mauer, darfst du zwei Karten deines Gebots zurücknehmen.

    Einfluss der Pharaonen: Gewinnst du an einer Pyramide, darfst du zwei Karten deines Gebots zurücknehmen.

    Des Geizes übler Fluch: Ist das siegreiche Gebot 4 oder weniger, darfst du eine Karte daraus nehmen, wer auch gewinnt.

    Des Krösus übler Fluch: Ist das siegreiche Gebot 6 oder mehr, darfst du eine Karte daraus nehmen, wer auch gewinnt.

    Geschenk: Gewinnst du, darfst du noch einen Edelstein aus dem Gebiet nehmen.

    Geschenk der Baumeister: Gewinnst du an der Mauer, darfst du noch einen Edelstein aus dem Gebiet nehmen.

    Geschenk der Pharaonen: Gewinnst du an einer Pyramide, darfst du noch einen Edelstein aus dem Gebiet nehmen.

    All das wird zusammengezählt.
book-22-title = Die blauen Sprüche
book-22-text =
    Energiebogen: Verschiebe einen oder mehrere Steine von diesem Spruch auf einen einzigen anderen deiner Sprüche; behält er keinen, ist er weg.

    Sog der Finsternis: Nimm einen oder zwei Steine von einem einzigen Spruch, deinem oder einem fremden.

    Sog des Lichts: Nimm einen Stein von einem Spruch, deinem oder einem fremden.

    Die Steine kommen immer zum Besitzer des Spruchs zurück, auf dem sie lagen. Jeder blaue Spruch bringt auch eine Metallkarte deiner Wahl; nimm sie, bevor der Spruch sich selbst leert.
book-23-title = Varianten: die ersten Sprüche
book-23-text =
    Für den Einstieg: Jeder bekommt offen zwei Sprüche mit je zwei Steinen.

    Auktion: Vor der ersten Runde werden viermal so viele Sprüche, wie Spieler da sind, wie in der weißen Phase versteigert, alle vorher gezeigt oder Karte für Karte. Kaufe, so viele du willst, oder keinen.

    Auswahl: Ebenso viele Sprüche werden ausgelegt. Jeder wählt einen der Reihe nach, dann einen in umgekehrter Reihenfolge, der letzte zwei hintereinander. Der Rest wird in den Spruchstapel zurückgemischt, und ihr legt wie sonst geheim eure Steine.
book-24-title = Weitere Varianten
book-24-text =
    Offener Stapel: Alle Sprüche einer Runde werden aufgedeckt, bevor der erste versteigert wird.

    Teure Geschenke: Die drei Geschenke haben vier Blitze.

    Hungrige Geschenke: Nach jedem zusätzlichen Edelstein kommen zwei Steine von dem genutzten Geschenk herunter, oder der letzte.

    Alles Metall in der grauen Phase: Die Symbole aller deiner Sprüche, gleich welcher Farbe, zahlen in deinem grauen Zug. Dafür nehmen sie nichts mehr aus Geboten, und blaue Sprüche bringen in der blauen Phase nichts. Texte behalten ihre Phase.

    All das dürft ihr beliebig verbinden.
book-25-title = Drei Tipps für dein erstes Spiel
book-25-text =
    Steine auf einem Spruch sind nicht verloren, sie sind Zeit. Kaufst du jede Runde einen Spruch, kannst du einen Preis von etwa 4 auf Dauer zahlen.

    Merke dir, was die anderen bekommen und zahlen. Dann weißt du, wie viel jeder im nächsten Gebiet bieten kann, und eine Karte mehr genügt dir.

    Gewinnen heißt auch lenken. Führe die Reisegesellschaft dorthin, wo dein Metall gilt, und weg von dem Edelstein, der jemandem zum Sieg fehlt.
