# Las iglesias de Darmstadt.

set-darmstadt = Las iglesias de Darmstadt
about-darmstadt = Iglesias que premian a quien más seguidores tiene alrededor
rule-darm-cloisters = Solo con el juego base, dos monasterios se quedan en la caja, o ninguno
tile-church = una iglesia
tile-darmstadtium = el Darmstadtium
source-church = iglesia
part-church = iglesias
