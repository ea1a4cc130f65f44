# Names of things.

list-comma = {", "}
list-and = { $first } and { $last }

# Tiles, by what is printed on them. The first part carries the article; so do the others.
tile-with = { $first } with { $rest }
tile-meadow = a meadow
tile-cloister = a cloister
tile-city-edge = a city edge
tile-city-passage = a city passage
tile-city-corner = a city corner
tile-city-three = a three-sided city
tile-city-full = a city on all sides
tile-city-two = two city edges
tile-city-separate-three = three separate cities
tile-city-separate-four = four separate cities
tile-city-several = several cities
tile-road-end = a road end
tile-road-straight = a straight road
tile-road-curve = a curve
tile-road-several = several roads
tile-road-junction = a junction
tile-road-crossing = a crossroads
tile-river-spring = the spring
tile-river-lake = the lake
tile-river-straight = a stretch of river
tile-river-bend = a river bend
tile-pennant = a pennant
tile-pennants = pennants
tile-cathedral = a cathedral
tile-inn = an inn

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
role-field = a farmer in the field
role-river = a meeple by the river
role-castle = a lord in the castle
role-corner = a meeple on the corner
role-tower = a meeple on the tower
role-quarter = a councillor in Carcassonne
role-place = a meeple
role-figure = the { $figure } { $place }
where-city = in the city
where-road = on the road
where-cloister = in the cloister
where-field = in the field
where-river = by the river
where-castle = in the castle
where-corner = on the corner
where-tower = on the tower
where-quarter = in Carcassonne
where-place = there

source-road = the road
source-city = the city
source-cloister = the cloister
source-field = the field
source-goods = the goods
source-king = the king
source-robber = the robber baron

source-fairy = the fairy
source-ransom = a ransom

token-wine = wine
token-grain = grain
token-cloth = cloth
token-king = the king
token-robber = the robber baron
token-tower_piece = a piece of a tower
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

# What can be chosen, in menus and completions.
action-place = { $cell }, turned { $degrees }°
action-deploy = { $role } ({ $sides })
action-move = From { $from } to { $role } at { $cell }
action-take = Take back { $role } at { $cell }
# What only some systems know. `cell` is the first cell that the action names, `detail` the rest.
action-step = The dragon to { $cell }
action-fairy = The fairy to { $cell }
action-tower = A piece on the tower at { $cell }
action-exchange = Exchange: { $detail }
action-ransom = Buy back: { $detail }
action-move_count = The count: { $detail }
action-crop_circle = The crop circle: { $detail }
action-offer = Offer { $detail }
action-bid = Bid { $detail }
action-buy = Buy it
action-sell = Let it go
action-pick = Take { $detail }
action-pass = Nothing

# What a question is about.
prompt-draw = Draw the next tile
prompt-place = Where does your tile go?
prompt-wood = Do you place a figure?
prompt-abbey = Do you lay your abbey instead of drawing?
prompt-last_abbey = Do you lay your abbey before the game ends?
prompt-wagon = Does your wagon move on?
prompt-councillors = Does a councillor of yours leave Carcassonne?
prompt-reward = Do you send a figure to Carcassonne?
prompt-count = Where does the count go?
prompt-last_councillors = Does a councillor of yours leave Carcassonne before the end?
prompt-escape = Does a figure flee from the besieged city?
prompt-dragon = Where does the dragon fly next?
prompt-capture = Whom does the tower take captive?
prompt-exchange = Which of your captives comes home?
prompt-crop_circle = What does the crop circle do?
prompt-crop_add = Which figure do you add?
prompt-crop_remove = Which figure do you take back?
prompt-bazaar_offer = Which tile do you offer, and what do you bid?
prompt-bazaar_bid = Do you bid more?
prompt-bazaar_settle = Do you buy the tile, or let it go?
prompt-bazaar_pick = Which tile do you take?
