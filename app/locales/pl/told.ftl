# Co się wydarzyło, w jednym wierszu.

who-bold = **{ $name }**
who-seat = Gracz { $number }
who-numbered = { $who } (#{ $number })
who-carcas = Carcas
who-stand-in = zastępca
told-placed = { $who } układa na { $cell } { FORM($tile, "acc") }
told-placed-with = { $who } układa na { $cell } { FORM($tile, "acc") } i wystawia { FORM($role, "acc") }
told-discarded = { $who } dobiera { FORM($tile, "acc") }. Płytka nigdzie nie pasuje i wypada z gry.
told-deployed = { $who } wystawia { FORM($role, "acc") }.
told-deployed-at = { $who } wystawia na { $cell } { FORM($role, "acc") }.
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points }: { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } układa jeszcze jedną płytkę.
told-token = { $who } dostaje { FORM($token, "acc") } ({ $count }).
told-aside = { $who } dobiera { FORM($tile, "acc") }, zanim pojawił się wulkan; płytka idzie na bok.
told-put-back = { $tiles ->
    [one] Odłożona płytka ze smokiem wraca
    [few] { $tiles } odłożone płytki ze smokiem wracają
    [many] { $tiles } odłożonych płytek ze smokiem wraca
   *[other] { $tiles } odłożonej płytki ze smokiem wraca
 } do stosu.
