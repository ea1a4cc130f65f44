# Dlaczego nie i co można zamiast tego. Zawsze prywatnie.

refusal-nothing = nic
refusal-no-game = Na tym kanale nie ma teraz odpowiedniej gry. `/game new` otwiera nową.
refusal-running = Gra już się toczy. `/game take` da ci miejsce, jeśli jakieś jest wolne; w przeciwnym razie możesz oglądać.
refusal-has-begun = Gra już się zaczęła. `/turn` pokazuje, jak wygląda.
refusal-not-begun = Gra jeszcze się nie zaczęła. Gospodarz rozpoczyna ją przez `/game start`.
refusal-begins-itself = Gra jeszcze się nie zaczęła. Zaraz zacznie się sama.
refusal-over = Ta gra jest skończona. `/game new` otwiera następną.
refusal-seated = Siedzisz już przy tym stole.
refusal-not-seated = Nie masz miejsca w tej grze. Możesz oglądać: `/board`, `/score`, `/log`.
refusal-full = Wszystkie miejsca są zajęte. Otwórz drugi stół w wątku albo na innym kanale.
refusal-dealt = Tutaj na początku los rozdziela wszystkich między stoły i miejsca, więc nie ma czego wybierać.
refusal-colour-taken = Ten kolor należy już do kogoś: { $who }. Weź jeden z wolnych albo zostaw to otwarte.
refusal-seat-taken = To miejsce należy już do kogoś: { $who }. Weź jedno z wolnych albo zostaw to otwarte.
refusal-no-seat-number = „{ $input }” to nie miejsce przy tym stole. Napisz liczbę od 1 do { $most } albo `lot`.
refusal-not-invited = Ten stół jest prywatny: potrzeba zaproszenia od gospodarza. `/game new` na innym kanale albo w wątku otwiera własny.
refusal-no-invitation = Ta osoba nie miała zaproszenia.
refusal-many-invited = Zaproszeń jest już { $most }. Najpierw cofnij któreś.
refusal-no-setup = Nie masz szablonu o nazwie „{ $input }”. `/game setup list` pokazuje twoje.
refusal-no-setup-meant = Nie masz szablonu o nazwie „{ $input }”. Chodziło o `{ $meant }`?
refusal-setup-name = Nazwa ma od 1 do { $most } znaków.
refusal-many-setups = Liczba twoich szablonów: { $most }. Najpierw usuń jeden poleceniem `/game setup remove`.
refusal-in-thread = To już jest wątek: `/game new` otwiera stół właśnie tutaj.
refusal-no-players = „{ $input }” to nie liczba graczy. Podaj liczbę od 2 do 6.
refusal-seek-over = To szukanie już się skończyło. `/game seek` zaczyna własne.
refusal-own-seek = To twoje własne szukanie. `/game seek` je cofa.
refusal-not-host = Może to zrobić tylko gospodarz tej gry albo administracja serwera.
refusal-others-play = Inni też grają w tę grę, więc muszą się zgodzić. `/game end` ich zapyta.
refusal-nothing-to-undo = Nie masz ruchu do cofnięcia: ostatni ruch był czyjś inny albo nikt jeszcze nie grał.
refusal-stood-in = Za ciebie gra zastępca. `/game return` odda ci miejsce.
refusal-no-clock = Ta gra nie ma zegara, więc nikt nie potrzebuje więcej czasu.
refusal-own-clock = Idzie twój własny zegar. Więcej czasu mogą ci dać inni gracze i osoby, które obserwują tę grę.
refusal-not-around = Więcej czasu mogą dać gracze i osoby, które obserwują tę grę. Dołączysz do nich przez `/game watch`.
refusal-was-removed = Usunięto cię z tej gry. Któryś z graczy może oddać ci miejsce przez `/game handover`.
refusal-time-enough = To już cały dodatkowy czas na jedno pytanie (dni od jednej osoby: { $each }, od wszystkich razem: { $all }). Jeśli nic się nie wydarzy, stół dostanie pytanie, co dalej.
refusal-not-late = Zostało jeszcze trochę czasu, więc zastępca nie jest na razie potrzebny.
refusal-no-pace = „{ $input }” to nie jest poprawne tempo. Napisz `free`, dni na ruch (`3d`) albo zapas z dodatkiem na ruch (`5d+12h`).
refusal-number = „{ $input }” tu nie pasuje. Podaj liczbę od { $least } do { $most }.
refusal-aim = „{ $input }” to nie jest poprawny cel. Podaj kratkę na planszy lub blisko niej, ale nie tuż przy swoim stanowisku: `M13` albo `M13:250,-100`, czyli tysięczne płytki na wschód i południe od jej środka.
refusal-few-host-tiles = { $lack } Opisz pozostałe przez `/tile add` albo wybierz inną zasadę domową.
refusal-enough-host-tiles = { $set }: więcej płytek się nie zmieści. `/tile remove` usuwa jedną.
refusal-host-tile = To nie jest poprawna płytka: { $why }. `/rules creativity` wyjaśnia, jak opisywać płytki, a lista, która pojawia się przy pisaniu, ma przykłady.
refusal-no-host-set = Żaden z twoich zestawów nie używa płytek gospodarza: najpierw dodaj `creativity` albo `gingerbread` przez `/game options`.
refusal-no-host-tile = „{ $input }” to nie jest żadna z płytek. Wybierz z listy, która pojawia się przy pisaniu.
refusal-no-standing = „{ $input }” to nie jest poprawna stała odpowiedź. Wybierz z listy, która pojawia się przy pisaniu.
refusal-too-many-standing = Masz już w tej grze komplet stałych odpowiedzi ({ $most }). Najpierw usuń którąś przez `/standing remove`.
refusal-banned = Nie możesz dołączać do gier na tym serwerze. Może to zmienić administracja serwera.
refusal-not-admin = Może to zrobić tylko administracja serwera. Gracze mogą głosować przez `/game kick`.
refusal-not-offered = Nikt już nie proponuje ci tego miejsca.
refusal-no-open-seat = W tej grze nie ma wolnego miejsca.
refusal-no-vote = Nie masz tu na co odpowiadać.
refusal-not-over = Ta gra jeszcze się nie skończyła.
refusal-parked = Ta gra jest odłożona. `/game move` ją wznawia.
refusal-no-person = Wybierz kogoś przy tym stole albo kogoś, kto mógłby do niego dołączyć.
refusal-sits-already = Ta osoba już siedzi przy tym stole.
refusal-few-voters = Żeby kogoś przegłosować, trzeba co najmniej dwóch innych graczy. Gdy komuś skończy się czas, decydują przyciski pod tamtą wiadomością; administracja serwera zawsze może pomóc.
refusal-poll-open = Jedno pytanie jest jeszcze otwarte. Odpowiedz najpierw na nie.
refusal-no-days = „{ $input }” to nie jest poprawna liczba dni. Podaj liczbę od 0 do { $most }.
refusal-no-vacation = { $left ->
    [one] Na ten rok został ci tylko jeden dzień wakacji.
    [few] Na ten rok zostały ci tylko { $left } dni wakacji.
    [many] Na ten rok zostało ci tylko { $left } dni wakacji.
   *[other] Na ten rok zostało ci tylko { $left } dnia wakacji.
 }
