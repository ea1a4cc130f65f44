# Monasterios especiales.

set-monasteries = Monasterios especiales
about-monasteries = Seis monasterios en vez de los normales: un abad tumbado espera el final
rule-mon-cloisters = Los monasterios del juego base salen de la partida, o se quedan
rule-mon-abbot_recall = El abad recuperado tumbado: sus líneas, o como un monasterio
rule-mon-abbot_fairy = El hada paga también por un abad tumbado
rule-mon-wagon_surrounded = Un carro puede tumbarse en un monasterio especial rodeado
tile-special = un monasterio especial
role-pallet = un abad tumbado en el monasterio
as-pallet = como abad tumbado en el monasterio
where-pallet = tumbado en el monasterio
to-pallet = al monasterio, tumbado
the-pallet = el lugar del abad
noun-pallet = abad
    .where = {""}
source-abbot = abad
part-abbot = abades
