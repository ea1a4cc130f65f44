# Monasteri speciali.

set-monasteries = Monasteri speciali
about-monasteries = Sei monasteri al posto di quelli normali: un abate sdraiato aspetta la fine
rule-mon-cloisters = I monasteri del gioco base escono dal gioco, o restano
rule-mon-abbot_recall = L’abate ritirato da sdraiato: le sue linee, o come un monastero
rule-mon-abbot_fairy = La fata paga anche per un abate sdraiato
rule-mon-wagon_surrounded = Un carro può sdraiarsi in un monastero speciale circondato
tile-special = un monastero speciale
role-pallet = un abate sdraiato nel monastero
as-pallet = come abate sdraiato nel monastero
where-pallet = sdraiato nel monastero
to-pallet = nel monastero, sdraiato
the-pallet = il posto dell’abate
noun-pallet = abate
    .def = l’abate
    .own = il tuo abate
    .place = {""}
source-abbot = abate
part-abbot = abati
