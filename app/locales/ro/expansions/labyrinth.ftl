# The Labyrinth.

set-labyrinth = Labirintul
about-labyrinth = Un drum cu patru laturi, ocupat parte cu parte
rule-lab-variant = Labirint: fiecare parte se ocupă separat și supușii aduc puncte sau e un drum obișnuit
rule-lab-copies = Câte labirinturi sunt în teanc
rule-lab-specials = Constructorii în labirint: nu contează sau ocupă și contează ca supușii
rule-lab-wagon_centre = O căruță merge într-un centru liber sau numai dacă toată rețeaua e liberă
tile-labyrinth = un labirint
