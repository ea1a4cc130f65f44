# Games Quarterly 11.

set-gq = Games Quarterly 11
about-gq = Ten more tiles, and a spring with a road for rivers
rule-gq-spring = With a river: the spring with a road replaces the usual one, or stays in the box
rule-gq-pig_herd = The pigs of Games Quarterly 11 make their field dearer
