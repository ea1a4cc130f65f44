# Crop Circles.

set-crop = Cercuri în lan
about-crop = Toți adaugă un supus sau toți retrag unul
set-crop2 = Cercuri în lan II
about-crop2 = Încă șase cercuri în lan
rule-crop-add_place = Cerc în lan: se adaugă lângă un pion propriu sau oriunde în regiunea lui
rule-crop-add = Cerc în lan: cine poate adăuga un pion are voie sau e obligat
rule-crop-parallel = Cerc în lan: nimeni nu vede ce fac ceilalți până nu aleg toți
standing-add = se adaugă pioni
standing-remove = se retrag pioni
tile-crop-shield = un cerc în lan (scut)
tile-crop-club = un cerc în lan (bâtă)
tile-crop-pitchfork = un cerc în lan (furcă)
action-crop-add-road = Fiecare poate adăuga un supus lângă un tâlhar
action-crop-add-city = Fiecare poate adăuga un supus lângă un cavaler
action-crop-add-field = Fiecare poate adăuga un supus lângă un țăran
action-crop-remove-road = Fiecare trebuie să retragă un tâlhar
action-crop-remove-city = Fiecare trebuie să retragă un cavaler
action-crop-remove-field = Fiecare trebuie să retragă un țăran
action-pass-crop-add = Nu adăuga pe nimeni
prompt-crop_circle = Ce aduce cercul în lan?
prompt-crop_add = Ce pion adaugi?
prompt-crop_remove = Ce pion retragi?
told-crop = { $who } hotărăște la cercul în lan: { $what }.
