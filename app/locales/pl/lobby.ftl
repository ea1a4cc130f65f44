# Stół, który czeka na graczy.

lobby-title = **Stół do Carcassonne jest otwarty.**
# $number: ile osób wymienia $who.
lobby-again = Rewanż! { $number ->
    [one] { $who }: naciśnij *{ button-join }*, żeby zagrać jeszcze raz.
    [few] { $who }: naciśnijcie *{ button-join }*, żeby zagrać jeszcze raz.
    [many] { $who }: naciśnijcie *{ button-join }*, żeby zagrać jeszcze raz.
   *[other] { $who }: naciśnijcie *{ button-join }*, żeby zagrać jeszcze raz.
 }
lobby-sets = Zestawy: { $sets } (płytki: { $tiles }, tury: około { $turns }).
lobby-undo-off = Ruch jest ostateczny, gdy tylko ktoś zobaczy następną płytkę.
lobby-level = Carcas gra { $level ->
    [gentle] łagodnie
    [strong] mocno
   *[steady] równo
}.
lobby-aids = Pomoce: { $aids ->
    [all] pozostałe płytki, punkty z góry i `/hint`
    [none] żadne, jak na turniejach
   *[board] pozostałe płytki i punkty z góry, bez podpowiedzi
}.
lobby-short = Krótka gra: { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
 }.
lobby-option = `{ $key }={ $value }`
lobby-options = Zasady domowe: { $options }.
lobby-edition = Edycja: **{ $edition }**.
lobby-edition-but = Edycja: **{ $edition }**, ale { $options }.
lobby-look-summer = Obrazki: lato.
lobby-look-dark = Obrazki: ciemny stół.
lobby-look-winter = Obrazki: zima.
lobby-look-pack = Obrazki: { $title }, { $author } ({ $licence }).
art-missing = Pakiet grafik „{ $name }” tego stołu nie jest zainstalowany, więc płytki rysuje Carcas. Gospodarz może wybrać inny motyw: `/game options`.

host-title = **Płytki gospodarza.** `/tile add` opisuje następną, `/tile remove` usuwa jedną.
host-none = Gospodarz nie ma jeszcze opisanych płytek. Służy do tego `/tile add`, dla zestawów Puste płytki i Piernikowy ludzik; `/rules creativity` wyjaśnia, jak to zrobić.
host-line = { $number }. { $set }: { $tile }
    `{ $described }`
host-missing = { $set }: płytki gospodarza { $found } z { $wanted }.
host-feeds = Na obrazku każde miasto ma numer, a każde pole numery miast, które żywi.
host-farm = { $count ->
    [0] pole { $field } nie żywi żadnego miasta
    [one] pole { $field } żywi miasto { $cities }
    [few] pole { $field } żywi miasta { $cities }
    [many] pole { $field } żywi miasta { $cities }
   *[other] pole { $field } żywi miasta { $cities }
 }
