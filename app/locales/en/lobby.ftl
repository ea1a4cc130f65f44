# A table that waits for its players.

lobby-title = **A table for Carcassonne is open.**
# $number: how many people $who names.
lobby-again = A rematch! { $who }: press *{ button-join }* to play again.
lobby-sets = Sets: { $sets } ({ $tiles } tiles, about { $turns } turns).
lobby-undo-off = A move is final once the next tile has been seen.
lobby-level = Carcas plays { $level ->
    [gentle] gently
    [strong] strongly
   *[steady] steadily
}.
lobby-aids = Aids: { $aids ->
    [all] the tiles that are left, points before they are made, and `/hint`
    [none] none, as in tournaments
   *[board] the tiles that are left and points before they are made; no hints
}.
lobby-short = A short game: { $tiles } tiles are drawn.
lobby-option = `{ $key }={ $value }`
lobby-options = House rules: { $options }.
lobby-edition = Edition: **{ $edition }**.
lobby-edition-but = Edition: **{ $edition }**, but { $options }.
lobby-look-summer = Pictures: summer.
lobby-look-dark = Pictures: a dark table.
lobby-look-winter = Pictures: winter.
lobby-look-pack = Pictures: { $title } by { $author } ({ $licence }).
art-missing = The art pack “{ $name }”, which this table chose, is not installed, so Carcas draws the tiles. The host can choose another theme with `/game options`.

host-title = **The host's tiles.** `/tile add` describes another one, `/tile remove` removes one.
host-none = The host has not described any tiles. `/tile add` does that, for Creativity or the Gingerbread Man; `/rules creativity` explains how.
host-line = { $number }. { $set }: { $tile }
    `{ $described }`
host-missing = { $set }: { $found } of { $wanted } host tiles.
host-feeds = In the picture every city has a number, and every field bears the numbers of the cities that it feeds.
host-farm = { $count ->
    [0] field { $field } feeds no city
    [one] field { $field } feeds city { $cities }
   *[other] field { $field } feeds cities { $cities }
 }
