### Die Klauseln von docs/rules/das-amulett.md auf Deutsch.

## A-0 Vereinbarungen
clause-A-0-1 = Können mehrere Spieler im selben Augenblick handeln, tun sie es in der Reihenfolge: erst der Startspieler, dann im Uhrzeigersinn, jeder ganz, bevor der nächste beginnt.
clause-A-0-2 = Ein Spieler, der im selben Augenblick mehrere Zaubersprüche nutzen kann, wählt ihre Reihenfolge.
clause-A-0-3 = Einen Text zu nutzen ist freiwillig.
clause-A-0-4 = Ähnliche Wirkungen mehrerer Zaubersprüche werden zusammengezählt.
clause-A-0-5 = Genau ein Spieler hat eine Entscheidung zu treffen, außer bei `keep` und `charge`, die alle gleichzeitig treffen.
clause-A-0-6 = Eine Entscheidung wird auch dann gestellt, wenn nur eine Aktion erlaubt ist, außer wenn eine Klausel „automatisch“ sagt.
clause-A-0-7 = Eine unerlaubte Aktion wird abgelehnt und ändert nichts.
clause-A-0-8 = Eine erlaubte Aktion ist endgültig.
clause-A-0-9 = Unter den Spielern wird nicht getauscht, geliehen oder geschenkt.
clause-A-0-10 = Bei jeder Entscheidung gilt für jeden Spieler: Energievorrat + Energie auf eigenen Zaubersprüchen = 10.
clause-A-0-11 = Metallvorrat + Hände + Gebot = 28 für jedes Metall.
clause-A-0-12 = Spielplan + Amulette = 52 Edelsteine.
clause-A-0-13 = Spruchstapel + Auktionsstapel + ausgeteilte, ausgelegte oder ausliegende Zaubersprüche = 33.
clause-A-0-14 = Es gibt keine Grenze für Zaubersprüche je Spieler, Energie je Zauberspruch, Handkarten oder Edelsteine je Gebiet.
clause-A-0-15 = Der Zufall wirkt nur beim Auslegen der Edelsteine, beim Los um den Hut, beim Mischen und beim Ziehen des Markers.

## A-1 Aufbau (Option `start=masters`)
clause-A-1-1 = Alle 52 Edelsteine werden zufällig gezogen und offen auf den Spielplan gelegt.
clause-A-1-2 = Jedes Stadtviertel bekommt 3, jedes andere Gebiet 2.
clause-A-1-3 = Die Reisegesellschaft steht auf dem Gebiet `start`.
clause-A-1-4 = Die Hand jedes Spielers ist eine Karte von jedem Metall.
clause-A-1-5 = Die übrigen Metallkarten bilden vier offene Stapel, den Metallvorrat.
clause-A-1-6 = Jeder Spieler hat 10 Energie im Vorrat; die übrigen Steine bleiben aus dem Spiel.
clause-A-1-7 = Wer den Hut zuerst bekommt, wird ausgelost.
clause-A-1-8 = Das Los wird öffentlich gezogen, bevor Zaubersprüche ausgeteilt werden.
clause-A-1-9 = Die 33 Zaubersprüche werden gemischt, jeder Spieler bekommt 4.
clause-A-1-10 = Ausgeteilte Zaubersprüche sieht nur ihr Spieler.
clause-A-1-11 = Jeder Spieler behält geheim 2 von seinen 4 (`keep`).
clause-A-1-12 = Wenn alle gewählt haben, kommen die anderen Karten in den Spruchstapel zurück, der neu gemischt wird.
clause-A-1-13 = Dann entscheidet jeder Spieler geheim, wie viel seines Vorrats auf jedem behaltenen Zauberspruch liegt (`charge`).
clause-A-1-14 = Jeder behaltene Zauberspruch bekommt mindestens 1 Energie.
clause-A-1-15 = Beide zusammen bekommen höchstens die 10 des Vorrats.
clause-A-1-16 = Wenn alle ihre Energie verteilt haben, werden alle behaltenen Zaubersprüche und ihre Energie gleichzeitig gezeigt; der Rest bleibt im Vorrat.

