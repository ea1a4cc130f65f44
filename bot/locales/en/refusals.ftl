# Why not, and what to do instead. Always private.

refusal-nothing = nothing
refusal-no-game = There is no such game in this channel. `/game new` opens one.
refusal-running = The game runs already. `/game take` gives you a seat if one is free; otherwise you can watch.
refusal-not-begun = The game has not begun yet. The host starts it with `/game start`.
refusal-over = This game is over. `/game new` opens the next one.
refusal-seated = You sit at this table already.
refusal-not-seated = You have no seat in this game. You can watch: `/board`, `/score`, `/log`.
refusal-full = All seats are taken. A second table fits into a thread or another channel.
refusal-not-host = Only the host of this game can do that, or somebody who runs this server.
refusal-nothing-to-undo = There is no move of yours to take back: somebody else moved last, or nobody did.
refusal-stood-in = A stand-in plays your seat. `/game return` gives it back to you.
refusal-no-clock = No clock runs in this game, so nobody needs more time.
refusal-own-clock = It is your own clock that runs. Anybody else here can give you more time.
refusal-was-removed = You were taken out of this game. Somebody who plays it can offer you a seat with `/game handover`.
refusal-time-enough = That is enough for one question: { $each } days from one person, { $all } from all together. If nothing happens, the table is asked how it goes on.
refusal-not-late = There is time left, so no stand-in is needed yet.
refusal-no-pace = “{ $input }” is no pace. Write `free`, days for a move (`3d`), or a bank and what each move adds (`5d+12h`).
refusal-number = “{ $input }” does not do here: it takes a number from { $least } to { $most }.
refusal-aim = “{ $input }” cannot be aimed at. Name a cell on the board or near it, not next to where you throw from: `M13`, or `M13:250,-100` for thousandths of a tile east and south of its middle.
refusal-few-host-tiles = { $lack } Describe the others with `/tile add`, or choose another house rule.
refusal-enough-host-tiles = { $set } takes no more tiles. `/tile remove` takes one back.
refusal-host-tile = That is no tile: { $why }. `/rules creativity` says how tiles are described, and the list that appears while you type has examples.
refusal-no-host-set = None of your sets takes tiles of yours: add `creativity` or `gingerbread` with `/game options` first.
refusal-no-host-tile = “{ $input }” is none of the tiles. Pick one from the list that appears while you type.
refusal-no-standing = “{ $input }” is no standing answer. Pick one from the list that appears while you type.
refusal-too-many-standing = You have { $most } standing answers in this game already. Remove one with `/standing remove` first.
refusal-banned = The games of this server are closed to you. Whoever runs the server can open them again.
refusal-not-admin = Only those who run this server can do that. The players can vote with `/game kick`.
refusal-not-offered = No seat is offered to you here any more.
refusal-no-open-seat = No seat is free in this game.
refusal-no-vote = You are not asked anything here now.
refusal-not-over = This game is not over yet.
refusal-parked = This game is put aside. `/game move` takes it up again.
refusal-no-person = Name a person who is meant: somebody at this table, or somebody who could sit down.
refusal-sits-already = This person sits at this table already.
refusal-few-voters = It takes two others who play to vote somebody out. When time is over, the buttons under that message decide; those who run the server can always help.
refusal-poll-open = One question is open already. Answer that first.
refusal-no-days = “{ $input }” is no number of days. Take one from 0 to { $most }.
refusal-no-vacation = So many days of vacation are not left this year: you have { $left }.
refusal-no-zone = “{ $input }” is no time zone. Choose from the list that opens while you type, such as `Europe/Bucharest`.
refusal-no-hours = “{ $input }” are no hours. Write `22-7`, or `off`.
refusal-many-opened = You have opened many tables within an hour. Wait a little before the next one.
refusal-no-tiles = “{ $input }” is no length of a short game. It takes 4 to 200 tiles, and no river.
refusal-no-word = “{ $input }” is none of your games on this server. Choose from the list that opens while you type.
refusal-many-watchers = Enough people watch this game already. `/board` and `/log` work for everybody.
refusal-no-permission = I cannot play here: I lack { $missing } in this channel. Whoever runs the server can grant it in the settings of the channel, or everywhere with this link: <{ $link }>
refusal-too-fast = That was a lot at once. Wait a few seconds, then go on; nothing is lost.
refusal-busy = Many moving pictures are being drawn. Please try again in a minute.
refusal-learning-already = You and I are in the middle of a game here. `/turn` goes on with it; `/game end` ends it, and then `/learn` begins another one.
refusal-not-stood-in = You play your seat yourself already.
refusal-not-your-turn = It is not your turn: { $who } is to move. You will be pinged when it is.
refusal-already-drawn = The next tile has been seen, so your move stays. Where the table allows it, `/undo` asks the others.

