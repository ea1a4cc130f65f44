# La page d’une partie sur le web.

web-title = Carcassonne, partie { $id }
web-skip = Aller au plateau
web-news = Il y a un nouveau coup.
web-gone = Cette partie n’a plus de page publique ; ce que tu vois ici n’est plus mis à jour.
web-parked = La partie est mise de côté.
web-steps = Étapes de la partie
web-points = Points
web-player = Joueur
web-chart = Points au fil de la partie
web-chart-alt = Les points de tout le monde coup par coup ; la liste des coups a les mêmes nombres.
web-moves = Coups
web-none = Cette partie n’existe pas, ou sa table ne la montre pas.
lobby-public = Tout le monde peut suivre cette partie sur une page web, avec vos noms.
public-told = Cette partie n’a plus de page web.
public-done = C’est fait : la page web de cette partie n’existe plus.
public-none = Cette partie n’a pas de page web.
refusal-public-too-late = La page web d’une partie se décide avant le début, pour que toute la table le sache. Ensuite, on peut seulement la retirer.
refusal-only-page = `{ option-game.name }:` retire la page web d’une autre partie et ne va qu’avec `{ option-public.name }:false`. Le reste se change dans le salon de la partie.
