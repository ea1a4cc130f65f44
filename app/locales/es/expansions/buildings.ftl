# Little Buildings.

set-buildings = Los Edificios Pequeños
about-buildings = Cobertizos, casas y torrecillas que dan valor a una loseta
rule-lb-supply = Edificios pequeños entre cuatro: se reparten cuatro de los seis que sobran, o ninguno
rule-lb-values = Lo que suman: 1 cada uno, o cobertizo 1, casa 2, torrecilla 3
rule-lb-abbot_range = Qué edificios pequeños cuentan para un abad tumbado: los de sus líneas o los de alrededor
rule-lb-recall = El abad que se recupera cobra los edificios pequeños de alrededor
token-shed = un cobertizo
token-house = una casa
token-little_tower = una torrecilla
action-building = Construir { $token } en esta loseta
thing-building = Un edificio pequeño
told-building = { $who } construye { $token } en { $cell }.
alt-sheds = Cobertizos: { $cells }.
alt-houses = Casas: { $cells }.
alt-little-towers = Torrecillas: { $cells }.
