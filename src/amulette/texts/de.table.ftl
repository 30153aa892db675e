### Was ein Tisch im Netz sagt, auf Deutsch.
### In Neuigkeiten sind $by und $person Namen, $seat ist ein Buchstabe (in news-moved ein Name); alles andere kommt aus dem Eintrag selbst.

## Warum etwas nicht getan wurde

code-bad-message = Der Server versteht diese Nachricht nicht. Lade die Seite neu; hilft das nicht, ist sie von einer anderen Version.
code-bad-record = Das ist keine Aufzeichnung, die man ansehen kann. Wähle eine andere Datei.
code-bad-name = Dieser Name geht nicht: jemand hat ihn schon, oder er ist leer oder zu lang.
code-bad-options = So lässt sich das Spiel nicht spielen.
code-bad-text = Das lässt sich nicht sagen.
code-busy = Zuerst ist noch etwas anderes zu entscheiden.
code-clock-decides = Hier entscheidet die Uhr, wann ein Bot weiterspielt.
code-illegal = Die Regeln erlauben es nicht.
code-muted = Der Gastgeber hat dich stummgeschaltet.
code-no-change = Das ist schon so.
code-no-hints = An diesem Tisch gibt es keine Ratschläge.
code-no-level = Für dieses Spiel gibt es keinen solchen Bot.
code-no-link = Dieser Link ist schon benutzt, oder es gibt einen neueren.
code-no-person = An diesem Tisch ist niemand dieses Namens; bist du gemeint, nimm zuerst Platz.
code-no-proposal = Es wurde nichts vorgeschlagen.
code-no-seat = Diesen Platz gibt es nicht.
code-no-table = Diesen Tisch gibt es nicht.
code-no-undo = Das lässt sich nicht zurücknehmen.
code-not-asked = Du wirst dazu nicht gefragt.
code-not-away = Diese Person ist noch da.
code-not-host = Das darf nur der Gastgeber.
code-not-yours = Das hast nicht du zu entscheiden.
code-paused = Das Spiel macht Pause.
code-seat-taken = Dort sitzt schon jemand.
code-seats-free = Es sind noch Plätze frei.
code-set-aside = Dieser Tisch kann gerade nicht weitergespielt werden; nichts davon ist verloren. Der Server versucht es von selbst wieder. Wer hier sitzt, kann auf der Seite des Tischs im Browser stattdessen das Protokoll holen; damit endet das Spiel.
code-stale = Inzwischen hat sich etwas geändert. Schau noch einmal, dann wähle.
code-table-full = Der Tisch ist voll.
code-too-early = Dafür ist es zu früh.
code-too-late = Dafür ist es zu spät.
code-too-many-tables = Aus deinem Netz sind zu viele Tische noch nicht fertig. Spiele erst einen zu Ende.
code-too-much = Das war zu viel auf einmal. Warte einen Augenblick.
code-trouble = Der Server kann gerade nicht schreiben. Es ist nichts geschehen; versuche es bald wieder.
code-unreadable = Das ist keine Aktion dieses Spiels.

## Was für alle gilt

agreed-hints = { $on ->
    [yes] Wer am Zug ist, darf einen Bot um Rat fragen.
   *[no] An diesem Tisch gibt es keine Ratschläge.
}
agreed-aids = { $on ->
    [yes] Gedächtnishilfen: Alle sehen, was ihr Platz sich merken könnte.
   *[no] Keine Gedächtnishilfen: Was gezeigt wurde, muss man sich merken.
}

## Warum eine Verbindung endete

bye-flood = Die Verbindung wurde beendet, weil zu viele Nachrichten kamen.
bye-no-hello = Die Verbindung wurde beendet, weil sie nicht so begann, wie sie sollte.
bye-no-seat = Du spielst auf diesem Platz mit einem anderen Gerät weiter, oder er gehört dir nicht mehr.
bye-replaced = Du hast diesen Platz in einem anderen Fenster geöffnet; dieses ist nicht mehr verbunden.
bye-restart = Der Server startet neu. Gleich bist du wieder da.
bye-silent = Die Verbindung wurde beendet, weil von hier nichts mehr kam.
bye-slow = Die Verbindung wurde beendet, weil sie zu langsam ist.
bye-version = Der Server spricht eine andere Version. Lade die Seite neu.

## Ein Tisch

phase-open = Noch nicht begonnen
phase-playing = Wird gespielt
phase-finished = Zu Ende
undo-off = Nichts wird zurückgenommen
undo-fair = Was niemandem etwas gezeigt hat, lässt sich zurücknehmen
undo-consent = Zurücknehmen, wenn alle zustimmen
clock-none = Ohne Uhr
clock-move = Zeit für jeden Zug
clock-bank = Zeit für das ganze Spiel
clock-days = Tage für jeden Zug
proposal-undo = Einen Zug zurücknehmen
proposal-pause = Pause machen
proposal-replace = Einen Bot auf Platz { $seat } spielen lassen
proposal-rematch = Noch einmal spielen

## Neuigkeiten

news-opened = Der Tisch ist offen.
news-joined = { $name } kommt an den Tisch.
news-sat = { $by } setzt sich auf Platz { $seat }.
news-stood = { $by } gibt Platz { $seat } zurück.
news-arranged = { $level ->
    [none] { $by } macht Platz { $seat } frei.
   *[other] { $by } gibt Platz { $seat } einem Bot.
}
news-resized = { $by } ändert den Tisch: { $seats } Plätze.
news-configured = { $by } ändert, wie gespielt wird.
news-started = { $by } beginnt das Spiel.
news-moved = { $why ->
    [clock] Die Zeit von { $seat } ist abgelaufen; es wurde gezogen.
    [bot] Der Bot auf Platz { $seat } hat gezogen.
   *[person] { $by } hat gezogen.
}
news-undone = { $by } hat einen Zug zurückgenommen.
news-left = { $by } geht; ein Bot spielt weiter.
news-reclaimed = { $by } ist wieder auf Platz { $seat }.
news-hosted = { $person } ist jetzt Gastgeber.
news-said = { $by }: { $text }
news-muted = { $on ->
    [yes] { $person } ist stummgeschaltet.
   *[no] { $person } darf wieder sprechen.
}
news-proposed = { $what ->
    [undo] { $by } möchte einen Zug zurücknehmen.
    [pause] { $by } möchte eine Pause.
    [replace] { $by } möchte, dass ein Bot auf Platz { $seat } spielt.
   *[rematch] { $by } möchte noch einmal spielen.
}
news-answered = { $yes ->
    [yes] { $by } ist einverstanden.
   *[no] { $by } ist nicht einverstanden.
}
news-resumed = { $by } beendet die Pause.
news-invited = { $by } wechselt gleich das Gerät.
news-switched = { $by } spielt mit einem anderen Gerät weiter.
news-succeeded = Das nächste Spiel ist bereit.
news-stepped = Die Uhr des Servers wurde verstellt; niemand verliert dadurch Zeit.
news-closed = { $by } hat das Protokoll geholt. Das Spiel ist geschlossen.
news-settled = { $back ->
    [yes] Jemand ist wieder da: der Vorschlag ist vom Tisch.
   *[no] Von denen, die da sind, muss niemand mehr gefragt werden.
}
news-nudged = { $by } fragt { $person }: noch da?
news-confirmed = { $by } ist noch da.
