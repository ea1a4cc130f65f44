# Koło fortuny.

set-wheel = Koło fortuny
about-wheel = Osobna gra podstawowa wokół koła fortuny
rule-wheel-start_tile = Koło leży tam, gdzie zaczyna się gra, albo obok planszy
rule-wheel-crowns = Korony w każdym sektorze, od Fortuny zgodnie z ruchem wskazówek zegara
rule-wheel-trigger_unplaceable = Koło obraca się też przy płytce, która nigdzie nie pasuje
rule-wheel-taxes_strength = Podatki liczą rycerzy albo ich siłę
rule-wheel-plague_mode = Gdy koło przynosi zarazę, wszyscy wybierają naraz albo po kolei
tile-wheel-one = znak koła fortuny (1)
    .with = ze znakiem koła fortuny (1)
tile-wheel-two = znak koła fortuny (2)
    .with = ze znakiem koła fortuny (2)
tile-wheel-three = znak koła fortuny (3)
    .with = ze znakiem koła fortuny (3)
tile-wheel-block = część koła fortuny
    .with = z częścią koła fortuny
role-crown = podwładny na koronie koła
    .acc = podwładnego na koronie koła
as-crown = na koronie koła
where-crown = na kole
to-crown = na koło
noun-crown = podwładny na kole
    .nom = podwładny
    .acc = podwładnego
    .gen = podwładnego
    .your = twój podwładny na kole
    .your-acc = twojego podwładnego na kole
    .your-gen = twojego podwładnego na kole
    .where = {" na kole"}
sector-fortune = Fortuna
sector-taxes = Podatki
sector-famine = Głód
sector-storm = Burza
sector-inquisition = Inkwizycja
sector-plague = Zaraza
source-wheel = koło
source-crown = korony koła
action-crown = Na koło wchodzi { FORM($figure, "your") }: { $sector }
prompt-wheel_plague = Koło przynosi zarazę. Który pionek zabierasz?
told-wheel = Świnia przechodzi { $steps ->
    [one] 1 sektor
    [few] { $steps } sektory
    [many] { $steps } sektorów
   *[other] { $steps } sektora
 }: { $sector }.
part-wheel = koło
part-crown = korony
alt-pig = Świnia stoi w sektorze { $sector }.
alt-wheel-aside = Koło fortuny jest pokazane obok planszy.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Wolne korony koła: { $crowns }.
alt-crowns = Na kole: { $figures }.
