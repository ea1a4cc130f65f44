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
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points }: { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } places another tile.
told-record = { $who } now holds { $token } ({ $size ->
    [one] 1 tile
   *[other] { $size } tiles
 }).
told-token = { $who } gets { $token } ({ $count }).
told-aside = { $who } drew { $tile } before there was a volcano; it is set aside.
told-put-back = { $tiles ->
    [one] The dragon tile that was set aside returns
   *[other] The { $tiles } dragon tiles that were set aside return
 } to the pile.
told-councillor = { $who } moves a councillor out of { $quarter }: { $role } at { $cell }.
told-moved = { $whose } moves on from { $from } { $place } at { $cell }.
told-flees = { $whose } flees from the plague, from { $from } { $place } at { $cell }.
told-count-moved = The Count moves to { $quarter }.
told-returned = { $whose } returns home.
told-eaten = The dragon takes { $whose } at { $cell }.
told-princess = The princess sends { $whose } at { $cell } home.
told-escaped = { $whose } escapes from { $cell }.
told-challenge = { $whose } at { $cell } lost the challenge and returns home.
told-dragon = The dragon flies to { $cell }.
told-fairy = The fairy moves to { $cell }.
told-fairy-beside = The fairy moves to { $whose } at { $cell }.
told-tower = The tower at { $cell } is now { $height ->
    [one] one piece
   *[other] { $height } pieces
 } high.
told-captured = { $who } captures { $whose } at { $cell }.
told-exchanged = Captives are exchanged: { $who } gets their { $figure } back, { $with } their { $other }.
told-ransomed = { $who } pays { $from } 3 points and gets the { $figure } back.
told-tunnel = { $who } places { $token } at { $cell }.
told-tunnel-linked = { $who } places { $token } at { $cell }: two roads are now one.
told-castle = { $who } turns the city at { $cell } into a castle.
told-bridge = { $who } builds a bridge at { $cell }.
told-bazaar = A bazaar opens: tiles are auctioned.
told-offered = { $own } at { $from } is offered for { $wanted } at { $cell }.
told-swapped = { $own } and { $wanted } trade places.
told-lost = { $who }'s { $figure } leaves the game.
told-teacher = { $who } now has the teacher.
told-teacher-school = The teacher is back in the school.
told-teacher-gone = The teacher is out of the game.
told-gingerbread = The gingerbread man is now in the city at { $cell }.
told-gingerbread-off = There is no city left for the gingerbread man.
told-tiles-accepted = The host's tiles are in the game.
told-tiles-refused = The host's tiles stay out of the game.
told-wheel = The pig moves { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } to { $sector }.
told-catapult = { $who } has everybody throw at the fair at { $cell }: { $what }.
missile-knock_out = knock-out
missile-seduction = seduction
missile-target = target
missile-catch = catch
told-thrown = { $who } throws from { $site }: the token comes to rest at { $cell } and meets nobody.
told-thrown-hits = { $who } throws from { $site }: the token comes to rest at { $cell } and knocks over { $whose }, { $count ->
    [one] who returns home
   *[other] who return home
 }.