refusal-no-zone = Nie znam strefy czasowej „{ $input }”. Wybierz z listy, która pojawia się przy pisaniu, na przykład `Europe/Warsaw`.
refusal-no-zone-meant = Nie znam strefy czasowej „{ $input }”. Chodziło o `{ $meant }`?
refusal-no-hours = „{ $input }” to nie są poprawne godziny. Napisz `22-7` albo `off`.
refusal-many-opened = To już wiele stołów w ciągu jednej godziny. Odczekaj chwilę przed następnym.
refusal-no-tiles = „{ $input }” nie nadaje się na długość krótkiej gry. Potrzeba od 4 do 200 płytek i żadnej rzeki.
refusal-no-word = Nie ma tu gry „{ $input }” do wyboru. Wybierz z listy, która pojawia się przy pisaniu.
refusal-many-watchers = Tę grę obserwuje już wystarczająco wiele osób. `/board` i `/log` działają dla wszystkich.
refusal-no-permission = Nie mogę tu grać, bo na tym kanale brakuje mi uprawnień: { $missing }. Administracja serwera może je nadać w ustawieniach kanału albo wszędzie naraz tym linkiem: <{ $link }>
refusal-timed-out = Nie mogę tu grać, bo na tym serwerze ktoś wysłał mnie na przerwę; moderacja może ją zakończyć.
refusal-too-fast = To było dużo naraz. Poczekaj kilka sekund; nic nie przepadnie.
refusal-no-aids = Ten stół gra bez pomocy: nikt nie sprawdza, jakie płytki zostały ani gdzie już nic nie pasuje.
refusal-no-hints = Ten stół gra bez podpowiedzi. Stół dopuszcza je od początku: `/game new` z `{ option-aids.name }:all`.
refusal-thinking = Carcas myśli właśnie nad wieloma podpowiedziami. Spróbuj ponownie za minutę.
refusal-busy = Rysuje się właśnie wiele ruchomych obrazów. Spróbuj ponownie za minutę.
refusal-learning-already = Jesteśmy tu w środku gry. `/turn` ją wznawia; `/game end` ją kończy, a wtedy `/learn` zacznie następną.
refusal-not-stood-in = Grasz już samodzielnie na swoim miejscu.
refusal-not-your-turn = To nie twoja tura: teraz gra { $who }. Dostaniesz powiadomienie, gdy przyjdzie twoja tura.
refusal-already-drawn = Następna płytka jest już znana, więc twój ruch zostaje. Jeśli stół na to pozwala, `/undo` zapyta pozostałych.

