# Festyn.

set-festival = Festyn
rule-festival-figures = Które własne pionki mogą wrócić dzięki festynowi
tile-festival = festyn
    .with = z festynem
action-festival = Zabierz do zasobów: { $whose }
