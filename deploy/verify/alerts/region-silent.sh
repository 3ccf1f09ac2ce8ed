# shellcheck shell=bash disable=SC2154
# a region has no prober

region=$(k get deployment -l nowahala.example/part=prober -o jsonpath='{.items[0].metadata.name}')
away "${region#"$release-"}"
fires RegionSilent 180
back "${region#"$release-"}"
ends RegionSilent 180
