# The Labyrinth.

set-labyrinth = Il Labirinto
about-labyrinth = Una strada con quattro bordi, occupata parte per parte
rule-lab-variant = Labirinto: ogni parte si occupa da sé e i seguaci contano, o è una strada comune
rule-lab-copies = Quanti labirinti ci sono nel mazzo
rule-lab-specials = Costruttori nel labirinto: non contano, o occupano e contano come seguaci
rule-lab-wagon_centre = Un carro va in un centro libero, o solo se tutta la rete è libera
tile-labyrinth = un labirinto
