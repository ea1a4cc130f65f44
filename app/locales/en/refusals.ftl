# Why not, and what to do instead. Always private.

refusal-nothing = nothing
refusal-no-game = There is no game for that in this channel right now. `/game new` opens one.
refusal-running = The game is already running. `/game take` gives you a seat if one is free; otherwise you can watch.
refusal-has-begun = The game has begun already. `/turn` shows where it stands.
refusal-not-begun = The game has not begun yet. The host starts it with `/game start`.
refusal-begins-itself = The game has not begun yet. It begins by itself in a moment.
refusal-over = This game is over. `/game new` opens the next one.
refusal-seated = You are already at this table.
refusal-not-seated = You have no seat in this game. You can watch: `/board`, `/score`, `/log`.
refusal-full = All seats are taken. Open a second table in a thread or another channel.
refusal-dealt = At the start the lot deals everybody to tables and seats here, so nothing can be chosen.
refusal-colour-taken = { $who } has chosen this colour. Take one that is left, or leave it open.
refusal-seat-taken = { $who } has chosen this seat. Take one that is left, or leave it open.
refusal-no-seat-number = “{ $input }” isn't a seat of this table. Write a number from 1 to { $most }, or `lot`.
refusal-not-invited = This table is private: its host must invite you first. `/game new` in another channel or a thread opens one of your own.
refusal-no-invitation = This person was not invited.
refusal-many-invited = { $most } people are invited already. Take an invitation back first.
refusal-no-setup = You have no set-up called “{ $input }”. `/game setup list` shows yours.
refusal-no-setup-meant = You have no set-up called “{ $input }”. Did you mean `{ $meant }`?
refusal-setup-name = A name has 1 to { $most } characters.
refusal-many-setups = You have { $most } set-ups. Remove one with `/game setup remove` first.
refusal-in-thread = This is a thread already: `/game new` opens a table right here.
refusal-no-players = “{ $input }” isn't a number of players. Take one from 2 to 6.
refusal-seek-over = This request has ended. `/game seek` makes one of your own.
refusal-own-seek = This is your own request. `/game seek` takes it back.
refusal-not-host = Only the host of this game or a server administrator can do that.
refusal-others-play = Others play this game too, so they must agree. `/game end` asks them.
refusal-nothing-to-undo = You have no move to take back: somebody else moved last, or nobody has moved yet.
refusal-stood-in = A stand-in is playing your seat. `/game return` gives it back to you.
refusal-no-clock = This game has no clock, so nobody needs more time.
refusal-own-clock = It's your own clock that is running. Other players, and those who watch the game, can give you more time.
refusal-not-around = Players and those who watch this game can give more time. `/game watch` makes you one of them.
refusal-was-removed = You were removed from this game. A player can offer you a seat with `/game handover`.
refusal-time-enough = That's all the extra time one question can get: { $each } days from one person, { $all } from everybody together. If nothing happens, the table is asked what to do.
refusal-not-late = There is still time left, so no stand-in is needed yet.
refusal-no-pace = “{ $input }” isn't a valid pace. Write `free`, days per move (`3d`), or a bank plus time per move (`5d+12h`).
refusal-number = “{ $input }” isn't valid here. Take a number from { $least } to { $most }.
refusal-aim = “{ $input }” isn't a valid aim. Name a cell on the board or near it, not right beside your own site: `M13`, or `M13:250,-100` for thousandths of a tile east and south of its centre.
refusal-few-host-tiles = { $lack } Describe the others with `/tile add`, or choose another house rule.
refusal-enough-host-tiles = { $set } can't take any more tiles. `/tile remove` removes one.
refusal-host-tile = That isn't a valid tile: { $why }. `/rules creativity` explains how tiles are described, and the list that appears while you type has examples.
refusal-no-host-set = None of your sets uses host tiles: add `creativity` or `gingerbread` with `/game options` first.
refusal-no-host-tile = “{ $input }” isn't one of the tiles. Choose from the list that appears while you type.
refusal-no-standing = “{ $input }” isn't a valid standing order. Choose from the list that appears while you type.
refusal-too-many-standing = You already have { $most } standing orders in this game. Remove one with `/standing remove` first.
refusal-banned = You can't join games on this server. A server administrator can lift that.
refusal-not-admin = Only server administrators can do that. The players can vote with `/game kick`.
refusal-not-offered = This seat is no longer offered to you.
refusal-no-open-seat = No seat is free in this game.
refusal-no-vote = There is nothing for you to answer here.
refusal-not-over = This game isn't over yet.
refusal-parked = This game is put aside. `/game move` resumes it.
refusal-no-person = Choose somebody at this table, or somebody who could join it.
refusal-sits-already = This person is already at this table.
refusal-few-voters = It takes two other players to vote somebody out. When a player's time is over, the buttons under that message decide; server administrators can always help.
refusal-poll-open = A question is already open. Answer that one first.
refusal-no-days = “{ $input }” isn't a valid number of days. Take one from 0 to { $most }.
refusal-no-vacation = { $left ->
    [one] You have only one vacation day left this year.
   *[other] You have only { $left } vacation days left this year.
 }
