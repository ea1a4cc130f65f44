# La página de una partida en la web.

web-title = Carcassonne, partida { $id }
web-skip = Ir al tablero
web-news = Hay una jugada nueva.
web-gone = Esta partida ya no tiene página pública; lo que ves aquí ya no se actualiza.
web-parked = La partida está aparcada.
web-steps = Pasos de la partida
web-points = Puntos
web-player = Jugador
web-chart = Puntos a lo largo de la partida
web-chart-alt = Los puntos de todos jugada a jugada; la lista de jugadas tiene los mismos números.
web-moves = Jugadas
web-none = No hay tal partida, o su mesa no la muestra.
lobby-public = Cualquiera puede seguir esta partida en una página web, con vuestros nombres.
public-told = Esta partida ya no tiene página web.
public-done = Hecho: la página web de esta partida ya no existe.
public-none = Esta partida no tiene página web.
refusal-public-too-late = La página web de una partida se decide antes de empezar, para que toda la mesa lo sepa. Después solo se puede quitar.
refusal-only-page = `{ option-game.name }:` quita la página web de otra partida y solo va con `{ option-public.name }:false`. Lo demás se cambia en el canal de la partida.
