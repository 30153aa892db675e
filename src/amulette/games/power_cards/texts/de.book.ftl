### Das Regelheft von Power Cards, in der Reihenfolge, in der man das Spiel lernt, zum Lesen ab sieben Jahren.

book-1-title = Was du willst
book-1-text =
    Alle haben einen Stapel Vogelkarten. Ihr vergleicht Zahlen. Die höchste Zahl bekommt die Karten.

    Gewinne Karten, bis niemand sonst mehr welche hat. Wer als Letzter Karten hat, gewinnt das Spiel!
book-2-title = Die Karten
book-2-text =
    Es gibt 40 Karten. Jede ist ein anderer Vogel.

    Vorne stehen fünf Zahlen. Vier davon brauchst du immer: Stärke, Reichweite, Genauigkeit und Seltenheit. Die fünfte ist der Schleuderwert. Er wartet auf die Schleuderrunde.

    Hinten ist etwas zum Bauen: ein stehender Block, ein liegender Block oder ein Schwein. Die Blöcke sind aus Holz, Stein oder Eis.
book-3-title = Los geht’s
book-3-text =
    Die Karten werden gemischt und verteilt. Zu zweit bekommen alle 20 Karten, zu dritt 13, zu viert 10. Zu dritt bleibt eine Karte übrig. Sie liegt auf dem Tisch, und wer die erste Runde gewinnt, bekommt sie.

    Deine Karten sind dein Stapel. Du siehst nur die oberste Karte, und nur du siehst sie. Die Karten darunter darfst du nicht ansehen.

    Eine Person wird bestimmt, die anfängt.
book-4-title = Eine Runde
book-4-text =
    Bist du mit dem Ansagen dran? Schau auf deine oberste Karte. Wähle Stärke, Reichweite, Genauigkeit oder Seltenheit und lies deine Zahl vor.

    Alle anderen lesen dieselbe Zahl auf ihrer eigenen obersten Karte vor.

    Die höchste Zahl gewinnt. Der Gewinner bekommt alle Karten, die verglichen wurden.

    Dann baut der Gewinner, wenn etwas zum Bauen dabei ist. Alle anderen gewonnenen Karten kommen unter seinen Stapel. In der nächsten Runde sagt der Gewinner an.
book-5-title = Eine Runde: ein Beispiel
book-5-text =
    Ana sagt an. Ihre oberste Karte ist der Storch. Sie wählt Reichweite und sagt: 88!

    Ben hat den Pelikan: 46. Cleo hat den Kasuar: 10.

    88 ist die höchste Zahl. Ana gewinnt den Storch, den Pelikan und den Kasuar.

    Sie schaut auf die Rückseiten: ein liegender Steinblock, ein stehender Steinblock und ein Schwein. Mit dem stehenden Block beginnt sie ihr Bauwerk. Die anderen zwei Karten kommen unter ihren Stapel. Ana sagt wieder an.
book-6-title = Die gleiche Zahl
book-6-text =
    Haben zwei oder mehr zusammen die höchste Zahl? Dann hat noch niemand gewonnen. Alle Karten bleiben auf dem Tisch.

    Nur diese Spieler machen weiter. Jeder legt die nächste Karte seines Stapels, und ihr vergleicht dasselbe wie vorher. Die höchste Zahl gewinnt alle Karten dieser Runde. Wieder gleich? Noch einmal!

    Ist dein Stapel leer? Dann musst du die oberste Karte deines Bauwerks legen. Auch kein Bauwerk? Dann kannst du nicht weitermachen.

    Kann nur noch einer legen, legt er eine Karte und gewinnt. Kann es keiner, gewinnt der Ansager. Ist der Ansager nicht dabei, gewinnt der Erste von euch, der im Uhrzeigersinn nach ihm kommt.
book-7-title = Die gleiche Zahl: ein Beispiel
book-7-text =
    Ana sagt Stärke an, mit dem Strauß: 100. Ben hat den Hahn: auch 100! Cleo hat den Schwan: 85.

    Alle drei Karten bleiben auf dem Tisch. Cleo macht in dieser Runde nicht mehr mit. Ana und Ben legen ihre nächste Karte. Ana hat den Bienenfresser: 65. Ben hat die Schwalbe: 30.

    Ana gewinnt alle fünf Karten, auch den Schwan.
book-8-title = Bauen
book-8-text =
    Du hast eine Runde gewonnen. Schau jetzt auf die Rückseiten der Karten, die du gerade gewonnen hast. Deine eigene Karte zählt mit.

    Du baust in dieser Reihenfolge: erst ein stehender Block, dann noch einer, dann ein liegender Block quer darüber, dann ein Schwein obendrauf. Alle Blöcke müssen aus demselben Material sein. Dein erster Block bestimmt es. Ein Schwein passt zu jedem Material.

    Passt eine Karte, musst du damit bauen. Passen mehrere, suchst du eine aus. Dann schaust du ebenso nach dem nächsten Teil.

    Alles andere kommt gemischt unter deinen Stapel. Du hast nur ein Bauwerk, und du holst nie Teile dafür aus deinem Stapel.
