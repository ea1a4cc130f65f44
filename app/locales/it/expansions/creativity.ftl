# Creativity.

set-creativity = Creatività
about-creativity = Due tessere bianche descritte dal capotavola
rule-creativity = Le due tessere bianche restano nella scatola, o le descrive il capotavola
action-accept-tiles = Gioca con le tessere del capotavola
action-refuse-tiles = Gioca senza le tessere del capotavola
prompt-host_tiles = Il capotavola porta tessere proprie; nell’immagine ogni campo ha i numeri delle città che rifornisce. Ci giochi?
told-tiles-accepted = Le tessere del capotavola entrano in gioco.
told-tiles-refused = Le tessere del capotavola restano fuori dal gioco.
