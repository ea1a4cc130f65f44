# The Tower.

set-tower = Turnul
about-tower = Turnuri care iau prizonieri și răscumpărări de plătit
rule-tower_capture_own = Un turn poate lua acasă și un supus propriu
rule-tower_top_immunity = Supușii de pe turnuri nu pot fi nici luați, nici mâncați
rule-tower_top_dragon = Un supus poate urca pe turnul de pe cartonașul balaurului
rule-tower_reopens = Un turn de pe care a plecat supusul poate crește din nou
rule-ransom_limit = Cât de des se poate răscumpăra un prizonier
rule-ransom_window = Când se răscumpără: până la plasarea pionului, numai atunci, oricând
rule-ransom_needs_points = Poate plăti răscumpărarea numai cine are 3 puncte
position-tower = { $cell } { $height ->
    [0] fără nicio piesă
    [one] cu o piesă
    [few] cu { $height } piese
   *[other] cu { $height } de piese
 }
position-towers = Turnuri: { $towers }.
position-captive = prizonier: { $figure } ({ $who })
tile-tower = o temelie de turn
role-tower = un supus în vârful turnului
as-tower = în vârful turnului
where-tower = pe turn
    .from = de pe turn
to-tower = pe turn
noun-tower = supus de pe turn
    .own = supusul tău
    .of = supusul lui
    .place = {" de pe turn"}
source-ransom = răscumpărare
token-tower_piece = o piesă de turn
action-rescue = Ia acasă din { $cell }: { $whose }
action-capture = Ia prizonier din { $cell }: { $whose }
action-tower = Începe turnul din { $cell }
action-tower-raise = Înalță turnul din { $cell } la { $height ->
    [one] o piesă
    [few] { $height } piese
   *[other] { $height } de piese
 }
action-exchange = Vine acasă de la { $who } { FORM($figure, "own") }
action-ransom = Răscumpără de la { $who }, cu 3 puncte, { FORM($figure, "own") }
thing-tower = O piesă de turn
thing-ransom = Răscumpără un pion
action-pass-capture = Nu lua pe nimeni prizonier
prompt-capture = Pe cine ia prizonier turnul tău?
prompt-exchange = Care dintre prizonierii tăi vine acasă?
told-tower = Turnul din { $cell } are acum { $height ->
    [one] o piesă
    [few] { $height } piese
   *[other] { $height } de piese
 }.
told-captured = { $who } ia prizonier din { $cell }: { $whose }.
told-exchanged = Schimb de prizonieri: se întorc acasă { FORM($figure, "of") } { $who } și { FORM($other, "of") } { $with }.
told-ransomed = { $who } plătește 3 puncte; de la { $from } se întoarce acasă { FORM($figure, "def") }.
part-ransom = răscumpărări
alt-towers = Pe turnuri: { $figures }.
