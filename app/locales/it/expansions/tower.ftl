# The Tower.

set-tower = La Torre
about-tower = Torri che catturano seguaci, e riscatti da pagare
rule-tower_capture_own = Una torre può riportare a casa anche un proprio seguace
rule-tower_top_immunity = I seguaci sulle torri non si possono né catturare né mangiare
rule-tower_top_dragon = Un seguace può salire sulla torre della tessera del drago
rule-tower_reopens = Una torre da cui il seguace è andato via può crescere ancora
rule-ransom_limit = Quanto spesso si può riscattare un prigioniero
rule-ransom_window = Quando si riscatta: fino al piazzamento, solo allora, sempre
rule-ransom_needs_points = Può pagare un riscatto solo chi ha 3 punti
position-tower = { $cell } { $height ->
    [0] senza pezzi
    [one] con un pezzo
   *[other] con { $height } pezzi
 }
position-towers = Torri: { $towers }.
position-captive = in prigionia: { $figure } ({ $who })
tile-tower = uno spazio torre
role-tower = un seguace in cima alla torre
as-tower = in cima alla torre
where-tower = sulla torre
to-tower = sulla torre
noun-tower = seguace sulla torre
    .def = il seguace
    .own = il tuo seguace
    .place = {" sulla torre"}
source-ransom = riscatto
token-tower_piece = un pezzo di torre
action-rescue = Riporta a casa { $whose } da { $cell }
action-capture = Cattura { $whose } in { $cell }
action-tower = Comincia la torre in { $cell }
action-tower-raise = Alza la torre in { $cell } a { $height ->
    [one] un pezzo
   *[other] { $height } pezzi
 }
action-exchange = Torna a casa da { $who } { FORM($figure, "own") }
action-ransom = Riscatta da { $who } per 3 punti { FORM($figure, "own") }
thing-tower = Un pezzo di torre
thing-ransom = Riscatta una pedina
action-pass-capture = Non catturare nessuno
prompt-capture = Chi cattura la tua torre?
prompt-exchange = Quale dei tuoi prigionieri torna a casa?
told-tower = La torre in { $cell } ora è alta { $height ->
    [one] un pezzo
   *[other] { $height } pezzi
 }.
told-captured = { $who } cattura { $whose } in { $cell }.
told-exchanged = Scambio di prigionieri: tornano a casa { FORM($figure, "def") } di { $who } e { FORM($other, "def") } di { $with }.
told-ransomed = { $who } paga 3 punti a { $from }; torna a casa { FORM($figure, "def") }.
part-ransom = riscatti
alt-towers = Sulle torri: { $figures }.
