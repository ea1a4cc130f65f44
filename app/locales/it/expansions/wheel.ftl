# The Wheel of Fortune.

set-wheel = Ruota della Fortuna
about-wheel = Un gioco base a sé, intorno a una ruota della fortuna
rule-wheel-start_tile = La ruota sta dove comincia la partita, o accanto alla mappa
rule-wheel-crowns = Corone di ogni settore, da Fortuna in senso orario
rule-wheel-trigger_unplaceable = La ruota gira anche per una tessera che non va da nessuna parte
rule-wheel-taxes_strength = Le tasse contano i cavalieri, o la loro forza
rule-wheel-plague_mode = Quando la ruota porta la peste si sceglie tutti insieme, o uno alla volta
tile-wheel-one = il simbolo della ruota (1)
tile-wheel-two = il simbolo della ruota (2)
tile-wheel-three = il simbolo della ruota (3)
tile-wheel-block = una parte della ruota della fortuna
role-crown = un seguace su una corona della ruota
as-crown = su una corona della ruota
where-crown = sulla ruota
to-crown = sulla ruota
noun-crown = seguace sulla ruota
    .def = il seguace
    .own = il tuo seguace
    .place = {" sulla ruota"}
sector-fortune = Fortuna
sector-taxes = Tasse
sector-famine = Carestia
sector-storm = Tempesta
sector-inquisition = Inquisizione
sector-plague = Peste
source-wheel = ruota
source-crown = corone della ruota
action-crown = Va sulla ruota, su { $sector }, { FORM($figure, "def") }
prompt-wheel_plague = La ruota porta la peste. Quale pedina ritiri?
told-wheel = Il maiale avanza di { $steps ->
    [one] un settore
   *[other] { $steps } settori
 }, fino a { $sector }.
part-wheel = ruota
part-crown = corone
alt-pig = Il maiale della ruota è su { $sector }.
alt-wheel-aside = La ruota della fortuna è mostrata accanto alla mappa.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Corone libere della ruota: { $crowns }.
alt-crowns = Sulla ruota: { $figures }.