refusal-no-zone = “{ $input }” isn't a time zone I know. Choose from the list that appears while you type, such as `Europe/Bucharest`.
refusal-no-zone-meant = “{ $input }” isn't a time zone I know. Did you mean `{ $meant }`?
refusal-no-hours = “{ $input }” aren't valid hours. Write `22-7`, or `off`.
refusal-many-opened = You have opened many tables within an hour. Please wait a little before the next one.
refusal-no-tiles = “{ $input }” isn't a valid length for a short game. It takes 4 to 200 tiles, and no river.
refusal-no-word = There is no game “{ $input }” to choose here. Choose from the list that appears while you type.
refusal-many-watchers = Enough people are following this game already. `/board` and `/log` work for everybody.
refusal-no-permission = I can't play here: in this channel I lack { $missing }. A server administrator can grant it in the channel's settings, or everywhere with this link: <{ $link }>
refusal-timed-out = I can't play here: somebody has timed me out on this server, and a moderator can end that.
refusal-too-fast = That was a lot at once. Please wait a few seconds; nothing is lost.
refusal-no-aids = This table plays without aids: nobody looks up the tiles that are left or the cells where nothing fits.
refusal-no-hints = This table plays without hints. A table allows them from the start: `/game new` with `{ option-aids.name }:all`.
refusal-thinking = Carcas is thinking about many hints. Please try again in a minute.
refusal-busy = Many moving pictures are being drawn. Please try again in a minute.
refusal-learning-already = You and I are in the middle of a game here. `/turn` continues it; `/game end` ends it, and then `/learn` starts another one.
refusal-not-stood-in = You are already playing your seat yourself.
refusal-not-your-turn = It's not your turn: we're waiting for { $who }. You will be pinged when it is.
refusal-already-drawn = The next tile has been seen, so your move stays. If the table allows it, `/undo` asks the others.

refusal-channel-taken = There is already a game in this channel. Open the next one in a thread or another channel; `/game info` shows this one.
refusal-here-already = This game is already here, so nothing has changed.
refusal-guild-full = This server has reached its limit of open games. Finish or end one first.
refusal-player-full = You have reached the limit of open games for one person. Finish one first.
refusal-no-set = There is no set called “{ $input }”. Choose from the list that appears while you type, or with *{ button-setup }* under the message of an open table. Ready-made: { $presets }.
refusal-no-set-meant = There is no set called “{ $input }”. Did you mean { $near }?
refusal-set-near = `{ $key }` ({ $name })
refusal-ground = A game needs a ground to build on: the base game or the Winter Edition. Add `base` or `winter` to the sets.
refusal-on-server = This is about a server. Ask me in one of its channels.
refusal-not-ground = { $set }: this adds to a game, and ratings belong to complete games. Choose one from the list.
refusal-no-daily = You have not begun today's board. `/daily play` begins it.
refusal-daily-open = Your board of today is not finished. `/daily play` goes on with it.
refusal-daily-over = That board's day is over. `/daily play` opens today's.
refusal-grounds = { $names } don't go together: each is a complete game of its own. Choose one of them.
refusal-pointless = `{ $key }` has no effect unless `{ $other }={ $value }`. Choose that first, or leave it out.
refusal-pointless-set = `{ $key }` has no effect without { $name }. Add that set first, or leave it out.
refusal-no-topic = There are no rules called “{ $input }”. Choose from the list that appears while you type, or use `/rules` alone for all topics.
refusal-no-topic-meant = There are no rules called “{ $input }”. Did you mean `{ $meant }`?
refusal-no-theme = There is no theme called “{ $input }”. Choose from the list that appears while you type.
refusal-no-theme-meant = There is no theme called “{ $input }”. Did you mean `{ $meant }`?
refusal-no-such-command = There is no command “{ $input }”. Choose from the list that appears while you type.
refusal-no-such-command-meant = There is no command “{ $input }”. Did you mean `{ $meant }`?
refusal-no-option = “{ $input }” isn't a house rule. Write `key=value` and choose from the list that appears while you type.
refusal-no-option-meant = “{ $input }” isn't a house rule. Did you mean `{ $meant }`?
refusal-no-value = `{ $key }` takes one of these: { $values }.
refusal-other-set = `{ $key }` belongs to a set that is not in this game. Add the set or leave the option out.
refusal-alone = You need at least one more player. Invite Carcas?
refusal-crowded = This game is for at most { $most } players.

