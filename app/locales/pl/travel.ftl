# Gry, które podróżują w plikach: /export i /game import.

command-export = Ta gra w pliku: żeby ją sprawdzić albo dokończyć gdzie indziej
    .name = plik
command-game-import = Graj tu dalej w grę z pliku albo zachowaj ją tu, jeśli się skończyła
    .name = import
option-file = Plik, który dało /export
    .name = plik

export-over = Cała gra z kluczem; ruchów: { $moves }. `/game import` zachowa ją gdzie indziej, a `carcas verify` sprawdzi ją na każdym komputerze. Plik nikogo nie wymienia.
export-running = Gra do tej chwili; ruchów: { $moves }. W pliku nie ma nic tajnego: tam, gdzie `/game import` będzie grać dalej, płytki, których nikt nie widział, tasuje się od nowa. Plik nikogo nie wymienia.
export-jcz = Plik `{ $file }` otwiera się w JCloisterZone 5 w ostatniej pozycji.
export-jcz-unseen = Płytki, których nikt nie widział, ten program dobiera sam.
export-jcz-set = Nie ma pliku dla JCloisterZone 5: ten program nie odtworzy gry z zestawem { $set }.
export-jcz-rule = Nie ma pliku dla JCloisterZone 5: ten program nie zna zasady domowej „{ $rule }” tak, jak tu grano.
export-jcz-carried = Nie ma pliku dla JCloisterZone 5: ta gra toczyła się dalej od pewnej pozycji.
export-jcz-course = Nie ma pliku dla JCloisterZone 5: według jego zasad ta gra potoczyłaby się inaczej.
import-opened = Plik jest taki, jak go zapisano, i stół jest otwarty. Gdy wszystkie miejsca będą zajęte, rozpocznij grę, a potoczy się dalej.
import-kept = W pliku wszystko się zgadza i gra jest tu zachowana: pokażą ją `/log`, `/replay`, `/score` i `/fair`.
import-told = { $who } przynosi skończoną grę ({ $game }), sprawdzoną ruch po ruchu. Pokażą ją `/log` i `/replay`.
import-points = #{ $number }: { $points }
import-lobby = Tu toczy się dalej gra z innego miejsca; miejsc do zajęcia: { $seats }. Punkty do tej pory: { $points }. Płytki, których nikt nie widział, tasuje się od nowa.
lobby-how-carried = Kto wybierze miejsce, ten je dostaje; pozostali zajmują wolne w kolejności tej listy. Gospodarz rozpoczyna, gdy wszystkie są zajęte.
seat-carried = Jedno z wolnych, w kolejności listy
fair-carried = Ta gra zaczęła się gdzie indziej. Gdy tu trafiła, płytki, których nikt nie widział, potasowano tym kluczem; `/export` daje plik, którym `carcas verify` to sprawdza.

refusal-seats-to-take = Miejsca w tej grze: { $most }, zajęte: { $taken }. Wszystkie muszą być zajęte: inni naciskają *{ button-join }* albo `/game invite` sadza Carcas.
refusal-goes-on = Ta gra zaczęła się już gdzie indziej, więc jej dodatki i zasady zostają. Jeśli chcesz innej gry, zamknij ten stół: `/game end`.
import-foreign = To nie jest plik z grą. Daje go `/export`; trzeba go wysłać bez zmian.
import-jcz = To jest plik dla JCloisterZone: otwórz go tam. Kontynuować lub zachować mogę drugi plik z `/export`, ten z końcówką `.json`.
import-newer = Ten plik zapisała nowsza wersja Carcas (format { $version }), a ta nie umie go odczytać.
import-changed-line = Plik zmieniono po zapisaniu: wiersz { $line } nie jest taki, jak był. Wyeksportuj grę jeszcze raz.
import-changed-head = Plik zmieniono po zapisaniu: jego początek (ustawienia, miejsca, pieczęć, klucz) nie jest taki, jak był. Wyeksportuj grę jeszcze raz.
import-changed-move = Plik zmieniono po zapisaniu: ruch { $number } nie jest taki, jak był. Wyeksportuj grę jeszcze raz.
import-changed-end = Plik zmieniono po zapisaniu: jego koniec (punkty, pozycja) nie jest taki, jak był. Wyeksportuj grę jeszcze raz.
import-unreadable = Plik jest cały, ale ta wersja Carcas nie zna czegoś, co w nim jest.
import-seal = Klucz w pliku nie ma pieczęci pokazanej przy otwarciu stołu, więc nie rozdano tak, jak obiecano.
import-deal = Płytek tej gry nie rozdano z jej klucza albo rozdała je inna wersja zasad.
import-move = Ruch { $number } nie jest tam dozwolony albo prowadzi do innego stanu, niż mówi plik.
import-end = Punkty albo pozycja na końcu pliku nie są tym, do czego prowadzą jego ruchy.
import-large = Ten plik jest większy niż plik jakiejkolwiek gry.
import-unreachable = Nie udało się pobrać pliku z Discorda. Nic się nie zmieniło; wyślij polecenie jeszcze raz.
