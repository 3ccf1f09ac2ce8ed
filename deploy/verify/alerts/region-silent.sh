# shellcheck shell=bash disable=SC2154
# a region has no prober

away "$probers"
fires RegionNotLive 180
back "$probers"
ends RegionNotLive 180
