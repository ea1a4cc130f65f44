# Opactwo i burmistrz.

set-abbey = Opactwo i burmistrz
about-abbey = Opactwo do zapełniania luk, burmistrz, wóz i stodoła
rule-am-wagon_move = Dokąd może pojechać podliczony wóz: na połączone, w okolicę, wszędzie
rule-am-wagon_off_abbey = Wóz może opuścić podliczone opactwo traktami i miastami, które się tam kończą
rule-am-wagon_on_monastery = Wozy w klasztorach: w każdym albo tylko z traktem na płytce
rule-am-wagon_tile = Gdzie na nowym obszarze staje wóz: na dowolnej płytce albo w miejscu połączenia
rule-am-wagon_challenged = Wóz, którego budowla przegrała pojedynek
rule-am-barn_on_barn = Stodoła w gospodarstwie, które już ma stodołę
rule-am-mayor_immune_tower = Wieże nie mogą pojmać burmistrzów
rule-am-wagon_immune_dragon_tower = Ani smok, ani wieże nie ruszają wozów
rule-am-barn_pig_herd_bonus = Na koniec stado świń podnosi też wartość gospodarstwa stodoły
rule-am-abbey_round = Pozostałe opactwa można ułożyć po ostatniej płytce
rule-am-mayor_lying = Burmistrzowie są rysowani na leżąco
tile-abbey = opactwo
    .with = z opactwem
figure-wagon = wóz
    .gen = wozu
    .your = twój wóz
    .your-acc = twój wóz
    .your-gen = twojego wozu
    .counted = { $count ->
        [one] { $count } wóz
        [few] { $count } wozy
        [many] { $count } wozów
       *[other] { $count } wozu
     }
figure-mayor = burmistrz
    .acc = burmistrza
    .gen = burmistrza
    .your = twój burmistrz
    .your-acc = twojego burmistrza
    .your-gen = twojego burmistrza
    .counted = { $count ->
        [one] { $count } burmistrz
        [few] { $count } burmistrzów
        [many] { $count } burmistrzów
       *[other] { $count } burmistrza
     }
figure-barn = stodoła
    .acc = stodołę
    .gen = stodoły
    .your = twoja stodoła
    .your-acc = twoją stodołę
    .your-gen = twojej stodoły
    .counted = { $count ->
        [one] { $count } stodoła
        [few] { $count } stodoły
        [many] { $count } stodół
       *[other] { $count } stodoły
     }
role-abbey = mnich w opactwie
    .acc = mnicha w opactwie
role-corner = podwładny na rogu
    .acc = podwładnego na rogu
as-abbey = jako mnich w opactwie
    .acc = jako mnicha w opactwie
as-corner = na rogu
where-abbey = w opactwie
where-corner = na rogu
to-abbey = do opactwa
to-corner = na róg
the-abbey = opactwo
noun-abbey = mnich
    .acc = mnicha
    .gen = mnicha
    .your = twój mnich
    .your-acc = twojego mnicha
    .your-gen = twojego mnicha
    .where = {""}
noun-corner = podwładny
    .acc = podwładnego
    .gen = podwładnego
    .your = twój podwładny
    .your-acc = twojego podwładnego
    .your-gen = twojego podwładnego
    .where = {""}
token-abbey = opactwo
action-abbey = Ułóż swoje opactwo na { $cell }
action-barn = { $role }, północny zachód { $cell }
action-wagon = Wóz jedzie { $place } na { $cell }
action-pass-abbey = Zachowaj opactwo
action-pass-wagon = Wóz wraca do domu
prompt-abbey = Układasz opactwo zamiast dobierać?
prompt-last_abbey = Układasz opactwo, zanim gra się skończy?
prompt-wagon = Czy twój wóz jedzie dalej?
# $number: ile osób wymienia $who.
ring-abbey = { $who }, twoja tura. Weź następną płytkę albo zamiast tego ułóż swoje opactwo: gdy płytka będzie znana, na opactwo będzie za późno.
button-abbey = Zamiast tego opactwo
panel-abbey = Dobierz płytkę albo wybierz, gdzie trafi twoje opactwo. Następna płytka jest zakryta, dopóki jej nie dobierzesz; potem na opactwo będzie za późno.
