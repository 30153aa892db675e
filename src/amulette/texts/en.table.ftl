### What a table on the network says, in English.
### In news, $by and $person are names, $seat is a letter (in news-moved a name); everything else is a fact of the entry.

## Why something was not done

code-bad-message = The server does not understand this message. Reload the page; if that does not help, the page is of another version.
code-bad-record = This is no record that can be told again. Choose another file.
code-bad-name = This name cannot be taken: somebody has it already, or it is empty or too long.
code-bad-options = The game cannot be played like that.
code-bad-text = This cannot be said.
code-busy = Something else is still to be decided first.
code-clock-decides = Here the clock decides when a bot plays on.
code-illegal = The rules do not allow it.
code-muted = The host has silenced you.
code-no-change = It is so already.
code-no-hints = Nobody gets hints at this table.
code-no-level = There is no such bot for this game.
code-no-link = This link has been used already, or there is a newer one.
code-no-person = There is no such person at this table; if it is you, sit down first.
code-no-proposal = Nothing has been proposed.
code-no-seat = There is no such seat.
code-no-table = There is no such table.
code-no-undo = This cannot be taken back.
code-not-asked = You are not asked about this.
code-not-away = This person is still here.
code-not-host = Only the host may do that.
code-not-yours = That is not yours to decide.
code-paused = The game is paused.
code-seat-taken = Somebody sits there already.
code-seats-free = There are still free seats.
code-set-aside = This table cannot go on just now; nothing of it is lost. It is tried again by itself. On its page in the browser, whoever has a seat can take the record instead, which ends the game.
code-stale = Something has changed meanwhile. Look again, then choose.
code-table-full = The table is full.
code-too-early = It is too early for that.
code-too-late = It is too late for that.
code-too-many-tables = Too many tables from your network are not finished. Play one to its end first.
code-too-much = That was too much at once. Wait a moment.
code-trouble = The server cannot write just now. Nothing has been done; try again soon.
code-unreadable = That is no action of this game.

## What everybody has agreed on

agreed-hints = { $on ->
    [yes] Who is to move may ask a bot for a hint.
   *[no] Nobody gets hints at this table.
}
agreed-aids = { $on ->
    [yes] Memory aids: everybody sees what their seat could remember.
   *[no] No memory aids: what has been shown has to be remembered.
}

## Why a connection ended

bye-flood = The connection was ended, because too many messages came.
bye-no-hello = The connection was ended, because it did not begin as it should.
bye-no-seat = You have gone on with this seat on another device, or it is no longer yours.
bye-replaced = You have opened this seat in another window; this one is no longer connected.
bye-restart = The server is starting again. You will be back in a moment.
bye-silent = The connection was ended, because nothing came from here any more.
bye-slow = The connection was ended, because it is too slow.
bye-version = The server speaks another version. Reload the page.

## A table

phase-open = Not begun
phase-playing = Being played
phase-finished = Over
undo-off = Nothing can be taken back
undo-fair = What showed nobody anything can be taken back
undo-consent = Taking back needs everybody’s consent
clock-none = No clock
clock-move = Time for each move
clock-bank = Time for the whole game
clock-days = Days for each move
proposal-undo = Take back a move
proposal-pause = Pause
proposal-replace = Let a bot play seat { $seat }
proposal-rematch = Play again

## News

news-opened = The table is open.
news-joined = { $name } has come to the table.
news-sat = { $by } sits on seat { $seat }.
news-stood = { $by } has given seat { $seat } back.
news-arranged = { $level ->
    [none] { $by } has freed seat { $seat }.
   *[other] { $by } has given seat { $seat } to a bot.
}
news-resized = { $by } has changed the table: { $seats } seats.
news-configured = { $by } has changed how the game is played.
news-started = { $by } has started the game.
news-moved = { $why ->
    [clock] Time ran out for { $seat }; a move was made.
    [bot] The bot on seat { $seat } has moved.
   *[person] { $by } has moved.
}
news-undone = { $by } has taken back a move.
news-left = { $by } has left; a bot plays on.
news-reclaimed = { $by } is back on seat { $seat }.
news-hosted = { $person } is the host now.
news-said = { $by }: { $text }
news-muted = { $on ->
    [yes] { $person } has been silenced.
   *[no] { $person } may speak again.
}
news-proposed = { $what ->
    [undo] { $by } would like to take back a move.
    [pause] { $by } would like to pause.
    [replace] { $by } would like a bot to play seat { $seat }.
   *[rematch] { $by } would like to play again.
}
news-answered = { $yes ->
    [yes] { $by } agrees.
   *[no] { $by } does not agree.
}
news-resumed = { $by } has ended the pause.
news-invited = { $by } is about to change to another device.
news-switched = { $by } goes on with another device.
news-succeeded = The next game is ready.
news-stepped = The clock of the server was changed; nobody loses time by that.
news-closed = { $by } has taken the record. The game is closed.
news-settled = { $back ->
    [yes] Somebody is back: the proposal falls.
   *[no] Nobody who is here has to be asked any more.
}
news-nudged = { $by } asks { $person }: still there?
news-confirmed = { $by } is still there.
