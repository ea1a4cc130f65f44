# What happened, in one line.

who-bold = **{ $name }**
who-seat = Player { $number }
who-carcas = Carcas
who-stand-in = stand-in
told-placed = { $who } placed { $tile } at { $cell }
told-discarded = { $who } drew { $tile }: it fits nowhere and leaves the game.
told-deployed = { $who } placed { $role }.
told-sentence = { $parts }.
told-gain = { $points } for { $what }
told-gain-of = { $who } { $gain }
told-double = { $who } has another tile to lay.
told-record = { $who } holds { $token } now, with { $size } tiles.
told-token = { $who } gets { $token } ({ $count }).
told-aside = { $who } drew { $tile } before there was a volcano; it is set aside.
told-put-back = { $tiles ->
    [one] The dragon tile that was set aside goes
   *[other] The { $tiles } dragon tiles that were set aside go
 } back into the pile.
told-councillor = { $who } sends a councillor from { $quarter }: { $role } at { $cell }.
told-moved = The { $figure } of { $who } goes { $place } at { $cell }.
told-moved-off = The { $figure } of { $who } goes { $place }.
told-count-moved = The count goes to { $quarter }.
told-returned = { $whose } goes home.
told-eaten = The dragon takes { $whose } at { $cell }.
told-princess = The princess sends { $whose } at { $cell } home.
told-escaped = { $whose } escapes from { $cell }.
told-challenge = { $whose } at { $cell } was too slow and goes home.
told-dragon = The dragon flies to { $cell }.
told-fairy = The fairy goes to { $cell }.
told-fairy-beside = The fairy goes to { $whose } at { $cell }.
told-tower = The tower at { $cell } is { $height ->
    [one] one piece
   *[other] { $height } pieces
 } high.
told-captured = { $who } takes { $whose } at { $cell } captive.
told-exchanged = Captives are exchanged: { $who } gets the { $figure } back, { $with } the { $other }.
told-ransomed = { $who } pays { $from } 3 points and has the { $figure } back.
told-tunnel = { $who } puts { $token } at { $cell }.
told-tunnel-linked = { $who } puts { $token } at { $cell }: two roads are one now.
told-castle = { $who } makes a castle of the city at { $cell }.
told-bridge = { $who } builds a bridge over { $cell }.
told-bazaar = A bazaar is held: tiles are sold by auction.
told-offered = { $own } at { $from } is offered for { $wanted } at { $cell }.
told-swapped = { $own } and { $wanted } change places.
told-lost = The { $figure } of { $who } leaves the game.
told-teacher = { $who } has the teacher now.
told-teacher-school = The teacher is back in the school.
told-teacher-gone = The teacher is out of the game.
told-gingerbread = The gingerbread man is in the city at { $cell } now.
told-gingerbread-off = No city is left for the gingerbread man.
told-tiles-accepted = The host's tiles are in the game.
told-tiles-refused = The host's tiles stay out of the game.
told-wheel = The pig goes { $steps } on to { $sector }.
told-catapult = { $who } has everybody throw at the fair at { $cell }: { $what }.
missile-knock_out = knock-out
missile-seduction = seduction
missile-target = target
missile-catch = catch
told-thrown = { $who } throws from { $site }: the token comes down at { $cell }.
told-thrown-hits = { $who } throws from { $site }: the token comes down at { $cell } and hits { $whose }.
told-thrown-apart = { $who } throws from { $site }: the token comes to rest { $apart } from the fair.
told-thrown-at-fair = { $who } throws from { $site }: the token rests on the fair!
told-seduced = { $who } exchanges { $whose }: a { $with } comes instead.
told-duel-wild = { $who } throws wildly; { $other } need not even try.
told-duel-caught = { $other } catches what { $who } throws.
told-duel-touched = { $other } touches what { $who } throws, and drops it.
told-duel-missed = { $who } throws past { $other }.
told-knocked = { $whose } at { $cell } is knocked over and goes home.
told-outbreak = The plague breaks out at { $cell } (no. { $number }).
told-averted = Outbreak no. { $number } at { $cell } is over.
told-flea = { $who } puts a flea at { $cell }.
told-flea-moves = { $who } moves the flea from { $from } to { $cell }.
told-flea-bites = The flea drives { $whose } away from { $cell }.
told-standing = (Answered in advance by { $who }.)
told-accepted = { $who } agrees.
told-refused = { $who } refuses.
told-passed = { $who } passes.
told-offer = { $who } offers no. { $number }, { $tile }, and bids { $points }.
told-bid = { $who } bids { $points }.
told-crop = { $who } decides at the crop circle: { $what }.
told-sold = { $who } gets { $tile } for { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
 }.
told-ended = That was the last tile.
told-count = The last count: { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
list-dot = {" · "}

# The public message after a move.
ring-asked = { $who }, you are asked: { $question }
ring-lots = For sale: { $lots }.
ring-lot = no. { $number }, { $tile }
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
    [0] Nobody wins.
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
part-castle = castles
part-king = king
part-robber = robber baron
part-lesson = teacher
part-gingerbread = gingerbread man
part-wheel = wheel
part-crown = crowns
part-catapult = catapult
part-fairy = fairy
part-ransom = ransoms
final-seed = The key to the order of the tiles: `{ $seed }`. Its seal was posted at the start: `{ $seal }`.
final-again = Another one? The button, or `/game rematch`.
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
    [one] { $who } is to move.
   *[other] { $who } are to move.
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
alt-dead = Cells that no tile fits any more: { $cells }.
alt-no-dead = There is no cell that no tile fits any more.
alt-focus = Large is what lies around { $cell }, where a tile was laid last.
alt-moving = A moving picture, { $tiles ->
    [one] of one tile.
   *[other] of { $tiles } tiles, one after the other.
 }
alt-gains = Score changes: { $gains }.
alt-no-gains = Nobody's score has changed.
alt-clock = { $who } has { $left }
alt-clocks = Time left: { $clocks }.
alt-hand = Tile in hand: { $tile }.
alt-outbreak = Plague: outbreak { $number } has reached { $cells }.
alt-fleas = Fleas that sleep: { $cells }.
alt-dragon = The dragon is at { $cell }.
alt-gingerbread = The gingerbread man is in the city at { $cell }.
alt-pig = The wheel's pig is at { $sector }.
alt-wheel-aside = The wheel of fortune lies beside the map.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Free crowns of the wheel: { $crowns }.
alt-stands = { $who } ({ $place })
alt-crowns = On the wheel: { $figures }.
alt-teacher-school = The teacher is in the school.
alt-teacher-with = The teacher is with { $who }.
alt-fairy = The fairy is at { $cell }.
alt-count = The count is in { $quarter }.
alt-quarters = In Carcassonne: { $figures }.
alt-towers = On towers: { $figures }.
alt-cells = It fits at { $cells }.
alt-preview = Shown as a plan: { $tile } at { $cell }, turned { $degrees }°.
alt-figure = On it { $role }.
alt-chosen = { $answer }.
alt-spots = To choose from: { $spots }.
alt-spot = { $number } is { $spot }
alt-left = { $left ->
    [one] { $left } tile is left.
   *[other] { $left } tiles are left.
 }
alt-over = The game is over.

who-somebody = Somebody
who-host = The host
