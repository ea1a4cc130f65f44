# Nazwy rzeczy. Formy:
#   płytki: bez formy mianownik; acc (biernik); with (narzędnik z przyimkiem „z”);
#   roli: bez formy mianownik; acc;
#   pionka: bez formy mianownik; acc; gen; your, your-acc, your-gen („twój”); counted (z liczbą);
#   strony: to (dokąd), from (skąd);
#   pionka na planszy (noun-..): to samo, a w where miejsce, jeśli nie ma go w samym słowie.

language-name = Polski

list-comma = {", "}
number-decimal = { $whole },{ $fraction }
list-and = { $first } i { $last }

# Płytki, według tego, co na nich wydrukowano.
tile-with = { $first } { FORM($rest, "with") }
    .acc = { FORM($first, "acc") } { FORM($rest, "with") }
    .with = { FORM($first, "with") } { FORM($rest, "with") }
tile-meadow = samo pole
    .with = z samym polem
tile-cloister = klasztor
    .with = z klasztorem
tile-city-edge = { $count ->
    [1] krawędź miasta
    [2] dwie krawędzie miasta
    [3] trzy krawędzie miasta
   *[other] cztery krawędzie miasta
 }
    .with = { $count ->
        [1] z krawędzią miasta
        [2] z dwiema krawędziami miasta
        [3] z trzema krawędziami miasta
       *[other] z czterema krawędziami miasta
     }
tile-city-passage = { $count ->
    [1] miasto na przelot
   *[other] dwa miasta na przelot, jedno nad drugim
 }
    .with = { $count ->
        [1] z miastem na przelot
       *[other] z dwoma miastami na przelot, jednym nad drugim
     }
tile-city-corner = { $count ->
    [1] narożnik miasta
   *[other] dwa narożniki miasta
 }
    .with = { $count ->
        [1] z narożnikiem miasta
       *[other] z dwoma narożnikami miasta
     }
tile-city-three = miasto z trzech stron
    .with = z miastem z trzech stron
tile-city-full = miasto ze wszystkich stron
    .with = z miastem ze wszystkich stron
tile-road-end = { $count ->
    [1] koniec traktu
    [2] dwa końce traktów
    [3] trzy końce traktów
   *[other] cztery końce traktów
 }
    .with = { $count ->
        [1] z końcem traktu
        [2] z dwoma końcami traktów
        [3] z trzema końcami traktów
       *[other] z czterema końcami traktów
     }
tile-road-straight = { $count ->
    [1] prosty trakt
   *[other] dwa proste trakty
 }
    .with = { $count ->
        [1] z prostym traktem
       *[other] z dwoma prostymi traktami
     }
tile-road-curve = { $count ->
    [1] zakręt
   *[other] dwa zakręty
 }
    .with = { $count ->
        [1] z zakrętem
       *[other] z dwoma zakrętami
     }
tile-road-roundabout = rondo
    .with = z rondem
tile-road-roundabout-end = rondo trzech traktów z końcem czwartego
    .with = z rondem trzech traktów i końcem czwartego
tile-road-junction = rozwidlenie traktów
    .with = z rozwidleniem traktów
tile-road-crossing = rozstaje
    .with = z rozstajami
tile-pennant = { $count ->
    [1] proporzec
   *[other] dwa proporce
 }
    .with = { $count ->
        [1] z proporcem
       *[other] z dwoma proporcami
     }

figure-small = podwładny
    .acc = podwładnego
    .gen = podwładnego
    .your = twój podwładny
    .your-acc = twojego podwładnego
    .your-gen = twojego podwładnego
    .counted = { $count ->
        [one] { $count } podwładny
        [few] { $count } podwładnych
        [many] { $count } podwładnych
       *[other] { $count } podwładnego
     }

# Zwykły podwładny nazywa się od miejsca, w którym stoi; każdy inny pionek ma swoją nazwę.
role-city = rycerz w mieście
    .acc = rycerza w mieście
role-road = zbójca na trakcie
    .acc = zbójcę na trakcie
role-cloister = mnich w klasztorze
    .acc = mnicha w klasztorze
role-field = chłop na polu
    .acc = chłopa na polu
role-place = podwładny
    .acc = podwładnego
role-figure = { $figure } { $place }
    .acc = { FORM($figure, "acc") } { FORM($place, "acc") }
as-city = jako rycerz w mieście
    .acc = jako rycerza w mieście
