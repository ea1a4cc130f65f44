# The Cult.

set-cult = Le Culte
about-cult = Des lieux de culte qui défient l’abbaye voisine
rule-cult-tiles = Tuiles de lieux de culte, selon l’édition
rule-cult-challenge_own = Une abbaye défie aussi un lieu de culte du même joueur
tile-shrine = un lieu de culte
role-shrine = un hérétique dans le lieu de culte
as-shrine = comme hérétique dans le lieu de culte
where-shrine = dans le lieu de culte
to-shrine = dans le lieu de culte
the-shrine = le lieu de culte
noun-shrine = hérétique
    .def = l’hérétique
    .cap = L’hérétique
    .where = {""}
told-challenge = { FORM($whose, "cap") } en { $cell } perd le défi et rentre.
