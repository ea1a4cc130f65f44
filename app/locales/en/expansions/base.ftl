# Base game.

set-base = Base game
about-base = Claim roads, cities, cloisters and fields with your meeples
rule-farm_scoring = Fields: per field 3 a city; the same, but each city once a player; per city 4
rule-first_counts = With farm_scoring=first: most farmers around a city, or most fields
rule-farms_enabled = Farmers: off for a first game
rule-tiny_city = Points of a complete city of two tiles
rule-equal_turns = Leave out random tiles so that everybody has equally many turns
rule-six_seats = Six players: only with Inns & Cathedrals, which brings the sixth colour, or always
