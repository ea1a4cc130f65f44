# What happened, in one line.

who-bold = **{ $name }**
who-seat = Player { $number }
who-carcas = Carcas
who-stand-in = stand-in
told-placed = { $who } placed { $tile } at { $cell }
told-discarded = { $who } drew { $tile }: it fits nowhere and leaves the game.
told-deployed = { $who } placed { $role }.
told-sentence = { $parts }.
told-gain = +{ $points } for { $what }
told-gain-of = { $who } { $gain }
told-double = { $who } has another tile to lay.
told-record = { $who } holds { $token } now, with { $size } tiles.
told-token = { $who } gets { $token } ({ $count }).
told-returned = { $who } takes back { $role }.
told-ended = That was the last tile.
told-count = The last count: { $gains }.
told-count-of = { $who } +{ $points }
score-of = { $who } { $points }
list-dot = {" · "}

# The public message after a move.
ring-started = The table is set. Playing order: { $order }.
ring-commitment = The order of the tiles is fixed. Its seal: `{ $seal }`; the key is shown at the end.
ring-turn = { $who }, it is your turn. { $left ->
    [0] No tile is left.
    [one] This is the last tile.
   *[other] { $left } tiles are left.
 }
ring-undone = ↩️ { $who } took the last move back and moves again.
button-open = Take your turn

# The end of a game.
final-title = **The game is over.** { $winners ->
    [one] { $who } wins with { $points } points.
   *[other] { $who } share the victory with { $points } points.
 }
final-line = { $place }. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = roads
part-city = cities
part-cloister = cloisters
part-field = fields
part-goods = goods
part-king = king
part-robber = robber baron
part-fairy = fairy
part-ransom = ransoms
final-seed = The key to the order of the tiles: `{ $seed }`. Its seal was posted at the start: `{ $seal }`.
final-again = Another one? `/game new`
ended-by = { $who } ended the game. It stays unfinished; nobody wins.
closed-by = { $who } closed this table.

# Alternative text.
alt-board = The board: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 }, columns { $west } to { $east }, rows { $north } to { $south }.
alt-scores = Points: { $scores }.
alt-turn = { $who } is to move.
alt-hand = Tile in hand: { $tile }.
alt-cells = It fits at { $cells }.
alt-preview = Shown as a plan: { $tile } at { $cell }, turned { $degrees }°.
alt-figure = On it { $role }.
alt-spots = Places for a figure: { $spots }.
alt-spot = { $number } is { $spot }
alt-left = { $left ->
    [one] { $left } tile is left.
   *[other] { $left } tiles are left.
 }
alt-over = The game is over.

who-somebody = Somebody
who-host = The host
