# Inns & Cathedrals.

tile-cathedral = a cathedral
tile-inn = an inn
figure-big = big meeple
