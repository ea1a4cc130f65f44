# The Festival.

set-festival = Le Festival
rule-festival-figures = Quels pions à soi peuvent rentrer lors d’une fête
tile-festival = une fête
action-festival = Reprendre { $whose }
