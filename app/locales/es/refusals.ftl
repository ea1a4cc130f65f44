# Why not, and what to do instead. Always private.

refusal-nothing = nada
refusal-no-game = En este canal no hay ahora ninguna partida para eso. `/game new` abre una.
refusal-running = La partida ya está en marcha. `/game take` te da un asiento si hay alguno libre; si no, puedes mirar.
refusal-has-begun = La partida ya ha empezado. `/turn` muestra cómo está.
refusal-not-begun = La partida todavía no ha empezado. El anfitrión la empieza con `/game start`.
refusal-begins-itself = La partida todavía no ha empezado. Empieza sola en un momento.
refusal-over = Esta partida ha terminado. `/game new` abre la siguiente.
refusal-seated = Ya estás en esta mesa.
refusal-not-seated = No tienes asiento en esta partida. Puedes mirar: `/board`, `/score`, `/log`.
refusal-full = Todos los asientos están ocupados. Abre otra mesa en un hilo o en otro canal.
refusal-dealt = Aquí, al empezar, el sorteo reparte a todos entre mesas y asientos, así que no hay nada que elegir.
refusal-colour-taken = { $who } ha elegido este color. Toma uno que quede, o déjalo abierto.
refusal-seat-taken = { $who } ha elegido este asiento. Toma uno que quede, o déjalo abierto.
refusal-no-seat-number = «{ $input }» no es un asiento de esta mesa. Escribe un número del 1 al { $most }, o `lot`.
refusal-not-invited = Esta mesa es privada: necesitas una invitación de su anfitrión. `/game new` en otro canal o en un hilo abre una propia.
refusal-no-invitation = Esta persona no tenía invitación.
refusal-many-invited = Ya hay { $most } invitaciones. Retira una primero.
refusal-no-setup = No tienes ninguna plantilla llamada «{ $input }». `/game setup list` muestra las tuyas.
refusal-no-setup-meant = No tienes ninguna plantilla llamada «{ $input }». ¿Querías decir `{ $meant }`?
refusal-setup-name = Un nombre tiene de 1 a { $most } caracteres.
refusal-many-setups = Tienes { $most } plantillas. Elimina antes una con `/game setup remove`.
refusal-in-thread = Esto ya es un hilo: `/game new` abre una mesa aquí mismo.
refusal-no-players = «{ $input }» no es un número de jugadores. Toma uno del 2 al 6.
refusal-seek-over = Esta búsqueda ha terminado. `/game seek` hace una tuya.
refusal-own-seek = Es tu propia búsqueda. `/game seek` la retira.
refusal-not-host = Eso solo puede hacerlo el anfitrión de esta partida o la administración del servidor.
refusal-others-play = Esta partida también la juegan otros, así que tienen que estar de acuerdo. `/game end` se lo pregunta.
refusal-nothing-to-undo = No tienes ninguna jugada que deshacer: después ha jugado otra persona, o nadie ha jugado todavía.
refusal-stood-in = Un sustituto juega en tu asiento. `/game return` te lo devuelve.
refusal-no-clock = Esta partida no tiene reloj, así que nadie necesita más tiempo.
refusal-own-clock = El reloj que corre es el tuyo. Los demás jugadores, y quienes siguen la partida, pueden darte más tiempo.
refusal-not-around = Pueden dar más tiempo los jugadores y quienes siguen esta partida. `/game watch` te pone entre ellos.
refusal-was-removed = Se te retiró el asiento en esta partida. Un jugador puede ofrecerte otro con `/game handover`.
refusal-time-enough = Es todo el tiempo extra que puede tener una pregunta: { $each } días de una persona, { $all } entre todas. Si no pasa nada, la mesa decide qué hacer.
refusal-not-late = Todavía queda tiempo, así que aún no hace falta un sustituto.
refusal-no-pace = «{ $input }» no es un ritmo válido. Escribe `free`, días por jugada (`3d`), o una reserva más tiempo por jugada (`5d+12h`).
refusal-number = «{ $input }» no vale aquí. Toma un número de { $least } a { $most }.
refusal-aim = «{ $input }» no es una puntería válida. Di una casilla del tablero o de sus alrededores, no justo al lado de tu propio puesto: `M13`, o `M13:250,-100` para milésimas de loseta al este y al sur de su centro.
refusal-few-host-tiles = { $lack } Describe las demás con `/tile add`, o elige otra regla de la casa.
refusal-enough-host-tiles = { $set } no admite más losetas. `/tile remove` quita una.
refusal-host-tile = Esa loseta no es válida: { $why }. `/rules creativity` explica cómo se describen, y la lista que aparece mientras escribes trae ejemplos.
refusal-no-host-set = Ninguna de tus expansiones usa losetas del anfitrión: añade antes `creativity` o `gingerbread` con `/game options`.
refusal-no-host-tile = «{ $input }» no es ninguna de las losetas. Elige de la lista que aparece mientras escribes.
refusal-no-standing = «{ $input }» no es una respuesta fija válida. Elige de la lista que aparece mientras escribes.
refusal-too-many-standing = Ya tienes { $most } respuestas fijas en esta partida. Quita antes una con `/standing remove`.
refusal-banned = No puedes unirte a partidas en este servidor. La administración del servidor puede levantar el veto.
refusal-not-admin = Eso solo puede hacerlo la administración del servidor. Los jugadores pueden votar con `/game kick`.
refusal-not-offered = Ya no se te ofrece este asiento.
refusal-no-open-seat = No hay ningún asiento libre en esta partida.
refusal-no-vote = Aquí no tienes nada que responder.
refusal-not-over = Esta partida todavía no ha terminado.
refusal-parked = Esta partida está apartada. `/game move` la retoma.
refusal-no-person = Elige a alguien de esta mesa, o a alguien que pueda unirse a ella.
refusal-sits-already = Esta persona ya está en la mesa.
refusal-few-voters = Para expulsar a alguien por votación hacen falta otros dos jugadores. Cuando a un jugador se le acaba el tiempo, deciden los botones bajo ese mensaje; la administración del servidor siempre puede ayudar.
refusal-poll-open = Ya hay una pregunta abierta. Responde antes a esa.
refusal-no-days = «{ $input }» no es un número de días válido. Toma uno de 0 a { $most }.
refusal-no-vacation = { $left ->
    [0] Este año no te quedan días de vacaciones.
    [one] Este año solo te queda un día de vacaciones.
   *[other] Este año solo te quedan { $left } días de vacaciones.
 }
