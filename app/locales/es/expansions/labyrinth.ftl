# The Labyrinth.

set-labyrinth = El Laberinto
about-labyrinth = Un camino con cuatro bordes que se ocupa por partes
rule-lab-variant = Laberinto: cada parte se ocupa por separado y los seguidores puntúan, o es un camino
rule-lab-copies = Cuántos laberintos hay en el montón
rule-lab-specials = Constructores en el laberinto: no cuentan, u ocupan y puntúan como seguidores
rule-lab-wagon_centre = Un carro va a un centro libre, o solo si toda la red está libre
tile-labyrinth = un laberinto
