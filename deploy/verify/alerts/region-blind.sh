# shellcheck shell=bash disable=SC2154
# the probers reach nothing: neither what customers have nor what is never down

many_servers # blindness is judged by fifty that turn bad at once
sleep 90 # and by references, which count once they were seen good
since=$(admin -d nowahala -c 'SELECT now()' </dev/null)
reach 8081
fires RegionBlind 300
reach 8080
ends RegionBlind 300
opened=$(admin -d nowahala -c "SELECT count(*) FROM analyzer.incident_list WHERE opened_at > '$since'" </dev/null)
[ "$opened" = 0 ] || fail "$opened incidents were opened, and it was us"
