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
standing-king = Króla ma { $who }. Ukończone miasta: { $complete }; największe liczy { $largest }.
standing-king-free = Nikt nie ma króla. Ukończone miasta: { $complete }.
standing-robber = Barona rabusiów ma { $who }. Ukończone drogi: { $complete }; najdłuższa liczy { $largest }.
standing-robber-free = Nikt nie ma barona rabusiów. Ukończone drogi: { $complete }.
largest-tiles = { $size ->
    [one] jedną płytkę
    [few] { $size } płytki
   *[many] { $size } płytek
 }
largest-points = { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
 }
part-king = król
part-robber = baron rabusiów
