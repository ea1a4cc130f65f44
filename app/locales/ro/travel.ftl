# Jocuri care călătoresc ca fișiere: /export și /game import.

command-export = Jocul acesta într-un fișier: ca să-l verifici sau să-l continui în altă parte
    .name = fișier
command-game-import = Continuă aici jocul dintr-un fișier sau păstrează-l aici dacă s-a terminat
    .name = importă
option-file = Fișierul dat de /export
    .name = fișier

export-over = Tot jocul, cu cheia lui; mutări: { $moves }. `/game import` îl păstrează în altă parte, iar `carcas verify` îl verifică pe orice calculator. Fișierul nu numește pe nimeni.
export-running = Jocul de până acum; mutări: { $moves }. Fișierul nu conține nimic secret: unde `/game import` îl continuă, cartonașele pe care nu le-a văzut nimeni se amestecă din nou. Nu numește pe nimeni.
export-jcz = Fișierul `{ $file }` se deschide în JCloisterZone 5 la ultima poziție.
export-jcz-unseen = Cartonașele pe care nu le-a văzut nimeni le trage singur acel program.
export-jcz-set = Nu există fișier pentru JCloisterZone 5: nu poate reda un joc cu { $set }.
export-jcz-rule = Nu există fișier pentru JCloisterZone 5: nu cunoaște regula casei „{ $rule }” așa cum s-a jucat aici.
export-jcz-carried = Nu există fișier pentru JCloisterZone 5: acest joc a continuat dintr-o poziție.
export-jcz-course = Nu există fișier pentru JCloisterZone 5: după regulile lui, acest joc ar fi decurs altfel.
import-opened = Fișierul e așa cum a fost scris și o masă e deschisă. Când toate locurile sunt ocupate, începe jocul și el continuă.
import-kept = Tot ce e în fișier e adevărat și jocul e păstrat aici: îl arată `/log`, `/replay`, `/score` și `/fair`.
import-told = { $who } a adus un joc terminat ({ $game }), verificat mutare cu mutare. Îl arată `/log` și `/replay`.
import-points = #{ $number }: { $points }
import-lobby = Aici continuă un joc din altă parte; locuri de ocupat: { $seats }. Puncte până acum: { $points }. Cartonașele pe care nu le-a văzut nimeni se amestecă din nou.
lobby-how-carried = Cine alege un loc îl primește; ceilalți le iau pe cele rămase, în ordinea acestei liste. Gazda începe când toate sunt ocupate.
seat-carried = Unul rămas, în ordinea listei
fair-carried = Jocul acesta a început în altă parte. Când a ajuns aici, cartonașele pe care nu le văzuse nimeni s-au amestecat cu cheia aceasta; `/export` dă fișierul cu care `carcas verify` verifică asta.

refusal-seats-to-take = Locuri în acest joc: { $most }, ocupate: { $taken }. Trebuie ocupate toate: alții apasă *{ button-join }* sau `/game invite` îl așază pe Carcas.
refusal-goes-on = Jocul acesta a început deja în altă parte, așa că extensiile și regulile lui rămân. Pentru alt joc, închide masa cu `/game end`.
import-foreign = Acesta nu e fișierul unui joc. `/export` dă unul, care trebuie trimis așa cum e.
import-jcz = Acesta e fișierul pentru JCloisterZone: deschide-l acolo. Ce pot continua sau păstra eu e celălalt fișier dat de `/export`, cel care se termină în `.json`.
import-newer = O versiune mai nouă de Carcas a scris fișierul (formatul { $version }), iar aceasta nu îl poate citi.
import-changed-line = Fișierul a fost schimbat după ce a fost scris: rândul { $line } nu mai e cum era. Exportă jocul încă o dată.
import-changed-head = Fișierul a fost schimbat după ce a fost scris: începutul lui (setări, locuri, sigiliu, cheie) nu mai e cum era. Exportă jocul încă o dată.
import-changed-move = Fișierul a fost schimbat după ce a fost scris: mutarea { $number } nu mai e cum era. Exportă jocul încă o dată.
import-changed-end = Fișierul a fost schimbat după ce a fost scris: sfârșitul lui (puncte, poziție) nu mai e cum era. Exportă jocul încă o dată.
import-unreadable = Fișierul e întreg, dar versiunea aceasta de Carcas nu cunoaște ceva din el.
import-seal = Cheia din fișier nu are sigiliul arătat la deschiderea mesei, deci nu s-a împărțit cum s-a promis.
import-deal = Cartonașele acestui joc nu au fost împărțite din cheia lui, sau le-a împărțit altă versiune a regulilor.
import-move = Mutarea { $number } nu e permisă acolo sau duce la altă stare decât spune fișierul.
import-end = Punctele sau poziția de la sfârșitul fișierului nu sunt cele la care duc mutările lui.
import-large = Fișierul acesta e mai mare decât al oricărui joc.
import-unreachable = Nu am putut lua fișierul de la Discord. Nu s-a schimbat nimic; trimite comanda încă o dată, te rog.
