# A table that waits for its players.

lobby-title = **A table for Carcassonne is open.**
lobby-sets = Sets: { $sets } ({ $tiles } tiles).
lobby-option = `{ $key }={ $value }`
lobby-options = House rules: { $options }.
lobby-river-count = The river has little room beside Carcassonne: some of its tiles may fit nowhere.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
lobby-nobody = Nobody sits here yet.
lobby-how = { $least } to { $most } players. The host starts; who begins is drawn by lot.
lobby-started = The game has begun.
lobby-closed = This table is closed.
button-join = Join
button-leave = Leave
button-setup = Sets and rules
button-rules-off = No house rules
button-more-sets = More sets
button-start = Start
button-invite = Play against Carcas
button-uninvite = Without Carcas
button-return = Play myself again
button-end = End the game

lobby-opened = Your table is open, and you sit at it. The others join with the button below or `/game join`; you start with `/game start`.
lobby-joined = You sit at the table now. { $host } starts the game.
lobby-left = You have left the table.
lobby-invited = The table has changed: `/game info` shows who plays. { $host } starts the game.
lobby-begun = The game begins.

info-title = **Game { $id }**
info-opened = Opened { $when }.
info-lobby = It has not begun. `/game join` gives you a seat.
info-turn = { $who } is to move, since { $when }. { $left ->
    [one] { $left } tile is left.
   *[other] { $left } tiles are left.
 }

end-ask = Really end this game for everybody? It stays unfinished and nobody wins.
end-ask-lobby = Close this table?
end-done = Done. The channel is free for a new game.

preset-classic = Classic
preset-river = Classic with the River
preset-big-box = Big box
preset-minis = Classic with small sets
preset-everything = Everything
preset-line = { $name }: { $sets }

# The host's panel of sets and house rules.
setup-title = **What do you play with?** Everybody sees it at the table, as soon as you choose.
setup-sets = Sets
setup-systems = House rules of …
setup-rules = Which rule?
setup-values = { $key } = …
setup-tiles = { $tiles ->
    [0] no tiles
    [one] 1 tile
   *[other] { $tiles } tiles
 }
setup-rules-of = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
 }{ $changed ->
    [0] {""}
   *[other] , { $changed } changed
 }
setup-rule-line = { $key }: { $value }
setup-rule = `{ $key }`: { $about }. Now: **{ $value }**.
setup-default = the usual rule

standin-told = A stand-in plays for { $who } from now on.
standin-done = A stand-in plays your seat from now on. `/game return` gives it back to you at any time.
return-told = { $who } is back.
return-done = Your seat is yours again. You are pinged when it is your turn; `/turn` shows whether it is now.

pace-free = No clock: everybody takes the time they need.
pace-days = { $days ->
    [one] One day for each move.
   *[other] { $days } days for each move.
 }
pace-bank = { $days ->
    [one] A bank of one day
   *[other] A bank of { $days } days
 } for the whole game; each move adds { $hours ->
    [one] an hour.
   *[other] { $hours } hours.
 }
pace-done = From now on: { $pace }
time-until = ⏳ Until { $date } ({ $left }).
time-remind = { $who }, it is your turn. There is time until { $date } ({ $left }). `/turn` opens it.
time-over = { $who }, your time is over; you can still move. The others decide how it goes on: give a day more, or let a stand-in play. Without a word from them a stand-in plays after a day.
time-given = { $giver } gives { $who } a day more. { $until }
time-given-done = Done: there is a day more.
time-relieved = The time of { $who } is over. A stand-in plays until { $who } comes back with `/game return`.
relieve-done = Done: a stand-in plays.
button-wait = A day more
button-relieve = A stand-in
