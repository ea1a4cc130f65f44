# Le chiese di Darmstadt.

set-darmstadt = Le chiese di Darmstadt
about-darmstadt = Chiese che pagano chi ha più seguaci intorno
rule-darm-cloisters = Con il solo gioco base due monasteri restano nella scatola, o nessuno
tile-church = una chiesa
tile-darmstadtium = il Darmstadtium
source-church = chiesa
part-church = chiese
