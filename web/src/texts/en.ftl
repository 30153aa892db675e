### The browser client in English.
your-turn = It is your turn.
action-bar = What you can do
back = Back
loading = One moment …
start = Deal the cards
play-now = Play now
guest-name = Guest
refused-offline = The server does not answer.
refused-no-table = There is no such table.
refused-trouble = Something went wrong; nothing was changed.
