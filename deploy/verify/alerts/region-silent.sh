# shellcheck shell=bash disable=SC2154
# a region has no prober

away "$probers"
fires RegionSilent 180
back "$probers"
ends RegionSilent 180
