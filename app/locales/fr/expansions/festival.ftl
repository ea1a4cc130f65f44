# The Festival.

set-festival = Le Festival
about-festival = Des fêtes qui font rentrer un de tes pions
rule-festival-figures = Quels pions à soi peuvent rentrer lors d’une fête
tile-festival = une fête
action-festival = Reprendre { $whose }
