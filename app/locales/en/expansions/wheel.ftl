# The Wheel of Fortune.

set-wheel = Wheel of Fortune
about-wheel = A base game of its own around a wheel of fortune
rule-wheel-start_tile = The wheel lies where the game begins, or beside the board
rule-wheel-crowns = Crowns in each sector, from Fortune on clockwise
rule-wheel-trigger_unplaceable = The wheel also turns for a tile that fits nowhere
rule-wheel-taxes_strength = Taxes count knights, or how strong they are
rule-wheel-plague_mode = When the wheel brings the plague everybody chooses at once, or one after another
tile-wheel-one = the sign of the wheel (1)
tile-wheel-two = the sign of the wheel (2)
tile-wheel-three = the sign of the wheel (3)
tile-wheel-block = a part of the wheel of fortune
role-crown = a meeple on a crown of the wheel
as-crown = on a crown of the wheel
where-crown = on the wheel
to-crown = onto the wheel
noun-crown = meeple on the wheel
sector-fortune = Fortune
sector-taxes = Taxes
sector-famine = Famine
sector-storm = Storm
sector-inquisition = Inquisition
sector-plague = Plague
source-wheel = wheel
source-crown = crowns of the wheel
action-crown = The { $figure } goes onto the wheel: { $sector }
prompt-wheel_plague = The wheel brings the plague. Which figure do you take back?
told-wheel = The pig moves { $steps ->
    [one] 1 sector
   *[other] { $steps } sectors
 } to { $sector }.
part-wheel = wheel
part-crown = crowns
alt-pig = The wheel's pig is at { $sector }.
alt-wheel-aside = The wheel of fortune is shown beside the board.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Free crowns of the wheel: { $crowns }.
alt-crowns = On the wheel: { $figures }.
