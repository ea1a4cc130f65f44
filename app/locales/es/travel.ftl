# Partidas que viajan en archivos: /export y /game import.

command-export = Esta partida en un archivo: para comprobarla o seguirla en otra parte
    .name = archivo
command-game-import = Seguir aquí la partida de un archivo, o guardarla aquí si ha terminado
    .name = importar
option-file = El archivo que dio /export
    .name = archivo

export-over = La partida entera con su clave: { $moves } jugadas. `/game import` la guarda en otra parte y `carcas verify` la comprueba en cualquier ordenador. El archivo no nombra a nadie.
export-running = La partida hasta ahora: { $moves } jugadas. El archivo no contiene nada secreto: donde `/game import` la siga, las losetas que nadie ha visto se barajan de nuevo. No nombra a nadie.
export-jcz = El archivo `{ $file }` se abre en JCloisterZone 5 en la última posición.
export-jcz-unseen = Las losetas que nadie ha visto las roba ese programa por su cuenta.
export-jcz-set = No hay archivo para JCloisterZone 5: no puede reproducir una partida con { $set }.
export-jcz-rule = No hay archivo para JCloisterZone 5: no conoce la regla de la casa «{ $rule }» tal como se jugó aquí.
export-jcz-carried = No hay archivo para JCloisterZone 5: esta partida siguió desde una posición.
export-jcz-course = No hay archivo para JCloisterZone 5: con sus reglas esta partida habría sido otra.
import-opened = El archivo está tal como se escribió, y hay una mesa abierta. Cuando todos los asientos estén ocupados, empieza la partida, y continúa.
import-kept = Todo en el archivo es como se dijo, y la partida queda guardada aquí: `/log`, `/replay`, `/score` y `/fair` la muestran.
import-told = { $who } ha traído una partida terminada ({ $game }), comprobada jugada a jugada. `/log` y `/replay` la muestran.
import-points = #{ $number }: { $points }
import-lobby = Aquí sigue una partida de otra parte: { $seats } asientos, todos por ocupar. Puntos hasta ahora: { $points }. Las losetas que nadie ha visto se barajan de nuevo.
lobby-how-carried = Quien elige un asiento lo tiene; los demás reciben los que queden, en el orden de esta lista. El anfitrión empieza cuando estén todos ocupados.
seat-carried = Uno que quede, en el orden de la lista
fair-carried = Esta partida empezó en otra parte. Al llegar aquí, las losetas que nadie había visto se barajaron con esta clave; `/export` da el archivo con el que `carcas verify` lo comprueba.

refusal-seats-to-take = Esta partida tiene { $most } asientos y hay { $taken } ocupados. Tienen que estarlo todos: otros pulsan *{ button-join }*, o `/game invite` sienta a Carcas.
refusal-goes-on = Esta partida ya empezó en otra parte, así que sus expansiones y reglas se quedan. Para otra partida, cierra esta mesa con `/game end`.
import-foreign = Este no es el archivo de una partida. `/export` da uno, y hay que enviarlo tal cual.
import-jcz = Este es el archivo para JCloisterZone: ábrelo allí. El que puedo continuar o guardar es el otro que da `/export`, el que termina en `.json`.
import-newer = Una versión más nueva de Carcas escribió este archivo (formato { $version }), y esta no puede leerlo.
import-changed-line = El archivo se cambió después de escribirse: la línea { $line } no es la que era. Exporta la partida otra vez.
import-changed-head = El archivo se cambió después de escribirse: su comienzo (ajustes, asientos, sello, clave) no es el que era. Exporta la partida otra vez.
import-changed-move = El archivo se cambió después de escribirse: la jugada { $number } no es la que era. Exporta la partida otra vez.
import-changed-end = El archivo se cambió después de escribirse: su final (puntos, posición) no es el que era. Exporta la partida otra vez.
import-unreadable = El archivo está entero, pero esta versión de Carcas no conoce algo de él.
import-seal = La clave del archivo no tiene el sello que se mostró al abrir la mesa, así que el reparto no fue el prometido.
import-deal = Las losetas de esta partida no se repartieron con su clave, o las repartió otra versión de las reglas.
import-move = La jugada { $number } no está permitida ahí, o lleva a un estado distinto del que dice el archivo.
import-end = Los puntos o la posición al final del archivo no son aquello a lo que llevan sus jugadas.
import-large = Este archivo es más grande que el de cualquier partida.
import-unreachable = No he podido traer el archivo de Discord. Nada ha cambiado; envía el comando otra vez, por favor.