## A-2 Runde und Zaubersprüche im Allgemeinen
clause-A-2-1 = Eine Runde ist weiß, grau, rot, blau, in dieser Folge; die Runden wiederholen sich, bis A-11 das Spiel beendet.
clause-A-2-2 = Der Hut wechselt nur nach A-3.10 und A-7.1 den Besitzer und wird in die nächste Phase und Runde mitgenommen.
clause-A-2-3 = Ein Text wirkt nur in der Phase der Randfarbe des Zauberspruchs.
clause-A-2-4 = Ein in der weißen Phase gekaufter Zauberspruch wirkt ab der grauen Phase derselben Runde.
clause-A-2-5 = Ein Zauberspruch mit mindestens 1 Energie wirkt voll, auch wenn er weniger hat als Blitze.
clause-A-2-6 = Ein Zauberspruch, dessen letzte Energie weg ist, kommt sofort unter den Spruchstapel, was auch immer der Grund ist.
clause-A-2-7 = Energie, die von einem Zauberspruch genommen wird, geht in den Vorrat seines Besitzers, wer auch immer sie nimmt.
clause-A-2-8 = Welche Karten unter den Spruchstapel kommen und in welcher Reihenfolge, ist öffentlich.
clause-A-2-9 = Jedes graue oder blaue Einkommen dient höchstens einmal je Runde.
clause-A-2-10 = Ebenso jeder Text eines grauen oder blauen Zauberspruchs sowie `desire` und `journey`.
clause-A-2-11 = Alle anderen roten Texte und alle roten Symbole dienen bei jeder Auktion der Phase.

## A-3 Weiße Phase: Zaubersprüche
clause-A-3-1 = Die obersten n Karten des Spruchstapels (n = Zahl der Spieler) werden verdeckt als Auktionsstapel beiseitegelegt.
clause-A-3-2 = Hat der Spruchstapel weniger, bilden alle zusammen den Auktionsstapel.
clause-A-3-3 = Hat er keine, entfällt die Phase.
clause-A-3-4 = Der Auktionsstapel wird Karte für Karte aufgedeckt und versteigert, bis er leer ist.
clause-A-3-5 = Die Karten werden in der Reihenfolge aufgedeckt, in der sie gezogen wurden.
clause-A-3-6 = Für jede Karte wird jeder Spieler genau einmal gefragt (`spell_bid`), der Startspieler zuerst, dann im Uhrzeigersinn.
clause-A-3-7 = Er passt (auch der Startspieler) oder bietet mehr als das bisherige Gebot.
clause-A-3-8 = Das kleinste Gebot ist 1.
clause-A-3-9 = Kein Gebot ist höher als der Energievorrat des Bietenden.
clause-A-3-10 = Der Höchstbietende wird sofort Startspieler und eröffnet so das Bieten um die nächste Karte.
clause-A-3-11 = Er nimmt die Karte offen an sich und legt genau sein Gebot aus dem Vorrat darauf.
clause-A-3-12 = Passen alle, kommt die Karte sofort unter den Spruchstapel.
clause-A-3-13 = In diesem Fall bleibt der Hut, wo er ist.
clause-A-3-14 = Rote Texte (`might`, `superiority`) gelten hier nicht (A-2.3).

