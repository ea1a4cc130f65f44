# Besieged cities.

tile-siege = besiegers
action-escape = Let { $whose } escape from { $cell }
action-pass-escape = Nobody escapes
prompt-escape = Does a figure flee from the besieged city?
told-escaped = { $whose } escapes from { $cell }.
