# shellcheck shell=bash disable=SC2154
# the probers reach nothing: neither what customers have nor what is never down

sleep 90 # a reference counts once it was seen good
since=$(admin -d nowahala -c 'SELECT now()' </dev/null)
reach 8081
fires RegionBlind 300
reach 8080
ends RegionBlind 300
opened=$(admin -d nowahala -c "SELECT count(*) FROM analyzer.incident_list WHERE opened_at > '$since'" </dev/null)
[ "$opened" = 0 ] || fail "$opened incidents were opened, and it was us"
