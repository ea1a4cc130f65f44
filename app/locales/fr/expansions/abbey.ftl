# Abbey & Mayor.

set-abbey = Maire & Monastères
about-abbey = Un monastère bouche-trou, un maire, un chariot, une grange
rule-am-wagon_move = Où peut aller un chariot évalué : zone reliée, alentours, partout
rule-am-wagon_off_abbey = Un chariot évalué dans un monastère peut en repartir
rule-am-wagon_on_monastery = Chariots dans les abbayes : toutes, ou si une route passe là
rule-am-wagon_tile = Où va le chariot sur sa zone : toute tuile, ou le contact
rule-am-wagon_challenged = Un chariot dont l’édifice a perdu un défi
rule-am-barn_on_barn = Une grange sur un pré qui en a déjà une
rule-am-mayor_immune_tower = Les tours ne capturent pas les maires
rule-am-wagon_immune_dragon_tower = Ni dragon ni tours ne prennent les chariots
rule-am-barn_pig_herd_bonus = À la fin, un troupeau de cochons profite aussi à la grange
rule-am-abbey_round = Monastères restants posés après la dernière tuile
rule-am-mayor_lying = Les maires sont dessinés couchés
tile-abbey = un monastère
figure-wagon = chariot
    .def = le chariot
    .cap = Le chariot
    .indef = un chariot
    .counted = { $count ->
        [one] { $count } chariot
       *[other] { $count } chariots
     }
figure-mayor = maire
    .def = le maire
    .cap = Le maire
    .indef = un maire
    .counted = { $count ->
        [one] { $count } maire
       *[other] { $count } maires
     }
figure-barn = grange
    .def = la grange
    .cap = La grange
    .indef = une grange
    .gender = feminine
    .counted = { $count ->
        [one] { $count } grange
       *[other] { $count } granges
     }
role-abbey = un moine dans le monastère
role-corner = un partisan au coin
as-abbey = comme moine dans le monastère
as-corner = au coin
where-abbey = dans le monastère
where-corner = au coin
to-abbey = dans le monastère
to-corner = au coin
the-abbey = le monastère
noun-abbey = moine
    .def = le moine
    .cap = Le moine
    .where = {""}
noun-corner = partisan
    .def = le partisan
    .cap = Le partisan
    .where = {""}
token-abbey = un monastère
action-abbey = Poser ton monastère en { $cell }
action-barn = { $role } nord-ouest de { $cell }
action-wagon = Le chariot va { $place } en { $cell }
action-pass-abbey = Garder le monastère
action-pass-wagon = Le chariot rentre
prompt-abbey = Poses-tu ton monastère au lieu de piocher ?
prompt-last_abbey = Poses-tu ton monastère avant la fin de la partie ?
prompt-wagon = Ton chariot repart-il ?
# $number: how many people $who names.
ring-abbey = { $who }, c’est à toi de jouer. Prends la tuile suivante, ou pose ton monastère à la place : une fois la tuile vue, il est trop tard pour le monastère.
button-abbey = Poser mon monastère
panel-abbey = Pioche une tuile, ou choisis où va ton monastère. La tuile suivante reste cachée jusqu’à ce que tu la pioches ; il est alors trop tard pour le monastère.
