# Why not, and what to do instead. Always private.

refusal-nothing = nothing
refusal-no-game = There is no such game in this channel. `/game new` opens one.
refusal-running = The game runs already, so its seats are fixed. The host can end it with `/game end`.
refusal-not-begun = The game has not begun yet. The host starts it with `/game start`.
refusal-over = This game is over. `/game new` opens the next one.
refusal-seated = You sit at this table already.
refusal-not-seated = You have no seat in this game. You can watch: `/board`, `/score`, `/log`.
refusal-full = All seats are taken. A second table fits into a thread or another channel.
refusal-not-host = Only the host of this game can do that, or somebody who runs this server.
refusal-nothing-to-undo = There is no move of yours to take back: somebody else moved last, or nobody did.
refusal-stood-in = A stand-in plays your seat. `/game return` gives it back to you.
refusal-no-clock = No clock runs in this game, so nobody needs more time.
refusal-own-clock = It is your own clock that runs. Somebody else at the table can give you more time.
refusal-not-late = There is time left, so no stand-in is needed yet.
refusal-no-pace = “{ $input }” is no pace. Write `free`, days for a move (`3d`), or a bank and what each move adds (`5d+12h`).
refusal-number = “{ $input }” does not do here: it takes a number from { $least } to { $most }.
refusal-aim = “{ $input }” cannot be aimed at. Name a cell on the board or near it, not next to where you throw from: `M13`, or `M13:250,-100` for thousandths of a tile east and south of its middle.
refusal-no-standing = “{ $input }” is no standing answer. Pick one from the list that appears while you type.
refusal-too-many-standing = You have { $most } standing answers in this game already. Remove one with `/standing remove` first.
refusal-not-stood-in = You play your seat yourself already.
refusal-not-your-turn = It is not your turn: { $who } is to move. You will be pinged when it is.
refusal-already-drawn = The next tile is on the table already, so your move stays.

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
unsent-closed = I could not write to { $channel }, where your game is played: the thread is archived or locked. Write something there, or have it unlocked; the game itself is safe and goes on.
unsent-gone = The channel of your game is gone, so I have nowhere to show it. The game is kept, but it cannot be played any more.
unsent-ours = A message of mine did not reach { $channel }, where your game is played. The game itself is safe; `/board` shows how it stands.
unsent-your-turn = It is your turn there: `/turn` works.
