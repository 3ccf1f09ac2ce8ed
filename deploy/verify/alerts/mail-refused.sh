# shellcheck shell=bash disable=SC2154
# the mail server knows none of nine people

sleep 120 # the website is back for all of them
office refuse
turn 0
fires AlertsGiveUp 300
office open
turn 1
ends AlertsGiveUp 120
k delete pod street >/dev/null