host-lobby = The host brings: { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what }: { $tile }
host-example-cloister = Cloister
host-example-inn = Road with an inn
host-example-house = Road ending at a house
host-example-curve = Curve
host-example-city = City edge
host-example-gate = Road into a city
host-example-corner = City corner
host-example-two = Two cities
host-example-four = Four cities
host-example-big = City on all sides
host-syntax = this isn't a valid tile description: { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part }: { $flaw }
host-side = { $side } side
syntax-long = the description is too long
syntax-no-edges = the edges are missing
syntax-four-edges = “{ $word }” are not four edges
syntax-edge = the edge “{ $word }” is unknown
syntax-many = there are too many segments
syntax-mark = the mark “{ $word }” is unknown
syntax-number = “{ $word }” has no valid number
syntax-segment = the segment “{ $word }” is unknown
syntax-no-reach = “{ $word }” doesn't say which edges it reaches
syntax-reach = “{ $word }” isn't a part of the rim that it can reach
syntax-tag = the word “{ $word }” is unknown
syntax-name = “{ $word }” names no segment
syntax-twice = two segments reach “{ $word }”
syntax-mismatch = the segments don't match the edge on side “{ $word }”
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
flaw-beyond = this field names a city that it does not reach: something lies between them
flaw-unparted = nothing lies between this field and another one, so they are one field; only a road, a city or a crossing parts fields
flaw-parted = something runs right through this field, so it is more than one
flaw-unenclosed = this field reaches no edge, and no cities lie around it to enclose it
flaw-unnamed = the cities leave land between them; say which field that is (`field - c1 c2`)
flaw-crossing = it crosses another segment, or cannot get where it is to end
flaw-link = a link joins two or more segments
flaw-no-city = a tile of the Gingerbread Man needs a city
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
lobby-nobody = Nobody has joined yet.
lobby-how = { $least } to { $most } players. The host starts; the lot decides about the seats that nobody chooses.
lobby-chosen = Chosen: { $choices }.
lobby-chosen-both = { $name }: { $colour }, seat { $number }
lobby-chosen-colour = { $name }: { $colour }
lobby-chosen-seat = { $name }: seat { $number }
lobby-chosen-done = Chosen. The table's message shows what everybody has chosen; `/game join` changes it.
lobby-colour = Your colour
lobby-place = Your seat in the playing order
seat-number = Seat { $number }
seat-lot = Drawn by lot
lobby-private = Private: only invited people can join. The host invites with `/game invite user:`.
lobby-private-invited = Private: only invited people can join. Invited: { $who }.
lobby-invitation = { $who }, you are invited to this table. Press *{ button-join }* under its message, or type `/game join`.
lobby-admit = Invite somebody, or take it back
invitation-given = Invited. `/game invite user: withdraw:true` takes it back.
invitation-withdrawn = The invitation is taken back.
button-private = Only invited people
button-open-table = Open to everybody
call-invited = You are invited to a table in { $channel }. Press *{ button-join }* there.
kept-title = Your set-ups (only you see this; `/game setup remove` removes one):
kept-none = You have no set-ups yet. `/game setup save` keeps what the table in a channel is played with, under a name.
kept-line = • **{ $name }**: { $about }
kept-about = { $sets }; { $pace }
kept-about-edition = { $sets }; { $edition }; { $pace }
kept-open = Open a table with …
kept-saved = Kept as **{ $name }**. `/game new setup:` opens a table with it.
kept-removed = Removed.
thread-opening = I am opening a thread for your table. You have a seat there.
thread-opened = { $who } opens a table for Carcassonne. It is in this thread.
thread-name = Carcassonne: { $who }
thread-name-table = Carcassonne: { $who }, table { $number }
thread-failed = I could not start a thread in { $channel }. `/game new` there opens a table in the channel itself.
thread-lacks = I could not start a thread in { $channel }, because I lack { $missing } there. A server administrator can grant it in the channel's settings, or everywhere with this link: <{ $link }>
thread-instead = I could not start a thread here, so this table is in the channel itself.
thread-private = Nothing to see here? Then this is a private thread that I am not in: mention me, { $me }, to let me in, and the table appears.
shut-out = My last message did not get into this thread; I am posting it once more. Nothing to see here? Then mention me, { $me }, in this thread to let me in.
seek-call = { $who } is looking for players: { $wants }. Press the button, or type `/game seek`.
seek-call-found = { $who } have found each other and play in { $channel }.
seek-call-over = { $who } was looking for players; this request has ended.
button-seek = I'm in
seek-waiting = You are looking for players: { $wants }.
seek-usual = On this server that usually takes { $time }.
seek-unknown = Nobody has found players this way on this server yet, so I can't say how long it takes.
seek-until = Your request ends { $until }. `/game seek` takes it back.
button-unseek = Take it back
seek-withdrawn = Your request is taken back.
seek-found = Enough people want the same: your table is open, and the others are told.
seek-over = Nobody who wants the same has come in time, so your request for players has ended. `/game seek` makes a new one.
# $number: how many people $who names.
seek-seated = { $who }: enough people want the same, and you have a seat at this table. The host starts; `/game leave` frees your seat.
call-found = Players were found for you: your table is in { $channel }.
seek-sets = { $sets }
seek-any-sets = any sets
seek-any-pace = any pace
seek-players = { $players } players
seek-any-players = any number of players
lobby-started = **The game has begun.**
lobby-closed = **This table is closed.**
lobby-seal = -# The tiles are sealed: `{ $seal }`
button-join = Join
button-leave = Leave
button-setup = Sets and rules
button-rules-off = No house rules
button-sets-back = Back: { $family }
button-more-sets = Next: { $family }
button-start = Start
button-invite = Play against Carcas
button-uninvite = Play without Carcas
button-return = Take my seat back
button-end = End the game

lobby-opened = Your table is open and you have a seat. Others join with the button below or `/game join`; you start the game with `/game start`.
lobby-opened-private = Your table is open and you have a seat. Only people whom you invite can join: choose them in the menu below, or type `/game invite user:`. You start the game with `/game start`.
lobby-joined = You have joined the table. { $host } starts the game.
lobby-opened-alone = Your table is open: you against me. Choose what you play with, or press *{ button-start }*.
lobby-how-alone = You play against Carcas. Who begins is drawn by lot.
new-alone = Nobody else can join us here. Play your first game, ten tiles with a word of advice at each step, or a whole game against me? For a game with others, type `/game new` in a channel of a server.
button-learn-here = Learn the game
button-solo = Play against Carcas
lobby-left = You have left the table.
lobby-invited = The table has changed: `/game info` shows who plays. { $host } starts the game.
lobby-begun = The game begins.

