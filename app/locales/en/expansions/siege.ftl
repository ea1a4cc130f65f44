# Besieged cities.

set-cathars = The Cathars
about-cathars = Besieged cities pay less, but their knights can escape
set-siege = The Siege
about-siege = The four tiles of The Cathars under another name
set-besiegers = The Besiegers
about-besiegers = Six besieged cities that count double for fields
rule-siege-escape_range = What the cloister must touch: a besieged tile, or any tile of the city
rule-siege-escape_time = Escape at the end of each own turn, or when the way out is built
rule-siege-escape_cap = One escape in each part of a turn, or one in a turn
rule-siege-pennant = Points of a pennant in a besieged city
rule-siege-tiny_city = With tiny_city=2: points a tile of a besieged city of two tiles
rule-siege-pig_doubled = A besieged city doubles the bonus of pigs too
tile-siege = besiegers
action-escape = Let { $whose } escape from { $cell }
action-pass-escape = Nobody escapes
prompt-escape = Does a figure flee from the besieged city?
told-escaped = { $whose } escapes from { $cell }.
