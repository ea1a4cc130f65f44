# The Wheel of Fortune.

set-wheel = Roata norocului
about-wheel = Un joc de bază aparte, în jurul unei roți a norocului
rule-wheel-start_tile = Roata stă unde începe jocul sau lângă hartă
rule-wheel-crowns = Coroanele fiecărui sector, de la Noroc în sensul acelor de ceasornic
rule-wheel-trigger_unplaceable = Roata se învârte și pentru un cartonaș care nu se potrivește nicăieri
rule-wheel-taxes_strength = La Taxe contează cavalerii sau puterea lor
rule-wheel-plague_mode = Când roata aduce ciuma, toți aleg deodată sau pe rând
tile-wheel-one = semnul roții (1)
tile-wheel-two = semnul roții (2)
tile-wheel-three = semnul roții (3)
tile-wheel-block = o parte a roții norocului
role-crown = un supus pe o coroană a roții
as-crown = pe o coroană a roții
where-crown = pe roată
    .from = de pe roată
to-crown = pe roată
noun-crown = supus de pe roată
    .own = supusul tău
    .of = supusul lui
    .place = {" de pe roată"}
sector-fortune = Noroc
sector-taxes = Taxe
sector-famine = Foamete
sector-storm = Furtună
sector-inquisition = Inchiziție
sector-plague = Ciumă
source-wheel = roată
source-crown = coroanele roții
action-crown = Pe roată, la { $sector }, merge { FORM($figure, "def") }
prompt-wheel_plague = Roata aduce ciuma. Ce pion retragi?
told-wheel = Porcul înaintează { $steps ->
    [one] un sector
    [few] { $steps } sectoare
   *[other] { $steps } de sectoare
 }, la { $sector }.
part-wheel = roată
part-crown = coroane
alt-pig = Porcul roții este la { $sector }.
alt-wheel-aside = Roata norocului este arătată lângă hartă.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Coroane libere pe roată: { $crowns }.
alt-crowns = Pe roată: { $figures }.