host-lobby = Gospodarz wnosi: { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what }: { $tile }
host-example-cloister = Klasztor
host-example-inn = Trakt z karczmą
host-example-house = Trakt kończący się przy domu
host-example-curve = Zakręt
host-example-city = Krawędź miasta
host-example-gate = Trakt do miasta
host-example-corner = Narożnik miasta
host-example-two = Dwa miasta
host-example-four = Cztery miasta
host-example-big = Miasto ze wszystkich stron
host-syntax = to nie jest poprawny opis płytki: { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part }: { $flaw }
host-side = strona: { $side }
syntax-long = opis jest za długi
syntax-no-edges = brakuje krawędzi
syntax-four-edges = „{ $word }” to nie cztery krawędzie
syntax-edge = nie ma krawędzi „{ $word }”
syntax-many = jest za dużo segmentów
syntax-mark = nie ma znaku „{ $word }”
syntax-number = „{ $word }” nie ma poprawnej liczby
syntax-segment = nie ma segmentu „{ $word }”
syntax-no-reach = „{ $word }” nie mówi, do których krawędzi sięga
syntax-reach = „{ $word }” to nie jest część brzegu, do której może sięgać
syntax-tag = nie ma słowa „{ $word }”
syntax-name = „{ $word }” nie oznacza żadnego segmentu
syntax-twice = dwa segmenty sięgają „{ $word }”
syntax-mismatch = segmenty nie zgadzają się z krawędzią po stronie „{ $word }”
flaw-edge = któraś krawędź nie jest ani polem, ani traktem, ani miastem
flaw-kind = są miasta, trakty, pola i klasztory, nic innego
flaw-tag = miasto może mieć `pennant=1`, trakt `inn`, nic innego
flaw-mark = znaki z własnymi zasadami są niedozwolone
flaw-inner = miasto lub trakt musi sięgać krawędzi
flaw-branches = trakt sięga najwyżej dwóch krawędzi; jeśli spotyka się kilka, każdy ma `end=junction`
flaw-end = trakt z jedną krawędzią musi mówić, gdzie się kończy (`end=junction`, `city`, `cloister` albo `house`), i tylko taki
flaw-ends-nowhere = trakt kończy się przy czymś, czego nie ma na płytce
flaw-cloisters = jest więcej niż jeden klasztor
flaw-split-edge = obie połowy krawędzi z polem należą do jednego pola
flaw-undivided = trakt, który przechodzi na wylot, ma po bokach dwa różne pola
flaw-untouched = pole musi wymieniać każde miasto obok siebie (`c1`, `c2`)
flaw-beyond = to pole wymienia miasto, do którego nie sięga: coś leży między nimi
flaw-unparted = między tym polem a innym nic nie leży, więc są jednym polem; pola dzieli tylko trakt, miasto albo rozstaje
flaw-parted = coś biegnie przez środek tego pola, więc jest ich więcej niż jedno
flaw-unenclosed = to pole nie sięga żadnej krawędzi i nie otaczają go miasta
flaw-unnamed = miasta zostawiają między sobą ziemię; podaj, które to pole (`field - c1 c2`)
flaw-crossing = przecina inny segment albo nie może dojść tam, gdzie ma się skończyć
flaw-link = połączenie łączy co najmniej dwa segmenty
flaw-no-city = płytka do zestawu Piernikowy ludzik musi mieć miasto
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (gospodarz)
lobby-nobody = Nikogo jeszcze tu nie ma.
lobby-how = Liczba graczy: od { $least } do { $most }. Grę rozpoczyna gospodarz; o miejscach, których nikt nie wybierze, decyduje los.
lobby-chosen = Wybory: { $choices }.
lobby-chosen-both = { $name }: { $colour }, miejsce { $number }
lobby-chosen-colour = { $name }: { $colour }
lobby-chosen-seat = { $name }: miejsce { $number }
lobby-chosen-done = Wybrano. Wiadomość stołu pokazuje, co kto wybrał; `/game join` to zmienia.
lobby-colour = Twój kolor
lobby-place = Twoje miejsce w kolejności gry
seat-number = Miejsce { $number }
seat-lot = Drogą losowania
lobby-private = Stół prywatny: dołączyć mogą tylko zaproszone osoby. Gospodarz zaprasza poleceniem `/game invite user:`.
lobby-private-invited = Stół prywatny: dołączyć mogą tylko zaproszone osoby. Zaproszenia: { $who }.
lobby-invitation = { $who }, masz zaproszenie do tego stołu. Naciśnij *{ button-join }* pod jego wiadomością albo napisz `/game join`.
lobby-admit = Zaproś kogoś albo cofnij zaproszenie
invitation-given = Zaproszono. `/game invite user: withdraw:true` to cofa.
invitation-withdrawn = Zaproszenie cofnięto.
button-private = Tylko z zaproszeniem
button-open-table = Otwarty dla wszystkich
call-invited = Masz zaproszenie do stołu na kanale { $channel }. Naciśnij tam *{ button-join }*.
kept-title = Twoje szablony (widzisz to tylko ty; `/game setup remove` usuwa jeden):
kept-none = Nie masz jeszcze szablonów. `/game setup save` zapamiętuje pod nazwą, w co gra się przy stole na kanale.
kept-line = • **{ $name }**: { $about }
kept-about = { $sets }; { $pace }
kept-about-edition = { $sets }; { $edition }; { $pace }
kept-open = Otwórz stół z …
kept-saved = Zapisano jako **{ $name }**. `/game new setup:` otwiera taki stół.
kept-removed = Usunięto.
thread-opening = Otwieram wątek dla twojego stołu. Masz tam miejsce.
thread-opened = { $who } otwiera stół do Carcassonne. Jest w tym wątku.
thread-name = Carcassonne: { $who }
thread-name-table = Carcassonne: { $who }, stół { $number }
thread-failed = Nie udało mi się utworzyć wątku na kanale { $channel }. `/game new` otwiera tam stół na samym kanale.
thread-lacks = Nie udało mi się utworzyć wątku na kanale { $channel }, bo brakuje mi tam uprawnienia: { $missing }. Administracja serwera może je nadać w ustawieniach kanału albo wszędzie tym linkiem: <{ $link }>
thread-instead = Nie udało mi się utworzyć tu wątku, więc ten stół jest na samym kanale.
thread-private = Nic się nie pojawia? To znaczy, że jest to prywatny wątek, w którym mnie nie ma: wspomnij mnie tutaj, { $me }, żeby mnie wpuścić, a stół się pojawi.
shut-out = Moja ostatnia wiadomość nie dotarła do tego wątku; wysyłam ją jeszcze raz. Nic się nie pojawia? Wspomnij mnie, { $me }, w tym wątku, żeby mnie wpuścić.
seek-call = { $who } szuka graczy: { $wants }. Naciśnij przycisk albo napisz `/game seek`.
seek-call-found = { $who } grają razem na kanale { $channel }.
seek-call-over = { $who }: szukanie graczy zakończone.
button-seek = Gram
seek-waiting = Szukasz graczy: { $wants }.
seek-usual = Na tym serwerze trwa to zwykle { $time }.
seek-unknown = Na tym serwerze nikt jeszcze tak nie znalazł graczy, więc nie wiem, ile to potrwa.
seek-until = Twoje szukanie kończy się { $until }. `/game seek` je cofa.
button-unseek = Cofnij
seek-withdrawn = Szukanie cofnięto.
seek-found = Dość osób chce tego samego: twój stół jest otwarty, a pozostali już wiedzą.
seek-over = Na czas nie przyszedł nikt, kto chce tego samego, więc twoje szukanie graczy się skończyło. `/game seek` zaczyna nowe.
# $number: how many people $who names.
seek-seated = { $who }: dość osób chce tego samego i jest miejsce przy tym stole. Grę rozpoczyna gospodarz; `/game leave` zwalnia miejsce.
call-found = Są gracze dla ciebie: twój stół jest na kanale { $channel }.
seek-sets = { $sets }
seek-any-sets = dowolne zestawy
seek-any-pace = dowolne tempo
seek-players = liczba graczy: { $players }
seek-any-players = dowolna liczba graczy
lobby-started = **Gra się zaczęła.**
lobby-closed = **Ten stół jest zamknięty.**
lobby-seal = -# Płytki są zapieczętowane: `{ $seal }`
button-join = Dołącz
button-leave = Odejdź
button-setup = Zestawy i zasady
button-rules-off = Bez zasad domowych
button-sets-back = Wstecz: { $family }
button-more-sets = Dalej: { $family }
button-start = Rozpocznij
button-invite = Graj przeciwko Carcas
button-uninvite = Graj bez Carcas
button-return = Wracam na swoje miejsce
button-end = Zakończ grę

