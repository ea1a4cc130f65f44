# What happened, in one line.

who-bold = **{ $name }**
who-seat = Player { $number }
who-numbered = { $who } (#{ $number })
who-carcas = Carcas
who-stand-in = stand-in
told-placed = { $who } placed { $tile } at { $cell }
told-placed-with = { $who } placed { $tile } at { $cell } with { $role }
told-discarded = { $who } drew { $tile }. It can't be placed and is discarded.
told-deployed = { $who } placed { $role }.
told-deployed-at = { $who } placed { $role } at { $cell }.
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points }: { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } places another tile.
told-token = { $who } gets { $token } ({ $count }).
told-aside = { $who } drew { $tile } before there was a volcano; it is set aside.
told-put-back = { $tiles ->
    [one] The dragon tile that was set aside returns
   *[other] The { $tiles } dragon tiles that were set aside return
 } to the pile.
told-moved = { $whose } moves on from { $from } { $place } at { $cell }.
told-returned = { $whose } returns home.
told-standing = ({ $who }'s standing order.)
told-accepted = { $who } agrees.
told-refused = { $who } refuses.
told-passed = { $who } passes.
told-ended = That was the last tile.
told-count = The last count: { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
score-figure = { $figure } { $score }
list-dot = {" · "}

# The public message after a move.

# $number: how many people $who names.
ring-asked = { $who }, a question for you: { $question }
ring-started = The game begins. Playing order: { $order }.
ring-commitment = The order of the tiles is fixed. Its seal: `{ $seal }`; the key is shown at the end.
# $number: how many people $who names.
ring-turn = { $who }, it's your turn. { $left ->
    [0] No tiles are left.
    [one] This is the last tile.
   *[other] { $left } tiles are left.
 }
ring-free = { $who }: a stand-in moves. Anyone may take the seat with `/game take`.
ring-automatic = { $who }: the move is made automatically.
ring-undone = ↩️ { $who } took back the last move and moves again.
button-open = Take your turn
button-board = Board
button-score = Score
button-tiles = Tiles

# The end of a game.
final-title = { $winners ->
    [0] Nobody wins. The game is over.
    [one] 🏆 { $who } wins with { $points ->
        [one] one point
       *[other] { $points } points
     }. The game is over.
   *[other] 🏆 { $who } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
     } each. The game is over.
 }
final-called = Thanks for playing, { $who }!
final-count = **The final count**
final-count-plain = The final count:
final-count-of = { $who } { $points }: { $items }
final-item = { $what } ({ $points })
final-item-at = { $what } at { $cell } ({ $points })
final-count-file = All of the final count is in the file.
final-line = { $place }\. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = roads
part-city = cities
part-cloister = cloisters
part-field = fields
final-seed = The key to the order of the tiles: `{ $seed }`. Its seal was posted at the start: `{ $seal }`.
fair-title = **How this game is dealt**
fair-seal = The seal of the key, shown when the table opened: `{ $seal }`
fair-start = The number that Discord gave to the start of the game: `{ $start }`
fair-not-started = When somebody starts the game, Discord gives that a number, which nobody can choose. Key and number together give the order of the tiles. The key is shown when the game is over.
fair-later = Key and number together gave the order of the tiles, so nobody could choose it. The key is shown when the game is over.
fair-key = The key: `{ $key }`
fair-agrees = ✅ I have dealt the game again: the key has this seal, and key and number give the game that was played.
fair-differs = ⚠️ This does not fit: key and number give another game than the one that was played. Please tell whoever runs me.
fair-steps = To check it without me: the BLAKE3 hash of the key is the seal. The hash of the number, keyed with the key, is the seed. With it ChaCha8 shuffles the tiles (Fisher-Yates, from the end); they are drawn from the end. The file has the tiles before and after.
final-again = Rematch? Press the button or use `/game rematch`.
ended-by = { $who } ended the game. It stays unfinished; nobody wins.
closed-by = { $who } closed this table.

# Alternative text.
alt-board = The board: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 }, columns { $west } to { $east }, rows { $north } to { $south }.
alt-scores = Points: { $scores }.
alt-source = { $source }: { $points }.
alt-turn = { $number ->
    [one] It's { $who }'s turn.
   *[other] Still to answer: { $who }.
 }
alt-draw = The next tile is still face down; { $cells ->
    [one] one cell is
   *[other] { $cells } cells are
 } open beside the board.
alt-asked = Asked: { $question }
alt-owners = Who owns what, the largest first: { $claims }.
alt-farms = Who owns the fields, the largest first: { $claims }.
alt-no-owners = Nobody owns a road, a city or a cloister.
alt-no-farms = Nobody owns a field.
alt-claim = { $feature } at { $cell } ({ $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 }), { $who }
alt-dead = Cells that no remaining tile fits: { $cells }.
alt-no-dead = Every open cell can still be filled.
alt-focus = The picture shows the area around { $cell }, where the last tile was placed.
alt-around = The picture shows the area around { $cell }.
alt-whole = The picture shows the whole board.
alt-moving = A moving picture, { $tiles ->
    [one] of one tile.
   *[other] of { $tiles } tiles, one after another.
 }
alt-gains = Score changes: { $gains }.
alt-no-gains = Nobody's score has changed.
alt-clock = { $who } has { $left }
alt-clocks = Time left: { $clocks }.
alt-hand = Tile in hand: { $tile }.
alt-stands = { $who } ({ $place })
alt-stands-figure = { $who } ({ $figure }, { $place })
alt-cells = It fits at { $cells }.
alt-preview = Planned: { $tile } at { $cell }, turned { $degrees }°.
alt-figure = On it: { $role }.
alt-chosen = { $answer }.
alt-spots = To choose from: { $spots }.
alt-spot = { $number }: { $spot }
alt-left = { $left ->
    [0] No tiles are left.
    [one] { $left } tile is left.
   *[other] { $left } tiles are left.
 }
alt-over = The game is over.

who-somebody = Somebody
who-host = The host
