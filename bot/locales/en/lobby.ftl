# A table that waits for its players.

lobby-title = **A table for Carcassonne is open.**
lobby-sets = Sets: { $sets } ({ $tiles } tiles).
lobby-option = `{ $key }={ $value }`
lobby-options = House rules: { $options }.
lobby-look-summer = Pictures: summer.
lobby-look-dark = Pictures: a dark table.
lobby-look-winter = Pictures: winter.
lobby-river-blocks = { $river } has little room beside { $blocks }: some tiles may fit nowhere.

host-title = **The host's tiles.** `/tile add` describes one more, `/tile remove` takes one back.
host-none = The host has described no tiles. `/tile add` does, for Creativity or the Gingerbread Man; `/rules creativity` says how.
host-line = { $number }. { $set }: { $tile }
    `{ $described }`
host-missing = { $set }: { $found } of { $wanted } tiles of the host's.
host-lobby = The host brings: { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what }: { $tile }
host-example-cloister = Cloister
host-example-inn = Road with an inn
host-example-house = Road to a house
host-example-curve = Curve
host-example-city = City edge
host-example-gate = Road into a city
host-example-corner = City corner
host-example-two = Two cities
host-example-four = Four cities
host-example-big = City all over
host-syntax = this is not how a tile is described: { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part }: { $flaw }
host-side = { $side } side
host-full = too many different tiles were described lately; the bot remembers no more of them until it is started again
flaw-edge = an edge is neither field nor road nor city
flaw-kind = there are cities, roads, fields and cloisters, nothing else
flaw-tag = a city may have `pennant=1`, a road `inn`, nothing else
flaw-mark = marks that bring rules of their own are not allowed
flaw-inner = a city or road must reach an edge
flaw-branches = a road reaches at most two edges; several that meet each have `end=junction`
flaw-end = a road with one edge must say where it ends (`end=junction`, `city`, `cloister` or `house`), and only such a road
flaw-ends-nowhere = the road ends at something that is not on the tile
flaw-cloisters = there is more than one cloister
flaw-split-edge = both halves of a field edge belong to one field
flaw-undivided = a road that goes through has two different fields on its sides
flaw-untouched = a field must name every city beside it (`c1`, `c2`)
flaw-crossing = it crosses another segment
flaw-link = a link joins two or more segments
flaw-no-city = a tile of the Gingerbread Man needs a city
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
standin-back = { $who } takes the seat back with this button or `/game return`.
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
clock-soon = < 1 h
clock-hours = { $hours } h
clock-days = { $days } d
clock-both = { $days } d { $hours } h
left-soon = less than an hour
left-hours = { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }
left-days = { $days ->
    [one] a day
   *[other] { $days } days
 }
left-both = { $days ->
    [one] a day
   *[other] { $days } days
 } and { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }
time-until-of = ⏳ { $who } until { $date } ({ $left }).
time-defaulted = The time of { $who } is over, so the answer that the rules take counts.
time-remind = { $who }, it still is your turn. There is time until { $date } ({ $left }). `/turn` opens it.
time-over = { $who }, your time is over; you can still move. The others decide how it goes on: a day more, a stand-in, a free seat, or the end of the game. Without a word from them a stand-in plays after a day.
time-given = { $giver } gives { $who } a day more. { $until }
time-given-done = Done: there is a day more.
time-relieved = The time of { $who } is over. A stand-in plays until { $who } comes back.
relieve-done = Done: a stand-in plays.
button-wait = A day more
button-relieve = A stand-in
time-stretched = The time of { $who } would be over. A day of unused vacation stretches it ({ $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
 } of this year). { $until }