lobby-opened = Twój stół jest otwarty i masz przy nim miejsce. Pozostali dołączają przyciskiem poniżej albo przez `/game join`; grę rozpoczynasz przez `/game start`.
lobby-opened-private = Twój stół jest otwarty i masz przy nim miejsce. Dołączyć mogą tylko zaproszone osoby: wybierz je w menu poniżej albo wpisz `/game invite user:`. Grę rozpoczynasz przez `/game start`.
lobby-joined = Masz miejsce przy stole. Grę rozpocznie { $host }.
lobby-opened-alone = Twój stół jest otwarty: ty przeciwko mnie. Wybierz, w co grasz, albo naciśnij *{ button-start }*.
lobby-how-alone = Grasz przeciwko Carcas. O tym, kto zaczyna, decyduje los.
new-alone = Nikt inny nie może tu do nas dołączyć. Wolisz swoją pierwszą grę, dziesięć płytek z poradą przy każdym kroku, czy całą grę przeciwko mnie? Żeby zagrać z innymi, wpisz `/game new` na kanale serwera.
button-learn-here = Poznaj grę
button-solo = Graj przeciwko Carcas
lobby-left = Nie siedzisz już przy tym stole.
lobby-invited = Przy stole coś się zmieniło: `/game info` pokazuje, kto gra. Grę rozpocznie { $host }.
lobby-begun = Gra się zaczyna.

info-title = **Gra { $id }**
info-opened = Otwarta { $when }.
info-page = Strona dla każdego: { $link }
info-lobby = Jeszcze się nie zaczęła. `/game join` da ci miejsce.
info-turn = Tura gracza { $who }, ostatni ruch { $when }. { $left ->
    [0] Nie ma już płytek.
    [one] Została { $left } płytka.
    [few] Zostały { $left } płytki.
    [many] Zostało { $left } płytek.
   *[other] Zostało { $left } płytki.
 }

end-ask = Na pewno zakończyć tę grę dla wszystkich? Pozostanie niedokończona i nikt nie wygra.
end-ask-lobby = Zamknąć ten stół?
end-ask-others = Inni też grają w tę grę, więc wszyscy muszą się zgodzić na jej zakończenie. Pozostałaby niedokończona i nikt by nie wygrał. Mam ich zapytać? Na odpowiedź mają jeden dzień.
button-ask-others = Zapytaj pozostałych
end-done = Gotowe. Kanał jest wolny dla nowej gry.

