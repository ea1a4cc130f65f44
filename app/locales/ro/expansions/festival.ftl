# The Festival.

set-festival = Festivalul
about-festival = Festivaluri la care un pion al tău se întoarce acasă
rule-festival-figures = Ce pioni ai tăi se pot întoarce acasă la un festival
tile-festival = un festival
action-festival = Retrage: { $whose }