as-road = jako zbójca na trakcie
    .acc = jako zbójcę na trakcie
as-cloister = jako mnich w klasztorze
    .acc = jako mnicha w klasztorze
as-field = jako chłop na polu
    .acc = jako chłopa na polu
as-place = tam
where-city = w mieście
where-road = na trakcie
where-cloister = w klasztorze
where-field = na polu
where-place = tam
to-city = do miasta
to-road = na trakt
to-cloister = do klasztoru
to-field = na pole
to-place = tam
the-city = miasto
the-road = trakt
the-cloister = klasztor
the-field = pole
the-place = miejsce
noun-city = rycerz
    .acc = rycerza
    .gen = rycerza
    .your = twój rycerz
    .your-acc = twojego rycerza
    .your-gen = twojego rycerza
    .where = {""}
noun-road = zbójca
    .acc = zbójcę
    .gen = zbójcy
    .your = twój zbójca
    .your-acc = twojego zbójcę
    .your-gen = twojego zbójcy
    .where = {""}
noun-cloister = mnich
    .acc = mnicha
    .gen = mnicha
    .your = twój mnich
    .your-acc = twojego mnicha
    .your-gen = twojego mnicha
    .where = {""}
noun-field = chłop
    .acc = chłopa
    .gen = chłopa
    .your = twój chłop
    .your-acc = twojego chłopa
    .your-gen = twojego chłopa
    .where = {""}
noun-place = podwładny
    .acc = podwładnego
    .gen = podwładnego
    .your = twój podwładny
    .your-acc = twojego podwładnego
    .your-gen = twojego podwładnego
    .where = {""}
noun-figure = { $figure } { $place }
    .nom = { $figure }
    .acc = { FORM($figure, "acc") }
    .gen = { FORM($figure, "gen") }
    .your = { FORM($figure, "your") } { $place }
    .your-acc = { FORM($figure, "your-acc") } { $place }
    .your-gen = { FORM($figure, "your-gen") } { $place }
    .where = {" "}{ $place }
whose-at = { $whose } na { $cell }
    .acc = { FORM($whose, "acc") } na { $cell }
    .gen = { FORM($whose, "gen") } na { $cell }
    .your = { FORM($whose, "your") } na { $cell }
whose-own = { FORM($noun, "your") }
    .acc = { FORM($noun, "your-acc") }
    .gen = { FORM($noun, "your-gen") }
whose-other = { FORM($noun, "nom") } gracza { $who }{ FORM($noun, "where") }
    .acc = { FORM($noun, "acc") } gracza { $who }{ FORM($noun, "where") }
    .gen = { FORM($noun, "gen") } gracza { $who }{ FORM($noun, "where") }

source-road = trakt
source-city = miasto
source-cloister = klasztor
source-field = pole

side-n = północ
    .to = na północ
    .from = z północy
side-e = wschód
    .to = na wschód
    .from = ze wschodu
side-s = południe
    .to = na południe
    .from = z południa
side-w = zachód
    .to = na zachód
    .from = z zachodu
side-all = wszystkie strony
corner-north-east = północno-wschodni róg
corner-south-east = południowo-wschodni róg
corner-south-west = południowo-zachodni róg
corner-north-west = północno-zachodni róg
half-north-west = północ, zachodnia połowa
half-north-east = północ, wschodnia połowa
half-east-north = wschód, północna połowa
half-east-south = wschód, południowa połowa
half-south-east = południe, wschodnia połowa
half-south-west = południe, zachodnia połowa
half-west-south = zachód, południowa połowa
half-west-north = zachód, północna połowa

# Co można wybrać, w menu i podpowiedziach.
label-place = { $label } ({ $place })
label-number = {" "}nr { $number }
action-draw = Dobierz płytkę
action-place = { $cell }, obrót { $degrees }°
action-deploy = { $role } ({ $sides })
action-at = { $what } na { $cell }
action-take = Zabierz z { $cell }: { $whose }
action-take-apart = Zabierz: { $whose }
thing-take = Odeślij pionek
action-pass = Nic
action-pass-place = Odrzuć płytkę i dobierz inną
action-pass-wood = Bez pionka

# Czego dotyczy pytanie.
prompt-draw = Dobierz następną płytkę
prompt-place = Gdzie układasz płytkę?
prompt-wood = Wystawiasz pionek?
