# A table that waits for its players.

lobby-title = **Hay una mesa de Carcassonne abierta.**
# $number: how many people $who names.
lobby-again = { $number ->
    [one] ¡Revancha! { $who }: pulsa *{ button-join }* para volver a jugar.
   *[other] ¡Revancha! { $who }: pulsad *{ button-join }* para volver a jugar.
 }
lobby-sets = Juegos y expansiones: { $sets } ({ $tiles } losetas, unos { $turns } turnos).
lobby-undo-off = Una jugada es definitiva en cuanto se ha visto la siguiente loseta.
lobby-level = Carcas juega { $level ->
    [gentle] con suavidad
    [strong] fuerte
   *[steady] a nivel constante
}.
lobby-aids = Ayudas: { $aids ->
    [all] las losetas que quedan, los puntos antes de hacerlos y `/hint`
    [none] ninguna, como en los torneos
   *[board] las losetas que quedan y los puntos antes de hacerlos; sin consejos
}.
lobby-short = Partida corta: se roban { $tiles } losetas.
lobby-option = `{ $key }={ $value }`
lobby-options = Reglas de la casa: { $options }.
lobby-edition = Edición: **{ $edition }**.
lobby-edition-but = Edición: **{ $edition }**, pero { $options }.
lobby-look-summer = Imágenes: verano.
lobby-look-dark = Imágenes: mesa oscura.
lobby-look-winter = Imágenes: invierno.
lobby-look-pack = Imágenes: { $title } de { $author } ({ $licence }).
art-missing = El paquete gráfico «{ $name }» de esta mesa no está instalado, así que Carcas dibuja las losetas. El anfitrión puede elegir otro tema con `/game options`.

host-title = **Las losetas del anfitrión.** `/tile add` describe otra, `/tile remove` quita una.
host-none = El anfitrión no ha descrito ninguna loseta. Para eso está `/tile add`, con Creatividad o El Hombre de Jengibre; `/rules creativity` explica cómo.
host-line = { $number }. { $set }: { $tile }
    `{ $described }`
host-missing = { $set }: { $found } de { $wanted } losetas del anfitrión.
host-feeds = En la imagen, cada ciudad tiene un número, y cada prado lleva los números de las ciudades a las que abastece.
host-farm = { $count ->
    [0] el prado { $field } no abastece a ninguna ciudad
    [one] el prado { $field } abastece a la ciudad { $cities }
   *[other] el prado { $field } abastece a las ciudades { $cities }
 }