## A-4 Graue Phase: Metall
clause-A-4-1 = In der Reihenfolge spielt jeder Spieler seinen ganzen grauen Zug (`grey_turn`).
clause-A-4-2 = Seine Möglichkeiten sind die Texte und die Einkommen seiner grauen Zaubersprüche.
clause-A-4-3 = Text und Einkommen einer Karte sind getrennte Möglichkeiten; jede kann ohne die andere genutzt werden.
clause-A-4-4 = Der Besitzer nutzt seine Möglichkeiten in beliebiger Reihenfolge.
clause-A-4-5 = `done` verzichtet auf alle übrigen Möglichkeiten.
clause-A-4-6 = Ein Zug ohne nutzbare Möglichkeit wird übersprungen oder endet automatisch.
clause-A-4-7 = Ein Einkommen bringt eine Metallkarte je Symbol.
clause-A-4-8 = Innerhalb eines Einkommens kommen bestimmte Metalle zuerst (g, s, c, i), Joker zuletzt, Karte für Karte.
clause-A-4-9 = Eine fällige Karte eines bestimmten Metalls kommt aus dem Metallvorrat (automatisch).
clause-A-4-10 = Für einen Joker wählt der Spieler ein Metall (`metal`).
clause-A-4-11 = Solange ein Stapel Karten hat, muss ein Joker von einem Stapel kommen, der welche hat.
clause-A-4-12 = Ist der Stapel eines fälligen Metalls leer, nimmt der Spieler diese Karte von einem anderen Spieler seiner Wahl (`from`).
clause-A-4-13 = Gewählt werden können nur Spieler, die dieses Metall haben.
clause-A-4-14 = Die Liste dieser Spieler ist öffentlich.
clause-A-4-15 = Er darf verzichten (`from none`); diese Karte verfällt.
clause-A-4-16 = Hat kein anderer Spieler das Metall, verfällt die Karte (automatisch).
clause-A-4-17 = Sind alle vier Stapel leer, nennt der Besitzer eines Jokers ein Metall, das ein anderer Spieler hat; dann gilt A-4.12.
clause-A-4-18 = Hat kein anderer Spieler eine Karte, verfällt der Joker (automatisch).
clause-A-4-19 = Der Spieler, von dem genommen wird, kann weder ablehnen noch wählen.
clause-A-4-20 = Für jede einzelne Karte wird neu geprüft, was vorhanden ist.

## A-5 Rote Phase: Beginn
clause-A-5-1 = Bevor ein Marker gezogen wird, darf jeder Besitzer von `desire` oder `journey` sie in der Reihenfolge nutzen (`red_start`).
clause-A-5-2 = Wurde `journey` nicht genutzt, zieht der Startspieler einen Marker (automatisch); dessen Zahl k ist die Zahl der Auktionen.
clause-A-5-3 = Jeder der sechs Marker ist in jeder Runde gleich wahrscheinlich.
clause-A-5-4 = k-mal: eine Auktion, dann ein Zug der Reisegesellschaft.
clause-A-5-5 = Die erste Auktion findet statt, wo die Reisegesellschaft steht, jede weitere dort, wohin der letzte Zug geführt hat.
clause-A-5-6 = Die Phase endet nach dem k-ten Zug.

## A-6 Auktion um Edelsteine
clause-A-6-1 = Hat das Gebiet der Reisegesellschaft keinen Edelstein, entfällt die Auktion: keine Gebote, gleich der Zug.
clause-A-6-2 = Eine entfallene Auktion zählt als eine der k.
clause-A-6-3 = Zahlbare Sorten eines Spielers: das Metall des Gebiets.
clause-A-6-4 = In einem Stadtviertel: alle vier Metalle.
clause-A-6-5 = Überall: das Metall, das `desire` in dieser Phase genannt hat.
clause-A-6-6 = Außerdem jede Sorte, die für diesen Spieler durch seine eigenen Metamorphosen ein Joker ist (A-14.6 bis A-14.8).
clause-A-6-7 = Zahlbare Sorten dürfen in einem Gebot beliebig gemischt werden.
clause-A-6-8 = Ein Gebot ist nur eine Zahl; Sorten werden nicht angesagt.
clause-A-6-9 = Ein Spieler darf höchstens so viel bieten, wie er kann = die Zahl seiner Handkarten zahlbarer Sorten.
clause-A-6-10 = Das erste Gebot ist mindestens 1.
clause-A-6-11 = Jedes weitere Gebot übertrifft das bisherige um beliebig viel, vorbehaltlich A-14.23 bis A-14.26.
clause-A-6-12 = Der Startspieler wird zuerst gefragt (`gem_bid`), dann im Uhrzeigersinn, immer wieder reihum, ohne die Spieler, die gepasst haben.
clause-A-6-13 = Wer passt, ist aus dieser Auktion heraus.
clause-A-6-14 = Die Auktion endet, wenn alle außer dem Führenden gepasst haben.
clause-A-6-15 = Der Führende wird nie gefragt, ob er sich selbst überbietet.
clause-A-6-16 = Passen alle anderen ohne jedes Gebot, wird der letzte Spieler noch gefragt und darf bieten oder passen.
clause-A-6-17 = Passen alle, wird nichts verkauft: Die Edelsteine bleiben, und der Startspieler zieht die Reisegesellschaft.
clause-A-6-18 = Der Hut bleibt, wo er ist.
clause-A-6-19 = Es gibt keine Ansprüche und keine Symbole.
clause-A-6-20 = Wie viele Karten jeder auf der Hand hat, ist jederzeit öffentlich; welche Sorten, ist es nicht.