info-title = **Game { $id }**
info-opened = Opened { $when }.
info-page = Its page for everybody: { $link }
info-lobby = It has not begun. `/game join` gives you a seat.
info-turn = It's { $who }'s turn (last move { $when }). { $left ->
    [0] No tiles are left.
    [one] { $left } tile is left.
   *[other] { $left } tiles are left.
 }

end-ask = Really end this game for everybody? It stays unfinished and nobody wins.
end-ask-lobby = Close this table?
end-ask-others = The others play this game too, so all of them must agree to end it. It would stay unfinished, and nobody would win. Shall I ask them? They have a day to answer.
button-ask-others = Ask the others
end-done = Done. The channel is free for a new game.

preset-classic = Classic
preset-river = Classic with the River
preset-big-box = Big box
preset-big-box-2017 = Big box of 2017
preset-winter-box = Winter box
preset-minis = Classic with small sets
preset-minis-2012 = Classic with the minis of 2012
preset-count-box = Count and King box
preset-promos = Classic with promos
preset-everything = Big game
preset-all = Every set
preset-about = { $tiles } tiles, about { $turns } turns · { $sets }
preset-line = { $name } · { $about }
sets-full = No room for more here: choose the rest at the table

# The host's panel of sets and house rules.
setup-title = **What do you want to play with?** Everybody at the table sees your choice at once.
setup-editions = An edition: all house rules of a rulebook at once
edition-standard = standard
edition-compendium = compendium
edition-collection = collection
edition-recorded = recorded games
about-edition-standard = the usual rules
about-edition-compendium = the Italian and English compendium: fields counted by city
about-edition-collection = the collected rulebook of the base game and the first seven expansions
about-edition-recorded = as JCloisterZone plays, from which recorded games come
setup-presets = A box or a mixture
setup-sets = Sets: { $family }
family-ground = ground sets
family-large = large expansions
family-small = small expansions
family-special = special tiles
setup-systems = House rules of …
setup-rules = Which rule?
setup-values = { $key } = …
setup-ground = { $about } · { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
setup-longer = { $about } · { $tiles ->
    [one] +1 tile, +{ $percent }%
   *[other] +{ $tiles } tiles, +{ $percent }%
 }
setup-same-length = { $about } · same length
setup-rules-of = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
 }{ $changed ->
    [0] {""}
   *[other] , { $changed } changed
 }
setup-rule-line = { $key }: { $value }
setup-rule = `{ $key }`: { $about }. Now: **{ $value }**.
setup-choice = { $key }={ $value }: { $about }
setup-default = the usual rule

standin-told = A stand-in now plays for { $who }.
standin-done = A stand-in now plays your seat. `/game return` gives it back to you at any time.
standin-back = { $who } can take the seat back with this button or `/game return`.
return-told = { $who } is back.
return-done = Your seat is yours again. You are pinged when it is your turn; `/turn` shows whether it is now.

pace-free = No clock: everybody takes the time they need
pace-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
 }
pace-bank = { $days ->
    [one] A bank of one day
   *[other] A bank of { $days } days
 } for the whole game; each move adds { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }
pace-said = { $pace }.
pace-done = From now on: { $pace }.
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
time-defaulted = { $who } ran out of time, so the default answer was used.
time-remind = { $who }, it's still your turn. You have until { $date } ({ $left }). `/turn` opens it.
time-over = { $who }, your time is over; you can still move. The others decide what happens next: another day, a stand-in, a free seat, or the end of the game. If they say nothing, a stand-in plays after a day.
time-given = { $giver } gives { $who } another day. { $until }
time-given-done = Done: one more day.
time-relieved = { $who } ran out of time. A stand-in plays until { $who } comes back.
relieve-done = Done: a stand-in plays.
button-wait = One more day
button-relieve = Use a stand-in
time-stretched = { $who } ran out of time. One vacation day was used to extend it ({ $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
 } this year). { $until }
