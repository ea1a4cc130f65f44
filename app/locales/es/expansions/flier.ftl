# The Flier.

set-flier = Las Máquinas Voladoras
about-flier = Máquinas voladoras llevan seguidores a lugares lejanos
rule-flier-figures = Quién vuela: seguidores normales y grandes y fantasmas, o cualquiera
tile-fly-straight = una máquina voladora
tile-fly-diagonal = una máquina voladora (en diagonal)
thing-flight = Un vuelo
action-fly = { FORM($figure, "cap") } vuela hacia { $site }
prompt-flier_landing = ¿Dónde aterriza el vuelo?
told-flown = { $who } vuela { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
 }, hasta { $cell }.
told-flown-lost = { $who } vuela { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
 }, hasta { $cell }, y no encuentra dónde aterrizar.
