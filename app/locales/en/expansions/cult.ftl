# The Cult.

set-cult = Cult
about-cult = Shrines that race the cloister next door
rule-cult-tiles = Shrine tiles, by edition
rule-cult-challenge_own = A cloister also challenges its owner's own shrine
tile-shrine = a shrine
role-shrine = a heretic in the shrine
as-shrine = as a heretic in the shrine
where-shrine = in the shrine
to-shrine = into the shrine
the-shrine = the shrine
noun-shrine = heretic
told-challenge = { $whose } at { $cell } lost the challenge and returns home.