host-lobby = El anfitrión trae: { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what }: { $tile }
host-example-cloister = Monasterio
host-example-inn = Camino con posada
host-example-house = Camino que acaba en una casa
host-example-curve = Curva
host-example-city = Borde de ciudad
host-example-gate = Camino que entra en una ciudad
host-example-corner = Esquina de ciudad
host-example-two = Dos ciudades
host-example-four = Cuatro ciudades
host-example-big = Ciudad por todos los lados
host-syntax = no es una descripción de loseta válida: { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part }: { $flaw }
host-side = lado { $side }
syntax-long = la descripción es demasiado larga
syntax-no-edges = faltan los bordes
syntax-four-edges = «{ $word }» no son cuatro bordes
syntax-edge = el borde «{ $word }» no existe
syntax-many = hay demasiadas secciones
syntax-mark = el símbolo «{ $word }» no existe
syntax-number = «{ $word }» no tiene un número válido
syntax-segment = la sección «{ $word }» no existe
syntax-no-reach = «{ $word }» no dice a qué bordes llega
syntax-reach = «{ $word }» no es una parte del borde a la que pueda llegar
syntax-tag = la palabra «{ $word }» no existe
syntax-name = «{ $word }» no es ninguna sección
syntax-twice = dos secciones llegan a «{ $word }»
syntax-mismatch = las secciones no corresponden al borde del lado «{ $word }»
flaw-edge = un borde no es ni prado, ni camino, ni ciudad
flaw-kind = hay ciudades, caminos, prados y monasterios, nada más
flaw-tag = una ciudad puede llevar `pennant=1`, un camino `inn`, nada más
flaw-mark = no se permiten símbolos que traigan reglas propias
flaw-inner = una ciudad o un camino tiene que llegar a un borde
flaw-branches = un camino llega como mucho a dos bordes; si se juntan varios, cada uno lleva `end=junction`
flaw-end = un camino con un solo borde tiene que decir dónde acaba (`end=junction`, `city`, `cloister` o `house`), y solo un camino así
flaw-ends-nowhere = el camino acaba en algo que no está en la loseta
flaw-cloisters = hay más de un monasterio
flaw-split-edge = las dos mitades de un borde de prado son del mismo prado
flaw-undivided = un camino que atraviesa tiene dos prados distintos a sus lados
flaw-untouched = un prado tiene que nombrar cada ciudad que lo toca (`c1`, `c2`)
flaw-beyond = este prado nombra una ciudad a la que no llega: hay algo en medio
flaw-unparted = nada separa este prado de otro, así que son el mismo; solo un camino, una ciudad o un cruce separan prados
flaw-parted = algo atraviesa este prado de lado a lado, así que son varios
flaw-unenclosed = este prado no llega a ningún borde, y no hay ciudades alrededor que lo encierren
flaw-unnamed = las ciudades dejan tierra entre ellas; di qué prado es (`field - c1 c2`)
flaw-crossing = se cruza con otra sección, o no puede llegar adonde tiene que acabar
flaw-link = un enlace une dos secciones o más
flaw-no-city = una loseta de El Hombre de Jengibre necesita una ciudad
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (anfitrión)
lobby-nobody = Todavía no hay nadie.
lobby-how = De { $least } a { $most } jugadores. El anfitrión empieza la partida; los asientos que nadie elige se sortean.
lobby-chosen = Elegido: { $choices }.
lobby-chosen-both = { $name }: { $colour }, asiento { $number }
lobby-chosen-colour = { $name }: { $colour }
lobby-chosen-seat = { $name }: asiento { $number }
lobby-chosen-done = Elegido. El mensaje de la mesa muestra lo que ha elegido cada uno; `/game join` lo cambia.
lobby-colour = Tu color
lobby-place = Tu asiento en el orden de juego
seat-number = Asiento { $number }
seat-lot = Por sorteo
lobby-private = Privada: solo pueden unirse las personas invitadas. El anfitrión invita con `/game invite user:`.
lobby-private-invited = Privada: solo pueden unirse las personas invitadas. Invitaciones: { $who }.
lobby-invitation = { $who }, tienes una invitación a esta mesa. Pulsa *{ button-join }* bajo su mensaje o escribe `/game join`.
lobby-admit = Invitar a alguien, o retirar la invitación
invitation-given = Hecho. `/game invite user: withdraw:true` retira la invitación.
invitation-withdrawn = La invitación queda retirada.
button-private = Solo con invitación
button-open-table = Abierta a todos
call-invited = Tienes una invitación a una mesa en { $channel }. Pulsa allí *{ button-join }*.
kept-title = Tus plantillas (solo tú ves esto; `/game setup remove` elimina una):
kept-none = Aún no tienes plantillas. `/game setup save` guarda con un nombre con qué se juega en la mesa de un canal.
kept-line = • **{ $name }**: { $about }
kept-about = { $sets }; { $pace }
kept-about-edition = { $sets }; { $edition }; { $pace }
kept-open = Abrir una mesa con …
kept-saved = Guardado como **{ $name }**. `/game new setup:` abre una mesa así.
kept-removed = Eliminado.
thread-opening = Abro un hilo para tu mesa. Allí tienes un asiento.
thread-opened = { $who } abre una mesa de Carcassonne. Está en este hilo.
thread-name = Carcassonne: { $who }
thread-name-table = Carcassonne: { $who }, mesa { $number }
thread-failed = No pude abrir un hilo en { $channel }. `/game new` abre allí una mesa en el propio canal.
thread-lacks = No pude abrir un hilo en { $channel }, porque allí me falta: { $missing }. Quien administra el servidor puede concederlo en los ajustes del canal, o en todas partes con este enlace: <{ $link }>
thread-instead = Aquí no pude abrir un hilo, así que esta mesa está en el propio canal.
thread-private = ¿No aparece nada? Entonces este es un hilo privado en el que no estoy: mencióname aquí, { $me }, para dejarme entrar, y aparecerá la mesa.
shut-out = Mi último mensaje no llegó a este hilo; lo envío otra vez. ¿No aparece nada? Entonces mencióname, { $me }, en este hilo para dejarme entrar.
seek-call = { $who } busca jugadores: { $wants }. Pulsa el botón o escribe `/game seek`.
seek-call-found = { $who } se han encontrado y juegan en { $channel }.
seek-call-over = { $who } buscaba jugadores; esta búsqueda ha terminado.
button-seek = Me apunto
seek-waiting = Buscas jugadores: { $wants }.
seek-usual = En este servidor suele tardar { $time }.
seek-unknown = Nadie ha encontrado aún jugadores así en este servidor, de modo que no sé cuánto tarda.
seek-until = Tu búsqueda termina { $until }. `/game seek` la retira.
button-unseek = Retirarla
seek-withdrawn = Tu búsqueda queda retirada.
seek-found = Hay bastante gente que quiere lo mismo: tu mesa está abierta, y los demás reciben aviso.
seek-over = Nadie que quiera lo mismo ha llegado a tiempo: tu búsqueda ha terminado. `/game seek` hace una nueva.
# $number: how many people $who names.
seek-seated = { $who }: hay bastante gente que quiere lo mismo, y un asiento en esta mesa. El anfitrión empieza la partida; `/game leave` libera un asiento.
call-found = Hay jugadores para ti: tu mesa está en { $channel }.
seek-sets = { $sets }
seek-any-sets = cualquier juego
seek-any-pace = cualquier ritmo
seek-players = { $players } jugadores
seek-any-players = cualquier número de jugadores
lobby-started = **La partida ha empezado.**
lobby-closed = **Esta mesa está cerrada.**
lobby-seal = -# Las losetas están selladas: `{ $seal }`
button-join = Unirse
button-leave = Salir
button-setup = Expansiones y reglas
button-rules-off = Sin reglas de la casa
button-sets-back = Anterior: { $family }
button-more-sets = Siguiente: { $family }
button-start = Empezar
button-invite = Jugar contra Carcas
button-uninvite = Jugar sin Carcas
button-return = Recuperar mi asiento
button-end = Terminar la partida

