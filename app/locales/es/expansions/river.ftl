# The rivers.

set-river1 = El Río I
about-river1 = Se empieza por un río, del manantial al lago
set-river2 = El Río II
about-river2 = Un río que se bifurca, con una piara de cerdos y un volcán
rule-river_start_tile = La loseta inicial normal se queda en la caja, o va al montón
rule-river_uturn = Prohibido: dos giros al mismo lado; o fluir en contra de la salida del manantial
rule-river_clearance = Casillas vacías ante el extremo del río: alrededor, ninguna, dos
rule-spring_splits_field = El manantial y el lago parten su prado en dos
rule-river_combo_lake = Ríos I y II juntos acaban en volcán (auto: si hay dragón), o en lago
rule-river2_volcano_bonus_turn = Quien coloca el lago volcánico juega otro turno
rule-river2_pig_herd = La piara de cerdos junto al río hace más valioso su prado
lobby-river-blocks = { $river } y { $blocks } se estorban: puede que algunas losetas no encajen en ningún sitio.
tile-river-spring = el manantial
tile-river-lake = el lago
tile-river-fork = una bifurcación del río
tile-river-straight = un tramo de río
tile-river-bend = un meandro del río
tile-pigs = una piara de cerdos
role-river = un seguidor junto al río
as-river = junto al río
where-river = junto al río
to-river = junto al río
the-river = el río
noun-river = seguidor
    .where = {""}
