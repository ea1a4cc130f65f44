# The Labyrinth.

set-labyrinth = The Labyrinth
about-labyrinth = A road with four edges, claimed part by part
rule-lab-variant = Labyrinth: its parts are claimed one by one and followers pay, or it is a plain road
rule-lab-copies = How many labyrinths are in the pile
rule-lab-specials = Builders in a labyrinth: they do not count, or they occupy and pay like followers
rule-lab-wagon_centre = A wagon moves on to a free centre, or only to that of a free network
tile-labyrinth = a labyrinth
