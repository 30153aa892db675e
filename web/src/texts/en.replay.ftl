### Looking at games again.
watch-replay = Watch it again
replay-of = { $game }: replay
replay-too-early = This game is still being played. When it is over, it can be watched again here.
replay-deal = The deal
replay-move = Move { $at } of { $all }
replay-controls = Replay
replay-position = Where in the game
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-view = Seen by
replay-view-all = all-seeing
replay-view-none = a spectator
replay-view-seat = { $seat }
replay-download = Save the record
replay-copy = Copy the link to this position
go-on = Play on from here
go-on-title = Play on from here, against bots
go-on-text = A new table begins at this position, with the same cards. The recorded game stays as it is.
go-on-seat = Your seat
go-on-start = Play on
open-record = Open a record from this device
open-record-text = Choose the file of a recorded game. The server checks it and forgets it again.
open-record-choose = Choose a file
open-record-drop = … or drop it here.
record-reading = The record is being checked …
record-wrong = { $place ->
    [json] This file is no JSON, so it is no record of Amulette.
    [format] This is no record of Amulette, or one of a newer version.
    [record] This file is no record of Amulette: something is missing or there is too much in it.
    [game] There is no such game here.
    [version] The record was made under other rules of this game, which this server does not have.
    [edition] The record was played with another edition of the game than the one here.
    [options] The options of the record do not belong to this game.
    [seats] The number of seats does not fit the game.
    [move] Move { $move } of the record is not possible{ $clause ->
        [none] .
       *[other] : rule { $clause }.
    }
    [moves] The record has too many moves to be told here.
    [result] The record claims another result than its moves lead to.
    [digest] The record has been changed: its moves do not lead to where it says.
   *[other] The record is wrong at “{ $place }”.
}
record-too-long = This file is too large for a record.
look-back = Look at earlier moves
look-back-title = You are looking back: { $at } of { $all }
look-back-now = Back to the game
look-back-news = The game has gone on.
key-replay = ← → Home End
key-replay-does = through the moves of a replay