pace-weekends = { $pace } Saturdays and Sundays do not count.
pause-until = The clocks of this table stand still until { $date }.
pause-over = The clocks of this table run again.
pause-done = Done.
theme-told = The pictures of this table have other colours from now on: { $theme }.
theme-done = Done. `/board` shows it.
mute-done = No more reminders in this turn.
outage-told = I could not be reached for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. All clocks get it back. { $until }
idle-warning = Nobody has moved here for three weeks. If nobody does until { $date }, the game is put aside; it can be taken up again later.
idle-parked = Nobody has moved for four weeks.
parked-line = { $why } The game is put aside, as it is. `/game move` with the word `{ $id }` takes it up again, here or in another channel.
button-mute = Mute this turn
button-open-seat = Free the seat
button-end-late = End the game

who-resigned = resigned
who-open = free seat
leave-ask = Really leave? Your seat becomes free: a stand-in plays it until somebody takes it, and it cannot win before. Only away for a while? `/game substitute` keeps it yours. `/game handover` gives it to somebody you name.
leave-ask-resign = Really resign? Your figures stay, what your seat is asked is answered at once by the plainest choice, and it cannot win. With two players the other one wins at once.
button-vacate = Leave
button-resign = Resign
seat-left = { $who } leaves. A stand-in plays the seat until somebody takes it.
seat-resigned = { $who } resigns. The seat is played on by the plainest choices and cannot win.
seat-removed = { $who } is taken out of the game by the vote of the others. A stand-in plays until somebody takes the seat.
seat-removed-by = { $who } is taken out of the game by those who run the server. A stand-in plays until somebody takes the seat.
seat-opened = The time of { $who } is over, and the others free the seat. A stand-in plays until somebody takes it.
seat-left-done = Done. Thank you for having played.
seat-open = { $who }: who sits down here plays on as it stands.
seat-offered = { $to }, { $who } offers you a seat in this game, as it stands.
seat-offered-done = Done: the offer stands in the channel until it is answered.
seat-declined = The seat of { $who } stays where it is: the offer was declined.
seat-declined-done = Done: you stay out of it.
seat-taken = { $who } sits down in a free seat and plays on.
seat-taken-over = { $who } takes the seat of { $before } over and plays on.
seat-yours = The seat is yours. `/turn` shows whether it is your turn.
seat-removed-done = Done.
end-nobody = Nobody is left who plays, so the game ends. Nobody wins.
end-last = { $who } is the last one at the table and wins.
end-late = The players have ended the game because nobody moved. It stays unfinished; nobody wins.
button-take = Take this seat
button-accept = Take it over
button-decline = No, thank you
button-rematch = Once more
rematch-opened = A table with the same settings is open, and you sit at it. If the same people sit down, the next one begins.
ban-done = Done: this person can sit down in no game of this server any more. `/game kick` takes them out of a game that runs.
unban-done = Done: this person can play on this server.

poll-remove = to take { $who } out of the game
poll-open = to free the seat of { $who }, whose time is over
poll-end = to end the game, because the time of { $who } is over
poll-undo = to let { $who } take the last move back
poll-line = { $by } asks { $question }. { $to }, do you agree? There is a day to answer.
poll-refused = Not enough agreed { $question }, so it stays as it is.
poll-asked = Done: whoever has a say is asked in the channel.
poll-counted = Your answer counts.
button-yes = Yes
button-no = No

call-turn = It is your turn in { $channel }. `/turn` there opens it.
call-remind = It still is your turn in { $channel }. `/turn` there opens it.
call-next = You are next in { $channel }, after { $who }.
call-closed = { $who }: you take no direct messages from me, so I call you here. `/my settings` changes that.

settings-title = **How you are reached**
settings-zone = You live in { $zone }. Weekends and quiet hours are yours there.
settings-quiet = No reminder comes from { $from } to { $to } o'clock.
settings-loud = Reminders come at any hour.
settings-remind-usual = You are reminded after half of the time, and a day and three hours before the end.
settings-remind-last = You are reminded once, three hours before the end.
settings-remind-daily = You are reminded every day, and three hours before the end.
settings-remind-never = You are not reminded.
settings-reach-channel = You are called in the channel of the game.
settings-reach-direct = You are called by direct message.
settings-reach-both = You are called in the channel and by direct message.
settings-reach-closed = You are called in the channel, because you take no direct messages from me. Choose `pings` again when you do.
settings-next = You are told when you are next.
settings-not-next = You are not told when you are next.
vacation-until = You are away until { $date }; your clocks stand still. { $left ->
    [one] One day of vacation is left
   *[other] { $left } days of vacation are left
 } for this year.
