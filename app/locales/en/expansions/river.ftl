# The rivers.

set-river1 = The River I
about-river1 = The game begins along a river, from spring to lake
set-river2 = The River II
about-river2 = A river that forks, with a herd of pigs and a volcano
rule-river_start_tile = The plain start tile stays in the box, or goes into the draw pile
rule-river_uturn = Forbidden: two turns to one side; or flowing opposite to the spring’s exit
rule-river_clearance = Cells before an open river end that must be empty: around the next, none, two ahead
rule-spring_splits_field = Spring and lake cut their field in two
rule-river_combo_lake = River I and II together end with the volcano (auto: if the dragon plays), or a lake
rule-river2_volcano_bonus_turn = Who lays the volcano lake takes another turn
rule-river2_pig_herd = The herd of pigs by the river makes its field dearer
lobby-river-blocks = { $river } leaves little room beside { $blocks }: some tiles may not fit anywhere.
tile-river-spring = the spring
tile-river-lake = the lake
tile-river-fork = a fork of the river
tile-river-straight = a stretch of river
tile-river-bend = a river bend
tile-pigs = a herd of pigs
role-river = a meeple by the river
as-river = by the river
where-river = by the river
to-river = to the river
the-river = the river
noun-river = meeple
