# The Princess & the Dragon.

set-dragon = The Princess & the Dragon
about-dragon = A dragon that eats meeples, and a fairy who guards them
rule-fairy_mode = The fairy pays all followers on her tile, or only one beside her
rule-fairy_tile_points = With fairy_mode=on_tile: 1 point at the start of a turn, or 1 for each own figure
rule-dragon_timing = When the dragon moves
rule-princess_use = Whether a princess has to send a knight home
rule-volcano_specials = With a volcano: all but a follower on it, neither builder nor pig, or only the fairy
rule-portal_just_completed = A portal also leads to what the portal tile itself completed elsewhere
standing-away = away from my figures
tile-princess = a princess
tile-volcano = a volcano
tile-dragon = a dragon
tile-portal = a magic portal
source-fairy = fairy
action-princess = The princess sends { $whose } home from { $cell }
action-step = Step { $side } to { $cell }
action-step-takes = { $step }: takes { $whose }
action-step-takes-many = { $step }: takes { $count } figures
action-fairy = The fairy goes to { $cell }
action-fairy-beside = The fairy goes to { $whose } at { $cell }
thing-fairy = The fairy
prompt-dragon = Where does the dragon fly next?
told-eaten = The dragon takes { $whose } at { $cell }.
told-princess = The princess sends { $whose } at { $cell } home.
told-dragon = The dragon flies to { $cell }.
told-fairy = The fairy moves to { $cell }.
told-fairy-beside = The fairy moves to { $whose } at { $cell }.
part-fairy = fairy
alt-dragon = The dragon is at { $cell }.
alt-fairy = The fairy is at { $cell }.
