# The Festival.

set-festival = Festivalul
rule-festival-figures = Ce pioni ai tăi se pot întoarce acasă la un festival
tile-festival = un festival
action-festival = Retrage: { $whose }