refusal-channel-taken = Na tym kanale już toczy się gra. Następną otwórz w wątku albo na innym kanale; `/game info` pokazuje tę.
refusal-here-already = Ta gra już tu jest, więc nic się nie zmieniło.
refusal-guild-full = Na tym serwerze nie zmieści się więcej otwartych gier. Najpierw dokończcie albo zakończcie którąś.
refusal-player-full = Więcej otwartych gier jedna osoba mieć nie może. Najpierw dokończ którąś.
refusal-no-set = Nie ma zestawu „{ $input }”. Wybierz z listy, która pojawia się przy pisaniu, albo przyciskiem *{ button-setup }* pod wiadomością otwartego stołu. Gotowe połączenia: { $presets }.
refusal-no-set-meant = Nie ma zestawu „{ $input }”. Chodziło o { $near }?
refusal-set-near = `{ $key }` ({ $name })
refusal-ground = Gra potrzebuje podstawy: gry podstawowej albo Edycji zimowej. Dodaj do zestawów `base` lub `winter`.
refusal-on-server = To dotyczy serwera. Zapytaj mnie na jednym z jego kanałów.
refusal-not-ground = { $set }: to dodatek do gry, a rankingi dotyczą pełnych gier. Wybierz jedną z listy.
refusal-no-daily = Dzisiejsza plansza jeszcze na ciebie czeka. `/daily play` ją zaczyna.
refusal-daily-open = Twoja dzisiejsza plansza nie jest skończona. `/daily play` wraca do niej.
refusal-daily-over = Dzień tej planszy minął. `/daily play` otwiera dzisiejszą.
refusal-grounds = { $names } nie łączą się ze sobą: każdy z tych zestawów to osobna gra. Wybierz jeden z nich.
refusal-pointless = `{ $key }` nic nie daje bez `{ $other }={ $value }`. Wybierz najpierw tamto albo pomiń tę opcję.
refusal-pointless-set = `{ $key }` nic nie daje bez zestawu { $name }. Dodaj go najpierw albo pomiń tę opcję.
refusal-no-topic = Nie ma zasad o nazwie „{ $input }”. Wybierz z listy, która pojawia się przy pisaniu, albo wpisz samo `/rules`, żeby zobaczyć wszystkie tematy.
refusal-no-topic-meant = Nie ma zasad o nazwie „{ $input }”. Chodziło o `{ $meant }`?
refusal-no-such-command = Nie ma polecenia „{ $input }”. Wybierz z listy, która pojawia się przy pisaniu.
refusal-no-such-command-meant = Nie ma polecenia „{ $input }”. Chodziło o `{ $meant }`?
refusal-no-option = „{ $input }” to nie jest zasada domowa. Napisz `klucz=wartość` i wybierz z listy, która pojawia się przy pisaniu.
refusal-no-option-meant = „{ $input }” to nie jest zasada domowa. Chodziło o `{ $meant }`?
refusal-no-value = `{ $key }` przyjmuje jedną z tych wartości: { $values }.
refusal-other-set = `{ $key }` należy do zestawu, którego nie ma w tej grze. Dodaj zestaw albo pomiń tę opcję.
refusal-alone = Potrzebujesz jeszcze co najmniej jednego gracza. Zaprosić Carcas?
refusal-crowded = W tej grze może być najwyżej tylu graczy: { $most }.