told-thrown-closest = { $who } throws from { $site }: the token comes to rest at { $cell }, closest to { $whose }.
told-thrown-apart = { $who } throws from { $site }: the token comes to rest at { $cell }, { $apart } tiles from the middle of the fair.
told-seduced = { $who } seduces { $whose }, who returns home; { $who }'s { $with } from the supply takes that place.
told-seduced-from = { $who } seduces { $whose }, who returns home; { $from } takes that place.
told-duel-wild = { $who } throws to { $other } with force { $force }, but wildly: { $long } far and { $lateral } aside.
told-duel-caught = { $who } throws to { $other } with force { $force }: { $long } far and { $lateral } aside. { $other }, hands at { $reach } and { $hands } aside, catches it.
told-duel-touched = { $who } throws to { $other } with force { $force }: { $long } far and { $lateral } aside. { $other }, hands at { $reach } and { $hands } aside, touches it and drops it.
told-duel-missed = { $who } throws to { $other } with force { $force }: { $long } far and { $lateral } aside. { $other }, hands at { $reach } and { $hands } aside, misses it.
told-knocked = { $whose } at { $cell } returns home because of the catapult.
told-outbreak = The plague breaks out at { $cell } (no. { $number }).
told-averted = Outbreak no. { $number } at { $cell } is over.
told-flea = { $who } places a flea at { $cell }.
told-flea-moves = { $who } moves the flea from { $from } to { $cell }.
told-flea-bites = The flea drives { $whose } away from { $cell }.
told-standing = ({ $who }'s standing order.)
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
score-figure = { $figure } { $score }
list-dot = {" · "}

# The public message after a move.
ring-asked = { $who }, a question for you: { $question }
bazaar-open = **Bazaar.** For auction: { $lots }.
bazaar-over = **Bazaar.** All tiles are sold. Each player places theirs on their next turn.
bazaar-undone = **Bazaar.** The move that opened it was taken back.
bazaar-sold = Sold: { $sold }.
bazaar-sold-one = { $tile } to { $who }
bazaar-lot = no. { $number }, { $tile }
bazaar-alt = For auction: { $lots }.
ring-started = The game begins. Playing order: { $order }.
ring-commitment = The order of the tiles is fixed. Its seal: `{ $seal }`; the key is shown at the end.
ring-turn = { $who }, it's your turn. { $left ->
    [0] No tiles are left.
    [one] This is the last tile.
   *[other] { $left } tiles are left.
 }
ring-abbey = { $who }, it's your turn. Take the next tile, or place your abbey instead: once you have seen the tile, it's too late for the abbey.
ring-undone = ↩️ { $who } took back the last move and moves again.
button-open = Take your turn
button-abbey = Place your abbey instead
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
final-item = { $what } { $points }
final-item-at = { $what } at { $cell } { $points }
final-count-file = All of the final count is in the file.
final-line = { $place }. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = roads
part-city = cities
part-cloister = cloisters
part-field = fields
part-goods = goods
part-castle = castles
part-king = King
part-robber = Robber Baron
part-lesson = teacher
part-gingerbread = gingerbread man
part-wheel = wheel
part-crown = crowns
part-catapult = catapult
part-fairy = fairy
part-ransom = ransoms
final-seed = The key to the order of the tiles: `{ $seed }`. Its seal was posted at the start: `{ $seal }`.
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
alt-moving = A moving picture, { $tiles ->
    [one] of one tile.
   *[other] of { $tiles } tiles, one after another.
 }
alt-gains = Score changes: { $gains }.
alt-no-gains = Nobody's score has changed.
alt-clock = { $who } has { $left }
alt-clocks = Time left: { $clocks }.
alt-hand = Tile in hand: { $tile }.
alt-outbreak = Plague: outbreak { $number } has reached { $cells }.
alt-fleas = Dormant fleas: { $cells }.
alt-dragon = The dragon is at { $cell }.
alt-gingerbread = The gingerbread man is in the city at { $cell }.
alt-pig = The wheel's pig is at { $sector }.
alt-wheel-aside = The wheel of fortune is shown beside the map.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Free crowns of the wheel: { $crowns }.
alt-stands = { $who } ({ $place })
alt-crowns = On the wheel: { $figures }.
alt-teacher-school = The teacher is in the school.
alt-teacher-with = The teacher is with { $who }.
alt-fairy = The fairy is at { $cell }.
alt-count = The Count is in { $quarter }.
alt-quarters = In Carcassonne: { $figures }.
alt-towers = On towers: { $figures }.
alt-cells = It fits at { $cells }.
alt-preview = Planned: { $tile } at { $cell }, turned { $degrees }°.
alt-figure = On it: { $role }.
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