refusal-channel-taken = This channel has a game already. Open the next one in a thread or another channel; `/game info` shows this one.
refusal-guild-full = This server has as many open games as it may have. Finish or end one first.
refusal-player-full = You sit in as many open games as one person may. Finish one first.
refusal-no-set = There is no set called “{ $input }”. There are { $known }.
refusal-ground = A game needs a ground to build on: the base game or the Winter Edition. Add `base` or `winter` to the sets.
refusal-grounds = { $names } do not go together: each is a complete game of its own. Take one of them.
refusal-pointless = `{ $key }` says nothing unless `{ $other }={ $value }`. Choose that first, or leave it out.
refusal-pointless-set = `{ $key }` says nothing without { $name }. Add that set first, or leave it out.
refusal-no-topic = There are no rules called “{ $input }”. Choose from the list that opens while you type, or `/rules` alone for all topics.
refusal-no-option = “{ $input }” is no house rule. Write `key=value` and choose from the list that opens while you type.
refusal-no-value = `{ $key }` takes one of these: { $values }.
refusal-other-set = `{ $key }` belongs to a set that is not in this game. Add the set or leave the option out.
refusal-players = This game is for { $least } to { $most } players.

refusal-no-cell = “{ $input }” is no cell. A cell is a letter and a number, as on the edge of the picture: `M13`.
refusal-cell-taken = { $cell } holds a tile already. The free cells are on the picture.
refusal-cell-alone = Nothing lies beside { $cell }. A tile must touch another one by an edge.
refusal-cell-mismatch = Your tile does not fit at { $cell }, however you turn it.
refusal-cell-forbidden = Your tile's edges match at { $cell }, but a rule of this game forbids it there.
refusal-no-rotation = “{ $input }” is no rotation. Take 0, 90, 180 or 270.
refusal-not-turned = At { $cell } your tile fits turned by { $fitting }.
refusal-nothing-to-turn = No tile of yours is laid out that could be turned. Choose a cell first.
refusal-no-spot = “{ $input }” is no place for a figure now. Take a number from the picture.
refusal-no-figure = “{ $input }” is no figure that you have in hand.
refusal-place-first = First choose a cell for your tile, then a figure.
refusal-nothing-laid = You have not laid your tile yet. Choose a cell first.
refusal-unanswered = One question is still open: { $question }
refusal-no-pass = There is nothing to pass on now. Choose a cell first.
refusal-no-choice = “{ $input }” is none of the answers. Choose from the list that opens while you type.
refusal-no-amount = “{ $input }” cannot be bid: it takes a number from { $least } to { $most }.
refusal-nothing-to-bid = This answer takes no amount, but you gave “{ $input }”. Leave it out.
refusal-nothing-to-choose = You are not asked anything now.

refusal-stale = The game has moved on since that button was made. This is how it stands now.
refusal-other-plan = Your plan had changed in the meantime. This is how it stands now; confirm it if it is right.
refusal-too-late = Somebody was a moment faster, so nothing happened. Have a look at how the game stands now.
refusal-no-button = This button does not belong to any game. `/turn` and `/board` always work.
refusal-no-command = This command does not exist any more. `/help` shows what you can do.

apology = Something went wrong on our side, and nothing was changed. Please try again in a moment. If it stays like this, give this word to whoever runs the bot: `{ $incident }`.

# Privately, when something could not be said in the channel.
unsent-permission = I could not write to { $channel }, where your game is played: I lack the permission to see the channel, to send messages or to attach files there. Whoever runs the server can grant it; the game itself is safe and goes on.
unsent-link = This link grants all that I need: <{ $link }>
unsent-closed = The thread of your game, { $channel }, was closed: somebody archived or locked it. The game is put aside, as it is: `/game move` takes it to another channel, or back there once the thread is open.
unsent-gone = The channel of your game is gone, so I have nowhere to show it. The game is put aside, as it is: `/game move` takes it to another channel.
unsent-ours = A message of mine did not reach { $channel }, where your game is played. The game itself is safe; `/board` shows how it stands.
unsent-your-turn = It is your turn there: `/turn` works.