refusal-no-zone = No conozco la zona horaria «{ $input }». Elige de la lista que aparece mientras escribes, por ejemplo `Europe/Madrid`.
refusal-no-zone-meant = No conozco la zona horaria «{ $input }». ¿Querías decir `{ $meant }`?
refusal-no-hours = «{ $input }» no son horas válidas. Escribe `22-7`, u `off`.
refusal-many-opened = Has abierto muchas mesas en una hora. Espera un poco antes de la siguiente.
refusal-no-tiles = «{ $input }» no es una longitud válida para una partida corta. Hacen falta de 4 a 200 losetas, y ningún río.
refusal-no-word = Aquí no hay ninguna partida «{ $input }» que elegir. Elige de la lista que aparece mientras escribes.
refusal-many-watchers = Ya sigue esta partida bastante gente. `/board` y `/log` funcionan para todos.
refusal-no-permission = Aquí no puedo jugar: en este canal me falta { $missing }. La administración del servidor puede concederlo en los ajustes del canal, o en todas partes con este enlace: <{ $link }>
refusal-timed-out = Aquí no puedo jugar: alguien me ha aislado temporalmente en este servidor, y la moderación puede ponerle fin.
refusal-too-fast = Eso ha sido mucho de golpe. Espera unos segundos; no se pierde nada.
refusal-no-aids = Esta mesa juega sin ayudas: nadie consulta qué losetas quedan ni dónde ya no encaja nada.
refusal-no-hints = Esta mesa juega sin consejos. Una mesa los permite desde el principio: `/game new` con `{ option-aids.name }:all`.
refusal-thinking = Carcas está pensando en muchos consejos. Vuelve a intentarlo dentro de un minuto.
refusal-busy = Se están dibujando muchas animaciones. Vuelve a intentarlo dentro de un minuto.
refusal-learning-already = Tú y yo estamos aquí en plena partida. `/turn` la continúa; `/game end` la termina, y entonces `/learn` empieza otra.
refusal-not-stood-in = Ya juegas tú en tu asiento.
refusal-not-your-turn = No te toca: esperamos a { $who }. Recibirás una mención cuando te toque.
refusal-already-drawn = Ya se ha visto la loseta siguiente, así que tu jugada se queda. Si la mesa lo permite, `/undo` pregunta a los demás.

