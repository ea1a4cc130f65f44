# Looking at a game.

look-turn = { $number ->
    [one] It's { $who }'s turn.
   *[other] Still to answer: { $who }.
 }
look-hand = It's { $who }'s turn, with { $tile }.
look-over = The game is over.
share-done = I post it in the channel, for everybody to see.
share-board = { $who } shows the board.
share-score = { $who } shows the points.
share-replay = { $who } shows the game.
look-given-up = This game was abandoned.
look-since = Marked: tiles placed since you last looked or moved, { $cells }.
panel-since = Marked: tiles placed since your own last tile, { $cells }.
look-text-file = The position is long, so it is in the file.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } if scored now; in hand: { $left }
score-note = “If scored now” counts every unfinished road, city and cloister, and every field, as if the game ended now.
supply-part = { FORM($figure, "counted") }
supply-none = nothing

tiles-title = { $total ->
    [0] No tile is left to draw.
    [one] One tile is left to draw:
   *[other] { $total } tiles are left to draw:
 }
tiles-title-hidden = Left to draw: { $left }. Out of the game, face down: { $hidden }. Nobody knows which is which:
tiles-file = All of them are in the file.
tiles-line = { $count } × { $tile }
tiles-discarded = Out of the game, because they could not be placed or were left out:

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (taken back)
log-earlier = { $moves ->
        [one] (one earlier move)
       *[other] ({ $moves } earlier moves)
    }
by-stand-in = { $line } (by a stand-in)
by-standing = { $line } (answered in advance)
by-rules = { $line } (by default, for lack of an answer)
log-empty = Nothing has happened yet.
button-first = First
button-previous = Previous
button-next = Next
button-last = Last
button-film = Film from here
log-step = Step { $step } of { $steps }
log-film = The game from there on: { $tiles ->
    [one] one tile.
   *[other] { $tiles } tiles.
}
log-film-none = No tile was laid after that.

list-semicolon = {"; "}
position-row = Row { $row }: { $tiles }.
position-cell = { $cell } { $tile } turned { $degrees }°
position-figure = { $who } has { $role }
position-token = { $count ->
    [one] { $token }
   *[other] { $token } ({ $count })
 }
position-left = { $who } has in hand: { $figures }
position-holds = { $line }; also { $held }
position-open = open { $sides }

rules-file = The whole page is in the file.
rules-topics = **Rules.** `/rules` followed by one of these:
rules-figure = { $figure } ({ $set })
rules-row = { $first }: { $rest }
rules-cell = { $head } { $cell }
rules-topic = `{ $key }` { $name }

my-none = You are not in any open game. `/game new` opens one.
my-title = { $count ->
    [one] You are in one open game
   *[other] You are in { $count } open games
 }{ $waiting ->
    [0] . None is waiting for you.
    [one] . One is waiting for you:
   *[other] . { $waiting } are waiting for you:
 }
my-more = Not listed here: { $games }.
my-turn = ▶️ { $channel }: **your turn** (last move { $when })
my-wait = { $channel }: { $who } to move (last move { $when })
my-parked = 💤 { $id }: put aside. `/game move` resumes it in a channel of its server.
my-lobby = { $channel }: { $players ->
    [one] one player
   *[other] { $players } players
 } at an open table

# /help, by where the reader is.
help-no-game = There is no game in this channel. `/game new` opens a table: you and up to four others place tiles, build cities, roads and cloisters, and score. `{ option-sets.name }` adds expansions. Alone? Open a table and invite Carcas. `/rules` explains every set.
help-lobby = A table is open here. Press *{ button-join }* under its message, or `/game join`.
help-lobby-seated = You have a seat at the table. The host starts the game with `/game start`. `/game leave` frees your seat.
help-lobby-host = This is your table. *{ button-setup }* chooses what you play with, `/game invite` adds Carcas as a player, `/game pace` sets a clock. When everybody is here, press *{ button-start }* or type `/game start`. `/game end` closes the table.
help-watching = You are watching. `/board` shows the game, `/score` the points, `/log` what happened. When it is over, `/game new` opens the next one.
help-stood-in = A stand-in is playing your seat. The button gives it back to you at any time; so does `/game return`.
help-wait = It's not your turn: we're waiting for { $who }. You will be pinged. Meanwhile there are `/board`, `/score`, `/tiles` and `/log`. If you have just moved and the next tile is still hidden, `/undo` takes your move back. Going away? `/game substitute`.
help-your-turn = It's your turn. Press the button or type `/turn`. Choose a cell and a rotation (`/place`), a figure if you like (`/deploy`), then `/confirm`. Nothing is final until then.
help-your-figure = It's your turn, and your tile is down. Choose a figure (`/deploy`) or none (`/pass`), then `/confirm`.
help-your-choice = You have a question to answer. Press the button, or use `/choose` and `/confirm`.

help-command = `{ $command }`: { $about }
help-option = - `{ $option }`: { $about }
help-choice = { $command }: { $about }

standing-title = Your standing orders in this game (only you see this; `/standing remove` removes one):
standing-none = You have no standing orders in this game. `/standing add` gives one: you are then not asked that question, and the game goes on at once.
standing-line = • { $what }
standing-for = “{ $question }” – { $answer }
standing-pass = no, nothing
standing-usual = use the default answer
standing-accept = yes
standing-refuse = no

replay-title = { $moves ->
    [one] One tile so far.
   *[other] { $moves } tiles so far.
 }
replay-progress = Drawing the moves: { $done } of { $of } …
picture-words = The picture could not be drawn. What it shows: { $words }
board-words = In words: { $words } `/board text:true` describes all of it.
replay-none = No tile has been laid yet. `/board` shows the table.
since-points = { $who } { $points } ({ $gain })
since-nothing = Nothing has happened since your last move.
