# The Labyrinth.

set-labyrinth = Labirynt
about-labyrinth = Trakt o czterech krawędziach, zajmowany po kawałku
rule-lab-variant = Labirynt: każdą część zajmuje się osobno i podwładni dają punkty albo to zwykły trakt
rule-lab-copies = Ile labiryntów jest w stosie
rule-lab-specials = Budowniczowie w labiryncie: nie liczą się albo zajmują i liczą się jak podwładni
rule-lab-wagon_centre = Wóz jedzie na wolny środek albo tylko wtedy, gdy cała sieć jest wolna
tile-labyrinth = labirynt
    .with = z labiryntem
