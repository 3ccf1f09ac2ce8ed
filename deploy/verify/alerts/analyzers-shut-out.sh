# shellcheck shell=bash disable=SC2154
# the analyzers cannot reach their database while a server goes down

shut_out analyzer
turn 0
begun=$SECONDS
fires ServiceNotReady 120
fires ApiBurnsFast 120 # the crowd asks for incidents
left=$((130 - SECONDS + begun)) # a minute until the server is checked, another one in which nobody hears of it
[ "$left" -le 0 ] || sleep "$left"
let_in analyzer
ends ServiceNotReady 120
fires DetectionBurnsSteady 180
turn 1
ends DetectionBurnsSteady $((1800 / FASTER + 180))
ends ApiBurnsFast 180
