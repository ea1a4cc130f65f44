# Abbey & Mayor.

set-abbey = Abbazia e Borgomastro
about-abbey = Un’abbazia per i buchi, un borgomastro, un carro, un fienile
rule-am-wagon_move = Dove va un carro conteggiato: dove porta la sua zona, nei dintorni, ovunque
rule-am-wagon_off_abbey = Un carro conteggiato su un’abbazia può uscirne per strade e città accanto
rule-am-wagon_on_monastery = Carri sui monasteri: su tutti, o solo con una strada sulla tessera
rule-am-wagon_tile = Dove sta il carro nella nuova zona: ovunque, o dove le due si toccano
rule-am-wagon_challenged = Un carro il cui edificio ha perso una sfida
rule-am-barn_on_barn = Un fienile su un campo che ne ha già uno
rule-am-mayor_immune_tower = Le torri non possono catturare borgomastri
rule-am-wagon_immune_dragon_tower = Né drago né torri prendono i carri
rule-am-barn_pig_herd_bonus = Alla fine il branco di maiali vale anche per il campo del fienile
rule-am-abbey_round = Le abbazie rimaste si possono posare dopo l’ultima tessera
rule-am-mayor_lying = I borgomastri sono disegnati sdraiati
tile-abbey = un’abbazia
figure-wagon = carro
    .def = il carro
    .own = il tuo carro
    .counted = { $count ->
        [one] { $count } carro
       *[other] { $count } carri
     }
figure-mayor = borgomastro
    .def = il borgomastro
    .own = il tuo borgomastro
    .counted = { $count ->
        [one] { $count } borgomastro
       *[other] { $count } borgomastri
     }
figure-barn = fienile
    .def = il fienile
    .own = il tuo fienile
    .counted = { $count ->
        [one] { $count } fienile
       *[other] { $count } fienili
     }
role-abbey = un monaco nell’abbazia
role-corner = un seguace sull’angolo
as-abbey = come monaco nell’abbazia
as-corner = sull’angolo
where-abbey = nell’abbazia
where-corner = sull’angolo
to-abbey = nell’abbazia
to-corner = sull’angolo
the-abbey = l’abbazia
noun-abbey = monaco
    .def = il monaco
    .own = il tuo monaco
    .place = {""}
noun-corner = seguace
    .def = il seguace
    .own = il tuo seguace
    .place = {""}
token-abbey = un’abbazia
action-abbey = Posa l’abbazia in { $cell }
action-barn = { $role }, a nord-ovest di { $cell }
action-wagon = Il carro va { $place } in { $cell }
action-pass-abbey = Tieni l’abbazia
action-pass-wagon = Il carro torna a casa
prompt-abbey = Posi l’abbazia invece di pescare?
prompt-last_abbey = Posi l’abbazia prima della fine della partita?
prompt-wagon = Il tuo carro prosegue?
# $number: how many people $who names.
ring-abbey = { $number ->
    [one] { $who }, tocca a te. Pesca la prossima tessera, o posa invece l’abbazia: una volta vista la tessera, per l’abbazia è troppo tardi.
   *[other] { $who }, tocca a voi. Pescate la prossima tessera, o posate invece l’abbazia: una volta vista la tessera, per l’abbazia è troppo tardi.
 }
button-abbey = Posa l’abbazia
panel-abbey = Pesca una tessera, o scegli dove va l’abbazia. La prossima tessera resta coperta finché non la peschi; poi per l’abbazia è troppo tardi.