## A-7 Bezahlung
clause-A-7-1 = Der Führende gewinnt und ist sofort Startspieler.
clause-A-7-2 = Er legt genau so viele Karten, wie er geboten hat, offen vor sich (`pay`).
clause-A-7-3 = Er wählt, welche, nur aus zahlbaren Sorten; Joker müssen weder gespart noch zuerst ausgegeben werden.
clause-A-7-4 = Dann kommen die Ansprüche aus Texten, vom Gewinner an im Uhrzeigersinn; ein Spieler nutzt alle seine Ansprüche vor dem nächsten.
clause-A-7-5 = Auch Spieler, die gepasst haben, haben ihre Ansprüche.
clause-A-7-6 = Ein Anspruch bringt eine Karte nach Wahl des Berechtigten vom Gebot auf seine Hand (`claim`).
clause-A-7-7 = Auf einen Anspruch kann verzichtet werden (`claim none`), auf jeden einzeln.
clause-A-7-8 = Die Ansprüche eines Spielers kommen in der Reihenfolge influence, influence_wall, influence_pyramid, avarice, croesus.
clause-A-7-9 = Ist das Gebot leer, verfallen alle weiteren Ansprüche (automatisch).
clause-A-7-10 = Erst nach allen Ansprüchen aus Texten wirken rote Symbole, wieder vom Gewinner an im Uhrzeigersinn.
clause-A-7-11 = Jedes Symbol auf den roten Zaubersprüchen eines Spielers nimmt eine Karte dieses Metalls aus dem, was vom Gebot übrig ist.
clause-A-7-12 = Das geschieht automatisch.
clause-A-7-13 = Nur die aufgedruckte Sorte zählt, auch bei Karten, die als Joker bezahlt wurden.
clause-A-7-14 = Ein Symbol, für das keine solche Karte mehr da ist, nimmt nichts.
clause-A-7-15 = Weder Ansprüche noch Symbole nehmen je aus dem Metallvorrat oder aus Händen.
clause-A-7-16 = Ein Jokersymbol auf einem roten Zauberspruch ist ein `claim`, nach den bestimmten Symbolen dieses Spielers.
clause-A-7-17 = Übrige Karten kommen in den Metallvorrat.

## A-8 Edelsteine
clause-A-8-1 = Nach der Bezahlung muss der Gewinner einen Edelstein seiner Wahl aus dem Gebiet nehmen (`take`) und offen auf sein Amulett legen.
clause-A-8-2 = Dann darf er, vor dem Zug, durch Geschenk-Zaubersprüche weitere Edelsteine nehmen (`extra`, A-14.17 bis A-14.22).
clause-A-8-3 = A-11 wird nach jedem einzelnen Edelstein geprüft.

## A-9 Zug der Reisegesellschaft
clause-A-9-1 = Nach jeder Auktion, ob verkauft, unverkauft oder entfallen, auch der k-ten, muss der Startspieler die Reisegesellschaft ziehen (`move`).
clause-A-9-2 = Ziele: benachbarte Gebiete mit mindestens einem Edelstein.
clause-A-9-3 = Die Reisegesellschaft bleibt nie stehen.
clause-A-9-4 = Hat kein benachbartes Gebiet einen Edelstein: jedes andere Gebiet mit einem Edelstein.
clause-A-9-5 = Die Mauer, die Pyramiden und die Stadtmauer hindern nie.
clause-A-9-6 = Hat kein anderes Gebiet einen Edelstein, bleibt die Reisegesellschaft stehen (automatisch).

