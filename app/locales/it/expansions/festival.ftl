# The Festival.

set-festival = Il Festival
about-festival = Feste con cui torna a casa una tua pedina
rule-festival-figures = Quali delle proprie pedine possono tornare a casa con una festa
tile-festival = una festa
action-festival = Ritira { $whose }