lobby-opened = Tu mesa está abierta y tienes asiento. Los demás se unen con el botón de abajo o con `/game join`; tú empiezas la partida con `/game start`.
lobby-opened-private = Tu mesa está abierta y tienes asiento. Solo pueden unirse las personas que invites: elígelas en el menú de abajo o escribe `/game invite user:`. Tú empiezas la partida con `/game start`.
lobby-joined = Ya estás en la mesa. { $host } empieza la partida.
lobby-opened-alone = Tu mesa está abierta: tú contra mí. Elige con qué juegas, o pulsa *{ button-start }*.
lobby-how-alone = Juegas contra Carcas. Quién empieza se sortea.
new-alone = Aquí no puede unirse nadie más. ¿Quieres jugar tu primera partida, diez losetas con un consejo en cada paso, o una partida entera contra mí? Para jugar con otros, escribe `/game new` en un canal de un servidor.
button-learn-here = Aprender a jugar
button-solo = Jugar contra Carcas
lobby-left = Has dejado la mesa.
lobby-invited = La mesa ha cambiado: `/game info` dice quién juega. { $host } empieza la partida.
lobby-begun = Empieza la partida.

info-title = **Partida { $id }**
info-opened = Abierta { $when }.
info-page = Su página para todo el mundo: { $link }
info-lobby = No ha empezado. `/game join` te da un asiento.
info-turn = Le toca a { $who } (última jugada { $when }). { $left ->
    [0] No quedan losetas.
    [one] Queda { $left } loseta.
   *[other] Quedan { $left } losetas.
 }

end-ask = ¿Seguro que quieres terminar esta partida para todos? Queda inacabada y no gana nadie.
end-ask-lobby = ¿Cerrar esta mesa?
end-ask-others = Otros también juegan esta partida, así que para terminarla tienen que estar todos de acuerdo. Quedaría inacabada y no ganaría nadie. ¿Se lo pregunto? Tienen un día para responder.
button-ask-others = Preguntar a los demás
end-done = Hecho. El canal está libre para otra partida.

