# Crop Circles.

set-crop = Les Agroglyphes
about-crop = Chacun ajoute un partisan, ou chacun en reprend un
set-crop2 = Les Agroglyphes II
about-crop2 = Six agroglyphes de plus
rule-crop-add_place = Agroglyphe : on ajoute à côté d’un des siens, ou n’importe où dans sa zone
rule-crop-add = Agroglyphe : qui peut ajouter un pion le peut, ou le doit
rule-crop-parallel = Agroglyphe : choix secrets jusqu’à ce que tous aient choisi
standing-add = des pions sont ajoutés
standing-remove = des pions sont repris
tile-crop-shield = un agroglyphe (bouclier)
tile-crop-club = un agroglyphe (gourdin)
tile-crop-pitchfork = un agroglyphe (fourche)
action-crop-add-road = Chacun peut ajouter un partisan à côté d’un voleur
action-crop-add-city = Chacun peut ajouter un partisan à côté d’un chevalier
action-crop-add-field = Chacun peut ajouter un partisan à côté d’un paysan
action-crop-remove-road = Chacun doit reprendre un voleur
action-crop-remove-city = Chacun doit reprendre un chevalier
action-crop-remove-field = Chacun doit reprendre un paysan
action-pass-crop-add = N’ajouter personne
prompt-crop_circle = Que fait l’agroglyphe ?
prompt-crop_add = Quel pion ajoutes-tu ?
prompt-crop_remove = Quel pion reprends-tu ?
told-crop = { $who } décide à l’agroglyphe : { $what }.
