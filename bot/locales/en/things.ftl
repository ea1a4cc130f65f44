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

# A figure where it stands.
role-small-city = a knight in the city
role-small-road = a thief on the road
role-small-cloister = a monk in the cloister
role-small-field = a farmer in the field
role-small-place = a meeple
role-big-city = the big meeple as a knight in the city
role-big-road = the big meeple as a thief on the road
role-big-cloister = the big meeple as a monk in the cloister
role-big-field = the big meeple as a farmer in the field
role-big-place = the big meeple

source-road = the road
source-city = the city
source-cloister = the cloister
source-field = the field

side-n = north
side-e = east
side-s = south
side-w = west
side-all = all sides

# What can be chosen, in menus and completions.
action-draw = Draw a tile
action-place = { $cell }, turned { $degrees }°
action-deploy = { $role } ({ $sides })
action-pass = Nothing

# What a question is about.
prompt-draw = Draw the next tile
prompt-place = Where does your tile go?
prompt-wood = Do you place a figure?