preset-classic = Clásico
preset-river = Clásico con el río
preset-big-box = Big Box
preset-big-box-2017 = Big Box de 2017
preset-winter-box = Caja de invierno
preset-minis = Clásico con miniexpansiones
preset-minis-2012 = Clásico con las minis de 2012
preset-count-box = Caja del conde y el rey
preset-promos = Clásico con promos
preset-everything = Partida grande
preset-all = Todo
preset-about = { $tiles } losetas, unos { $turns } turnos · { $sets }
preset-line = { $name } · { $about }
sets-full = Aquí no caben más: el resto se elige en la mesa

# The host's panel of sets and house rules.
setup-title = **¿Con qué queréis jugar?** Toda la mesa ve tu elección al momento.
setup-editions = Una edición: todas las reglas de la casa de un reglamento
edition-standard = estándar
edition-compendium = compendio
edition-collection = recopilación
edition-recorded = partidas grabadas
about-edition-standard = las reglas habituales
about-edition-compendium = el compendio italiano e inglés: prados por ciudad
about-edition-collection = el reglamento reunido del juego base y las siete primeras expansiones
about-edition-recorded = como juega JCloisterZone, de donde vienen las partidas grabadas
setup-presets = Una caja o una mezcla
setup-sets = Juegos y expansiones: { $family }
family-ground = juegos base
family-large = expansiones grandes
family-small = expansiones pequeñas
family-special = losetas especiales
setup-systems = Reglas de la casa de…
setup-rules = ¿Qué regla?
setup-values = { $key } = …
setup-ground = { $about } · { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
 }
setup-longer = { $about } · { $tiles ->
    [one] +{ $tiles } loseta, +{ $percent } %
   *[other] +{ $tiles } losetas, +{ $percent } %
 }
setup-same-length = { $about } · igual de larga
setup-rules-of = { $rules ->
    [one] { $rules } regla
   *[other] { $rules } reglas
 }{ $changed ->
    [0] {""}
    [one] , { $changed } cambiada
   *[other] , { $changed } cambiadas
 }
setup-rule-line = { $key }: { $value }
setup-rule = `{ $key }`: { $about }. Ahora: **{ $value }**.
setup-choice = { $key }={ $value }: { $about }
setup-default = la regla habitual

standin-told = Un sustituto juega ahora por { $who }.
standin-done = Un sustituto juega ahora en tu asiento. `/game return` te lo devuelve cuando quieras.
standin-back = { $who } puede recuperar su asiento con este botón o con `/game return`.
return-told = { $who } está de vuelta.
return-done = Tu asiento vuelve a ser tuyo. Recibes una mención cuando te toque; `/turn` dice si te toca ahora.

pace-free = Sin reloj: cada cual se toma el tiempo que necesite
pace-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
 }
pace-bank = { $days ->
    [one] Una reserva de un día
   *[other] Una reserva de { $days } días
 } para toda la partida; cada jugada añade { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }
pace-said = { $pace }.
pace-done = A partir de ahora: { $pace }.
time-until = ⏳ Hasta el { $date } ({ $left }).
clock-soon = < 1 h
clock-hours = { $hours } h
clock-days = { $days } d
clock-both = { $days } d { $hours } h
left-soon = menos de una hora
left-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }
left-days = { $days ->
    [one] un día
   *[other] { $days } días
 }
left-both = { $days ->
    [one] un día
   *[other] { $days } días
 } y { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }
time-until-of = ⏳ { $who } hasta el { $date } ({ $left }).
time-defaulted = A { $who } se le ha acabado el tiempo: se ha usado la respuesta por defecto.
time-remind = { $who }, te sigue tocando. Tienes hasta el { $date } ({ $left }). `/turn` abre tu turno.
time-over = { $who }, se te ha acabado el tiempo; todavía puedes jugar. Los demás deciden qué pasa ahora: un día más, un sustituto, un asiento libre o el fin de la partida. Si no dicen nada, un sustituto juega al cabo de un día.
time-given = { $giver } da un día más a { $who }. { $until }
time-given-done = Hecho: un día más.
time-relieved = A { $who } se le ha acabado el tiempo. Un sustituto juega hasta su vuelta.
relieve-done = Hecho: juega un sustituto.
button-wait = Un día más
button-relieve = Poner un sustituto
time-stretched = A { $who } se le ha acabado el tiempo. Se ha usado un día de vacaciones para alargarlo ({ $left ->
    [0] no queda ninguno
    [one] queda { $left }
   *[other] quedan { $left }
 } este año). { $until }