refusal-no-cell = „{ $input }” to nie jest kratka. Kratka to litera i liczba, jak na brzegu obrazka: `M13`.
refusal-no-cell-meant = „{ $input }” to nie jest kratka. Chodziło o `{ $meant }`?
refusal-off-board = { $cell } leży poza planszą, która sięga od { $from } do { $to }.
refusal-cell-taken = Na { $cell } leży już płytka. Wolne kratki są na obrazku.
refusal-cell-alone = { $cell } nie sąsiaduje z żadną płytką. Płytka musi stykać się krawędzią z inną.
refusal-cell-mismatch = Twoja płytka nie pasuje na { $cell }, jakkolwiek ją obrócisz.
refusal-cell-forbidden = Krawędzie twojej płytki pasują na { $cell }, ale zabrania tego jedna z zasad tej gry.
refusal-no-rotation = { $input } to nie jest poprawny obrót. Podaj 0, 90, 180 albo 270.
refusal-not-turned = Na { $cell } twoja płytka pasuje przy obrocie: { $fitting }.
refusal-one-way = Na { $cell } twoja płytka pasuje tylko na jeden sposób.
refusal-nothing-to-turn = Nie masz jeszcze płytki do obrócenia. Najpierw wybierz kratkę.
refusal-no-tile-now = Nie masz teraz płytki do obrócenia.
refusal-no-spot-there = Gdy twoja płytka leży tam, nie da się wystawić pionka. Zatwierdź ją albo wybierz inną kratkę.
refusal-no-spot = „{ $input }” to nie jest teraz miejsce dla pionka. Podaj numer z obrazka.
refusal-no-figure = Nie masz w rezerwach „{ $input }”.
refusal-no-figure-meant = Nie masz w rezerwach „{ $input }”. Chodziło o `{ $meant }`?
refusal-place-first = Najpierw wybierz kratkę dla płytki, potem pionek.
refusal-nothing-laid = Twoja płytka jeszcze nie leży. Najpierw wybierz kratkę.
refusal-unanswered = Jedno pytanie jest jeszcze otwarte: { $question }
refusal-no-pass = Teraz nie można spasować.
refusal-no-choice = „{ $input }” to nie jest żadna z odpowiedzi. Wybierz z listy, która pojawia się przy pisaniu.
refusal-no-amount = „{ $input }” to nie jest poprawna stawka. Podaj liczbę od { $least } do { $most }.
refusal-nothing-to-bid = Ta odpowiedź nie wymaga wartości, a podano „{ $input }”. Pomiń ją.
refusal-nothing-to-choose = Nie masz teraz na co odpowiadać.

refusal-stale = Gra potoczyła się dalej, odkąd powstał ten przycisk. Teraz wygląda tak.
refusal-other-plan = Twój plan w międzyczasie się zmienił. Teraz wygląda tak; zatwierdź go, jeśli się zgadza.
refusal-too-late = Ktoś był o chwilę szybszy, więc nic się nie stało. Zobacz, jak gra wygląda teraz.
refusal-no-button = Ten przycisk nie należy już do żadnej gry. `/turn` i `/board` działają zawsze.
refusal-no-command = Tego polecenia już nie ma. `/help` pokazuje, co możesz zrobić.

apology = Coś poszło nie tak po naszej stronie i nic się nie zmieniło. Spróbuj ponownie za chwilę. Jeśli to się powtarza, podaj ten kod osobie, która prowadzi bota: `{ $incident }`.

