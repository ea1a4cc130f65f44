# The Festival.

set-festival = El Festival
about-festival = Festivales con los que vuelve una figura tuya
rule-festival-figures = Qué figuras propias pueden volver con un festival
tile-festival = un festival
action-festival = Recuperar { FORM($whose, "acc") }