pace-weekends = { $pace }. Los sábados y domingos no cuentan.
pause-until = Los relojes de esta mesa están parados hasta el { $date }.
pause-over = Los relojes de esta mesa vuelven a andar.
pause-done = Hecho.
theme-told = Las imágenes de esta mesa tienen un tema nuevo: { $theme }.
language-told = El idioma de esta mesa es desde ahora el español.
language-done = Hecho.
lobby-language = Idioma: español.
theme-done = Hecho. `/board` las muestra.
mute-done = No habrá más recordatorios en este turno.
outage-told = No se me ha podido localizar durante { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }. Todos los relojes recuperan ese tiempo. { $until }
idle-warning = Nadie ha jugado aquí desde hace tres semanas. Si nadie juega hasta el { $date }, la partida se aparta; podéis retomarla más adelante.
idle-parked = Nadie ha jugado desde hace cuatro semanas.
silence-remind = { $who }, es tu turno desde { $date }.
silence-last = { $who }, es tu turno desde { $date }. Si nadie sabe nada de ti antes de { $until }, los demás no tendrán que esperar más: podrán terminar la partida, hacer que juegue un sustituto por ti o fijar un ritmo. Basta con abrir tu turno; `/my vacation` te da más tiempo.
silence-last-direct = Si allí nadie sabe nada de ti antes de { $until }, los demás no tendrán que esperar más: podrán terminar la partida, hacer que juegue un sustituto por ti o fijar un ritmo.
silence-told = { $who }, aquí nadie sabe nada de ti desde hace una semana. Aún puedes jugar. Si no, los demás elegís cómo seguir; `/game pace` fija un límite de tiempo.
silence-until = Si nadie sabe nada de { $who } antes de { $until }, podrás terminar la partida, hacer que juegue un sustituto o fijar un ritmo; aquí habrá botones para ello. Si { $who } anuncia vacaciones, la fecha se retrasa.
silence-over = Nadie sabe nada de { $who } desde hace una semana: puedes terminar la partida (`/game end`), hacer que juegue un sustituto (el botón del canal) o fijar un límite de tiempo (`/game pace`).
silence-relieved = Nadie sabe nada de { $who } desde hace una semana. Un sustituto juega hasta su vuelta.
silence-opened = Nadie sabe nada de { $who } desde hace una semana, y los demás han dejado libre el asiento. Un sustituto juega en él hasta que alguien lo ocupe.
silence-poll-open = { $by } pide dejar libre el asiento de { $who }, porque nadie sabe nada de esa persona desde hace una semana.
silence-poll-end = { $by } pide terminar la partida, porque nadie sabe nada de { $who } desde hace una semana.
parked-line = { $why } La partida se aparta, tal como está. `/game move` con la palabra `{ $id }` la retoma, aquí o en otro canal.
aside-plain = Esta partida está apartada, tal como está.
aside-idle = Aquí nadie ha jugado desde hace cuatro semanas, así que esta partida está apartada, tal como está.
aside-closed = Alguien cerró este hilo, así que su partida está apartada, tal como está.
aside-gone = Ya no podía escribir aquí, así que esta partida está apartada, tal como está.
aside-how = *{ button-resume }* la retoma aquí; `/game move` con la palabra `{ $id }` la retoma en otro canal.
aside-how-others = Quienes la juegan pueden retomarla aquí o en otro canal: `/game move` con la palabra `{ $id }`.
aside-choice = Esta partida está apartada. Envía el comando para leer cómo sigue.
aside-reopened = El hilo está abierto de nuevo: la partida sigue, tal como estaba.
button-resume = Retomar
button-mute = Silenciar este turno
button-open-seat = Dejar libre el asiento
button-end-late = Terminar la partida