preset-classic = Klasycznie
preset-river = Klasycznie z rzeką
preset-big-box = Big Box
preset-big-box-2017 = Big Box z 2017
preset-winter-box = Pudełko zimowe
preset-minis = Klasycznie z małymi zestawami
preset-minis-2012 = Klasycznie z minidodatkami z 2012
preset-count-box = Pudełko hrabiego i króla
preset-promos = Klasycznie z promocjami
preset-everything = Duża gra
preset-all = Wszystko
preset-about = płytki: { $tiles }, tury: około { $turns } · { $sets }
preset-line = { $name } · { $about }
sets-full = Tu nic więcej się nie zmieści: resztę wybiera się przy stole

# Panel gospodarza: zestawy i zasady domowe.
setup-title = **W co chcecie grać?** Wszyscy przy stole od razu widzą twój wybór.
setup-editions = Edycja: wszystkie zasady domowe jednej instrukcji naraz
edition-standard = standardowa
edition-compendium = kompendium
edition-collection = zbiór
edition-recorded = nagrane gry
about-edition-standard = zwykłe zasady
about-edition-compendium = włosko-angielskie kompendium: gospodarstwa liczone według miast
about-edition-collection = zebrana instrukcja gry podstawowej i pierwszych siedmiu rozszerzeń
about-edition-recorded = tak gra JCloisterZone, z którego pochodzą nagrane gry
setup-presets = Pudełko albo mieszanka
setup-sets = Zestawy: { $family }
family-ground = zestawy podstawowe
family-large = duże rozszerzenia
family-small = małe rozszerzenia
family-special = płytki specjalne
setup-systems = Zasady domowe dla…
setup-rules = Która zasada?
setup-values = { $key } = …
setup-ground = { $about } · { $tiles ->
    [one] 1 płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
 }
setup-longer = { $about } · { $tiles ->
    [one] +1 płytka, +{ $percent } %
    [few] +{ $tiles } płytki, +{ $percent } %
    [many] +{ $tiles } płytek, +{ $percent } %
   *[other] +{ $tiles } płytki, +{ $percent } %
 }
setup-same-length = { $about } · tak samo długo
setup-rules-of = { $rules ->
    [one] 1 zasada
    [few] { $rules } zasady
    [many] { $rules } zasad
   *[other] { $rules } zasady
 }{ $changed ->
    [0] {""}
   *[other] , zmienione: { $changed }
 }
setup-rule-line = { $key }: { $value }
setup-rule = `{ $key }`: { $about }. Teraz: **{ $value }**.
setup-choice = { $key }={ $value }: { $about }
setup-default = zwykła zasada

standin-told = Za gracza { $who } gra teraz zastępca.
standin-done = Za ciebie gra teraz zastępca. `/game return` w każdej chwili odda ci miejsce.
standin-back = { $who } może wrócić na swoje miejsce tym przyciskiem albo przez `/game return`.
return-told = { $who } wraca do gry.
return-done = Miejsce znów jest twoje. Dostaniesz powiadomienie, gdy przyjdzie twoja tura; `/turn` pokaże, czy to już teraz.

language-told = Językiem tego stołu jest teraz polski.
language-done = Gotowe.
lobby-language = Język: polski.
pace-free = Bez zegara: każdy ma tyle czasu, ile potrzebuje
pace-days = { $days ->
    [one] Jeden dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
 }
pace-bank = Zapas { $days ->
    [one] jednego dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 } na całą grę; każdy ruch dodaje { $hours ->
    [one] godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
 }
pace-said = { $pace }.
pace-done = Od teraz: { $pace }.
time-until = ⏳ Do { $date } ({ $left }).
clock-soon = < 1 godz.
clock-hours = { $hours } godz.
clock-days = { $days } d.
clock-both = { $days } d. { $hours } godz.
left-soon = niecałą godzinę
left-hours = { $hours ->
    [one] godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
 }
left-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 }
left-both = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
 } i { $hours ->
    [one] godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
 }
time-until-of = ⏳ { $who } do { $date } ({ $left }).
time-defaulted = Skończył się czas: { $who }. Obowiązuje odpowiedź domyślna.
time-remind = { $who }, to wciąż twoja tura. Masz czas do { $date } ({ $left }). `/turn` ją otwiera.
time-over = { $who }, twój czas się skończył; nadal możesz wykonać ruch. Pozostali decydują, co dalej: jeszcze jeden dzień, zastępca, zwolnienie miejsca albo koniec gry. Jeśli nic nie powiedzą, po jednym dniu zagra zastępca.
time-given = { $who } dostaje jeszcze jeden dzień; daje go { $giver }. { $until }
time-given-done = Gotowe: jeszcze jeden dzień.
time-relieved = Skończył się czas: { $who }. Do powrotu gra zastępca.
relieve-done = Gotowe: gra zastępca.
button-wait = Jeszcze jeden dzień
button-relieve = Niech zagra zastępca
time-stretched = Skończył się czas: { $who }. Przedłuża go jeden dzień wakacji (na ten rok { $left ->
    [0] nie zostaje żaden
    [one] zostaje jeden
    [few] zostają { $left }
    [many] zostaje { $left }
   *[other] zostaje { $left }
 }). { $until }
