# The Labyrinth.

set-labyrinth = Le Labyrinthe
about-labyrinth = Une route à quatre bords, occupée partie par partie
rule-lab-variant = Labyrinthe : chaque partie s’occupe à part et les partisans rapportent, ou simple route
rule-lab-copies = Nombre de labyrinthes dans la pioche
rule-lab-specials = Bâtisseurs au labyrinthe : sans effet, ou ils occupent et comptent
rule-lab-wagon_centre = Un chariot va vers un centre libre, ou seulement si tout le réseau est libre
tile-labyrinth = un labyrinthe
