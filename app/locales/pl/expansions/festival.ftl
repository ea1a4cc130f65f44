# Festyn.

set-festival = Festyn
about-festival = Festyny, dzięki którym wraca jeden z twoich pionków
rule-festival-figures = Które własne pionki mogą wrócić dzięki festynowi
tile-festival = festyn
    .with = z festynem
action-festival = Zabierz do rezerw: { $whose }