pace-weekends = { $pace }. Soboty i niedziele się nie liczą.
pause-until = Zegary tego stołu stoją do { $date }.
pause-over = Zegary tego stołu znów idą.
pause-done = Gotowe.
theme-told = Obrazki tego stołu mają nowy motyw: { $theme }.
theme-done = Gotowe. `/board` je pokaże.
mute-done = W tej turze nie będzie więcej przypomnień.
outage-told = Przez { $hours ->
    [one] godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
 } nie było ze mną kontaktu. Wszystkie zegary odzyskują ten czas. { $until }
idle-warning = Od trzech tygodni nikt tu nie wykonał ruchu. Jeśli do { $date } nic się nie zmieni, gra zostanie odłożona; później można ją wznowić.
idle-parked = Od czterech tygodni nikt nie wykonał ruchu.
silence-remind = { $who }, to twoja kolej od { $date }.
silence-last = { $who }, to twoja kolej od { $date }. Jeśli nie odezwiesz się do { $until }, pozostali nie muszą dłużej czekać: mogą zakończyć grę, oddać twoje miejsce zastępcy albo ustalić tempo. Wystarczy, że otworzysz swoją turę; `/my vacation` daje więcej czasu.
silence-last-direct = Jeśli nie odezwiesz się tam do { $until }, pozostali nie muszą dłużej czekać: mogą zakończyć grę, oddać twoje miejsce zastępcy albo ustalić tempo.
silence-told = { $who }, od tygodnia nikt tu nie ma od ciebie wieści. Nadal możesz wykonać ruch. W przeciwnym razie pozostali wybierają, co dalej; `/game pace` ustala limit czasu.
silence-until = Jeśli do { $until } nikt nie dostanie wieści od gracza { $who }, możesz zakończyć grę, oddać to miejsce zastępcy albo ustalić tempo; pojawią się tu przyciski. Zapowiedziany urlop przesuwa ten termin.
silence-over = Od tygodnia nikt nie ma wieści od gracza { $who }: możesz zakończyć grę (`/game end`), oddać to miejsce zastępcy (przycisk na kanale) albo ustalić limit czasu (`/game pace`).
silence-relieved = Od tygodnia nikt nie ma wieści od gracza { $who }. Do powrotu gra zastępca.
silence-opened = Od tygodnia nikt nie ma wieści od gracza { $who }. Pozostali zwalniają to miejsce. Zastępca gra, dopóki ktoś go nie zajmie.
silence-poll-open = { $by } prosi o zwolnienie miejsca gracza { $who }, od którego od tygodnia nikt nie ma wieści.
silence-poll-end = { $by } prosi o zakończenie gry, bo od tygodnia nikt nie ma wieści od gracza { $who }.
parked-line = { $why } Gra zostaje odłożona w obecnym stanie. `/game move` ze słowem `{ $id }` wznawia ją, tutaj albo na innym kanale.
aside-plain = Ta gra jest odłożona w obecnym stanie.
aside-idle = Od czterech tygodni nikt tu nie wykonał ruchu, więc ta gra jest odłożona w obecnym stanie.
aside-closed = Ktoś zamknął ten wątek, więc jego gra jest odłożona w obecnym stanie.
aside-gone = Nie dało się już tu pisać, więc ta gra jest odłożona w obecnym stanie.
aside-how = *{ button-resume }* wznawia ją tutaj; `/game move` ze słowem `{ $id }` wznawia ją na innym kanale.
aside-how-others = Osoby, które w nią grają, mogą ją wznowić tutaj albo na innym kanale: `/game move` ze słowem `{ $id }`.
aside-choice = Ta gra jest odłożona. Wyślij polecenie i przeczytaj, jak ją wznowić.
aside-reopened = Wątek jest znów otwarty: gra toczy się dalej, dokładnie w tym samym stanie.
button-resume = Wznów
button-mute = Wycisz tę turę
button-open-seat = Zwolnij miejsce
button-end-late = Zakończ grę

