# Hills & Sheep.

set-hills = Dealuri și oi
about-hills = Păstori cu oi, dealuri la egalitate și vii
rule-hs-hill = La egalitate câștigă cine stă pe un deal, sau cine are acolo cei mai mulți
rule-hs-vineyard_garden = Viile contează și pentru grădini
rule-hs-closed = Pe un câmp abia închis turma poate crește întâi, sau se întoarce imediat
tile-sheep-hill = un deal
tile-vineyard = o vie
figure-shepherd = păstor
    .def = păstorul
    .own = păstorul tău
    .of = păstorul lui
    .counted = { $count ->
        [one] { $count } păstor
        [few] { $count } păstori
       *[other] { $count } de păstori
     }
source-flock = oi
part-flock = oi
action-grow = Trage încă un jeton
action-stable = Du oile acasă: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
prompt-flock = Turma ta: crește sau o duci acasă?
panel-flock = Din cele { $tokens } jetoane din sac, { $wolves } sunt lupi.
told-sheep = { $who } trage în { $cell } { $sheep ->
    [one] o oaie
    [few] { $sheep } oi
   *[other] { $sheep } de oi
 }.
told-wolf-drawn = { $who } trage în { $cell } un lup.
told-wolf = Lupul alungă din { $cell }: { $whose }.
alt-flock = { $who } în { $cell } ({ $sheep })
alt-flocks = Oi lângă păstori: { $flocks }.
position-sheep = În sacul cu oi: jetoane cu 1 oaie: { $one }, cu 2: { $two }, cu 3: { $three }, cu 4: { $four }; lupi: { $wolves }.