who-resigned = se rindió
who-open = asiento libre
leave-ask = ¿Seguro que te vas? Tu asiento queda libre: un sustituto juega en él hasta que alguien lo ocupe, y hasta entonces no puede ganar. ¿Solo te ausentas un tiempo? `/game substitute` te lo guarda. `/game handover` se lo da a quien tú elijas.
leave-ask-resign = ¿Seguro que te rindes? Tus figuras se quedan, tu asiento da desde ahora las respuestas por defecto y no puede ganar. Si sois dos, el otro gana al momento.
button-vacate = Salir
button-resign = Rendirse
seat-left = { $who } se va. Un sustituto juega en su asiento hasta que alguien lo ocupe.
seat-resigned = { $who } se rinde. Su asiento da desde ahora las respuestas por defecto y no puede ganar.
seat-removed = Los demás han votado que { $who } salga de la partida. Un sustituto juega hasta que alguien ocupe el asiento.
seat-removed-by = La administración del servidor ha expulsado a { $who } de la partida. Un sustituto juega hasta que alguien ocupe el asiento.
seat-opened = A { $who } se le ha acabado el tiempo, y los demás han dejado libre el asiento. Un sustituto juega en él hasta que alguien lo ocupe.
seat-left-done = Hecho. Gracias por jugar.
seat-open = { $who }: quien ocupe este asiento sigue desde aquí.
seat-offered = { $to }, { $who } te ofrece un asiento en esta partida, tal como está.
seat-offered-done = Hecho: la oferta queda en el canal hasta que se responda.
seat-declined = { $who } conserva su asiento: la oferta se ha rechazado.
seat-declined-done = Hecho: has rechazado la oferta.
seat-taken = { $who } ocupa un asiento libre y sigue jugando.
seat-taken-over = { $who } ocupa el asiento de { $before } y sigue jugando.
seat-yours = El asiento es tuyo. `/turn` dice si te toca.
seat-removed-done = Hecho.
end-nobody = No quedan jugadores, así que la partida termina. No gana nadie.
end-last = { $who } es la última persona en la mesa y gana.
end-agreed = Los jugadores han acordado terminar la partida. Queda inacabada; no gana nadie.
end-late = Los jugadores han terminado la partida porque nadie jugaba. Queda inacabada; no gana nadie.
button-take = Ocupar este asiento
button-accept = Aceptar el asiento
button-decline = No, gracias
button-rematch = Revancha
rematch-opened = Hay una mesa abierta con los mismos ajustes, y tienes asiento. Cuando se hayan unido los mismos, puedes empezar.
ban-done = Hecho: esta persona ya no puede unirse a partidas en este servidor. `/game kick` la saca de una partida en curso.
unban-done = Hecho: esta persona puede volver a jugar en este servidor.

poll-remove = { $by } pide expulsar a { $who } de la partida.
poll-open = { $by } pide dejar libre el asiento de { $who }, que se ha quedado sin tiempo.
poll-end = { $by } pide terminar la partida, porque { $who } se ha quedado sin tiempo.
poll-undo = { $by } pide deshacer su última jugada.
poll-close = { $by } pide terminar esta partida. Quedaría inacabada y no ganaría nadie.
# $number: how many people $to names.
poll-line = { $asked } { $to }, ¿de acuerdo? Hay un día para responder.
poll-remove-refused = Faltan votos para expulsar a { $who }: no cambia nada.
poll-open-refused = Faltan votos para dejar libre el asiento de { $who }: no cambia nada.
poll-end-refused = Faltan votos para terminar la partida: sigue adelante.
poll-undo-refused = No todos están de acuerdo en que { $who } deshaga su última jugada: se queda como está.
poll-ended-agreed = { $asked }
    ✅ A favor: { $yes }.{ $against ->
        [0] {""}
       *[other] {" "}En contra: { $no }.
    }
poll-ended-refused = { $asked }
    ❌ No hay acuerdo suficiente: no cambia nada. A favor: { $in_favour ->
        [0] nadie
       *[other] { $yes }
    }. En contra: { $against ->
        [0] nadie
       *[other] { $no }
    }.
poll-ended-expired = { $asked }
    ⌛ Ha pasado el día y no han respondido bastantes jugadores: no cambia nada.
