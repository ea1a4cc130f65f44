# Owce i wzgórza.

set-hills = Owce i wzgórza
about-hills = Pasterze z owcami, wzgórza na remisy i winnice
rule-hs-hill = Remis: wygrywa, kto w ogóle stoi na wzgórzu, albo kto ma tam najwięcej
rule-hs-vineyard_garden = Winnice liczą się też dla ogrodów
rule-hs-closed = Na polu właśnie zamkniętym stado może najpierw urosnąć albo od razu wraca
tile-sheep-hill = wzgórze
    .with = ze wzgórzem
tile-vineyard = winnica
    .acc = winnicę
    .with = z winnicą
figure-shepherd = pasterz
    .acc = pasterza
    .gen = pasterza
    .your = twój pasterz
    .your-acc = twojego pasterza
    .your-gen = twojego pasterza
    .counted = { $count ->
        [one] { $count } pasterz
        [few] { $count } pasterzy
        [many] { $count } pasterzy
       *[other] { $count } pasterza
     }
source-flock = owce
part-flock = owce
action-grow = Wyciągnij jeszcze jeden żeton
action-stable = Zagoń owce do domu: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
prompt-flock = Twoje stado: rośnie czy wraca do domu?
panel-flock = Liczba żetonów w worku: { $tokens }, w tym wilków: { $wolves }.
told-sheep = { $who } wyciąga na { $cell } { $sheep ->
    [one] 1 owcę
    [few] { $sheep } owce
    [many] { $sheep } owiec
   *[other] { $sheep } owcy
 }.
told-wolf-drawn = { $who } wyciąga na { $cell } wilka.
told-wolf = Wilk wypędza { FORM($whose, "acc") } z { $cell }.
alt-flock = { $who } na { $cell } ({ $sheep })
alt-flocks = Owce przy pasterzach: { $flocks }.
position-sheep = W worku z owcami: żetony z 1 owcą: { $one }, z 2: { $two }, z 3: { $three }, z 4: { $four }; wilki: { $wolves }.
