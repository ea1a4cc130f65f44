# Crop Circles.

set-crop = Círculos de cultivo
about-crop = Todos añaden un seguidor, o todos recuperan uno
set-crop2 = Círculos de cultivo II
about-crop2 = Seis círculos de cultivo más
rule-crop-add_place = Círculo de cultivo: se añade junto a una figura propia, o en toda su zona
rule-crop-add = Círculo de cultivo: quien puede añadir una figura puede o tiene que hacerlo
rule-crop-parallel = Círculo de cultivo: elección secreta hasta que todos eligen
standing-add = se añaden figuras
standing-remove = se recuperan figuras
tile-crop-shield = un círculo de cultivo (escudo)
tile-crop-club = un círculo de cultivo (garrote)
tile-crop-pitchfork = un círculo de cultivo (horca)
action-crop-add-road = Cada uno puede añadir un seguidor junto a un ladrón
action-crop-add-city = Cada uno puede añadir un seguidor junto a un caballero
action-crop-add-field = Cada uno puede añadir un seguidor junto a un granjero
action-crop-remove-road = Cada uno tiene que recuperar un ladrón
action-crop-remove-city = Cada uno tiene que recuperar un caballero
action-crop-remove-field = Cada uno tiene que recuperar un granjero
action-pass-crop-add = No añadir a nadie
prompt-crop_circle = ¿Qué hace el círculo de cultivo?
prompt-crop_add = ¿Qué figura añades?
prompt-crop_remove = ¿Qué figura recuperas?
told-crop = { $who } decide en el círculo de cultivo: { $what }.
