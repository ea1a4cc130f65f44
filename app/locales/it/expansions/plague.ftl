# The Plague.

set-plague = La Peste
about-plague = Pulci che si diffondono e cacciano i seguaci
rule-plague-deck_head = Tessere pescate prima di qualsiasi tessera della peste
rule-plague-spread = Se ciascuno deve mettere una pulce in ogni turno
rule-plague-fairy_protects = Le pedine sulla tessera della fata restano quando arriva una pulce
rule-plague-special_figures = Le pulci cacciano anche costruttori e maiali, e questi possono fuggire
position-outbreak = { $number } in { $cell }
position-averted = Focolai spenti: { $outbreaks }.
position-fleas = Pulci rimaste: { $left }.
tile-plague = il simbolo della peste
action-flea = Una pulce in { $cell }
action-flea-moves = La pulce in { $from } salta in { $cell }
action-flee = Fugge { FORM($whose, "short") } da { $from } { $place } in { $cell }
thing-flea = Una pulce
thing-flee = Una pedina fugge
action-pass-spread = Nessuna pulce, nessuna fuga
prompt-spread = La peste: una pulce o la fuga?
told-flees = Dalla peste fugge { FORM($whose, "short") }: da { $from } { $place } in { $cell }.
told-outbreak = La peste scoppia in { $cell } (focolaio n. { $number }).
told-averted = Il focolaio n. { $number } in { $cell } è spento.
told-flea = { $who } mette una pulce in { $cell }.
told-flea-moves = { $who } sposta la pulce da { $from } a { $cell }.
told-flea-bites = La pulce caccia { $whose } da { $cell }.
alt-outbreak = Peste: il focolaio { $number } ha raggiunto { $cells }.
alt-fleas = Pulci inattive: { $cells }.
