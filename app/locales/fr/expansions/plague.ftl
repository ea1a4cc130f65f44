# The Plague.

set-plague = La Peste
about-plague = Des puces qui se répandent et chassent les partisans
rule-plague-deck_head = Tuiles piochées avant toute tuile de peste
rule-plague-spread = Chacun doit-il mettre une puce à chaque tour ?
rule-plague-fairy_protects = Les pions sur la tuile de la fée restent si une puce vient
rule-plague-special_figures = Les puces chassent aussi bâtisseurs et cochons, qui peuvent fuir
position-outbreak = n° { $number } en { $cell }
position-averted = Foyers éteints : { $outbreaks }.
position-fleas = Puces restantes : { $left }.
tile-plague = le signe de la peste
action-flea = Une puce en { $cell }
action-flea-moves = La puce de { $from } saute en { $cell }
action-flee = { FORM($whose, "cap") } fuit de { $from } et va { $place } en { $cell }
thing-flea = Une puce
thing-flee = Un pion fuit
action-pass-spread = Ni puce ni fuite
prompt-spread = La peste : une puce, ou la fuite ?
told-flees = { FORM($whose, "cap") } fuit la peste : de { $from }, il va { $place } en { $cell }.
told-outbreak = La peste éclate en { $cell } (foyer n° { $number }).
told-averted = Le foyer n° { $number } en { $cell } est éteint.
told-flea = { $who } met une puce en { $cell }.
told-flea-moves = { $who } déplace la puce de { $from } en { $cell }.
told-flea-bites = La puce chasse { $whose } de { $cell }.
alt-outbreak = Peste : le foyer n° { $number } a atteint { $cells }.
alt-fleas = Puces inactives : { $cells }.
