# Crop Circles.

set-crop = Cerchi nel grano
about-crop = Tutti aggiungono un seguace, oppure tutti ne ritirano uno
set-crop2 = Cerchi nel grano II
about-crop2 = Altri sei cerchi nel grano
rule-crop-add_place = Cerchio nel grano: si aggiunge accanto a una propria pedina, o ovunque nella sua zona
rule-crop-add = Cerchio nel grano: chi può aggiungere una pedina può o deve farlo
rule-crop-parallel = Cerchio nel grano: nessuno vede gli altri finché non hanno scelto tutti
standing-add = si aggiungono pedine
standing-remove = si ritirano pedine
tile-crop-shield = un cerchio nel grano (scudo)
tile-crop-club = un cerchio nel grano (clava)
tile-crop-pitchfork = un cerchio nel grano (forcone)
action-crop-add-road = Ciascuno può aggiungere un seguace accanto a un ladro
action-crop-add-city = Ciascuno può aggiungere un seguace accanto a un cavaliere
action-crop-add-field = Ciascuno può aggiungere un seguace accanto a un contadino
action-crop-remove-road = Ciascuno deve ritirare un ladro
action-crop-remove-city = Ciascuno deve ritirare un cavaliere
action-crop-remove-field = Ciascuno deve ritirare un contadino
action-pass-crop-add = Non aggiungere nessuno
prompt-crop_circle = Che cosa porta il cerchio nel grano?
prompt-crop_add = Quale pedina aggiungi?
prompt-crop_remove = Quale pedina ritiri?
told-crop = { $who } decide al cerchio nel grano: { $what }.