vacation-none = You are not away. { $left ->
    [one] One day of vacation is left
   *[other] { $left } days of vacation are left
 } for this year; `/my vacation` takes some.
vacation-told = { $who } is away until { $date }. The clock of that seat stands still so long.
vacation-over = { $who } is back from vacation.

moved-away = This game goes on in { $channel }.
moved-here = The game goes on here.
moved-resumed = The game is taken up again, as it was.
moved-done = Done: the game goes on here.
move-running = { $id }, which is played elsewhere
move-parked = { $id }, which was put aside
permission-view = View Channel
permission-send = Send Messages
permission-send-threads = Send Messages in Threads
permission-attach = Attach Files
watch-end = You are told when this game is over.
watch-daily = You are told once a day what happened here, and when the game is over.
watch-move = You are told of each move of this game, and when it is over.
watch-off = You are not told of this game any more.
watched-move = { $channel }: { $line }
watched-daily = { $channel }, since you were last told:
watched-over = { $channel } is over. { $line }

privacy-export = This is everything that is kept of you. Nobody else sees it.
privacy-ask = Really be forgotten? Your name, your settings and your id are deleted. Your seats become free and your games go on without you. What was said in channels stays there; Discord keeps it, not I.
button-erase = Forget me
privacy-erased = Done: nothing here names you any more. Should you use a command of mine again, you are a new person to me.
seat-erased = A player has left and was forgotten. A stand-in plays the seat until somebody takes it.

overview-done = Done: the list is here from now on, and keeps itself up to date.
overview-title = { $count ->
    [0] **No game is open on this server.** `/game new` opens one.
    [one] **One game is open on this server:**
   *[other] **{ $count } games are open on this server:**
 }
overview-seat = ↳ A seat is free there: `/game take`.
overview-when = As of { $when }.

welcome = Hello! I am Carcas, and I ring for games of Carcassonne that take their time: a tile now, the next one when its player comes by. `/learn` is a first game of ten tiles against me, `/game new` opens a table in a channel or thread, `/help` says what can be done where you are. Those who run the server find `/server overview` and `/server ban`.
learn-opened = Your first game begins: ten tiles, you against me. Press *Take your turn*.
learn-written = I have written to you in a direct message: press *Begin* there, and nobody else sees your first game. Nothing has come? Then you take no direct messages from this server yet: press the name of the server, *Privacy Settings*, *Direct Messages*, and type `/learn` once more.
learn-invitation = Here nobody sees us: your first game, ten tiles, you against me, with a word of advice at each step. There is no hurry.
button-learn = Begin
learn-place = 💡 This is your tile. Choose a cell from the menu: edges must meet their like, road to road and city to city. The buttons turn it. Nothing is final before *Confirm*.
learn-figure = 💡 Your tile lies. The numbers on the picture are places for a meeple: a knight in the city, a highwayman on the road, a monk in the cloister. It comes back when that is complete, with points. You have seven.
learn-close = 💡 A road counts a point for each tile, a complete city two, and a cloister one for itself and each of its eight neighbours. Try to complete what your meeple stands on.
learn-farmer = 💡 A farmer lies in the field until the end and counts three points for each complete city beside it. Meeples that are out cannot be used elsewhere: leave some in hand.
learn-end = 💡 The game ends with the last tile. What is not complete then still counts a little: a point for each tile.
learn-over = That was your first game. `/rules` explains everything in full; `/game new` opens a table for you and others.
lobby-expired = This table has waited two weeks for its start, so it is closed. `/game new` opens another one.