refusal-no-cell = “{ $input }” isn't a cell. A cell is a letter and a number, as on the edge of the picture: `M13`.
refusal-no-cell-meant = “{ $input }” isn't a cell. Did you mean `{ $meant }`?
refusal-off-board = { $cell } lies beyond the board, which reaches from { $from } to { $to }.
refusal-cell-taken = { $cell } already has a tile. The free cells are on the picture.
refusal-cell-alone = { $cell } is not next to any tile. A tile must share an edge with another one.
refusal-cell-mismatch = Your tile does not fit at { $cell }, whichever way you turn it.
refusal-cell-forbidden = Your tile's edges match at { $cell }, but a rule of this game forbids it there.
refusal-no-rotation = { $input } isn't a valid rotation. Take 0, 90, 180 or 270.
refusal-not-turned = At { $cell } your tile fits turned by { $fitting }.
refusal-one-way = Your tile fits only one way at { $cell }.
refusal-nothing-to-turn = You have no tile to turn yet. Choose a cell first.
refusal-no-tile-now = You have no tile to turn now.
refusal-no-spot-there = No figure can be placed with your tile there. Confirm it, or choose another cell.
refusal-no-spot = “{ $input }” isn't a place for a figure now. Take a number from the picture.
refusal-no-figure = You have no “{ $input }” in hand.
refusal-no-figure-meant = You have no “{ $input }” in hand. Did you mean `{ $meant }`?
refusal-place-first = Choose a cell for your tile first, then a figure.
refusal-nothing-laid = You have not placed your tile yet. Choose a cell first.
refusal-unanswered = One question is still open: { $question }
refusal-no-pass = There is nothing to pass on now.
refusal-no-choice = “{ $input }” isn't one of the answers. Choose from the list that appears while you type.
refusal-no-amount = “{ $input }” isn't a valid bid. Take a number from { $least } to { $most }.
refusal-nothing-to-bid = This answer takes no amount, but you gave “{ $input }”. Leave it out.
refusal-nothing-to-choose = You have nothing to answer now.

refusal-stale = The game has moved on since that button was made. This is how it stands now.
refusal-other-plan = Your plan has changed in the meantime. This is how it stands now; confirm it if it is right.
refusal-too-late = Somebody was a moment faster, so nothing happened. Have a look at how the game stands now.
refusal-no-button = This button no longer belongs to any game. `/turn` and `/board` always work.
refusal-no-command = This command does not exist any more. `/help` shows what you can do.

apology = Something went wrong on our side, and nothing was changed. Please try again in a moment. If it keeps happening, give this code to whoever runs the bot: `{ $incident }`.

# What Discord sent could not be read.
apology-unreadable = Discord sent that in a form that I can't read, so nothing was done. Please try again in a moment. If it keeps happening, give this code to whoever runs the bot: `{ $incident }`.

# The database cannot be reached.
apology-away = Something went wrong on our side: the games cannot be reached at the moment, so nothing was changed. Please try again in a minute. If it lasts, give this code to whoever runs the bot: `{ $incident }`.

# The disk failed while an act was being kept: it may be done or not.
apology-in-doubt = It is not certain whether that was saved. I am starting again to find out: in a minute, look at `/board` or open your turn again, and do it once more only if it is not there. For whoever runs the bot: `{ $incident }`.

# Privately, when something could not be said in the channel.
unsent-permission = I could not write to { $channel }, where your game is played: I lack the permission { $missing } there. Whoever runs the server can give it back in the channel's settings. The game itself is safe and goes on: until then I call everybody by direct message.
unsent-link = This link grants everything I need: <{ $link }>
unsent-timed-out = I could not write to { $channel }, where your game is played: somebody has timed me out on that server, and a moderator can end that. The game itself is safe and goes on: until then I call everybody by direct message.
unsent-closed = The thread of your game, { $channel }, was closed: somebody archived or locked it. The game is put aside, just as it stands. It goes on by itself once the thread is open again; `/game move` takes it to another channel.
unsent-gone = The channel of your game is gone, so I can't show it anywhere. The game is put aside, just as it stands: `/game move` takes it to another channel.
unsent-outside = I could not write to { $channel }, where your game is: I cannot see that thread. Is it a private thread? Then mention me, { $me }, there to let me in; nothing is lost, and I post there what is missing. If it is not, a server administrator must let me see its channel.
unsent-table = The table in { $channel } is closed, because its thread was closed or its channel is gone. `/game new` opens another.
unposted = I could not post in { $channel } what you asked me to: I may not see it or write there. Is it a private thread? Then mention me, { $me }, there to let me in, and use the command again. If it is not, a server administrator must let me.
unsent-ours = One of my messages did not reach { $channel }, where your game is played. The game itself is safe; `/board` shows how it stands.
unsent-your-turn = It's your turn there: `/turn` works.
call-relayed = From your game in { $channel }, where I can't post at the moment:
channel-lacks = I lack the permission { $missing } in this channel, so my messages are plainer than they should be. Whoever runs the server can give it back in the channel's settings.
channel-works = I can write here again. This is how the game stands.