who-resigned = rezygnacja
who-open = wolne miejsce
leave-ask = Na pewno odchodzisz? Twoje miejsce się zwolni: zastępca będzie na nim grać, dopóki ktoś go nie zajmie, i do tego czasu nie może ono wygrać. Znikasz tylko na chwilę? `/game substitute` zachowa je dla ciebie. `/game handover` odda je komuś, kogo wybierzesz.
leave-ask-resign = Na pewno rezygnujesz? Twoje pionki zostają, twoje miejsce daje odtąd odpowiedzi domyślne i nie może wygrać. Przy dwóch graczach drugi od razu wygrywa.
button-vacate = Odejdź
button-resign = Zrezygnuj
seat-left = { $who } odchodzi. Zastępca gra na tym miejscu, dopóki ktoś go nie zajmie.
seat-resigned = { $who } rezygnuje. Miejsce daje odtąd odpowiedzi domyślne i nie może wygrać.
seat-removed = Decyzją pozostałych { $who } wypada z gry. Zastępca gra, dopóki ktoś nie zajmie miejsca.
seat-removed-by = Decyzją administracji serwera { $who } wypada z gry. Zastępca gra, dopóki ktoś nie zajmie miejsca.
seat-opened = Skończył się czas: { $who }. Pozostali zwalniają to miejsce. Zastępca gra, dopóki ktoś go nie zajmie.
seat-left-done = Gotowe. Dziękuję za grę.
seat-open = { $who }: kto zajmie to miejsce, gra dalej od tego momentu.
seat-offered = { $to }, { $who } oddaje ci miejsce w tej grze, w obecnym stanie.
seat-offered-done = Gotowe: propozycja zostaje na kanale do czasu odpowiedzi.
seat-declined = { $who } zachowuje miejsce: propozycja została odrzucona.
seat-declined-done = Gotowe: propozycja odrzucona.
seat-taken = { $who } zajmuje wolne miejsce i gra dalej.
seat-taken-over = { $who } przejmuje miejsce gracza { $before } i gra dalej.
seat-yours = Miejsce jest twoje. `/turn` pokaże, czy teraz twoja tura.
seat-removed-done = Gotowe.
end-nobody = Nie ma już graczy, więc gra się kończy. Nikt nie wygrywa.
end-last = Przy stole został już tylko jeden gracz: wygrywa { $who }.
end-agreed = Gracze zgodzili się zakończyć grę. Pozostaje niedokończona; nikt nie wygrywa.
end-late = Gracze zakończyli grę, bo nikt nie wykonywał ruchów. Pozostaje niedokończona; nikt nie wygrywa.
button-take = Zajmij to miejsce
button-accept = Przyjmij miejsce
button-decline = Nie, dziękuję
button-rematch = Rewanż
rematch-opened = Stół z tymi samymi ustawieniami jest otwarty i masz przy nim miejsce. Gdy dołączą te same osoby, możesz zaczynać.
ban-done = Gotowe: ta osoba nie może już dołączać do gier na tym serwerze. `/game kick` usuwa ją z toczącej się gry.
unban-done = Gotowe: ta osoba znów może grać na tym serwerze.

poll-remove = { $by } prosi, aby z gry wypadł gracz { $who }.
poll-open = { $by } prosi o zwolnienie miejsca gracza { $who }, któremu skończył się czas.
poll-end = { $by } prosi o zakończenie gry, bo skończył się czas gracza { $who }.
poll-undo = { $by } prosi o cofnięcie swojego ostatniego ruchu.
poll-close = { $by } prosi o zakończenie tej gry. Pozostałaby niedokończona i nikt by nie wygrał.
# $number: ile osób wymienia $to.
poll-line = { $asked } { $number ->
    [one] { $to }, zgadzasz się? Na odpowiedź masz jeden dzień.
    [few] { $to }, zgadzacie się? Na odpowiedź macie jeden dzień.
    [many] { $to }, zgadzacie się? Na odpowiedź macie jeden dzień.
   *[other] { $to }, zgadzacie się? Na odpowiedź macie jeden dzień.
 }
poll-remove-refused = Za mało osób zgodziło się, aby z gry wypadł gracz { $who }, więc nic się nie zmienia.
poll-open-refused = Za mało osób zgodziło się zwolnić miejsce gracza { $who }, więc nic się nie zmienia.
poll-end-refused = Za mało osób zgodziło się zakończyć grę, więc toczy się dalej.
poll-undo-refused = Nie wszyscy zgodzili się na cofnięcie ostatniego ruchu ({ $who }), więc ruch zostaje.
poll-ended-agreed = { $asked }
    ✅ Za: { $yes }.{ $against ->
        [0] {""}
       *[other] {" "}Przeciw: { $no }.
    }
poll-ended-refused = { $asked }
    ❌ Za mało zgód, więc nic się nie zmienia. Za: { $in_favour ->
        [0] nikt
       *[other] { $yes }
    }. Przeciw: { $against ->
        [0] nikt
       *[other] { $no }
    }.
poll-ended-expired = { $asked }
    ⌛ Dzień minął i odpowiedzi jest za mało, więc nic się nie zmienia.
poll-ended-overtaken = { $asked }
    ➖ Gra potoczyła się dalej, więc nie ma już na co odpowiadać.
poll-asked = Pytanie do pozostałych graczy jest już na kanale.
poll-counted = Twoja odpowiedź się liczy.
button-yes = Tak
button-no = Nie

