### What all games have in common, in English.
### Words in notation ($notation, $command, $clause, $letter) are the same in every language.

## Lists and cards

list-and = { $first } and { $last }
list-more = { $first } and { $count } more below
list-break = {"; "}
# How many hidden cards of a colour.

## Seats

name-human = Player { $letter }
name-bot = Bot { $letter }
seat-human = Seat { $letter }: { $name }{ $you ->
    [yes] , that is you.
   *[no] .
}
seat-bot = Seat { $letter }: { $name }, a bot ({ $level ->
    [random] random moves
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
}).

## Playing

welcome-help = Answer with a number or with an action as it stands in brackets. Type help to see what else you can type.
goes-on = The game goes on after { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
hand-over = { $name }, it is your turn. When nobody else can see the screen, press Enter.
choice = { $number }. { $action } ({ $notation })
choice-all = { $number }. { $action }, and that is all ({ $notation })
choice-branch = { $number }. { $action }: { $count } choices ({ $notation } …)
choice-more = Page { $page } of { $pages }. Type more for the next page.
no-such-number = There is no choice { $number }; the numbers go from 1 to { $last }.
not-understood = I do not understand “{ $text }”. Type a number, an action such as { $example }, or help. Nothing has changed.
refused = Not allowed by { $clause }: { $reason }
allowed = { $notation } is allowed now.
allowed-few = You may now: { $actions }.
allowed-many = You may choose among { $count } actions; press Enter to list them.
rule = { $clause }: { $sentence }
no-such-rule = There is no rule “{ $clause }”. Type rules for the whole book, rules 1 to rules { $chapters } for a chapter, or rules and the number of a clause, such as rules { $example }.
why-what = Type why and an action, such as why { $example }.
hint = A bot that sees what you see, and looks ahead, would choose: { $action } ({ $notation })
hint-measured = Where it looked ({ $tries ->
    [one] one try
   *[other] { $tries } tries
}) you come first with a chance of { $chance } %, and are { $margin } from the best of the others.
hint-other = Next best ({ $tries ->
    [one] one try
   *[other] { $tries } tries
}): { $action } ({ $notation }). Against it the first choice gives { $chance } points of chance in a hundred and { $margin } of margin.
hint-hurried = The time was up after { $done } of { $asked } tries.
bot-hurried = { $name } had to answer after { $done } of { $asked } tries, so it played weaker than its level.
no-way-back = You are at the first choice already.
no-more = This is the only page.
save-where = Type save and the name of a file.
saved = The game is saved in { $file } and will be kept there move by move. The file holds the whole deal: whoever reads it can see all cards.
not-saved = The game could not be saved: { $reason }
file-taken = There is something else in { $reason } already; choose another name. Nothing has been saved.
kept = The record of the game is in { $file }.
left = The game is saved. To go on: { $command }
left-unsaved = You leave the game, and it has not been saved. Another time, type save and the name of a file before you quit, or start with --save FILE; then --load FILE goes on with it.

## Help

help-intro = Answer with the number of a choice, or with an action in its notation. You can also type:
help-help = help: show this list.
help-view = view: show the table again. view all: the same with all that is usually left out.
help-rules = rules: read the rule book. rules 3: one chapter of it. rules { $clause }: one clause.
help-why = why ACTION: explain why an action, or the choice with a number, is allowed or not.
help-log = log: tell what has happened so far. log 10: the last ten lines of it.
help-hint = hint: tell what a bot would do in your place.
help-back = back: take back the last word of a choice you are composing.
help-more = more: show the next page of choices.
help-save = save FILE: keep the game in a file. It holds the whole deal: whoever reads it can see all cards.
help-quit = quit: leave the game.

## The full-screen table

full-line = A number, an action, or a word such as help
full-waiting = { $name } is to decide.
drawn-you = you
full-sit-down = I am here
full-over = The game is over.
full-leave = Leave the table
full-close = Esc: close
full-needs-terminal = The full-screen table needs a terminal; leave --tui out here.
full-missing = The full-screen table needs one more package: { $command }
full-keys = Arrow keys and Enter choose, and so does a click. What you type goes to the line at the bottom, and Enter sends it. Tab goes from part to part.
full-key-help = this page
    .short = Keys
full-key-view = the whole table, with all that is usually left out
    .short = Table
full-key-rules = the rule book
    .short = Rules
full-key-why = why the choice that is marked is allowed
    .short = Why
full-key-hint = what a bot would do in your place
    .short = Hint
full-key-log = what has happened so far
full-key-save = keep the game in a file, whose name you type
    .short = Save
full-key-theme = light or dark
    .short = Theme
full-key-quit = leave the game
    .short = Quit
full-key-back = empty the line, close a page, or take back the last word of a choice
full-key-up = page back in the table, or in the news when they are marked
full-key-down = page on

## A table on the network

join-name = Your name?
join-seat-free = Seat { $letter } is free.
join-words = While you wait you can type help, view, log, say and what you want to say, or quit.
join-wait-deal = { $name } deals when all are there.
join-your-deal = You are the host. Type start to have the cards dealt when every seat is taken.
join-paused = The game is paused. Type resume to go on.
join-stood-in = A bot plays for you. Type return to take your seat back.
join-gone = { $name } is away since { $time }.
join-gone-since = Away since { $time }.
join-here-again = { $name } is here again.
join-replace = After a minute you can type replace { $letter } to let a bot play on.
join-stand-in = For whoever is away, a bot plays ({ $level ->
    [random] random moves
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
}).
join-nudged = The others ask whether you are still there. Type here, or play, within a minute; else a bot may play for you.
join-asked = Still to answer: { $names }.
join-not-now = It is not your turn, so “{ $text }” has to wait. Type help to see what you can type meanwhile.
join-say-what = Type say and what you want to say.
join-clock = Time left: { $time }.
join-over = Type again to play again with everybody, or quit.
join-again = Play again
join-lost = The connection is lost. It is tried again; nothing is lost.
join-back = The connection is back.
join-missed = Much has happened meanwhile; here is how things stand.
join-left = You leave the table, and your seat stays yours. To come back: { $command }
join-left-watching = You leave the table. To look on again: { $command } --watch
join-bad-address = “{ $address }” is not the address of a table. It looks like http://host:8000/t/NAME; the page of the table shows it.
join-away = The server { $server } does not answer. Is the address right, and is it running?
join-no-amulette = There is no Amulette server at { $server }.
join-version = The server speaks another version of Amulette. Install the version that it has.
join-begun = The game has begun without you. Look on with --watch.
join-full = Every seat is taken. Look on with --watch, or ask the host for a seat.
join-not-kept = Your seat cannot be kept in { $file }: { $reason }
help-say = say TEXT: say something to everybody at the table.
help-undo = undo: take back your last action, where the table allows it.
help-yes = yes: agree to what somebody proposes.
help-no = no: do not agree.
help-pause = pause: propose to pause.
help-resume = resume: end a pause.
help-return = return: take your seat back from the bot that plays for you.
help-start = start: have the cards dealt, if you are the host.
help-here = here: answer that you are still there.
help-nudge = nudge: ask whoever is waited for whether they are still there. nudge B: the same of seat B.
help-replace = replace B: propose that a bot plays on for seat B, whose person is away. replace: for the seat that is waited for.
help-again = again: propose to play again when the game is over, or agree to it.
full-key-say = say something to everybody
    .short = Say

## Commands

by-author = A game by { $author }
names-count = { $names ->
    [one] One name was given
   *[other] { $names } names were given
} for { $seats } seats.
bad-name = “{ $name }” cannot be a name: names are different from each other and have 1 to { $longest } letters.
no-such-clause = There is no clause “{ $clause }”; the first is { $first }.
load-seats = The saved game has { $seats } seats, but { $players } players were given.
load-other = The saved game is { $other }, not { $game }.
replay-short = The record has only { $moves ->
    [one] one move.
   *[other] { $moves } moves.
}
no-such-seat = There is no seat { $letter }; the seats are A to { $last }.
verify-ok = OK: { $game }, { $seats } seats, { $moves } moves. { $over ->
    [yes] The game is over.
   *[no] The game is not over.
}
verify-place = Place { $place }: { $seat }, { $score ->
    [one] one point.
   *[other] { $score } points.
}
verify-digest = Digest: { $digest }
bad-move = Move { $move }, { $seat }: { $notation } is not allowed by { $clause }. { $reason }
verify-shuffle = The shuffle holds: the deal follows from the commitment { $commitment } and the bytes the seats gave.