told-moved = Z { $from } { $place } na { $cell } przenosi się { $whose }.
told-returned = Do domu wraca { $whose }.
told-standing = (Stała odpowiedź gracza { $who }.)
told-accepted = { $who } zgadza się.
told-refused = { $who } odmawia.
told-passed = { $who } pasuje.
told-ended = To była ostatnia płytka.
told-count = Punktacja końcowa: { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
score-figure = { $figure } { $score }
list-dot = {" · "}

# Publiczna wiadomość po ruchu.
# $number: ile osób wymienia $who.
ring-asked = { $number ->
    [one] { $who }, pytanie do ciebie: { $question }
    [few] { $who }, pytanie do was: { $question }
    [many] { $who }, pytanie do was: { $question }
   *[other] { $who }, pytanie do was: { $question }
 }
ring-started = Gra się zaczyna. Kolejność: { $order }.
ring-commitment = Kolejność płytek jest ustalona. Jej pieczęć: `{ $seal }`; klucz pokażę na koniec.
# $number: ile osób wymienia $who.
ring-turn = { $number ->
    [one] { $who }, twoja tura.
    [few] { $who }, wasza tura.
    [many] { $who }, wasza tura.
   *[other] { $who }, wasza tura.
 } { $left ->
    [0] Nie ma już płytek.
    [one] To ostatnia płytka.
    [few] Zostały { $left } płytki.
    [many] Zostało { $left } płytek.
   *[other] Zostało { $left } płytki.
 }
ring-free = { $who }: gra zastępca. Kto chce, zajmuje to miejsce przez `/game take`.
ring-automatic = { $who }: ruch wykonuje się automatycznie.
ring-undone = ↩️ { $who } cofa ostatni ruch i gra jeszcze raz.
button-open = Rozegraj turę
button-board = Plansza
button-score = Punkty
button-tiles = Płytki

# Koniec gry.
final-title = { $winners ->
    [0] Nikt nie wygrywa. Koniec gry.
    [one] 🏆 { $who } wygrywa z wynikiem { $points } pkt. Koniec gry.
    [few] 🏆 { $who } dzielą się zwycięstwem z wynikiem po { $points } pkt. Koniec gry.
    [many] 🏆 { $who } dzielą się zwycięstwem z wynikiem po { $points } pkt. Koniec gry.
   *[other] 🏆 { $who } dzielą się zwycięstwem z wynikiem po { $points } pkt. Koniec gry.
 }
final-called = Dzięki za grę, { $who }!
final-count = **Punktacja końcowa**
final-count-plain = Punktacja końcowa:
final-count-of = { $who } { $points }: { $items }
final-item = { $what } ({ $points })
final-item-at = { $what } na { $cell } ({ $points })
final-count-file = Cała punktacja końcowa jest w pliku.
final-line = { $place }\. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = trakty
part-city = miasta
part-cloister = klasztory
part-field = pola
final-seed = Klucz do kolejności płytek: `{ $seed }`. Jego pieczęć była tu na początku: `{ $seal }`.
fair-title = **Z czego rozdano tę grę**
fair-seal = Pieczęć klucza, pokazana przy otwarciu stołu: `{ $seal }`
fair-start = Numer, który Discord nadał rozpoczęciu gry: `{ $start }`
fair-not-started = Gdy ktoś rozpocznie grę, Discord nada temu numer, którego nikt nie może wybrać. Klucz i numer razem wyznaczają kolejność płytek. Klucz pokażę po zakończeniu gry.
fair-later = Klucz i numer razem wyznaczyły kolejność płytek, więc nikt nie mógł jej wybrać. Klucz pokażę po zakończeniu gry.
fair-key = Klucz: `{ $key }`
fair-agrees = ✅ Rozdano grę jeszcze raz: klucz ma tę pieczęć, a klucz i numer dają grę, która została rozegrana.
fair-differs = ⚠️ Coś się nie zgadza: klucz i numer dają inną grę niż ta, która została rozegrana. Powiedz o tym osobie, która mnie prowadzi.
fair-steps = Jak to sprawdzić beze mnie: skrót BLAKE3 klucza to pieczęć. Skrót numeru, obliczony z kluczem, to ziarno. Z nim ChaCha8 tasuje płytki (Fisher-Yates, od końca); dobiera się od końca. W pliku są płytki przed i po.
final-again = Rewanż? Naciśnij przycisk albo wpisz `/game rematch`.
ended-by = { $who } kończy grę. Pozostaje niedokończona; nikt nie wygrywa.
closed-by = { $who } zamyka ten stół.

# Tekst alternatywny.
alt-board = Plansza: { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
 }, kolumny od { $west } do { $east }, wiersze od { $north } do { $south }.
alt-scores = Punkty: { $scores }.
alt-source = { $source }: { $points }.
alt-turn = { $number ->
    [one] Tura gracza { $who }.
    [few] Odpowiedzieć mają jeszcze: { $who }.
    [many] Odpowiedzieć mają jeszcze: { $who }.
   *[other] Odpowiedzieć mają jeszcze: { $who }.
 }
alt-draw = Następna płytka jest jeszcze zakryta; przy planszy { $cells ->
    [one] otwarta jest jedna kratka.
    [few] otwarte są { $cells } kratki.
    [many] otwartych jest { $cells } kratek.
   *[other] otwartych jest { $cells } kratki.
 }
alt-asked = Pytanie: { $question }
alt-owners = Do kogo co należy, od największych: { $claims }.
alt-farms = Do kogo należą pola, od największych: { $claims }.
alt-no-owners = Do nikogo nie należy żaden trakt, miasto ani klasztor.
alt-no-farms = Do nikogo nie należy żadne pole.
alt-claim = { $feature } na { $cell } ({ $tiles ->
    [one] jedna płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
 }), { $who }
alt-dead = Kratki, na które nie pasuje żadna z pozostałych płytek: { $cells }.
alt-no-dead = Każdą otwartą kratkę da się jeszcze wypełnić.
alt-focus = Obrazek pokazuje okolicę { $cell }, gdzie ułożono ostatnią płytkę.
alt-around = Obrazek pokazuje okolicę { $cell }.
alt-whole = Obrazek pokazuje całą planszę.
alt-moving = Ruchomy obraz: { $tiles ->
    [one] jedna płytka.
    [few] { $tiles } płytki, jedna po drugiej.
    [many] { $tiles } płytek, jedna po drugiej.
   *[other] { $tiles } płytki, jedna po drugiej.
 }
alt-gains = Zmiany punktów: { $gains }.
alt-no-gains = Niczyje punkty się nie zmieniły.
alt-clock = { $who } ma { $left }
alt-clocks = Pozostały czas: { $clocks }.
alt-hand = Płytka w ręce: { $tile }.
alt-stands = { $who } ({ $place })
alt-stands-figure = { $who } ({ $figure }, { $place })
alt-cells = Pasuje na { $cells }.
alt-preview = Plan: { $tile } na { $cell }, obrót { $degrees }°.
alt-figure = Na niej: { $role }.
alt-chosen = { $answer }.
alt-spots = Do wyboru: { $spots }.
alt-spot = { $number }: { $spot }
alt-left = { $left ->
    [0] Nie ma już płytek.
    [one] Została { $left } płytka.
    [few] Zostały { $left } płytki.
    [many] Zostało { $left } płytek.
   *[other] Zostało { $left } płytki.
 }
alt-over = Koniec gry.

who-somebody = Ktoś
who-host = Gospodarz
