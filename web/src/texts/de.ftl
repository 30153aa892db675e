### Der Browser-Client auf Deutsch.
your-turn = Sie sind dran.
action-bar = Was Sie tun können
back = Zurück
loading = Einen Augenblick …
start = Karten geben
play-now = Sofort spielen
guest-name = Gast
refused-offline = Der Server antwortet nicht.
refused-no-table = Diesen Tisch gibt es nicht.
refused-trouble = Etwas ging schief; nichts hat sich geändert.
