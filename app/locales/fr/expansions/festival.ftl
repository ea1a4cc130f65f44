# The Festival.

set-festival = Le Festival
about-festival = Des fêtes qui font rentrer un de tes pions
rule-festival-figures = Lesquels de ses pions un joueur peut faire rentrer lors d’une fête
tile-festival = une fête
action-festival = Reprendre { $whose }