## A-10 Blaue Phase: Unterhalt
clause-A-10-1 = In der Reihenfolge spielt jeder Spieler einen ganzen blauen Zug: erst seine Möglichkeiten (`blue_turn`), dann den Unterhalt.
clause-A-10-2 = Seine Möglichkeiten sind die Texte und Einkommen seiner blauen Zaubersprüche; A-4.4 bis A-4.20 gelten für sie (A-4.6 beendet die Möglichkeiten, nicht den Unterhalt).
clause-A-10-3 = Möglichkeiten eines Zauberspruchs, der weg ist, sind verloren.
clause-A-10-4 = Unterhalt (automatisch): Von jedem eigenen Zauberspruch jeder Farbe, auch einem in dieser Runde gekauften, wird so viel Energie genommen, wie er Blitze hat, oder alle, wenn er weniger hat.
clause-A-10-5 = Leert der Unterhalt mehrere Zaubersprüche, legt der Besitzer sie in der Reihenfolge seiner Wahl unter den Spruchstapel (`bury`); beim letzten oder einzigen geschieht es automatisch.
clause-A-10-6 = Die zuerst untergelegte Karte liegt über der nächsten.
clause-A-10-7 = Ein Sog darf einen Zauberspruch treffen, dessen Besitzer seinen blauen Zug beendet hat.
clause-A-10-8 = Er darf ebenso einen treffen, dessen Besitzer erst noch an die Reihe kommt; der Unterhalt kommt hinzu.

## A-11 Ende
clause-A-11-1 = Ein Spieler mit Edelsteinen in 7 verschiedenen Farben gewinnt sofort.
clause-A-11-2 = Ein Spieler mit 8 Edelsteinen gewinnt sofort.
clause-A-11-3 = 7 der 10 Farben genügen.
clause-A-11-4 = Danach geschieht nichts mehr: kein weiterer Edelstein, kein Verlust von Energie, kein Zug, kein Unterhalt.
clause-A-11-5 = Gleichstand ist unmöglich.
clause-A-11-6 = Ränge hinter dem Gewinner: mehr Edelsteine, dann mehr Farben, dann mehr Metallkarten auf der Hand; immer noch gleich: geteilter Rang.
clause-A-11-7 = Nach der blauen Phase der Runde `max_rounds` wird das Spiel beendet.
clause-A-11-8 = Dann werden alle Spieler wie in A-11.6 gereiht, und jeder Spieler auf Rang 1 gewinnt.

