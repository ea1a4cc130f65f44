# Names of things.

list-comma = {", "}
list-and = { $first } and { $last }

# Tiles, by what is printed on them. The first part carries the article; so do the others.
tile-with = { $first } with { $rest }
tile-meadow = a meadow
tile-carcassonne = a part of the City of Carcassonne
tile-cloister = a cloister
tile-shrine = a shrine
tile-abbey = an abbey
tile-city-edge = { $count ->
    [1] a city edge
    [2] two city edges
    [3] three city edges
   *[other] four city edges
 }
tile-city-passage = { $count ->
    [1] a city passage
   *[other] two city passages, one over the other
 }
tile-city-corner = { $count ->
    [1] a city corner
   *[other] two city corners
 }
tile-city-three = a three-sided city
tile-city-full = a city on all sides
tile-road-end = { $count ->
    [1] a road end
    [2] two road ends
    [3] three road ends
   *[other] four road ends
 }
tile-road-mouth = { $count ->
    [1] a tunnel mouth
    [2] two tunnel mouths
   *[other] three tunnel mouths
 }
tile-road-straight = { $count ->
    [1] a straight road
   *[other] two straight roads
 }
tile-road-curve = { $count ->
    [1] a curve
   *[other] two curves
 }
tile-road-roundabout = a roundabout
tile-road-junction = a junction
tile-road-crossing = a crossroads
tile-river-spring = the spring
tile-river-lake = the lake
tile-river-fork = a fork of the river
tile-river-straight = a stretch of river
tile-river-bend = a river bend
tile-pennant = { $count ->
    [1] a pennant
   *[other] two pennants
 }
tile-cathedral = a cathedral
tile-inn = an inn
tile-wine = wine
tile-grain = grain
tile-cloth = cloth
tile-princess = a princess
tile-siege = besiegers
tile-pigs = a herd of pigs
tile-volcano = a volcano
tile-dragon = a dragon
tile-portal = a magic portal
tile-tower = a tower foundation
tile-bazaar = a bazaar
tile-crop-shield = a crop circle (shield)
tile-crop-club = a crop circle (club)
tile-crop-pitchfork = a crop circle (pitchfork)

tile-fair = a fair
tile-school = a part of the school
tile-porxada = the porxada
tile-plague = the sign of the plague
tile-wheel-one = the sign of the wheel (1)
tile-wheel-two = the sign of the wheel (2)
tile-wheel-three = the sign of the wheel (3)
tile-wheel-block = a part of the wheel of fortune
tile-gingerbread = the sign of the gingerbread man

figure-small = meeple
figure-big = big meeple
figure-wagon = wagon
figure-mayor = mayor
figure-builder = builder
figure-pig = pig
figure-barn = barn

# The ordinary meeple is called after where it stands; every other figure has its name.
role-city = a knight in the city
role-road = a thief on the road
role-cloister = a monk in the cloister
role-shrine = a heretic in the shrine
role-abbey = a monk in the abbey
role-field = a farmer in the field
role-river = a meeple by the river
role-castle = a lord in the castle
role-corner = a meeple on the corner
role-tower = a meeple on top of the tower
role-crown = a meeple on a crown of the wheel
role-quarter = a councillor in Carcassonne
role-place = a meeple
role-figure = the { $figure } { $place }
as-city = as a knight in the city
as-road = as a thief on the road
as-cloister = as a monk in the cloister
as-shrine = as a heretic in the shrine
as-abbey = as a monk in the abbey
as-field = as a farmer in the field
as-river = by the river
as-castle = as a lord in the castle
as-corner = on the corner
as-tower = on top of the tower
as-crown = on a crown of the wheel
as-quarter = as a councillor in Carcassonne
as-place = there
where-city = in the city
where-road = on the road
where-cloister = in the cloister
where-shrine = in the shrine
where-abbey = in the abbey
where-field = in the field
where-river = by the river
where-castle = in the castle
where-corner = on the corner
where-tower = on the tower
where-crown = on the wheel
where-quarter = in Carcassonne
where-place = there
to-city = into the city
to-road = onto the road
to-cloister = into the cloister
to-shrine = into the shrine
to-abbey = into the abbey
to-field = into the field
to-river = to the river
to-castle = into the castle
to-corner = onto the corner
to-tower = onto the tower
to-crown = onto the wheel
to-quarter = to Carcassonne
to-place = there
the-city = the city
the-road = the road
the-cloister = the cloister
the-shrine = the shrine
the-abbey = the abbey
the-field = the field
the-river = the river
the-castle = the castle
the-place = the place
noun-city = knight
noun-road = thief
noun-cloister = monk
noun-shrine = heretic
noun-abbey = monk
noun-field = farmer
noun-river = meeple
noun-castle = lord
noun-corner = meeple
noun-tower = meeple on the tower
noun-crown = meeple on the wheel
noun-quarter = councillor
noun-place = meeple
noun-figure = { $figure } { $place }
whose-at = { $whose } at { $cell }
whose-own = your { $noun }
whose-other = { $who }'s { $noun }
sector-fortune = Fortune
sector-taxes = Taxes
sector-famine = Famine
sector-storm = Storm
sector-inquisition = Inquisition
sector-plague = Plague
quarter-castle = the castle
quarter-market = the market
quarter-blacksmith = the blacksmith
quarter-cathedral = the cathedral

