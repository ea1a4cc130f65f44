# A table that waits for its players.

lobby-title = **A table for Carcassonne is open.**
lobby-sets = Sets: { $sets }.
lobby-option = { $key } = { $value }
lobby-options = House rules: { $options }.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
lobby-nobody = Nobody sits here yet.
lobby-how = { $least } to { $most } players. The host starts; who begins is drawn by lot.
lobby-started = The game has begun.
lobby-closed = This table is closed.
button-join = Join
button-leave = Leave
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

preset-base = Base game
preset-everything = Everything
preset-river = Base game and River
preset-inns = Base game and Inns & Cathedrals

standin-told = A stand-in plays for { $who } from now on.
standin-done = A stand-in plays your seat from now on. `/game return` gives it back to you at any time.
return-told = { $who } is back.
return-done = Your seat is yours again. You are pinged when it is your turn; `/turn` shows whether it is now.
