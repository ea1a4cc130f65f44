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
refusal-not-stood-in = You play your seat yourself already.
refusal-not-your-turn = It is not your turn: { $who } is to move. You will be pinged when it is.
refusal-already-drawn = The next tile is on the table already, so your move stays.

refusal-channel-taken = This channel has a game already. Open the next one in a thread or another channel; `/game info` shows this one.
refusal-guild-full = This server has as many open games as it may have. Finish or end one first.
refusal-player-full = You sit in as many open games as one person may. Finish one first.
refusal-no-set = There is no set called “{ $input }”. There are { $known }.
refusal-ground = A game needs the base game. Add `base` to the sets.
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
refusal-nothing-to-choose = You are not asked anything now.

refusal-stale = The game has moved on since that button was made. This is how it stands now.
refusal-other-plan = Your plan had changed in the meantime. This is how it stands now; confirm it if it is right.
refusal-too-late = Somebody was a moment faster, so nothing happened. Have a look at how the game stands now.
refusal-no-button = This button does not belong to any game. `/turn` and `/board` always work.
refusal-no-command = This command does not exist any more. `/help` shows what you can do.

apology = Something went wrong on our side, and nothing was changed. Please try again in a moment. If it stays like this, give this word to whoever runs the bot: `{ $incident }`.