source-road = road
source-city = city
source-cloister = cloister
source-field = field
source-goods = goods
source-castle = castle
source-king = King
source-robber = Robber Baron

source-lesson = teacher
source-gingerbread = gingerbread man
source-wheel = wheel
source-crown = crowns of the wheel
source-catapult = catapult
source-fairy = fairy
source-ransom = ransom

token-porxada = the token of the porxada
token-wine = wine
token-grain = grain
token-cloth = cloth
token-king = the King
token-robber = the Robber Baron
token-tower_piece = a tower piece
token-abbey = an abbey
token-bridge = a bridge
token-castle = a castle
token-tunnel_a = a tunnel token of the first pair
token-tunnel_b = a tunnel token of the second pair
token-tunnel_c = a tunnel token of the third pair

side-n = north
side-e = east
side-s = south
side-w = west
side-all = all sides
corner-north-east = the north-eastern corner
corner-south-east = the south-eastern corner
corner-south-west = the south-western corner
corner-north-west = the north-western corner
half-north-west = north, the western half
half-north-east = north, the eastern half
half-east-north = east, the northern half
half-east-south = east, the southern half
half-south-east = south, the eastern half
half-south-west = south, the western half
half-west-south = west, the southern half
half-west-north = west, the northern half

# What can be chosen, in menus and completions. No two answers of a question read alike: where they
# would, the place is added, then a number.
label-place = { $label } ({ $place })
label-number = {" "}no. { $number }
action-draw = Draw a tile
action-place = { $cell }, turned { $degrees }°
action-abbey = Place your abbey at { $cell }
action-deploy = { $role } ({ $sides })
action-at = { $what } at { $cell }
action-barn = { $role } in the north-west of { $cell }
action-enter = The { $figure } goes to { $quarter }
action-crown = The { $figure } goes onto the wheel: { $sector }
action-councillor = From { $quarter }: { $role } at { $cell }
action-wagon = The wagon goes { $place } at { $cell }
action-count = The Count moves to { $quarter }
action-take = Take back { $whose } at { $cell }
action-princess = The princess sends { $whose } home from { $cell }
action-rescue = Take { $whose } home from { $cell }
action-capture = Take { $whose } at { $cell } captive
action-escape = Let { $whose } escape from { $cell }
action-step = Step { $side } to { $cell }
action-step-takes = { $step }: takes { $whose }
action-step-takes-many = { $step }: takes { $count } figures
action-fairy = The fairy goes to { $cell }
action-fairy-beside = The fairy goes to { $whose } at { $cell }
action-tower = Begin the tower at { $cell }
action-tower-raise = Raise the tower at { $cell } to { $height } pieces
action-exchange = Your { $figure } comes home from { $who }
action-ransom = Buy your { $figure } back from { $who } for 3 points
action-crop-add-road = Everybody may add a meeple beside a thief
action-crop-add-city = Everybody may add a meeple beside a knight
action-crop-add-field = Everybody may add a meeple beside a farmer
action-crop-remove-road = Everybody must take back a thief
action-crop-remove-city = Everybody must take back a knight
action-crop-remove-field = Everybody must take back a farmer
action-tunnel = Put { $token } at { $cell } ({ $sides })
action-castle = Build a castle; { $whose } stays as its lord
action-copy = The castle at { $castle } scores { $feature } at { $cell }
action-bridge-north-south = Build a bridge over { $cell } from north to south
action-bridge-west-east = Build a bridge over { $cell } from west to east
action-offer = Offer no. { $number }, { $tile }, and bid { $points }
action-offer-any = Offer no. { $number }, { $tile }
action-bid = Bid { $points }
action-bid-least = Bid { $points } or more
action-buy = Buy it
action-buy-from = Buy it: pay { $who } { $points }
action-sell-to = Let { $who } buy it for { $points }
action-pick = Take no. { $number }, { $tile }
action-lesson = The teacher repeats { $feature } at { $cell }: what { $who } got
action-swap = { $own } at { $from } changes places with { $wanted } at { $cell }
action-accept-tiles = Play with the host's tiles
action-refuse-tiles = Play without the host's tiles
action-accept-swap = Agree: the figures change places
action-refuse-swap = Refuse: a figure of yours leaves the game
action-give-up = Your { $figure } in hand leaves the game
action-gingerbread = The gingerbread man moves to the city at { $cell }
action-flea = A flea at { $cell }
action-flea-moves = The flea at { $from } hops to { $cell }
action-flee = { $whose } flees from { $from } { $place } at { $cell }
action-fire-knock-out = Knock-out: whoever is hit goes home
action-fire-seduction = Seduction: the closest figure may be exchanged
action-fire-target = Target: the closest to the fair gets 5 points
action-fire-catch = Catch: everybody throws to the neighbour
action-throw = Throw from { $site }
action-throw-at = Throw from { $site } at { $aim } with force { $force }
action-seduce = { $whose } goes home, your { $with } comes instead
action-toss = Throw to { $who }
action-toss-with = Throw to { $who } with force { $force }, { $side } aside
action-hands = Hold your hands ready
action-hands-at = Hands { $reach } away, { $side } aside
thing-fairy = The fairy
thing-tower = A piece of a tower
thing-take = Send a figure home
thing-ransom = Buy a figure back
thing-swap = Exchange two figures
thing-bridge = A bridge
thing-tunnel = A tunnel token
thing-flea = A flea
thing-flee = A figure flees
action-pass-seduction = Exchange nobody
site-n = the north
site-ne = the north-east
site-e = the east
site-se = the south-east
site-s = the south
site-sw = the south-west
site-w = the west
site-nw = the north-west
action-pass-porxada = Exchange nobody: the bonus
action-pass-spread = No flea and no flight
action-pass = Nothing
action-pass-place = Discard the tile and draw another
action-pass-wood = No figure
action-pass-abbey = Keep the abbey
action-pass-wagon = The wagon comes home
action-pass-councillors = Everybody stays in Carcassonne
action-pass-reward = Send nobody
action-pass-count = The Count stays where he is
action-pass-escape = Nobody escapes
action-pass-capture = Take nobody captive
action-pass-crop-add = Add nobody
action-pass-tunnel = No token
action-pass-castle = No castle: the city scores
action-pass-bid = Stop bidding

