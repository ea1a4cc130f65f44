# Games that travel as files: /export and /game import.

command-export = This game as a file: to check it, or to play it on elsewhere
    .name = export
command-game-import = Play the game of a file on in this channel, or keep it here if it is over
    .name = import
option-file = The file that /export gave
    .name = file

export-over = The whole game, with its key: { $moves } moves. `/game import` keeps it elsewhere, and `carcas verify` checks it on any computer. It names nobody.
export-running = The game so far: { $moves } moves. The file holds nothing secret: where `/game import` plays it on, the tiles that nobody has seen are shuffled anew. It names nobody.
export-jcz = The file `{ $file }` opens in JCloisterZone 5 at the last position.
export-jcz-unseen = That program draws the tiles that nobody has seen by itself.
export-jcz-set = There is no file for JCloisterZone 5: it can’t replay a game with { $set }.
export-jcz-rule = There is no file for JCloisterZone 5: it doesn’t know the house rule “{ $rule }” as it was played here.
export-jcz-carried = There is no file for JCloisterZone 5: this game went on from a position.
export-jcz-course = There is no file for JCloisterZone 5: by its rules this game would have gone another way.
import-opened = The file is as it was written, and a table is open. Once every seat is taken, you start the game, and it goes on.
import-kept = Everything in the file is as it was told, and the game is kept here: `/log`, `/replay`, `/score` and `/fair` show it.
import-told = { $who } has brought a finished game ({ $game }), checked move by move. `/log` and `/replay` show it.
import-points = #{ $number }: { $points }
import-lobby = A game from elsewhere goes on here: { $seats } seats, all to be taken. Points so far: { $points }. The tiles that nobody has seen are shuffled anew.
lobby-how-carried = Whoever chooses a seat gets it; the others take those that are left, in the order of this list. The host starts once all are taken.
seat-carried = One that is left, in the order of the list
fair-carried = This game began elsewhere. When it came here, the tiles that nobody had seen were shuffled with this key; `/export` gives the file with which `carcas verify` checks that.

refusal-seats-to-take = This game has { $most } seats, and { $taken } are taken. All must be: others press *{ button-join }*, or `/game invite` seats Carcas.
refusal-goes-on = This game has already begun elsewhere, so its sets and rules stay. For another game, close this table with `/game end`.
import-foreign = This isn’t the file of a game. `/export` gives one, and it must be sent as it is.
import-jcz = This is the file for JCloisterZone: open it there. What I can play on or keep is the other file of `/export`, the one that ends in `.json`.
import-newer = A newer version of Carcas wrote this file (format { $version }), and this one cannot read it.
import-changed-line = The file was changed after it was written: line { $line } is not as it was. Export the game once more.
import-changed-head = The file was changed after it was written: its beginning (settings, seats, seal, key) is not as it was. Export the game once more.
import-changed-move = The file was changed after it was written: move { $number } is not as it was. Export the game once more.
import-changed-end = The file was changed after it was written: its end (points, position) is not as it was. Export the game once more.
import-unreadable = The file is whole, but this version of Carcas does not know something in it.
import-seal = The key in the file does not have the seal that was shown when the table opened, so this deal was not the promised one.
import-deal = The tiles of this game were not dealt from its key, or another version of the rules dealt them.
import-move = Move { $number } is not allowed there, or it leads to another state than the file says.
import-end = The points or the position at the end of the file are not where its moves lead.
import-large = This file is larger than that of any game.
import-unreachable = I could not fetch the file from Discord. Nothing has changed; please send the command once more.
