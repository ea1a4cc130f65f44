# The Festival.

set-festival = Il Festival
rule-festival-figures = Quali proprie pedine possono tornare a casa con una festa
tile-festival = una festa
action-festival = Ritira { $whose }
