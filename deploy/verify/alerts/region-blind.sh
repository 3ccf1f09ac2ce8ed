# shellcheck shell=bash disable=SC2154
# the probers reach nothing: neither what customers have nor what is never down

port() { for one in steady shop; do k patch service "$one" --type=json -p "[{\"op\":\"replace\",\"path\":\"/spec/ports/0/targetPort\",\"value\":$1}]" >/dev/null; done; }
incidents() { admin -d nowahala -c "SELECT count(*) FROM analyzer.incident_list WHERE opened_at > now() - interval '10 min'" </dev/null; }
before=$(incidents)
port 8081
fires RegionBlind 300
port 8080
ends RegionBlind 300
[ "$(incidents)" = "$before" ] || fail 'an incident was opened, and it was us'
