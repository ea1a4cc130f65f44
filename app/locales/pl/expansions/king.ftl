# Król i baron rabusiów.

set-king = Król i baron rabusiów
about-king = Dodatkowe punkty za największe miasto i najdłuższy trakt
rule-kr-scoring = Król i baron: 1 za ukończone miasto lub trakt; po 10; 15 albo 40 za obu; na bieżąco
rule-kr-size = Co decyduje o największym mieście i najdłuższym trakcie
source-king = król
source-robber = baron rabusiów
token-king = król
    .acc = króla
token-robber = baron rabusiów
    .acc = barona rabusiów
told-record = { $who } ma teraz { FORM($token, "acc") } ({ $size ->
    [one] 1 płytka
    [few] { $size } płytki
    [many] { $size } płytek
   *[other] { $size } płytki
 }).
part-king = król
part-robber = baron rabusiów