# Discord przysłał coś, czego nie dało się odczytać.
apology-unreadable = Discord przysłał to w postaci, której nie umiem odczytać, więc nic się nie stało. Spróbuj ponownie za chwilę. Jeśli to się powtarza, podaj ten kod osobie, która prowadzi bota: `{ $incident }`.

# Baza danych jest nieosiągalna.
apology-away = W tej chwili nie ma dostępu do gier, więc nic się nie zmieniło. Spróbuj ponownie za minutę. Jeśli to potrwa dłużej, podaj ten kod osobie, która prowadzi bota: `{ $incident }`.

# Dysk zawiódł podczas zapisu: ruch mógł się zapisać albo nie.
apology-in-doubt = Nie jest pewne, czy to się zapisało. Uruchamiam się ponownie, żeby to sprawdzić: za minutę zajrzyj do `/board` albo otwórz swoją turę i powtórz to tylko wtedy, gdy tego nie ma. Dla osoby, która prowadzi bota: `{ $incident }`.

# Prywatnie, gdy czegoś nie dało się powiedzieć na kanale.
unsent-permission = Nie mogę pisać na { $channel }, gdzie toczy się twoja gra: brakuje mi tam uprawnienia „{ $missing }”. Administracja serwera może mi je przywrócić w ustawieniach kanału. Sama gra jest bezpieczna i toczy się dalej: do tego czasu powiadamiam wszystkich w wiadomościach prywatnych.
unsent-link = Ten link nadaje wszystko, czego potrzebuję: <{ $link }>
unsent-timed-out = Nie mogę pisać na { $channel }, gdzie toczy się twoja gra: na tym serwerze ktoś wysłał mnie na przerwę; moderacja może ją zakończyć. Sama gra jest bezpieczna i toczy się dalej: do tego czasu powiadamiam wszystkich w wiadomościach prywatnych.
unsent-closed = Wątek twojej gry, { $channel }, został zamknięty: ktoś go zarchiwizował albo zablokował. Gra zostaje odłożona w obecnym stanie. Ruszy dalej sama, gdy wątek znów będzie otwarty; `/game move` przeniesie ją na inny kanał.
unsent-gone = Kanału twojej gry już nie ma, więc nie mam gdzie jej pokazać. Gra zostaje odłożona w obecnym stanie: `/game move` przeniesie ją na inny kanał.
unsent-outside = Nie mogę pisać na { $channel }, gdzie jest twoja gra: nie widzę tego wątku. Czy to prywatny wątek? Wspomnij mnie tam, { $me }, żeby mnie wpuścić; nic nie przepada, a brakujące wiadomości wyślę właśnie tam. Jeśli nie, administracja serwera musi pozwolić mi widzieć jego kanał.
unsent-table = Stół na { $channel } jest zamknięty, bo zamknięto jego wątek albo kanału już nie ma. `/game new` otwiera następny.
unposted = Nie mogę wysłać na { $channel } tego, o co prosisz: nie wolno mi go widzieć albo tam pisać. Czy to prywatny wątek? Wspomnij mnie tam, { $me }, żeby mnie wpuścić, i wyślij polecenie jeszcze raz. Jeśli nie, administracja serwera musi mi na to pozwolić.
unsent-ours = Jedna z moich wiadomości nie dotarła na { $channel }, gdzie toczy się twoja gra. Sama gra jest bezpieczna; `/board` pokazuje, jak wygląda.
unsent-your-turn = Jest tam twoja tura: `/turn` działa.
call-relayed = Z twojej gry na { $channel }, gdzie chwilowo nie mogę nic napisać:
channel-lacks = Na tym kanale brakuje mi uprawnienia „{ $missing }”, dlatego moje wiadomości są skromniejsze niż zwykle. Administracja serwera może mi je przywrócić w ustawieniach kanału.
channel-works = Znowu mogę tu pisać. Tak wygląda gra.
refusal-no-theme = Nie ma motywu „{ $input }”. Wybierz z listy, która pojawia się przy pisaniu.
refusal-no-theme-meant = Nie ma motywu „{ $input }”. Chodziło o `{ $meant }`?
