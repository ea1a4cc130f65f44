# Oglądanie gry.

look-turn = { $number ->
    [one] Tura gracza { $who }.
    [few] Odpowiedzieć mają jeszcze: { $who }.
    [many] Odpowiedzieć mają jeszcze: { $who }.
   *[other] Odpowiedzieć mają jeszcze: { $who }.
 }
look-hand = Tura gracza { $who }. Płytka: { $tile }.
look-over = Koniec gry.
share-done = Pokazuję to na kanale, wszystkim.
share-board = { $who } pokazuje planszę.
share-score = { $who } pokazuje punkty.
share-replay = { $who } pokazuje grę.
look-given-up = Tę grę porzucono.
look-since = Zaznaczone: płytki ułożone od twojej ostatniej wizyty, { $cells }.
panel-since = Zaznaczone: płytki ułożone po twojej ostatniej, { $cells }.
look-text-file = Opis pozycji jest długi, więc jest w pliku.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } przy podliczeniu teraz; w rezerwach: { $left }
score-note = „Przy podliczeniu teraz” liczy każdy nieukończony trakt, miasto i klasztor oraz każde pole tak, jakby gra kończyła się w tej chwili.
supply-part = { FORM($figure, "counted") }
supply-none = nic

tiles-title = { $total ->
    [0] Nie ma już płytek do dobrania.
    [one] Została jedna płytka do dobrania:
    [few] Zostały { $total } płytki do dobrania:
    [many] Zostało { $total } płytek do dobrania:
   *[other] Zostało { $total } płytki do dobrania:
 }
tiles-title-hidden = Do dobrania: { $left }. Poza grą, zakryte: { $hidden }. Nikt nie wie, które są które:
tiles-file = Wszystkie są w pliku.
tiles-line = { $count } × { $tile }
tiles-discarded = Poza grą, bo nie dało się ich ułożyć albo zostały odłożone:

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (cofnięte)
log-earlier = { $moves ->
        [one] (jeden wcześniejszy ruch)
        [few] ({ $moves } wcześniejsze ruchy)
        [many] ({ $moves } wcześniejszych ruchów)
       *[other] ({ $moves } wcześniejszego ruchu)
    }
by-stand-in = { $line } (zastępca)
by-standing = { $line } (stała odpowiedź)
by-rules = { $line } (odpowiedź domyślna, bo innej nie było)
log-empty = Nic się jeszcze nie wydarzyło.
button-first = Początek
button-previous = Wstecz
button-next = Dalej
button-last = Koniec
button-film = Film od tego miejsca
log-step = Krok { $step } z { $steps }
log-film = Gra od tego miejsca: { $tiles ->
    [one] jedna płytka.
    [few] { $tiles } płytki.
    [many] { $tiles } płytek.
   *[other] { $tiles } płytki.
}
log-film-none = Potem nie ułożono już żadnej płytki.

list-semicolon = {"; "}
position-row = Wiersz { $row }: { $tiles }.
position-cell = { $cell } { $tile }, obrót { $degrees }°
position-figure = { $who } ma { FORM($role, "acc") }
position-token = { $count ->
    [one] { $token }
    [few] { $token } ({ $count })
    [many] { $token } ({ $count })
   *[other] { $token } ({ $count })
 }
position-left = { $who } ma w rezerwach: { $figures }
position-holds = { $line }; poza tym { $held }
position-open = otwarte: { $sides }

rules-file = Cała strona jest w pliku.
rules-topics = **Zasady.** `/rules`, a po nim jedno z tych słów:
rules-figure = { $figure } ({ $set })
rules-topic = `{ $key }` { $name }
rules-row = { $first }: { $rest }
rules-cell = { $head } { $cell }

my-none = Nie grasz w żadną otwartą grę. `/game new` otwiera nową.
my-title = { $count ->
    [one] Grasz w jedną otwartą grę
    [few] Grasz w { $count } otwarte gry
    [many] Grasz w { $count } otwartych gier
   *[other] Grasz w { $count } otwartej gry
 }{ $waiting ->
    [0] . Żadna na ciebie nie czeka.
    [one] . Jedna czeka na ciebie:
    [few] . { $waiting } czekają na ciebie:
    [many] . { $waiting } czeka na ciebie:
   *[other] . { $waiting } czeka na ciebie:
 }
