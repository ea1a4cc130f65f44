# Abbey & Mayor.

set-abbey = Abația și primarul
about-abbey = O abație pentru goluri, un primar, o căruță și o moșie
rule-am-wagon_move = Unde merge o căruță punctată: unde duce regiunea ei, în jur, oriunde
rule-am-wagon_off_abbey = O căruță punctată pe o abație poate pleca pe drumurile și orașele de lângă ea
rule-am-wagon_on_monastery = Căruțe pe mănăstiri: pe oricare sau numai cu un drum pe cartonaș
rule-am-wagon_tile = Unde stă căruța pe noua regiune: oriunde sau unde se leagă cele două
rule-am-wagon_challenged = O căruță al cărei edificiu a pierdut o provocare
rule-am-barn_on_barn = O moșie pe un câmp care are deja una
rule-am-mayor_immune_tower = Turnurile nu pot lua primari
rule-am-wagon_immune_dragon_tower = Nici balaurul, nici turnurile nu iau căruțe
rule-am-barn_pig_herd_bonus = La sfârșit turma de porci scumpește și câmpul moșiei
rule-am-abbey_round = Abațiile rămase pot fi așezate după ultimul cartonaș
rule-am-mayor_lying = Primarii sunt desenați culcați
tile-abbey = o abație
figure-wagon = căruță
    .def = căruța
    .own = căruța ta
    .of = căruța lui
    .counted = { $count ->
        [one] { $count } căruță
        [few] { $count } căruțe
       *[other] { $count } de căruțe
     }
figure-mayor = primar
    .def = primarul
    .own = primarul tău
    .of = primarul lui
    .counted = { $count ->
        [one] { $count } primar
        [few] { $count } primari
       *[other] { $count } de primari
     }
figure-barn = moșie
    .def = moșia
    .own = moșia ta
    .of = moșia lui
    .counted = { $count ->
        [one] { $count } moșie
        [few] { $count } moșii
       *[other] { $count } de moșii
     }
role-abbey = un călugăr în abație
role-corner = un supus pe colț
as-abbey = drept călugăr în abație
as-corner = pe colț
where-abbey = în abație
    .from = din abație
where-corner = pe colț
    .from = de pe colț
to-abbey = în abație
to-corner = pe colț
the-abbey = abația
noun-abbey = călugăr
    .own = călugărul tău
    .of = călugărul lui
    .place = {""}
noun-corner = supus
    .own = supusul tău
    .of = supusul lui
    .place = {""}
token-abbey = o abație
action-abbey = Așază abația în { $cell }
action-barn = { $role }, la nord-vest de { $cell }
action-wagon = Căruța merge { $place } în { $cell }
action-pass-abbey = Păstrează abația
action-pass-wagon = Căruța se întoarce acasă
prompt-abbey = Așezi abația în loc să tragi?
prompt-last_abbey = Așezi abația înainte de sfârșitul jocului?
prompt-wagon = Merge căruța mai departe?
# $number: how many people $who names.
ring-abbey = { $number ->
    [one] { $who }, e rândul tău. Trage cartonașul următor sau așază în locul lui abația: după ce ai văzut cartonașul, e prea târziu pentru abație.
    [few] { $who }, e rândul vostru. Trageți cartonașul următor sau așezați în locul lui abația: după ce ați văzut cartonașul, e prea târziu pentru abație.
   *[other] { $who }, e rândul vostru. Trageți cartonașul următor sau așezați în locul lui abația: după ce ați văzut cartonașul, e prea târziu pentru abație.
 }
button-abbey = Așază abația
panel-abbey = Trage un cartonaș sau alege unde așezi abația. Cartonașul următor rămâne ascuns până îl tragi; apoi e prea târziu pentru abație.
