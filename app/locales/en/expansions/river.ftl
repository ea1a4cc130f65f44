# The rivers.

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