pace-weekends = { $pace }. Saturdays and Sundays do not count.
pause-until = This table's clocks are paused until { $date }.
pause-over = This table's clocks are running again.
pause-done = Done.
theme-told = This table's pictures have a new theme: { $theme }.
language-told = This table's language is English from now on.
language-done = Done.
lobby-language = Language: English.
theme-done = Done. `/board` shows them.
mute-done = No more reminders this turn.
outage-told = I was unreachable for { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. All clocks get that time back. { $until }
idle-warning = Nobody has moved here for three weeks. If nobody moves until { $date }, the game is put aside; you can resume it later.
idle-parked = Nobody has moved for four weeks.
silence-remind = { $who }, it's been your turn since { $date }.
silence-last = { $who }, it's been your turn since { $date }. If nobody here hears from you until { $until }, the others need not wait: they can end the game, have a stand-in play for you, or set a pace. Opening your turn is enough, and `/my vacation` gives you time.
silence-last-direct = If nobody there hears from you until { $until }, the others need not wait: they can end the game, have a stand-in play for you, or set a pace.
silence-told = { $who }, nobody here has heard from you for a week. You can still move. Otherwise the rest of you decide how to go on; `/game pace` sets a time limit.
silence-until = If nobody hears from { $who } until { $until }, you can end the game without them, have a stand-in play, or set a pace; there will be buttons for it here. A vacation that { $who } announces moves that date.
silence-over = Nobody has heard from { $who } for a week: you can end the game (`/game end`), have a stand-in play (the button in the channel), or set a time limit (`/game pace`).
silence-relieved = Nobody has heard from { $who } for a week. A stand-in plays until { $who } comes back.
silence-opened = Nobody has heard from { $who } for a week, and the others have freed the seat. A stand-in plays until somebody takes it.
silence-poll-open = { $by } asks to free the seat of { $who }, of whom nobody has heard for a week.
silence-poll-end = { $by } asks to end the game, because nobody has heard from { $who } for a week.
parked-line = { $why } The game is put aside, just as it stands. `/game move` with the word `{ $id }` resumes it, here or in another channel.
aside-plain = This game is put aside, just as it stands.
aside-idle = Nobody has moved here for four weeks, so this game is put aside, just as it stands.
aside-closed = Somebody closed this thread, so its game is put aside, just as it stands.
aside-gone = I could no longer post here, so this game is put aside, just as it stands.
aside-how = *{ button-resume }* continues it here; `/game move` with the word `{ $id }` continues it in another channel.
aside-how-others = Its players can continue it here or in another channel: `/game move` with the word `{ $id }`.
aside-choice = This game is put aside. Send the command to read how it goes on.
aside-reopened = The thread is open again: the game goes on, just as it stood.
button-resume = Resume
button-mute = Mute this turn
button-open-seat = Free the seat
button-end-late = End the game

who-resigned = resigned
who-open = free seat
leave-ask = Really leave? Your seat becomes free: a stand-in plays it until somebody takes it, and it cannot win until then. Only away for a while? `/game substitute` keeps it yours. `/game handover` gives it to somebody you choose.
leave-ask-resign = Really resign? Your figures stay, your seat gives default answers from now on, and it cannot win. With two players, the other one wins at once.
button-vacate = Leave
button-resign = Resign
seat-left = { $who } leaves. A stand-in plays the seat until somebody takes it.
seat-resigned = { $who } resigns. The seat gives default answers from now on and cannot win.
seat-removed = The others have voted { $who } out of the game. A stand-in plays until somebody takes the seat.
seat-removed-by = The server's administrators have removed { $who } from the game. A stand-in plays until somebody takes the seat.
seat-opened = { $who } ran out of time, and the others have freed the seat. A stand-in plays until somebody takes it.
seat-left-done = Done. Thank you for playing.
seat-open = { $who }: whoever takes this seat continues from here.
seat-offered = { $to }, { $who } offers you a seat in this game, as it stands.
seat-offered-done = Done: the offer stays in the channel until it is answered.
seat-declined = { $who } keeps the seat: the offer was declined.
seat-declined-done = Done: you have declined.
seat-taken = { $who } takes a free seat and plays on.
seat-taken-over = { $who } takes over the seat of { $before } and plays on.
seat-yours = The seat is yours. `/turn` shows whether it is your turn.
seat-removed-done = Done.
end-nobody = No players are left, so the game ends. Nobody wins.
end-last = { $who } is the last one at the table and wins.
end-agreed = The players have agreed to end the game. It stays unfinished; nobody wins.
end-late = The players have ended the game because nobody moved. It stays unfinished; nobody wins.
button-take = Take this seat
button-accept = Take the seat
button-decline = No, thank you
button-rematch = Rematch
rematch-opened = A table with the same settings is open, and you have a seat. Once the same people have joined, you can start.
ban-done = Done: this person can't join games on this server any more. `/game kick` removes them from a running game.
unban-done = Done: this person can play on this server again.

poll-remove = { $by } asks to remove { $who } from the game.
poll-open = { $by } asks to free the seat of { $who }, who ran out of time.
poll-end = { $by } asks to end the game, because { $who } ran out of time.
poll-undo = { $by } asks to take back their last move.
poll-close = { $by } asks to end this game. It would stay unfinished, and nobody would win.
# $number: how many people $to names.
poll-line = { $asked } { $to }, do you agree? You have a day to answer.
poll-remove-refused = Not enough players agreed to remove { $who }, so nothing changes.
poll-open-refused = Not enough players agreed to free the seat of { $who }, so nothing changes.
poll-end-refused = Not enough players agreed to end the game, so it goes on.
poll-undo-refused = Not everybody agreed to let { $who } take back the last move, so it stays.
poll-ended-agreed = { $asked }
    ✅ Agreed: { $yes }.{ $against ->
        [0] {""}
       *[other] {" "}Against: { $no }.
    }
poll-ended-refused = { $asked }
    ❌ Not enough players agreed, so nothing changes. Agreed: { $in_favour ->
        [0] nobody
       *[other] { $yes }
    }. Against: { $against ->
        [0] nobody
       *[other] { $no }
    }.
poll-ended-expired = { $asked }
    ⌛ A day is over and not enough players have answered, so nothing changes.
poll-ended-overtaken = { $asked }
    ➖ The game went on meanwhile, so there is nothing to answer any more.
poll-asked = I've asked the other players in the channel.
poll-counted = Your answer is in.
button-yes = Yes
button-no = No

call-turn = It's your turn in { $channel } (game { $game }).
call-remind = It's still your turn in { $channel } (game { $game }).
call-next = You are next in { $channel } (game { $game }), after { $who }.
call-undone = The last move in { $channel } (game { $game }) was taken back, so it isn't your turn now.
undone-asked = { $number ->
    [0] { $by } took this move back.
    [one] { $by } took this move back, so it's no longer { $who }'s turn.
   *[other] { $by } took this move back, so it's no longer the turn of { $who }.
 }
button-to-game = Go to the game
call-over = The game in { $channel } is over.
call-again = Somebody of your last game asks for a rematch in { $channel }. Press *{ button-join }* there.
call-closed = { $who }: you don't accept direct messages from me, so I ping you here. `/my settings` changes that.

settings-title = **How you are reached**
settings-language-auto = I write to you in the language of your Discord.
settings-language = I write to you in English.
settings-zone = Your time zone is { $zone }. Weekends and quiet hours follow it.
settings-quiet = No reminders from { $from } to { $to } o'clock.
settings-loud = Reminders come at any hour.
settings-remind-usual = You are reminded after half the time, and a day and three hours before the deadline.
settings-remind-last = You are reminded once, three hours before the deadline.
settings-remind-daily = You are reminded every day, and three hours before the deadline.
settings-remind-never = You are not reminded.
settings-reach-channel = You are pinged in the game's channel.
settings-reach-direct = You are told by direct message.
settings-reach-both = You are pinged in the game's channel and told by direct message.
settings-reach-closed = You are pinged in the game's channel, because you don't accept direct messages from me. Choose `{ option-pings.name }` again when you do.
settings-next = You are told when you are next.
settings-not-next = You are not told when you are next.
settings-recorded = Your games are in the records: statistics, ratings, the hall. `/my settings records:false` takes them out.
settings-not-recorded = Your games are not in the records, and nobody is shown how you play. Your ratings are deleted; from the day you choose otherwise you start anew.
vacation-until = You are away until { $date }; your clocks are paused. You have { $left ->
    [one] one vacation day
   *[other] { $left } vacation days
 } left this year.
vacation-none = You are not away. You have { $left ->
    [one] one vacation day
   *[other] { $left } vacation days
 } left this year; `/my vacation` uses them.
vacation-told = { $who } is away until { $date }. Their clock is paused until then.
vacation-over = { $who } is back from vacation.

moved-away = This game continues in { $channel }.
lost-moves = The last moves of this game were lost on my side; I am sorry. It stands as it did { $since }, and continues from there.
lost-restored = I was restored from a backup: this game was taken back to how it stood { $at }, and continues from there.
moved-here = The game continues here.
moved-resumed = The game resumes, just as it stood.
moved-done = Done: the game continues here.
move-running = { $id }, running: { $people }
move-parked = { $id }, put aside: { $people }
permission-view = View Channel
permission-send = Send Messages
permission-create-threads = Create Public Threads
permission-send-threads = Send Messages in Threads
permission-embed = Embed Links
permission-attach = Attach Files
watch-end = You will be told when this game is over.
watch-daily = You will be told once a day what happened here, and when the game is over.
watch-move = You will be told about every move of this game, and when it is over.
watch-off = You will not be told about this game any more.
watched-move = { $channel }: { $line }
watched-daily = { $channel }, since the last message:
watched-over = The game in { $channel } is over. { $line }

privacy-export = This is everything stored about you. Nobody else sees it.
privacy-export-packed = This is everything stored about you. Nobody else sees it. It was too large for a message, so the file is packed with gzip: 7-Zip and most computers unpack it.
privacy-export-large = So much is stored about you that it doesn’t fit into a message, not even packed. Please ask whoever runs me: they can give it to you another way.
privacy-ask = Really delete everything? Your name, your settings and your id are deleted. Your seats become free and your games go on without you. Messages already posted in channels stay; they are Discord's, not mine.
button-erase = Forget me
privacy-erased = Done: nothing here names you any more. If you use one of my commands again, you are a new person to me.
seat-erased = A player has left and asked to be forgotten. A stand-in plays the seat until somebody takes it.

overview-done = Done: the list is here from now on and keeps itself up to date.
overview-title = { $count ->
    [0] **No games are open on this server.** `/game new` opens one.
    [one] **One game is open on this server:**
   *[other] **{ $count } games are open on this server:**
 }
overview-seat = ↳ A seat is free: `/game take` there.
overview-when = As of { $when }.

welcome = Hello! I am Carcas, and I ring for games of Carcassonne that take their time: a tile now, the next one when its player drops by. `/learn` is a first game of ten tiles against me, `/game new` opens a table in a channel or thread, and `/help` says what you can do wherever you are. Server administrators have `/server overview` and `/server ban`.
learn-opened = Your first game begins: ten tiles, you against me. Press *{ button-open }*.
learn-written = I have sent you a direct message: press *{ button-learn }* there, and nobody else sees your first game. Nothing there? Then you don't accept direct messages from this server yet: press the server's name, *Privacy Settings*, *Direct Messages*, and type `/learn` again.
learn-invitation = Nobody else sees us here: your first game, ten tiles, you against me, with a tip at each step. There is no hurry.
button-learn = Begin
learn-place = 💡 This is your tile. Choose a cell from the menu: edges must match, road to road and city to city. The buttons turn it. Nothing is final until you press *{ button-confirm }*.
learn-figure = 💡 Your tile is down. The numbers on the picture are spots for a meeple: a knight in the city, a thief on the road, a monk in the cloister. It comes back with points when that feature is complete. You have seven.
learn-close = 💡 A road scores one point per tile, a complete city two, and a cloister one for itself and each of its eight neighbours. Try to complete what your meeple stands on.
learn-farmer = 💡 A farmer stays in the field until the end and scores three points for each complete city beside it. Meeples on the board can't be used elsewhere: keep some in hand.
learn-end = 💡 The game ends with the last tile. Incomplete features then still score a little: one point per tile.
learn-over = That was your first game. `/rules` explains everything in full; `/game new` opens a table for you and others.
lobby-expired = This table waited two weeks and never started, so it is closed. `/game new` opens another one.
