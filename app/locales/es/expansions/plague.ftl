# The Plague.

set-plague = La Peste
about-plague = Pulgas que se extienden y echan a los seguidores
rule-plague-deck_head = Losetas que se roban antes de las de la peste
rule-plague-spread = Si cada uno tiene que poner una pulga por turno
rule-plague-fairy_protects = Las figuras en la loseta del hada se quedan si llega una pulga
rule-plague-special_figures = Las pulgas echan también a constructores y cerdos, y pueden huir
position-outbreak = n.º { $number } en { $cell }
position-averted = Brotes acabados: { $outbreaks }.
position-fleas = Pulgas que quedan: { $left }.
tile-plague = el símbolo de la peste
action-flea = Una pulga en { $cell }
action-flea-moves = La pulga de { $from } salta a { $cell }
action-flee = { FORM($whose, "cap") } huye de { $from } { $place } en { $cell }
thing-flea = Una pulga
thing-flee = Una figura huye
action-pass-spread = Ni pulga ni huida
prompt-spread = La peste: ¿una pulga, o la huida?
told-flees = { FORM($whose, "cap") } huye de la peste: de { $from } { $place } en { $cell }.
told-outbreak = La peste brota en { $cell } (brote n.º { $number }).
told-averted = El brote n.º { $number } en { $cell } ha acabado.
told-flea = { $who } pone una pulga en { $cell }.
told-flea-moves = { $who } mueve la pulga de { $from } a { $cell }.
told-flea-bites = La pulga echa { FORM($whose, "acc") } de { $cell }.
alt-outbreak = Peste: el brote n.º { $number } ha llegado a { $cells }.
alt-fleas = Pulgas inactivas: { $cells }.
