# Hills & Sheep.

set-hills = Colinas y Ovejas
about-hills = Pastores con ovejas, colinas que deshacen empates, viñedos
rule-hs-hill = Empates: gana quien esté en una colina, o quien tenga allí más seguidores
rule-hs-vineyard_garden = Los viñedos cuentan también para jardines
rule-hs-closed = En un prado recién cerrado el rebaño puede crecer antes, o vuelve ya
tile-sheep-hill = una colina
tile-vineyard = un viñedo
figure-shepherd = pastor
    .def = el pastor
    .cap = El pastor
    .indef = un pastor
    .counted = { $count ->
        [one] { $count } pastor
       *[other] { $count } pastores
     }
source-flock = ovejas
part-flock = ovejas
action-grow = Sacar una ficha más
action-stable = Llevar las ovejas a casa: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
prompt-flock = Tu rebaño: ¿crece o lo llevas a casa?
panel-flock = De las { $tokens } fichas de la bolsa, { $wolves } son lobos.
told-sheep = { $who } saca en { $cell } { $sheep ->
    [one] 1 oveja
   *[other] { $sheep } ovejas
 }.
told-wolf-drawn = { $who } saca en { $cell } un lobo.
told-wolf = El lobo echa { FORM($whose, "acc") } de { $cell }.
alt-flock = { $who } en { $cell } ({ $sheep })
alt-flocks = Ovejas con pastores: { $flocks }.
position-sheep = En la bolsa de ovejas: fichas de 1 oveja: { $one }, de 2: { $two }, de 3: { $three }, de 4: { $four }; lobos: { $wolves }.