call-turn = Twoja tura na { $channel } (gra { $game }).
call-remind = To wciąż twoja tura na { $channel } (gra { $game }).
call-next = Następna tura na { $channel } (gra { $game }) jest twoja, po graczu { $who }.
call-undone = Ostatni ruch na { $channel } (gra { $game }) jest cofnięty, więc to teraz nie twoja tura.
undone-asked = { $number ->
    [0] { $by } cofa ten ruch.
    [one] { $by } cofa ten ruch, więc to już nie tura gracza { $who }.
    [few] { $by } cofa ten ruch, więc odpowiadać nie muszą już: { $who }.
    [many] { $by } cofa ten ruch, więc odpowiadać nie muszą już: { $who }.
   *[other] { $by } cofa ten ruch, więc odpowiadać nie muszą już: { $who }.
 }
button-to-game = Przejdź do gry
call-over = Gra na { $channel } jest skończona.
call-again = Ktoś z twojej ostatniej gry prosi o rewanż na { $channel }. Naciśnij tam *{ button-join }*.
call-closed = { $who }: nie przyjmujesz ode mnie wiadomości prywatnych, więc piszę tutaj. Zmienisz to przez `/my settings`.

settings-title = **Jak do ciebie docieram**
settings-zone = Twoja strefa czasowa to { $zone }. Od niej zależą weekendy i godziny ciszy.
settings-quiet = Bez przypomnień od godziny { $from } do { $to }.
settings-loud = Przypomnienia przychodzą o każdej porze.
settings-language-auto = Piszę do ciebie w języku twojego Discorda.
settings-language = Piszę do ciebie po polsku.
settings-remind-usual = Przypomnienia przychodzą po połowie czasu oraz dzień i trzy godziny przed końcem.
settings-remind-last = Przypomnienie przychodzi raz, trzy godziny przed końcem.
settings-remind-daily = Przypomnienia przychodzą codziennie i trzy godziny przed końcem.
settings-remind-never = Przypomnienia nie przychodzą.
settings-reach-channel = Powiadomienia dostajesz na kanale gry.
settings-reach-direct = Powiadomienia dostajesz w wiadomości prywatnej.
settings-reach-both = Powiadomienia dostajesz na kanale gry i w wiadomości prywatnej.
settings-reach-closed = Powiadomienia dostajesz na kanale gry, bo nie przyjmujesz ode mnie wiadomości prywatnych. Gdy się to zmieni, wybierz ponownie `{ option-pings.name }`.
settings-next = Dostajesz znać, gdy następna tura jest twoja.
settings-not-next = Nie dostajesz znać, gdy następna tura jest twoja.
settings-recorded = Twoje gry są zapisywane: statystyki, rankingi, rekordy. `/my settings records:false` je usuwa.
settings-not-recorded = Twoje gry nie są zapisywane i nikt nie widzi, jak grasz. Twoje rankingi są usunięte; jeśli zmienisz zdanie, zaczynasz od nowa.
vacation-until = Masz wakacje do { $date }; twoje zegary stoją. Na ten rok { $left ->
    [one] zostaje ci jeden dzień wakacji
    [few] zostają ci { $left } dni wakacji
    [many] zostaje ci { $left } dni wakacji
   *[other] zostaje ci { $left } dnia wakacji
 }.
vacation-none = Nie masz teraz wakacji. Na ten rok { $left ->
    [one] zostaje ci jeden dzień wakacji
    [few] zostają ci { $left } dni wakacji
    [many] zostaje ci { $left } dni wakacji
   *[other] zostaje ci { $left } dnia wakacji
 }; bierzesz je przez `/my vacation`.
vacation-told = { $who } ma wakacje do { $date }. Zegar stoi do tego czasu.
vacation-over = { $who } wraca z wakacji.

moved-away = Ta gra toczy się dalej na { $channel }.
lost-moves = Ostatnie ruchy tej gry przepadły po mojej stronie; przepraszam. Stan jest taki jak { $since } i stąd gramy dalej.
lost-restored = Przywrócono mnie z kopii zapasowej: ta gra wraca do stanu { $at } i stąd gramy dalej.
moved-here = Gra toczy się dalej tutaj.
moved-resumed = Gra jest wznowiona, dokładnie w tym samym stanie.
moved-done = Gotowe: gra toczy się dalej tutaj.
move-running = { $id }, w toku: { $people }
move-parked = { $id }, odłożona: { $people }
permission-view = Wyświetlanie kanału
permission-send = Wysyłanie wiadomości
permission-create-threads = Tworzenie publicznych wątków
permission-send-threads = Wysyłanie wiadomości w wątkach
permission-embed = Osadzanie linków
permission-attach = Załączanie plików
watch-end = Dam ci znać, gdy ta gra się skończy.
watch-daily = Raz dziennie dam ci znać, co się tu działo, i powiem, gdy gra się skończy.
watch-move = Dam ci znać o każdym ruchu w tej grze i o jej końcu.
watch-off = Nie będę cię już zawiadamiać o tej grze.
watched-move = { $channel }: { $line }
watched-daily = { $channel }, od ostatniej wiadomości:
watched-over = Gra na { $channel } jest skończona. { $line }