poll-ended-overtaken = { $asked }
    ➖ La partida ha seguido mientras tanto: ya no hay nada que responder.
poll-asked = He preguntado a los demás jugadores en el canal.
poll-counted = Tu respuesta está anotada.
button-yes = Sí
button-no = No

call-turn = Te toca en { $channel } (partida { $game }).
call-remind = Te sigue tocando en { $channel } (partida { $game }).
call-next = Después de { $who } te toca a ti en { $channel } (partida { $game }).
call-undone = Se ha deshecho la última jugada en { $channel } (partida { $game }), así que ahora no te toca.
undone-asked = { $number ->
    [0] { $by } ha deshecho esta jugada.
   *[other] { $by } ha deshecho esta jugada, así que ya no le toca a { $who }.
 }
button-to-game = Ir a la partida
call-over = La partida en { $channel } ha terminado.
call-again = Alguien de tu última partida pide la revancha en { $channel }. Pulsa allí *{ button-join }*.
call-closed = { $who }: no aceptas mis mensajes directos, así que te menciono aquí. Con `/my settings` puedes cambiarlo.

settings-title = **Cómo te aviso**
settings-language-auto = Te escribo en el idioma de tu Discord.
settings-language = Te escribo en español.
settings-zone = Tu zona horaria es { $zone }. Los fines de semana y las horas de silencio la siguen.
settings-quiet = Sin recordatorios de { $from } a { $to } h.
settings-loud = Los recordatorios llegan a cualquier hora.
settings-remind-usual = Recibes un recordatorio a mitad del tiempo, y otros un día y tres horas antes del final del plazo.
settings-remind-last = Recibes un solo recordatorio, tres horas antes del final del plazo.
settings-remind-daily = Recibes un recordatorio cada día, y otro tres horas antes del final del plazo.
settings-remind-never = No recibes recordatorios.
settings-reach-channel = Te menciono en el canal de la partida.
settings-reach-direct = Te escribo por mensaje directo.
settings-reach-both = Te menciono en el canal de la partida y te escribo por mensaje directo.
settings-reach-closed = Te menciono en el canal de la partida, porque no aceptas mis mensajes directos. Elige otra vez `{ option-pings.name }` cuando los aceptes.
settings-next = Te aviso cuando el turno siguiente es el tuyo.
settings-not-next = No te aviso cuando el turno siguiente es el tuyo.
settings-recorded = Tus partidas constan en las estadísticas, las clasificaciones y los récords. `/my settings records:false` las quita.
settings-not-recorded = Tus partidas no constan y nadie ve cómo juegas. Tus clasificaciones se han borrado; si cambias de idea, empiezas de cero.
vacation-until = Estás de vacaciones hasta el { $date }; tus relojes están parados. Este año te { $left ->
    [one] queda { $left } día
   *[other] quedan { $left } días
 } de vacaciones.
vacation-none = No estás de vacaciones. Este año te { $left ->
    [one] queda { $left } día
   *[other] quedan { $left } días
 } de vacaciones; `/my vacation` los usa.
vacation-told = { $who } está de vacaciones hasta el { $date }. Su reloj está parado hasta entonces.
vacation-over = { $who } ha vuelto de vacaciones.

moved-away = Esta partida sigue en { $channel }.
lost-moves = Las últimas jugadas de esta partida se han perdido por mi culpa; lo siento. Está como estaba el { $since }, y sigue desde ahí.
lost-restored = Me han restaurado de una copia de seguridad: esta partida ha vuelto a como estaba el { $at }, y sigue desde ahí.
moved-here = La partida sigue aquí.
moved-resumed = La partida se retoma, tal como estaba.
moved-done = Hecho: la partida sigue aquí.
move-running = { $id }, en marcha: { $people }
move-parked = { $id }, apartada: { $people }
permission-view = Ver canal
permission-send = Enviar mensajes
permission-create-threads = Crear hilos públicos
permission-send-threads = Enviar mensajes en hilos
permission-embed = Insertar enlaces
permission-attach = Adjuntar archivos
watch-end = Te avisaré cuando acabe esta partida.
watch-daily = Te contaré una vez al día lo que ha pasado aquí, y cuándo acaba la partida.
watch-move = Te contaré cada jugada de esta partida, y cuándo acaba.
watch-off = Ya no te contaré nada de esta partida.
watched-move = { $channel }: { $line }
watched-daily = { $channel }, desde el último mensaje:
watched-over = La partida en { $channel } ha terminado. { $line }

