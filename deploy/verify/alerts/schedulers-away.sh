# shellcheck shell=bash disable=SC2154
# no scheduler runs for a minute and a half

away scheduler
fires NobodyFiresShards 120
fires ServiceMissing 120
ops shards || true
sleep 60
back scheduler
ends NobodyFiresShards 120
ends ServiceMissing 120
fires CompletenessBurnsFast 180 # what was left out is counted 45 s after the start
ends CompletenessBurnsFast 240
