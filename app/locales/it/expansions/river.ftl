# The rivers.

set-river1 = Il Fiume I
set-river2 = Il Fiume II
rule-river_start_tile = La normale tessera di partenza resta nella scatola, o va nel mazzo
rule-river_uturn = Vietati: due curve di seguito dalla stessa parte, o ogni ritorno indietro
rule-river_clearance = Caselle vuote davanti alla fine del fiume: intorno alla prossima, nessuna, due
rule-spring_splits_field = Sorgente e lago dividono in due il loro campo
rule-river_combo_lake = Fiume I e II finiscono con il vulcano (auto: col drago) o con un lago
rule-river2_volcano_bonus_turn = Chi posa il lago con vulcano gioca un altro turno
rule-river2_pig_herd = Il branco di maiali lungo il fiume fa valere di più il suo campo
lobby-river-blocks = { $river } lascia poco spazio accanto a { $blocks }: alcune tessere potrebbero non andare da nessuna parte.
tile-river-spring = la sorgente
tile-river-lake = il lago
tile-river-fork = una biforcazione del fiume
tile-river-straight = un tratto di fiume
tile-river-bend = un’ansa del fiume
tile-pigs = un branco di maiali
role-river = un seguace lungo il fiume
as-river = lungo il fiume
where-river = lungo il fiume
to-river = lungo il fiume
the-river = il fiume
noun-river = seguace
    .def = il seguace
    .own = il tuo seguace
    .place = {""}
