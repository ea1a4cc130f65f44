# Les Abbayes spéciales.

set-monasteries = Les Abbayes spéciales
about-monasteries = Six abbayes à la place des simples : un abbé y attend la fin, couché
rule-mon-cloisters = Les abbayes du jeu de base sont retirées, ou restent
rule-mon-abbot_recall = L’abbé repris couché : ses lignes, ou comme une abbaye
rule-mon-abbot_fairy = La fée paie aussi pour un abbé couché
rule-mon-wagon_surrounded = Un chariot peut se coucher dans une abbaye spéciale entourée
tile-special = une abbaye spéciale
role-pallet = un abbé couché dans l’abbaye
as-pallet = comme abbé couché dans l’abbaye
where-pallet = couché dans l’abbaye
to-pallet = dans l’abbaye, couché
the-pallet = la place de l’abbé
noun-pallet = abbé
    .def = l’abbé
    .cap = L’abbé
    .where = {""}
source-abbot = abbé
part-abbot = abbés