book-9-title = Bauen: ein Beispiel
book-9-text =
    Ana hat einen stehenden Holzblock. Sie gewinnt drei Karten: einen stehenden Holzblock, einen liegenden Steinblock und ein Schwein.

    Der stehende Holzblock ist ihr zweiter Block. Jetzt braucht sie einen liegenden Holzblock. Der Steinblock passt nicht. Das Schwein muss warten, denn es kommt auf den liegenden Block.

    Also kommen der Steinblock und das Schwein unter ihren Stapel.
book-10-title = Die Schleuderrunde
book-10-text =
    Hast du ein Schwein obendrauf gesetzt? Dann gibt es sofort eine Schleuderrunde! Du liest den Schleuderwert deines Schweins vor. Die anderen lesen den Schleuderwert ihrer obersten Karte vor. Die höchste Zahl gewinnt.

    Dein Schwein gewinnt: Du nimmst dein ganzes Bauwerk und alle Bauwerke der anderen. Der Tisch ist leer. Kein Stapel verliert eine Karte.

    Jemand anders gewinnt: Er nimmt das Schwein und von jedem Stapel die oberste Karte. Alle Blöcke bleiben stehen.

    Die Karten kommen unter den Stapel des Gewinners. Niemand baut mit ihnen. In der nächsten Runde sagt der Gewinner an.
book-11-title = Die Schleuderrunde: ein Beispiel
book-11-text =
    Ana setzt den Mauersegler auf ihr Bauwerk. Er ist ein Schwein mit Schleuderwert 75.

    Bens oberste Karte ist der Leierschwanz: 45. Das Schwein gewinnt. Ana nimmt ihre vier Baukarten und Bens einzigen Block. Ben behält den Leierschwanz.

    Ist Bens oberste Karte aber der Hahn, hat er 80. Dann gewinnt Ben. Er nimmt das Schwein, Anas oberste Karte und seinen eigenen Hahn. Anas drei Blöcke bleiben stehen.
book-12-title = Gleichstand mit der Schleuder
book-12-text =
    Haben mehrere zusammen den höchsten Schleuderwert? Dann machen nur sie weiter. Sie legen ihre oberste Karte auf den Tisch, nur das Schwein bleibt auf seinem Bauwerk. Jeder von ihnen legt die nächste Karte, und ihr vergleicht wieder Schleuderwerte, bis einer gewinnt.

    Der Gewinner bekommt auch alle gelegten Karten. Gehört ihm das Schwein nicht, nimmt er oberste Karten nur von denen, die keine gelegt haben.

    Ist dein Stapel leer, legst du die oberste Karte deines Bauwerks. Nur wem das Schwein gehört, der darf das nicht und kann nicht weitermachen. Kann es keiner, gewinnt das Schwein. Ist es nicht dabei, gewinnt der Erste von ihnen im Uhrzeigersinn nach seinem Besitzer.
book-13-title = Keine Karten im Stapel?
book-13-text =
    Ist dein Stapel leer, wenn eine Runde beginnt oder wenn du einen Schleuderwert vorlesen musst? Dann nimm die oberste Karte deines Bauwerks: die, die du zuletzt gelegt hast. Sie ist jetzt dein Stapel. Später darfst du dort wieder bauen.

    Hast du keine Karte im Stapel und keine in einem Bauwerk? Dann bist du ausgeschieden.
book-14-title = Das Ende des Spiels
book-14-text =
    Sobald nur noch einer Karten hat, ist das Spiel aus, und er gewinnt. Wer später ausgeschieden ist, steht vor denen, die früher ausgeschieden sind.

    Manche Spiele dauern sehr lange. Darum endet das Spiel nach 200 Runden, wenn ihr keine andere Zahl einstellt. Dann gewinnt, wer die meisten Karten hat. Karten im Stapel und im Bauwerk zählen beide.
book-15-title = Das kurze Spiel
book-15-text =
    Das könnt ihr vor dem Start erlauben. Es geht los, wenn nur noch zwei Spieler übrig sind und keine Karte auf dem Tisch liegt. Zu zweit ist das gleich am Anfang so.

    Schleuderrunden gibt es dann nicht. Du darfst zwei Bauwerke haben. Das zweite beginnst du, wenn das erste sein Schwein hat.

    Sobald einer zwei Bauwerke mit Schwein hat, ist das Spiel aus. Es gewinnt, wer mehr Karten hat, im Stapel und in den Bauwerken zusammen. Haben beide gleich viele, gewinnt der mit den zwei Schweinen.

    Ist dein Stapel leer, nimmst du Karten zuerst vom zweiten Bauwerk.
book-16-title = Drei Tipps
book-16-text =
    Eine große Zahl ist nicht immer eine gute. Die beste Seltenheit ist 20. Also ist 18 bei Seltenheit toll, aber 20 bei Stärke ist schwach. Merk dir, was der beste Vogel hat.

    Behalte deine starken Vögel. Wenn du einen Block aussuchen darfst, baue mit einem schwachen Vogel. Aber nimm das Schwein mit dem höchsten Schleuderwert.

    Hör gut zu. Die Karten, die jemand gewinnt, kommen später zusammen wieder. Vielleicht weißt du noch, welche es sind.
