### The browser client in English.  Game texts have files of their own.

## Home
subtitle = Four games, right away
subtitle-of = { $title } · four games, right away
site = Site
sentence-gargon = Send your creatures into battle, colour against colour.
sentence-das-amulett = Bid energy, pay in metal, take the gems.
sentence-das-blaue-amulett = Four princes, one road, the Castle of Light.
sentence-power-cards = Call, collect, build, and fire at the pig!
players = { $from }–{ $to } players
minutes = { $count } min
play-now = Play now
play = Play
invite = Invite
your-tables = Your tables
open-tables = Open tables
finished-games = Finished games
no-own-tables = You are at no table yet. One click above is enough.
no-open-tables = Nobody is waiting for players just now.
no-finished-games = Your finished games will be here.
waits-for-players = waits for players
seats-taken = { $taken } of { $seats }
sit-down = Sit down
your-move = Your turn
back-to-it = Back
just-now = just now
minutes-ago = { $count } min ago
hours-ago = { $count } h ago
days-ago = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
you-won = won with { $points }
you-came = place { $place } with { $points }
look-again = Look
guest-name = Guest

## Settings
settings = Settings
your-name = Your name
language = Language
language-fr = Français
language-en = English
language-de = Deutsch
theme = Light
theme-system = As the system
theme-dark = Evening
theme-light = Day
theme-to-light = Day colours
theme-to-dark = Evening colours
pace = Pace of the bots
pace-slow = Leisurely
pace-normal = Normal
pace-quick = Brisk
pace-instant = At once
motion = Animations
motion-note = Cards fly; any key or click finishes them.
sounds = Sounds
sounds-note = A soft chime when it is your turn.
aids = Memory aids
aids-note = Your tables show what an attentive player could remember.
aids-table = Everybody sees what their seat could remember.
hints = Hints
hints-table = A bot says what it would do, to whoever asks. With a clock they are off unless you switch them on.
helper-pass = Answer where there is no choice
helper-pass-note = passes where you cannot pay, for one
helper-pay = Claim by itself
helper-pay-note = takes the best card out of an offer; payments are only proposed
helper-income = Take all the metal
helper-income-note = uses the incomes of your spells in your turn
done = Done
close = Close
cancel = Cancel

## Coming to a table
loading = One moment …
home = To the shelf
no-page = There is no such page.
lobby-host = Your table is open. Invite friends, or let bots take the free seats.
lobby-guest = { $name } has opened this table. Take a seat.
seats = Seats
free-seat = Seat { $letter } is free
sit-here-too = Here too
stand-up = Stand up
who-plays = Who plays
a-person = A person
level = { $level ->
    [random] Bot: at random
    [easy] Bot: easy
    [medium] Bot: medium
    [hard] Bot: hard
    [expert] Bot: expert
   *[other] { $level }
}
number-of-seats = Number of seats
fewer = Fewer
more-of-it = More
start = Deal the cards
start-with-bots = { $count ->
    [one] Deal, with a bot on the free seat
   *[other] Deal, with bots on { $count } seats
}
host-starts = { $name } deals when all are there.
invite-friends = Invite friends
invite-text = Whoever has this link can sit down or watch. No account is needed.
invite-local = This address works on this device only; for friends start the server with --lan.
link = Link
qr = QR code of the link
copy-link = Copy the link
copied = Copied
table-settings = Table settings
clock = Clock
time-none = No clock
time-minute = One minute a move
time-minutes = Three minutes a move
time-bank = 20 minutes for the game, 10 s more a move
time-days = Three days a move
taking-back = Taking back
taking-back-fair = When fair
taking-back-consent = If all agree
taking-back-off = Never
listed = Open to everybody
listed-note = The table is listed on the home page.
variant-gargon-open_captures = Captured cards lie open
variant-gargon-start = Who leads first
variant-gargon-start-random = By lot
variant-power-cards-first = Who calls first
variant-power-cards-first-random = By lot
variant-power-cards-cap = Longest game
variant-power-cards-cap-200 = 200 rounds
variant-power-cards-cap-0 = No limit
variant-power-cards-cap-150 = 150 rounds
variant-power-cards-cap-300 = 300 rounds
variant-power-cards-short = Short game
variant-power-cards-short-off = No
variant-power-cards-short-ask = Ask during the game
variant-power-cards-short-auto = From the start
variant-das-amulett-start = Beginning
variant-das-amulett-start-masters = For masters
variant-das-amulett-start-beginners = For beginners
variant-das-amulett-start-auction = With an auction
variant-das-amulett-start-draft = With a draft
variant-das-amulett-start_reveal = Opening pile
variant-das-amulett-start_reveal-one = One spell at a time
variant-das-amulett-start_reveal-all = All spells at once
variant-das-amulett-open_pile = Spells for sale lie open
variant-das-amulett-gift_bolts4 = The gift shows four bolts
variant-das-amulett-gift_drain2 = The gift costs two energy
variant-das-amulett-metal_timing = Income of metal
variant-das-amulett-metal_timing-by_colour = In the phase of the card’s colour
variant-das-amulett-metal_timing-all_grey = All in the grey phase
variant-das-blaue-amulett-board = Board
variant-das-blaue-amulett-board-standard = Long road
variant-das-blaue-amulett-board-short = Short road
variant-das-blaue-amulett-turning = Turning back at a place
variant-das-blaue-amulett-turning-may = Instead of paying
variant-das-blaue-amulett-turning-must_pay = Only who cannot pay
variant-das-blaue-amulett-turning-free = Always allowed
variant-das-blaue-amulett-left_castle = Castle on the way back
variant-das-blaue-amulett-left_castle-choice = Stop or ride on
variant-das-blaue-amulett-left_castle-must = Always stop
variant-das-blaue-amulett-first = Who begins
variant-das-blaue-amulett-first-draw = By lot