my-more = Poza tą listą: { $games }.
my-turn = ▶️ { $channel }: **twoja tura**, ostatni ruch { $when }
my-wait = { $channel }: gra { $who }, ostatni ruch { $when }
my-parked = 💤 { $id }: odłożona. `/game move` wznawia ją na kanale jej serwera.
my-lobby = { $channel }: otwarty stół, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }

# /help, zależnie od miejsca.
help-no-game = Na tym kanale nie ma gry. `/game new` otwiera stół: ty i do czterech innych osób układacie płytki, budujecie miasta, trakty i klasztory i zdobywacie punkty. `{ option-sets.name }` dodaje rozszerzenia. Grasz w pojedynkę? Otwórz stół i zaproś Carcas. `/rules` objaśnia każdy zestaw.
help-lobby = Tu jest otwarty stół. Naciśnij *{ button-join }* pod wiadomością albo wpisz `/game join`.
help-lobby-seated = Masz miejsce przy stole. Gospodarz rozpoczyna grę przez `/game start`. `/game leave` zwalnia twoje miejsce.
help-lobby-host = To twój stół. *{ button-setup }*: tu wybierasz, w co gracie; `/game invite` dodaje Carcas jako gracza, `/game pace` nastawia zegar. Gdy są już wszyscy, naciśnij *{ button-start }* albo wpisz `/game start`. `/game end` zamyka stół.
help-watching = Oglądasz tę grę. `/board` pokazuje planszę, `/score` punkty, `/log` to, co się wydarzyło. Gdy się skończy, `/game new` otworzy następną.
help-stood-in = Za ciebie gra zastępca. Przycisk w każdej chwili oddaje ci miejsce, tak samo `/game return`.
help-wait = To nie twoja tura: teraz gra { $who }. Dostaniesz powiadomienie. Na razie masz `/board`, `/score`, `/tiles` i `/log`. Jeśli to był twój ruch i następna płytka jest jeszcze zakryta, `/undo` go cofnie. Wyjeżdżasz? `/game substitute`.
help-your-turn = Twoja tura. Naciśnij przycisk albo wpisz `/turn`. Wybierz kratkę i obrót (`/place`), jeśli chcesz, pionek (`/deploy`), a potem `/confirm`. Do tej chwili nic nie jest ostateczne.
help-your-figure = Twoja tura, płytka już leży. Wybierz pionek (`/deploy`) albo graj bez niego (`/pass`), a potem `/confirm`.
help-your-choice = Masz pytanie, na które trzeba odpowiedzieć. Naciśnij przycisk albo użyj `/choose` i `/confirm`.

help-command = `{ $command }`: { $about }
help-option = - `{ $option }`: { $about }
help-choice = { $command }: { $about }

standing-title = Twoje stałe odpowiedzi w tej grze (widzisz je tylko ty; `/standing remove` usuwa jedną z nich):
standing-none = Nie masz stałych odpowiedzi w tej grze. `/standing add` dodaje jedną: to pytanie już do ciebie nie trafia, a gra od razu toczy się dalej.
standing-line = • { $what }
standing-for = „{ $question }” – { $answer }
standing-pass = nie, nic
standing-usual = odpowiedź domyślna
standing-accept = tak
standing-refuse = nie

replay-title = { $moves ->
    [one] Na razie jedna płytka.
    [few] Na razie { $moves } płytki.
    [many] Na razie { $moves } płytek.
   *[other] Na razie { $moves } płytki.
 }
replay-progress = Rysuję ruchy: { $done } z { $of }…
picture-words = Nie udało się narysować obrazka. Widać byłoby na nim: { $words }
board-words = Słownie: { $words } `/board text:true` opisuje wszystko.
replay-none = Nie leży jeszcze żadna płytka. `/board` pokazuje stół.
since-points = { $who } { $points } ({ $gain })
since-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