refusal-channel-taken = Ya hay una partida en este canal. Abre la siguiente en un hilo o en otro canal; `/game info` muestra esta.
refusal-here-already = Esta partida ya está aquí, así que no ha cambiado nada.
refusal-guild-full = Este servidor ha llegado a su límite de partidas abiertas. Terminad antes alguna.
refusal-player-full = Has llegado al límite de partidas abiertas por persona. Termina antes alguna.
refusal-no-set = No hay ningún juego ni expansión «{ $input }». Elige de la lista que aparece mientras escribes, o con *{ button-setup }* bajo el mensaje de una mesa abierta. Ya combinados: { $presets }.
refusal-no-set-meant = No hay ningún juego ni expansión «{ $input }». ¿Querías decir { $near }?
refusal-set-near = `{ $key }` ({ $name })
refusal-ground = Una partida necesita un terreno donde construir: el juego base o la Edición Invierno. Añade `base` o `winter`.
refusal-on-server = Esto trata de un servidor. Pregúntame en uno de sus canales.
refusal-not-ground = { $set }: esto amplía un juego, y las clasificaciones son de juegos completos. Elige uno de la lista.
refusal-no-daily = Aún no has empezado el tablero de hoy. `/daily play` lo empieza.
refusal-daily-open = Tu tablero de hoy no está terminado. `/daily play` lo continúa.
refusal-daily-over = El día de ese tablero ha pasado. `/daily play` abre el de hoy.
refusal-grounds = { $names } no van juntos: cada uno es un juego completo. Elige uno de ellos.
refusal-pointless = `{ $key }` no tiene efecto sin `{ $other }={ $value }`. Elige eso antes, o quita esta opción.
refusal-pointless-set = `{ $key }` no tiene efecto sin { $name }. Añade antes esa expansión, o quita esta opción.
refusal-no-topic = No hay reglas llamadas «{ $input }». Elige de la lista que aparece mientras escribes, o usa solo `/rules` para ver todos los temas.
refusal-no-topic-meant = No hay reglas llamadas «{ $input }». ¿Querías decir `{ $meant }`?
refusal-no-such-command = No hay ningún comando «{ $input }». Elige de la lista que aparece mientras escribes.
refusal-no-such-command-meant = No hay ningún comando «{ $input }». ¿Querías decir `{ $meant }`?
refusal-no-option = «{ $input }» no es una regla de la casa. Escribe `clave=valor` y elige de la lista que aparece mientras escribes.
refusal-no-option-meant = «{ $input }» no es una regla de la casa. ¿Querías decir `{ $meant }`?
refusal-no-value = `{ $key }` admite uno de estos valores: { $values }.
refusal-other-set = `{ $key }` es de una expansión que no está en esta partida. Añade la expansión o quita la opción.
refusal-alone = Te hace falta al menos otro jugador. ¿Invitas a Carcas?
refusal-crowded = Esta partida es para { $most } jugadores como mucho.

refusal-no-cell = «{ $input }» no es una casilla. Una casilla es una letra y un número, como en el borde de la imagen: `M13`.
refusal-no-cell-meant = «{ $input }» no es una casilla. ¿Querías decir `{ $meant }`?
refusal-off-board = { $cell } queda fuera del tablero, que va de { $from } a { $to }.
refusal-cell-taken = En { $cell } ya hay una loseta. Las casillas libres están en la imagen.
refusal-cell-alone = { $cell } no está junto a ninguna loseta. Una loseta tiene que compartir un borde con otra.
refusal-cell-mismatch = Tu loseta no encaja en { $cell }, la gires como la gires.
refusal-cell-forbidden = Los bordes de tu loseta coinciden en { $cell }, pero una regla de esta partida lo prohíbe.
refusal-no-rotation = { $input } no es un giro válido. Toma 0, 90, 180 o 270.
refusal-not-turned = En { $cell } tu loseta encaja girada { $fitting }.
refusal-one-way = Tu loseta solo encaja de una forma en { $cell }.
refusal-nothing-to-turn = Todavía no tienes ninguna loseta que girar. Elige antes una casilla.
refusal-no-tile-now = Ahora no tienes ninguna loseta que girar.
refusal-no-spot-there = Con tu loseta ahí no se puede poner ninguna figura. Confirma, o elige otra casilla.
refusal-no-spot = «{ $input }» no es ahora un sitio para una figura. Toma un número de la imagen.
refusal-no-figure = No tienes «{ $input }» en la reserva.
refusal-no-figure-meant = No tienes «{ $input }» en la reserva. ¿Querías decir `{ $meant }`?
refusal-place-first = Elige primero una casilla para tu loseta, y luego una figura.
refusal-nothing-laid = Todavía no has colocado tu loseta. Elige antes una casilla.
refusal-unanswered = Queda una pregunta abierta: { $question }
refusal-no-pass = Ahora no hay nada en lo que pasar.
refusal-no-choice = «{ $input }» no es ninguna de las respuestas. Elige de la lista que aparece mientras escribes.
refusal-no-amount = «{ $input }» no es una puja válida. Toma un número de { $least } a { $most }.
refusal-nothing-to-bid = Esta respuesta no lleva número, pero has dado «{ $input }». Quítalo.
refusal-nothing-to-choose = Ahora no tienes nada que responder.

