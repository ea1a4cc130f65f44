# The Festival.

set-festival = Festivalul
about-festival = Festivaluri cu care un pion al tău vine acasă
rule-festival-figures = Ce pioni ai tăi se pot întoarce acasă la un festival
tile-festival = un festival
action-festival = Retrage: { $whose }
