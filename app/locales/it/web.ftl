# La pagina di una partita sul web.

web-title = Carcassonne, partita { $id }
web-skip = Vai al tavolo
web-news = C’è una nuova mossa.
web-gone = Questa partita non ha più una pagina pubblica; quello che vedi qui non si aggiorna più.
web-parked = La partita è sospesa.
web-steps = Passi della partita
web-points = Punti
web-player = Giocatore
web-chart = Punti nel tempo
web-chart-alt = I punti di tutti di mossa in mossa; l’elenco delle mosse ha gli stessi numeri.
web-moves = Mosse
web-none = Questa partita non esiste, o il suo tavolo non la mostra.
lobby-public = Chiunque può seguire questa partita su una pagina web, con i vostri nomi.
public-told = Questa partita non ha più una pagina web.
public-done = Fatto: la pagina web di questa partita non c’è più.
public-none = Questa partita non ha una pagina web.
refusal-public-too-late = La pagina web di una partita si decide prima dell’inizio, così che tutti al tavolo lo sappiano. Dopo si può solo toglierla.
refusal-only-page = `{ option-game.name }:` toglie la pagina web di un’altra partita e va solo con `{ option-public.name }:false`. Il resto si cambia nel canale della partita.
