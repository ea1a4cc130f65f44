# Looking at a game.

look-turn = { $number ->
    [one] { $who } is to move.
   *[other] { $who } are to move.
 }
look-hand = { $who } is to move with { $tile }.
look-over = The game is over.
look-given-up = This game was given up.
look-since = Marked: what was laid since you last looked or moved, { $cells }.
panel-since = Marked: what was laid since your own last tile, { $cells }.
look-text-file = The position is long, so it comes as a file.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } with what is on the board; in hand: { $left }
score-note = "With what is on the board" counts every unfinished road, city and cloister and every field as if the game ended now.
supply-part = { $count } { $figure }{ $count ->
    [one] {""}
   *[other] s
 }
supply-none = nothing

tiles-title = { $total ->
    [0] No tile is left to draw.
    [one] One tile is left to draw:
   *[other] { $total } tiles are left to draw:
 }
tiles-file = All of them are in the file.
tiles-line = { $count } × { $tile }
tiles-discarded = Out of the game, because they fitted nowhere or were left out:

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (taken back)
log-earlier = { $moves ->
        [one] (one earlier move)
       *[other] ({ $moves } earlier moves)
    }
by-stand-in = { $line } (by a stand-in)
by-standing = { $line } (answered in advance)
by-rules = { $line } (by the rules, for want of an answer)
log-empty = Nothing has happened yet.
button-older = Older
button-newer = Newer

list-semicolon = {"; "}
position-row = Row { $row }: { $tiles }.
position-cell = { $cell } { $tile } turned { $degrees }°
position-figure = { $who } has { $role }
position-bridge = { $cell } from { $one } to { $other }
position-bridges = Bridges: { $bridges }.
position-castles = Castles: { $castles }.
position-tower = { $cell } { $height ->
    [0] without a piece
    [one] one piece high
   *[other] { $height } pieces high
 }
position-towers = Towers: { $towers }.
position-tunnel = { $who } has { $token } at { $cell }, { $place }
position-tunnels = In tunnels: { $tunnels }.
position-outbreak = { $number } at { $cell }
position-averted = Outbreaks that are averted: { $outbreaks }.
position-fleas = Fleas left: { $left }.
position-token = { $count ->
    [one] { $token }
   *[other] { $token } ({ $count })
 }
position-captive = a captive { $figure } of { $who }
position-left = { $who } has left: { $figures }
position-holds = { $line }; besides { $held }
position-open = open { $sides }

rules-file = The whole page is in the file.
rules-topics = **Rules.** `/rules` and one of these:
rules-figure = { $figure } ({ $set })
rules-topic = `{ $key }` { $name }

my-none = You sit in no open game. `/game new` opens one.
my-title = { $count ->
    [one] You sit in one open game
   *[other] You sit in { $count } open games
 }{ $waiting ->
    [0] . None waits for you.
    [one] . One waits for you:
   *[other] . { $waiting } wait for you:
 }
my-turn = ▶️ { $channel }: **your turn**, since { $when }
my-wait = { $channel }: { $who } is to move, since { $when }
my-parked = 💤 { $id }: put aside. `/game move` takes it up again in a channel of its server.
my-lobby = { $channel }: { $players ->
    [one] one player
   *[other] { $players } players
 } at an open table

# /help, by where the reader is.
help-no-game = There is no game in this channel. `/game new` opens a table: you and up to four others lay tiles, build cities, roads and cloisters, and score. `sets` adds expansions. Alone? Open a table and invite Carcas. `/rules` explains every set.
help-lobby = A table is open here. Press *Join* under its message, or `/game join`.
help-lobby-seated = You sit at the table. The host starts the game with `/game start`. `/game leave` frees your seat.
help-lobby-host = This is your table. *Sets and rules* chooses what you play with, `/game invite` brings Carcas as a player, `/game pace` sets a clock. When everybody sits, press *Start* or `/game start`. `/game end` closes it.
help-watching = You are watching. `/board` shows the game, `/score` the points, `/log` what happened. When it is over, `/game new` opens the next one.
help-stood-in = A stand-in plays your seat. The button gives it back to you, at any time; so does `/game return`.
help-wait = It is not your turn: { $who } is to move. You will be pinged. Meanwhile `/board`, `/score`, `/tiles` and `/log`. If you have just moved and the next tile is still hidden, `/undo`. Going away? `/game substitute`.
help-your-turn = It is your turn. Press the button, or type `/turn`. Choose a cell and a rotation (`/place`), a figure if you like (`/deploy`), then `/confirm`. Nothing is final before that.
help-your-figure = It is your turn, and your tile lies. Choose a figure (`/deploy`) or none (`/pass`), then `/confirm`.
help-your-choice = You are asked something. Press the button, or `/choose` and `/confirm`.

standing-title = Answered in advance in this game (only you see this; `/standing remove` takes one back):
standing-none = You have answered nothing in advance in this game. `/standing add` does: the question is then not put to you, and the game goes on at once.
standing-line = • { $what }
standing-for = “{ $question }” – { $answer }
standing-pass = no, nothing
standing-usual = as the rules do when time is over
standing-away = away from my figures
standing-bids = no bid above { $points }
standing-near = from the nearest side, straight
standing-accept = yes
standing-refuse = no
standing-buy = buy it
standing-sell = sell it
standing-add = figures are added
standing-remove = figures are taken back
standing-stay = My followers never leave { $quarter }

replay-title = { $moves ->
    [one] One tile so far.
   *[other] { $moves } tiles so far.
 }
replay-progress = Drawing the moves: { $done } of { $of } …
picture-words = The picture could not be drawn. What it shows: { $words }
replay-none = No tile has been laid yet. `/board` shows the table.
since-points = { $who } { $points } ({ $gain })
since-nothing = Nothing happened since your last move.