## A-12 Varianten
clause-A-12-1 = `open_pile` (V1): Alle Karten des Auktionsstapels werden aufgedeckt, bevor die erste versteigert wird; die Reihenfolge von A-3.5 bleibt.
clause-A-12-2 = `start=auction` (V2): Statt A-1.9 bis A-1.16 bilden 4 x n Karten einen Eröffnungsstapel, der nach A-3.4 bis A-3.14 versteigert wird.
clause-A-12-3 = `start_reveal=all|one` zeigt diesen ganzen Stapel zuerst oder Karte für Karte.
clause-A-12-4 = Die Eröffnungsauktion gibt den Hut weiter wie jede andere.
clause-A-12-5 = Sie setzt keine Höchst- oder Mindestzahl von Zaubersprüchen je Spieler.
clause-A-12-6 = Die normale weiße Phase der ersten Runde folgt.
clause-A-12-7 = `start=draft` (V3): 4 x n Karten werden offen ausgelegt; jeder Spieler wählt eine in der Reihenfolge, dann eine in umgekehrter Reihenfolge, der letzte zweimal hintereinander (`draft`).
clause-A-12-8 = Übrige Karten kommen in den Spruchstapel zurück, der wie in A-1.12 gemischt wird.
clause-A-12-9 = Dann folgt `charge`, geheim, mit A-1.14 und A-1.16.
clause-A-12-10 = `gift_bolts4` (V4): Die drei Geschenk-Zaubersprüche haben 4 Blitze.
clause-A-12-11 = `gift_drain2` (V5): Gleich nach jedem zusätzlichen Edelstein kommen 2 Energie von dem genutzten Geschenk herunter.
clause-A-12-12 = Hat es nur 1, kommt diese 1 herunter; genutzt werden konnte es trotzdem.
clause-A-12-13 = Die Varianten lassen sich frei verbinden, nur hat `start` einen einzigen Wert.
clause-A-12-14 = `start=beginners`: Jeder Spieler bekommt offen 2 Zaubersprüche mit genau 2 Energie auf jedem, ohne Entscheidungen.
clause-A-12-15 = `metal_timing=all_grey`: Die Einkommen aller eigenen Zaubersprüche jeder Farbe sind Möglichkeiten des grauen Zugs.
clause-A-12-16 = Dann entfallen A-7.10 bis A-7.16 und die blauen Einkommen; alle Texte behalten ihre Phase.

## A-13 Graue Zaubersprüche
clause-A-13-1 = `amber`: `use` gibt 2 Gold je gelbem Edelstein auf dem Amulett des Besitzers.
clause-A-13-2 = `diamond`: 2 Silber je durchsichtigem Edelstein.
clause-A-13-3 = `ruby`: 2 Kupfer je rotem Edelstein.
clause-A-13-4 = `emerald`: 2 Eisen je grünem Edelstein.
clause-A-13-5 = Die Edelsteine werden gezählt, wenn der Text genutzt wird; später gewonnene zählen ab der nächsten Runde.
clause-A-13-6 = Ohne einen solchen Edelstein wird der Text nicht angeboten.
clause-A-13-7 = A-4.9 und A-4.12 bis A-4.20 gelten für jede fällige Karte.
clause-A-13-8 = `teleport`: `use`, dann mit `lift` einen Edelstein aus einem beliebigen Gebiet nehmen, dann mit `drop` auf ein beliebiges anderes legen.
clause-A-13-9 = Herkunft und Ziel dürfen beliebige Gebiete sein, auch Stadtviertel und das Gebiet der Reisegesellschaft; ein leeres Gebiet kann Ziel sein.
clause-A-13-10 = Wieder gefüllte Gebiete sind wieder Ziele von Zügen, geleerte nicht mehr.
clause-A-13-11 = Edelsteine auf Amuletten können nicht versetzt werden.
clause-A-13-12 = `plenty_*`: Einkommen 3 von seinem Metall, kein Text.
clause-A-13-13 = Jede der beiden Karten `plenty_iron` hat ihre eigene Energie und ihr eigenes Einkommen.
clause-A-13-14 = `two_wishes`: zwei Joker, nacheinander gewählt, gleich oder verschieden; kein Text.