# What a question is about.
prompt-draw = Draw the next tile
prompt-place = Where does your tile go?
prompt-wood = Do you place a figure?
prompt-abbey = Do you place your abbey instead of drawing?
prompt-last_abbey = Do you place your abbey before the game ends?
prompt-wagon = Does your wagon move on?
prompt-councillors = Does a councillor of yours leave Carcassonne?
prompt-reward = Do you send a figure to Carcassonne?
prompt-count = Where does the Count go?
prompt-last_councillors = Does a councillor of yours leave Carcassonne before the end?
prompt-escape = Does a figure flee from the besieged city?
prompt-dragon = Where does the dragon fly next?
prompt-capture = Whom does your tower take captive?
prompt-exchange = Which of your captives comes home?
prompt-tunnel = Do you put down a tunnel token?
prompt-castle = Do you make a castle of your city?
prompt-copy = What does your castle count?
prompt-crop_circle = What does the crop circle do?
prompt-crop_add = Which figure do you add?
prompt-crop_remove = Which figure do you take back?
prompt-host_tiles = The host brings tiles of their own; in the picture every field bears the numbers of the cities that it feeds. Do you play with them?
prompt-porxada = The porxada: do you exchange figures with somebody?
prompt-porxada_answer = Do you agree to the exchange?
prompt-porxada_victim = Which of your figures leaves the game?
prompt-wheel_plague = The wheel brings the plague. Which figure do you take back?
prompt-catapult = The fair: what does the catapult throw?
prompt-throw = From where do you throw, at what and how hard?
prompt-seduction = Your token came close to somebody. Do you exchange the figure?
prompt-toss = How do you throw to your neighbour?
prompt-hands = Where do you hold your hands?
prompt-spread = The plague: a flea, or flight?
prompt-lesson = Which score does the teacher repeat?
prompt-gingerbread = Where does the gingerbread man go?
prompt-bazaar_offer = Which tile do you offer, and what do you bid?
prompt-bazaar_bid = Do you bid more?
prompt-bazaar_settle = Do you buy the tile, or sell it?
prompt-bazaar_pick = Which tile do you take?
