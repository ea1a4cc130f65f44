# Traders & Builders.

set-traders = Marchands & Bâtisseurs
about-traders = Marchandises, un cochon et un bâtisseur pour rejouer
rule-builder_on_completed = Un bâtisseur sur une zone que cette tuile même termine
tile-wine = du vin
tile-grain = du blé
tile-cloth = de l’étoffe
figure-builder = bâtisseur
    .def = le bâtisseur
    .cap = Le bâtisseur
    .indef = un bâtisseur
    .counted = { $count ->
        [one] { $count } bâtisseur
       *[other] { $count } bâtisseurs
     }
figure-pig = cochon
    .def = le cochon
    .cap = Le cochon
    .indef = un cochon
    .counted = { $count ->
        [one] { $count } cochon
       *[other] { $count } cochons
     }
source-goods = marchandises
token-wine = du vin
token-grain = du blé
token-cloth = de l’étoffe
part-goods = marchandises