## A-14 Rote Zaubersprüche
clause-A-14-1 = `desire`: Der Besitzer nennt zu Beginn der Phase ein Metall; jeder Spieler darf damit, neben dem Metall des Gebiets, in allen Auktionen dieser Phase zahlen.
clause-A-14-2 = Jedes der vier darf genannt werden.
clause-A-14-3 = Die Wirkung endet mit der Phase.
clause-A-14-4 = `journey`: Zu Beginn der Phase setzt der Besitzer k auf 3, 4, 5 oder 6, und kein Marker wird gezogen.
clause-A-14-5 = Verzichtet er, gilt A-5.2.
clause-A-14-6 = `morph_iron|gold|copper|silver`: Die Karten dieser Sorte sind für den Besitzer Joker, mit denen er in jedem Gebiet zahlen kann.
clause-A-14-7 = `morph_divine`: In Pyramidengebieten sind alle Karten des Besitzers Joker.
clause-A-14-8 = `morph_stone`: In Mauergebieten sind alle Karten des Besitzers Joker. (Mehrere Metamorphosen und `desire` vereinen ihre Sorten; in Stadtvierteln fügen Metamorphosen nichts hinzu.)
clause-A-14-9 = `influence`: Gewinnt der Besitzer eine Auktion, hat er 1 Anspruch, in jedem Gebiet.
clause-A-14-10 = `influence_wall`: 2 Ansprüche, wenn er in einem Mauergebiet gewinnt.
clause-A-14-11 = `influence_pyramid`: 2 Ansprüche, wenn er in einem Pyramidengebiet gewinnt. (Sie zählen nach A-0.4 zusammen: 3 mit `influence`.)
clause-A-14-12 = `avarice`: Der Besitzer hat 1 Anspruch, wenn das siegreiche Gebot höchstens 4 Karten war.
clause-A-14-13 = `croesus`: Der Besitzer hat 1 Anspruch, wenn es mindestens 6 war.
clause-A-14-14 = Flüche wirken, wer auch gewinnt, auch beim eigenen Gebot des Besitzers.
clause-A-14-15 = Es zählt die gebotene Zahl, nicht was nach dem Zurücknehmen übrig ist.
clause-A-14-16 = Zusätzliche Edelsteine bringen keine weiteren Ansprüche.
clause-A-14-17 = `gift`: Gewinnt der Besitzer eine Auktion, darf er 1 zusätzlichen Edelstein aus dem Gebiet nehmen, solange einer übrig ist.
clause-A-14-18 = `gift_wall`: ebenso, nur in Mauergebieten.
clause-A-14-19 = `gift_pyramid`: ebenso, nur in Pyramidengebieten.
clause-A-14-20 = Jedes passende Geschenk gibt je gewonnener Auktion einen zusätzlichen Edelstein, zwei passende Geschenke also zwei.
clause-A-14-21 = Der Besitzer nennt das Geschenk, das er nutzt.
clause-A-14-22 = Ist kein Edelstein übrig, wird kein Geschenk genutzt, also kostet V5 nichts.
clause-A-14-23 = `might`: Wer ein Gebot des Besitzers überbietet, muss mindestens um 2 höher gehen.
clause-A-14-24 = Das geschieht automatisch.
clause-A-14-25 = `superiority`: Der Besitzer darf genau das bisherige Gebot bieten und führt dann.
clause-A-14-26 = Für ihn gilt A-14.23 nicht: Er darf gleichziehen oder um 1 erhöhen. (Hat `superiority` mit `might` gleichgezogen, brauchen die anderen +1. Besitzt ein Spieler beide, darf er gleichziehen, und die anderen brauchen dann +2.)
clause-A-14-27 = Vor dem ersten Gebot sind beide ohne Wirkung.
clause-A-14-28 = `phoenix`: Wenn der Besitzer die Reisegesellschaft zieht (A-9.1), ist jedes andere Gebiet mit einem Edelstein ein Ziel.

## A-15 Blaue Zaubersprüche
clause-A-15-1 = `arc`: verschiebt 1 oder mehr Energie von sich selbst auf einen anderen ausliegenden Zauberspruch desselben Besitzers, jeder Farbe.
clause-A-15-2 = Ein Ziel je Nutzung.
clause-A-15-3 = Er darf seine ganze Energie abgeben und geht dann nach A-2.6.
clause-A-15-4 = Sein Einkommen ist verloren, wenn es nicht vorher genommen wurde.
clause-A-15-5 = Ohne einen anderen eigenen Zauberspruch wird der Text nicht angeboten.
clause-A-15-6 = `pull_light`: nimmt 1 Energie von einem beliebigen ausliegenden Zauberspruch.
clause-A-15-7 = `pull_dark`: nimmt 1 oder 2.
clause-A-15-8 = Beide vom selben Zauberspruch.
clause-A-15-9 = Auch eigene Zaubersprüche und der Sog selbst sind Ziele.
clause-A-15-10 = Das Einkommen jedes blauen Zauberspruchs ist ein Joker (Angabe der Ausgabe).
