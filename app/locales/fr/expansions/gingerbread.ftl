# The Gingerbread Man.

set-gingerbread = Le Bonhomme de pain d’épices
about-gingerbread = Un bonhomme de pain d’épices qui paie les chevaliers
rule-gbm_tiles = Les six tuiles du Bonhomme : les nôtres, ou celles de l’hôte
rule-gbm_tile_moves_again = Son signe qui termine sa ville le déplace deux fois
rule-gbm_big_counts_two = Le Bonhomme paie un grand partisan comme deux chevaliers
tile-gingerbread = le signe du bonhomme de pain d’épices
source-gingerbread = bonhomme de pain d’épices
action-gingerbread = Le bonhomme de pain d’épices va dans la ville en { $cell }
prompt-gingerbread = Où va le bonhomme de pain d’épices ?
told-gingerbread = Le bonhomme de pain d’épices est maintenant dans la ville en { $cell }.
told-gingerbread-off = Il ne reste pas de ville pour le bonhomme de pain d’épices.
part-gingerbread = bonhomme de pain d’épices
alt-gingerbread = Le bonhomme de pain d’épices est dans la ville en { $cell }.
