# The Phantom.

figure-phantom = phantom
action-pass-second-figure = No phantom
prompt-second_figure = Does the phantom follow?