refusal-stale = La partida ha avanzado desde que se hizo ese botón. Así está ahora.
refusal-other-plan = Tu jugada prevista ha cambiado entretanto. Así está ahora; confírmala si es lo que quieres.
refusal-too-late = Alguien se te ha adelantado por un instante, así que no ha pasado nada. Mira cómo está la partida ahora.
refusal-no-button = Este botón ya no pertenece a ninguna partida. `/turn` y `/board` funcionan siempre.
refusal-no-command = Este comando ya no existe. `/help` muestra lo que puedes hacer.

apology = Algo ha fallado por nuestra parte, y no ha cambiado nada. Vuelve a intentarlo dentro de un momento. Si sigue pasando, dale este código a quien lleva el bot: `{ $incident }`.

# What Discord sent could not be read.
apology-unreadable = Discord lo ha enviado en una forma que no sé leer, así que no se ha hecho nada. Vuelve a intentarlo dentro de un momento. Si sigue pasando, dale este código a quien lleva el bot: `{ $incident }`.

# No se puede acceder a la base de datos.
apology-away = Ahora mismo no se puede acceder a las partidas, así que no ha cambiado nada. Vuelve a intentarlo dentro de un minuto. Si sigue así, dale este código a quien lleva el bot: `{ $incident }`.

# The disk failed while an act was being kept: it may be done or not.
apology-in-doubt = No es seguro que eso se haya guardado. Vuelvo a arrancar para averiguarlo: dentro de un minuto, mira `/board` o abre otra vez tu turno, y repítelo solo si no está. Para quien lleva el bot: `{ $incident }`.

# Privately, when something could not be said in the channel.
unsent-permission = No he podido escribir en { $channel }, donde se juega tu partida: allí me falta el permiso «{ $missing }». La administración del servidor puede devolvérmelo en los ajustes del canal. La partida en sí está a salvo y sigue: hasta entonces aviso a cada cual por mensaje directo.
unsent-link = Este enlace concede todo lo que necesito: <{ $link }>
unsent-timed-out = No he podido escribir en { $channel }, donde se juega tu partida: alguien me ha aislado temporalmente en ese servidor, y la moderación puede ponerle fin. La partida en sí está a salvo y sigue: hasta entonces aviso a cada cual por mensaje directo.
unsent-closed = Se ha cerrado el hilo de tu partida, { $channel }: alguien lo archivó o lo bloqueó. La partida se aparta, tal como está. Sigue por sí sola en cuanto el hilo esté abierto de nuevo; `/game move` la lleva a otro canal.
unsent-gone = El canal de tu partida ya no existe, así que no puedo mostrarla en ningún sitio. La partida se aparta, tal como está: `/game move` la lleva a otro canal.
unsent-outside = No he podido escribir en { $channel }, donde está tu partida: no veo ese hilo. ¿Es un hilo privado? Entonces mencióname, { $me }, allí para dejarme entrar; no se pierde nada, y allí enviaré lo que falta. Si no lo es, la administración del servidor tiene que dejarme ver su canal.
unsent-table = La mesa en { $channel } está cerrada, porque se cerró su hilo o su canal ya no existe. `/game new` abre otra.
unposted = No he podido enviar a { $channel } lo que me pediste: no puedo verlo o escribir allí. ¿Es un hilo privado? Entonces mencióname, { $me }, allí para dejarme entrar, y envía el comando otra vez. Si no lo es, la administración del servidor tiene que permitírmelo.
unsent-ours = Uno de mis mensajes no ha llegado a { $channel }, donde se juega tu partida. La partida en sí está a salvo; `/board` muestra cómo está.
unsent-your-turn = Allí te toca a ti: `/turn` funciona.
call-relayed = De tu partida en { $channel }, donde ahora mismo no puedo publicar:
channel-lacks = En este canal me falta el permiso «{ $missing }», así que mis mensajes son más sencillos de lo normal. La administración del servidor puede devolvérmelo en los ajustes del canal.
channel-works = Ya puedo volver a escribir aquí. Así está la partida.
refusal-no-theme = No hay ningún tema «{ $input }». Elige de la lista que aparece mientras escribes.
refusal-no-theme-meant = No hay ningún tema «{ $input }». ¿Querías decir `{ $meant }`?
