# Names of things. A thing is shown in the form that a sentence asks for, as in
# FORM($figure, "counted"), or as the plain value where it has no such form.

# The name of this language, in this language.
language-name = English

list-comma = {", "}
number-decimal = { $whole }.{ $fraction }
list-and = { $first } and { $last }

# Tiles, by what is printed on them. The first part carries the article; so do the others.
tile-with = { $first } with { $rest }
tile-meadow = a meadow
tile-cloister = a cloister
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
tile-road-straight = { $count ->
    [1] a straight road
   *[other] two straight roads
 }
tile-road-curve = { $count ->
    [1] a curve
   *[other] two curves
 }
tile-road-roundabout = a roundabout
tile-road-roundabout-end = a three-way roundabout with the end of a fourth road
tile-road-junction = a junction
tile-road-crossing = a crossroads
tile-pennant = { $count ->
    [1] a pennant
   *[other] two pennants
 }

figure-small = meeple
    .counted = { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
     }

# The ordinary meeple is called after where it stands; every other figure has its name.
role-city = a knight in the city
role-road = a thief on the road
role-cloister = a monk in the cloister
role-field = a farmer in the field
role-place = a meeple
role-figure = the { $figure } { $place }
as-city = as a knight in the city
as-road = as a thief on the road
as-cloister = as a monk in the cloister
as-field = as a farmer in the field
as-place = there
where-city = in the city
where-road = on the road
where-cloister = in the cloister
where-field = in the field
where-place = there
to-city = into the city
to-road = onto the road
to-cloister = into the cloister
to-field = into the field
to-place = there
the-city = the city
the-road = the road
the-cloister = the cloister
the-field = the field
the-place = the place
noun-city = knight
noun-road = thief
noun-cloister = monk
noun-field = farmer
noun-place = meeple
noun-figure = { $figure } { $place }
whose-at = { $whose } at { $cell }
whose-own = your { $noun }
whose-other = { $who }'s { $noun }

source-road = road
source-city = city
source-cloister = cloister
source-field = field

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
action-deploy = { $role } ({ $sides })
action-at = { $what } at { $cell }
action-take = Take back { $whose } at { $cell }
action-take-apart = Take back { $whose }
thing-take = Send a figure home
action-pass = Nothing
action-pass-place = Discard the tile and draw another
action-pass-wood = No figure

# What a question is about.
prompt-draw = Draw the next tile
prompt-place = Where does your tile go?
prompt-wood = Do you place a figure?