privacy-export = To wszystko, co jest o tobie zapisane. Nikt inny tego nie widzi.
privacy-export-packed = To wszystko, co jest o tobie zapisane. Nikt inny tego nie widzi. Na jedną wiadomość było tego za dużo, więc plik jest spakowany gzipem: rozpakuje go 7-Zip i większość komputerów.
privacy-export-large = Zapisano o tobie tyle, że nie mieści się to w wiadomości, nawet po spakowaniu. Zwróć się do osoby, która mnie prowadzi: może ci to przekazać inaczej.
privacy-ask = Na pewno usunąć wszystko? Znikną twoje imię, ustawienia i identyfikator. Twoje miejsca się zwolnią, a twoje gry potoczą się bez ciebie. Wiadomości, które już są na kanałach, zostaną; należą do Discorda, nie do mnie.
button-erase = Zapomnij mnie
privacy-erased = Gotowe: nic tu już ciebie nie wymienia. Jeśli znów użyjesz któregoś z moich poleceń, poznamy się od nowa.
seat-erased = Ktoś odchodzi z gry z prośbą o zapomnienie. Zastępca gra na tym miejscu, dopóki ktoś go nie zajmie.

overview-done = Gotowe: lista jest odtąd tutaj i sama się odświeża.
overview-title = { $count ->
    [0] **Na tym serwerze nie ma otwartych gier.** `/game new` otwiera nową.
    [one] **Na tym serwerze jest jedna otwarta gra:**
    [few] **Na tym serwerze są { $count } otwarte gry:**
    [many] **Na tym serwerze jest { $count } otwartych gier:**
   *[other] **Na tym serwerze jest { $count } otwartej gry:**
 }
overview-seat = ↳ Jest wolne miejsce: tam `/game take`.
overview-when = Stan: { $when }.

welcome = Cześć! Jestem Carcas i dzwonię na gry w Carcassonne, którym się nie spieszy: jedna płytka teraz, następna, gdy jej gracz tu zajrzy. `/learn` to pierwsza gra przeciwko mnie, dziesięć płytek, `/game new` otwiera stół na kanale lub w wątku, a `/help` mówi, co możesz zrobić tam, gdzie jesteś. Administracja serwera ma `/server overview` i `/server ban`.
learn-opened = Twoja pierwsza gra się zaczyna: dziesięć płytek, ty przeciwko mnie. Naciśnij *{ button-open }*.
learn-written = Masz ode mnie wiadomość prywatną: naciśnij tam *{ button-learn }*, a nikt inny nie zobaczy twojej pierwszej gry. Nic nie przyszło? To znaczy, że nie przyjmujesz jeszcze wiadomości prywatnych z tego serwera: naciśnij nazwę serwera, *Ustawienia prywatności*, *Wiadomości prywatne* i wpisz `/learn` jeszcze raz.
learn-invitation = Nikt inny nas tu nie widzi: twoja pierwsza gra, dziesięć płytek, ty przeciwko mnie, z poradą przy każdym kroku. Nie ma pośpiechu.
button-learn = Zaczynamy
learn-place = 💡 To twoja płytka. Wybierz z menu kratkę: krawędzie muszą pasować, trakt do traktu i miasto do miasta. Przyciski ją obracają. Nic nie jest ostateczne, dopóki nie naciśniesz *{ button-confirm }*.
learn-figure = 💡 Płytka leży. Numery na obrazku to miejsca dla podwładnego: rycerz w mieście, zbójca na trakcie, mnich w klasztorze. Wróci z punktami, gdy ten obszar będzie ukończony. Masz ich siedmiu.
learn-close = 💡 Trakt daje jeden punkt za płytkę, ukończone miasto dwa, a klasztor po jednym za siebie i za każdego z ośmiu sąsiadów. Spróbuj ukończyć to, na czym stoi twój podwładny.
learn-farmer = 💡 Chłop zostaje na polu do końca i daje trzy punkty za każde ukończone miasto obok niego. Podwładnych z planszy nie użyjesz gdzie indziej: zostaw sobie kilku w rezerwach.
learn-end = 💡 Gra kończy się z ostatnią płytką. Nieukończone obszary też coś wtedy dają: jeden punkt za płytkę.
learn-over = To była twoja pierwsza gra. `/rules` objaśnia wszystko dokładnie; `/game new` otwiera stół dla ciebie i innych.
lobby-expired = Ten stół czekał dwa tygodnie i gra się nie zaczęła, więc jest zamknięty. `/game new` otwiera nowy.
