# Małe budowle.

set-buildings = Małe budowle
about-buildings = Szopy, domy i wieżyczki, które podnoszą wartość płytki
rule-lb-supply = Małe budowle we czworo: rozdaje się cztery z sześciu pozostałych albo żadnej
rule-lb-values = Ile dodają: po 1, albo szopa 1, dom 2, wieżyczka 3
rule-lb-abbot_range = Które małe budowle liczą się leżącemu opatowi: w jego liniach albo dookoła
rule-lb-recall = Zabranemu opatowi liczą się małe budowle dookoła
token-shed = szopa
    .acc = szopę
token-house = dom
token-little_tower = wieżyczka
    .acc = wieżyczkę
action-building = Postaw na tej płytce { FORM($token, "acc") }
thing-building = Mała budowla
told-building = { $who } stawia { FORM($token, "acc") } na { $cell }.
alt-sheds = Szopy: { $cells }.
alt-houses = Domy: { $cells }.
alt-little-towers = Wieżyczki: { $cells }.
