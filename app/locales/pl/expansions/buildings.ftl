# Małe budowle.

set-buildings = Małe budowle
about-buildings = Szopy, domy i wieżyczki, dzięki którym płytka jest więcej warta
rule-lb-supply = Małe budowle dla czterech graczy: pozostałe są rozdane albo nie
rule-lb-values = Ile dodają: po 1, albo szopa 1, dom 2, wieża 3
rule-lb-recall = Zabranemu opatowi liczą się małe budowle dookoła
token-shed = szopa
    .acc = szopę
token-house = dom
token-little_tower = wieżyczka
    .acc = wieżyczkę
action-building = Postaw na tej płytce { FORM($token, "acc") }
thing-building = Mała budowla
told-building = { $who } stawia { FORM($token, "acc") } na { $cell }.
alt-buildings = Małe budowle stoją na: { $cells }.
