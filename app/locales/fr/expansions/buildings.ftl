# Little Buildings.

set-buildings = Les Petites Bâtisses
about-buildings = Cabanes, maisons et tourelles qui valorisent une tuile
rule-lb-supply = Petites bâtisses à quatre : quatre des six restantes sont partagées, ou aucune
rule-lb-values = Ce qu’elles ajoutent : 1 chacune, ou cabane 1, maison 2, tourelle 3
rule-lb-abbot_range = Quelles petites bâtisses comptent pour un abbé couché : dans ses lignes, ou autour de lui
rule-lb-recall = L’abbé repris compte les petites bâtisses autour de lui
token-shed = une cabane
token-house = une maison
token-little_tower = une tourelle
action-building = Bâtir { $token } sur cette tuile
thing-building = Une petite bâtisse
told-building = { $who } bâtit { $token } en { $cell }.
alt-sheds = Cabanes : { $cells }.
alt-houses = Maisons : { $cells }.
alt-little-towers = Tourelles : { $cells }.
