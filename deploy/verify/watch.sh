#!/usr/bin/env bash
# Puts a Prometheus and an Alertmanager beside a release that cluster.sh left (KEEP=1) and looks through them: every pod a
# target, every rule evaluated, every query of every dashboard answered, the watchdog's heartbeat received. Then
# billing is taken away until ServiceMissing fires and rings the pager, and given back until it is resolved. KEEP=1 leaves both where they are.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
config=$(mktemp)
clean_up() {
  rm -f "$config"
  [ -z "${KEEP:-}" ] || return 0
  a delete deployment,service,serviceaccount,configmap prometheus alertmanager --ignore-not-found >/dev/null
  a delete configmap prometheus-rules --ignore-not-found >/dev/null
  "$KUBECTL" delete clusterrole,clusterrolebinding nowahala-verify-prometheus --ignore-not-found >/dev/null
}
trap clean_up EXIT

"$KUBECTL" get namespace "$around" >/dev/null 2>&1 || "$KUBECTL" create namespace "$around" >/dev/null
apply() { a create configmap "$@" --dry-run=client -o yaml | a apply -f - >/dev/null; }
apply prometheus --from-file=prometheus.yml=deploy/prometheus/kubernetes.yml
apply prometheus-rules --from-file=charts/nowahala/files/rules
fill prometheus < deploy/verify/prometheus.yaml | a apply -f - >/dev/null
sed "s|http://heartbeat.example/ping|http://pager.$namespace/heartbeat|; s|http://[a-z]*.example/alerts|http://pager.$namespace/alerts|" deploy/prometheus/alertmanager.yml > "$config"
apply alertmanager --from-file=alertmanager.yml="$config"
a apply -f deploy/verify/alertmanager.yaml >/dev/null
for one in prometheus alertmanager; do a rollout status "deployment/$one" --timeout 3m >/dev/null || fail "$one does not start"; done

# The founder's shop is away for a while, so that there are incidents, alerts and explanations to show.
k scale deployment shop --replicas=0 >/dev/null
sleep "${ROUNDS_SECONDS:-120}"
k scale deployment shop --replicas=1 >/dev/null
node deploy/verify/watching.mjs "$around" "$namespace" || fail 'something is not watched'
beats() { inside "console.log((await (await fetch('http://127.0.0.1:8080/heartbeat')).json()).beats)"; }
[ "$(beats)" -ge 1 ] || fail 'the watchdog does not reach the heartbeat'
echo "the watchdog reached the heartbeat $(beats) times"

missing() { "$KUBECTL" get --raw "/api/v1/namespaces/$around/services/prometheus:9090/proxy/api/v1/query?query=ALERTS%7Balertname%3D%22ServiceMissing%22%2Cservice%3D%22billing%22%2Calertstate%3D%22firing%22%7D" | grep -c '"alertname"' || true; }
until_missing() {
  local wanted=$1 second
  for ((second = 0; second < 480; second += 5)); do
    [ "$(missing)" != "$wanted" ] || { echo "$second"; return 0; }
    sleep 5
  done
  return 1
}
replicas=$(k get deployment "$release-billing" -o jsonpath='{.spec.replicas}')
k scale deployment "$release-billing" --replicas=0 >/dev/null
fired=$(until_missing 1) || fail 'billing is gone and nobody says so'
rung() { inside "console.log((await (await fetch('http://127.0.0.1:8080/alerts')).json()).filter(({ name, status }) => name === 'ServiceMissing' && status === 'firing').length)"; }
for ((second = 0; second < 60 && $(rung) == 0; second += 5)); do sleep 5; done
[ "$(rung)" -ge 1 ] || fail 'the pager was not rung'
k scale deployment "$release-billing" --replicas="$replicas" >/dev/null
resolved=$(until_missing 0) || fail 'billing is back and the alert stays'
echo "billing taken away: ServiceMissing fired after $fired s; given back: resolved after $resolved s"
echo "Watched in $SECONDS s."
