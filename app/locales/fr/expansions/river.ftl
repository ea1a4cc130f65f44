# The rivers.

set-river1 = La Rivière I
set-river2 = La Rivière II
rule-river_start_tile = La tuile de départ reste dans la boîte, ou va dans la pioche
rule-river_uturn = Interdit : deux virages de suite du même côté, ou tout retour
rule-river_clearance = Cases libres devant le bout de rivière : autour, aucune, deux
rule-spring_splits_field = La source et le lac coupent leur pré en deux
rule-river_combo_lake = Rivières I et II : volcan à la fin (auto : si le dragon joue), ou lac
rule-river2_volcano_bonus_turn = Qui pose le lac volcanique rejoue
rule-river2_pig_herd = Le troupeau de cochons rend son pré plus cher
lobby-river-blocks = { $river } et { $blocks } se gênent : certaines tuiles pourraient n’aller nulle part.
tile-river-spring = la source
tile-river-lake = le lac
tile-river-fork = un embranchement de la rivière
tile-river-straight = un tronçon de rivière
tile-river-bend = un méandre de la rivière
tile-pigs = un troupeau de cochons
role-river = un partisan au bord de la rivière
as-river = au bord de la rivière
where-river = au bord de la rivière
to-river = au bord de la rivière
the-river = la rivière
noun-river = partisan
    .def = le partisan
    .cap = Le partisan
    .where = {""}