privacy-export = Esto es todo lo que hay guardado sobre ti. No lo ve nadie más.
privacy-export-packed = Esto es todo lo que hay guardado sobre ti. No lo ve nadie más. Era demasiado grande para un mensaje, así que el archivo está comprimido con gzip: lo abren 7-Zip y la mayoría de los ordenadores.
privacy-export-large = Hay tanto guardado sobre ti que no cabe en un mensaje, ni siquiera comprimido. Pídeselo a quien me administra: puede dártelo de otra manera.
privacy-ask = ¿Seguro que quieres borrarlo todo? Se borran tu nombre, tus ajustes y tu identificador. Tus asientos quedan libres y tus partidas siguen sin ti. Los mensajes ya publicados en los canales se quedan; son de Discord, no míos.
button-erase = Olvídame
privacy-erased = Hecho: aquí ya nada lleva tu nombre. Si vuelves a usar uno de mis comandos, empezamos de cero.
seat-erased = Alguien se ha ido y ha pedido que se olviden sus datos. Un sustituto juega en su asiento hasta que alguien lo ocupe.

overview-done = Hecho: la lista está aquí desde ahora y se actualiza sola.
overview-title = { $count ->
    [0] **No hay partidas abiertas en este servidor.** `/game new` abre una.
    [one] **Hay una partida abierta en este servidor:**
   *[other] **Hay { $count } partidas abiertas en este servidor:**
 }
overview-seat = ↳ Hay un asiento libre: `/game take` allí.
overview-when = Actualizado { $when }.

welcome = ¡Hola! Soy Carcas, y toco la campana en las partidas de Carcassonne que se toman su tiempo: una loseta ahora, la siguiente cuando su jugador se pase por aquí. `/learn` es una primera partida de diez losetas contra mí, `/game new` abre una mesa en un canal o un hilo, y `/help` dice qué puedes hacer allí donde estés. La administración del servidor tiene `/server overview` y `/server ban`.
learn-opened = Empieza tu primera partida: diez losetas, tú contra mí. Pulsa *{ button-open }*.
learn-written = Te he mandado un mensaje directo: pulsa allí *{ button-learn }*, y nadie más verá tu primera partida. ¿No ha llegado nada? Entonces todavía no aceptas mensajes directos de este servidor: pulsa el nombre del servidor, *Ajustes de privacidad*, *Mensajes directos*, y escribe otra vez `/learn`.
learn-invitation = Aquí no nos ve nadie más: tu primera partida, diez losetas, tú contra mí, con un consejo en cada paso. No hay prisa.
button-learn = Comenzar
learn-place = 💡 Esta es tu loseta. Elige una casilla en el menú: los bordes tienen que coincidir, camino con camino y ciudad con ciudad. Los botones la giran. Nada es definitivo hasta que pulses *{ button-confirm }*.
learn-figure = 💡 Tu loseta está puesta. Los números de la imagen son sitios para un seguidor: un caballero en la ciudad, un ladrón en el camino, un monje en el monasterio. Vuelve con puntos cuando se completa esa zona. Tienes siete.
learn-close = 💡 Un camino da un punto por loseta; una ciudad completada, dos; y un monasterio, uno por sí mismo y por cada una de sus ocho vecinas. Intenta completar aquello donde está tu seguidor.
learn-farmer = 💡 Un granjero se queda en el prado hasta el final y da tres puntos por cada ciudad completada que lo toque. Los seguidores del tablero no se pueden usar en otro sitio: guarda alguno en la reserva.
learn-end = 💡 La partida acaba con la última loseta. Las zonas incompletas dan entonces todavía un poco: un punto por loseta.
learn-over = Esta ha sido tu primera partida. `/rules` lo explica todo con detalle; `/game new` abre una mesa para ti y los demás.
lobby-expired = Esta mesa ha esperado dos semanas sin empezar, así que queda cerrada. `/game new` abre otra.
