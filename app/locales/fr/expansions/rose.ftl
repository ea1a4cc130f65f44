# Les Roses des vents.

set-rose = Les Roses des vents
about-rose = Des tuiles à boussole, payées dans leur quart du plateau
rule-rose-start = Une rose des vents entière est la tuile de départ, ou se pioche comme une autre
rule-rose-start_tile = La tuile de départ ordinaire reste dans la boîte, ou va dans la pioche
tile-rose-full = une rose des vents
tile-rose-nw = un quart de rose des vents (nord-ouest)
tile-rose-ne = un quart de rose des vents (nord-est)
tile-rose-se = un quart de rose des vents (sud-est)
tile-rose-sw = un quart de rose des vents (sud-ouest)
source-wind_rose = rose des vents
part-wind_rose = roses des vents
alt-rose = La rose des vents en { $cell } fait foi ; son nord est en haut.
alt-rose-turned = La rose des vents en { $cell } fait foi ; son nord pointe { FORM($side, "to") }.