## The bar
action-bar = What you can do
back = Back
leave = Leave the table
leave-title = Leave the table?
leave-text = The table keeps your seat and waits for you. You find it on the shelf under your tables.
leave-yes = Leave
leave-to-bot = Let a bot play for me
bot-for = A bot for { $name }, who is away
log = What happened
rules = Rules
chat = Chat
menu = More
hint-ask = A hint
hint-is = A bot in your place would choose: { $action }
do-it = Do it
take-back = Take back
pause = Ask for a pause
other-device = Go on with another device
other-device-text = Good for one use. Your seat moves to the device that opens this link.
keys = Keys

## Status
to-you = Your turn, { $name }
waits-for = Waiting for { $names }
game-over = The game is over
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
watching = You are watching this table.
is-bot = { $level ->
    [random] Bot, at random
    [easy] Bot, easy
    [medium] Bot, medium
    [hard] Bot, hard
    [expert] Bot, expert
   *[other] Bot
}
is-away = away
is-here = here
away-for = { $unit ->
    [minutes] away { $count } min
    [hours] away { $count } h
    [days] away { $count } d
   *[now] away
}
person-away = { $unit ->
    [minutes] { $name } has been away for { $count } min.
    [hours] { $name } has been away for { $count } h.
   *[days] { $name } has been away for { $count } days.
}
let-a-bot-play = Let a bot play
alone = You are alone: everybody else is away.
go-on-with-bots = Go on with bots
waited-long = { $name } has been thinking for { $count } min.
still-there = Still there?
still-there-you = Are you still there? The others are waiting for you.
i-am-here = I am here
was-asked = { $name } has been asked whether they are still there.
free-the-seat = Free the seat
reconnecting = Connection lost. Trying again …
health-replaced = This seat is open in another window.
health-ended = Your seat has moved to another device.
look-here = Look from here
is-paused = The game is paused.
resume = Go on
waits-for-others = Waiting for the others …
yes = Agreed
no = No
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
days = { $count ->
    [one] one day
   *[other] { $count } days
}

## Drawers
log-empty = Nothing yet.
since-last-turn = Since your last turn
people-here = Here: { $names }
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-join-first = Sit down to join the talk.
send = Send
mute-people = Silence somebody
mute = Silence
unmute = Let speak
rules-part = Which part
rule-book = Rule book
all-clauses = All clauses
clause-link = Rule { $clause }

## Keys
key-tab = Tab
key-tab-does = to the next part of the table
key-arrows = ← ↑ → ↓
key-arrows-does = from thing to thing within a part
key-enter = Enter
key-enter-does = press, choose, put back
key-digits = 1 … 9
key-digits-does = the listed actions
key-escape = Esc
key-escape-does = close, or begin the choice again
key-help = ?
key-help-does = this list

## Several people at one device
curtain-title = { $name }, it is your turn
curtain-text = Pass the device on. When nobody else can see the screen, open the curtain.
curtain-open = I am { $name }

## The end
you = you
first-place = First
show-all = Show all
rematch = Play again
look-at-table = Look at the table
show-result = Show the result
shuffle-proof = Was the shuffle fair?
shuffle-proof-text = The deal was fixed, and its seal shown, before anybody sat down. The record holds all that is needed to check it: amulette verify.
download-record = Download the record
aside-title = This table cannot go on
aside-outdated = It was begun with rules that this server does not have now. Nothing is lost: the table goes on by itself as soon as they are back. Try again later, or take the record of the game as far as it got; that ends the game for everybody.
aside-damaged = The server cannot read this table any further. It tries again by itself. Try again later, or take the record of the game as far as it got; that ends the game for everybody.
aside-closed = Somebody at this table has taken the record of the game, and with it everything that was hidden. So the game is over. Whoever was at the table can have the record too.
aside-sure = Take the record? It holds all hidden cards, so the game ends for everybody and cannot be taken up again.
aside-none = The cards have not been dealt yet, so there is no record.

## When something is not possible
code-offline = The server does not answer.

## About
about = About Amulette
about-what = Amulette brings four games back to the table that cannot be bought any more. It is free software under the MIT licence; anybody may run it, read it and change it.
about-games = The games and their authors
about-author = { $game }: { $author }
about-no-affiliation = This is an independent project. It is not affiliated with the authors or publishers of the games; the rules are told in our own words, and all pictures are our own.
about-art = Emblems and faces
about-icons = Emblems from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0; some are combined or recoloured.
about-fonts = Grenze and Grenze Gotisch by Omnibus-Type, Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License, by way of Fontsource.
about-software = Built with Svelte, Vite, Fluent and uqr; the server with Starlette, uvicorn and msgspec.
about-privacy = Your data
about-privacy-text = No account, no tracking, no request to any other server. This device remembers your tables and settings; the server keeps the log of each table.
gallery = Component gallery
