#!/usr/bin/env bash
# Causes what some alerts are about and waits for their ends, on a release that cluster.sh left (ENGINES=yours KEEP=1) and
# with the Prometheus and the Alertmanager that watch.sh left (KEEP=1). Both are given rules in which time passes FASTER
# times as fast; the conditions stay those of the chart. Prints when each fired, when it ended, and what the pager heard.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
FASTER=${FASTER:-60}
folder=$(mktemp -d)
jobs_of_ours=()
clean_up() {
  for one in "${jobs_of_ours[@]}"; do kill "$one" 2>/dev/null || true; done
  admin -d postgres -c 'ALTER ROLE nowahala_analyzer LOGIN' </dev/null >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap clean_up EXIT

# Every window, offset and patience of the rules, but no window shorter than three scrapes.
hurry() {
  node -e "
    const seconds = { s: 1, m: 60, h: 3600, d: 86400 };
    const short = (_, before, count, unit, after) => before + Math.max(before === 'for: ' ? 1 : 15, Math.round((count * seconds[unit]) / $FASTER)) + 's' + after;
    const text = require('node:fs').readFileSync(process.argv[1], 'utf8');
    process.stdout.write(text.replace(/(\[|offset |for: )(\d+)([smhd])(\]|\b)/g, short).replaceAll('interval: 30s', 'interval: 5s'));" "$1"
}
query() { "$KUBECTL" get --raw "/api/v1/namespaces/$around/services/prometheus:9090/proxy/api/v1/query?query=$(node -p 'encodeURIComponent(process.argv[1])' "$1")"; }
firing() { query "ALERTS{alertname=\"$1\",alertstate=\"firing\"}" | grep -c '"alertname"' || true; }
# when <alert> <1 fires, 0 ended> <seconds of patience>: prints how long it took.
when() {
  local begun=$SECONDS
  while [ $((SECONDS - begun)) -lt "$3" ]; do
    [ "$(firing "$1")" != "$2" ] || { echo $((SECONDS - begun)); return 0; }
    sleep 2
  done
  return 1
}
fires() { local after; after=$(when "$1" 1 "$2") || fail "$1 does not fire"; echo "$1 fired after $after s"; }
ends() { local after; after=$(when "$1" 0 "$2") || fail "$1 does not end"; echo "$1 ended after $after s"; }
again() {
  k rollout restart "deployment/$release-$1" >/dev/null
  k rollout status "deployment/$release-$1" --timeout 10m >/dev/null || fail "$1 does not start"
}
billing() { k exec "job/$release-operator" -- nowahala billing "$@"; }
shop=$(k get service shop -o jsonpath='{.spec.clusterIP}') steady=$(k get service steady -o jsonpath='{.spec.clusterIP}')
turn() { inside "await fetch('http://127.0.0.1:8080/switch?up=$1', { method: 'POST' })" shop; }

step "rules in which time passes $FASTER times as fast"
practice
for file in charts/nowahala/files/rules/*.yaml; do hurry "$file" > "$folder/${file##*/}"; done
a create configmap prometheus-rules --from-file="$folder" --dry-run=client -o yaml | a apply -f - >/dev/null
sed 's/scrape_interval: 15s, evaluation_interval: 15s/scrape_interval: 5s, evaluation_interval: 5s/' deploy/prometheus/kubernetes.yml > "$folder/prometheus.yml"
a create configmap prometheus --from-file="$folder/prometheus.yml" --dry-run=client -o yaml | a apply -f - >/dev/null
sed "s|http://heartbeat.example/ping|http://steady.$namespace/heartbeat|; s|http://[a-z]*.example/alerts|http://steady.$namespace/alerts|; s|^  group_by:.*|&\n  group_wait: 1s\n  group_interval: 5s|" \
  deploy/prometheus/alertmanager.yml > "$folder/alertmanager.yml"
a create configmap alertmanager --from-file="$folder/alertmanager.yml" --dry-run=client -o yaml | a apply -f - >/dev/null
a rollout restart deployment/prometheus deployment/alertmanager >/dev/null
for one in prometheus alertmanager; do a rollout status "deployment/$one" --timeout 3m >/dev/null || fail "$one does not start"; done
operator
sleep 60 # a first value of everything that is counted

step 'the analyzers cannot reach their database while a server goes down, and somebody pays less than was asked for'
admin -d postgres -c 'ALTER ROLE nowahala_analyzer NOLOGIN' </dev/null
admin -d postgres -c "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = 'nowahala_analyzer'" </dev/null >/dev/null
turn 0
begun=$SECONDS
k delete pod member --ignore-not-found >/dev/null
fill member < deploy/verify/person.yaml | k apply -f - >/dev/null
open=$(heard member '^OPEN ' 120) || fail 'the member could not sign up'
reference=${open##*/}
inside "console.log('the signed call was answered', (await fetch('http://127.0.0.1:8080/pay/$reference?kobo=100', { method: 'POST' })).status)"
fires BillingNeedsAPerson 120
ends BillingNeedsAPerson $((3600 / FASTER + 120))
away=$((130 - SECONDS + begun)) # a minute until the server is checked, another one in which nobody hears of it
[ "$away" -le 0 ] || sleep "$away"
admin -d postgres -c 'ALTER ROLE nowahala_analyzer LOGIN' </dev/null
fires DetectionBurnsSteady 180
turn 1
ends DetectionBurnsSteady $((1800 / FASTER + 180))

step 'the books differ until a person has settled it'
again billing # it compares when it starts, and then every six hours
fires BooksDiffer $((600 / FASTER + 120))
billing reconcile || true
billing settle "$reference" 'sent back, alerts.sh' --yes --as alerts.sh
again billing
ends BooksDiffer 120
billing reconcile
k delete pod member >/dev/null

step 'more checks than a prober has room for'
billing plan Scale servers=250 --yes --as alerts.sh
k delete pod reseller --ignore-not-found >/dev/null
fill reseller < deploy/verify/person.yaml | k apply -f - >/dev/null
heard reseller '^READY' 900 || fail 'the reseller has no servers' # thirty a minute may be added
h upgrade "$release" charts/nowahala --reuse-values --set prober.concurrency=10 --wait --timeout 15m >/dev/null || fail 'the probers do not roll'
# All in one shard and due in the same second: one message with more checks than twenty times ten.
mine="server_id IN (SELECT server_id FROM analyzer.monitor WHERE name LIKE 'Resold %')"
admin -d nowahala -c "UPDATE scheduler.schedule_entry SET shard = 7 WHERE $mine" </dev/null
again scheduler
(while sleep 5; do
  admin -d nowahala -c "UPDATE scheduler.schedule_entry SET fire_at = now() + interval '3 s' WHERE $mine" \
    -c "INSERT INTO scheduler.schedule_change (shard, server_id) SELECT shard, server_id FROM scheduler.schedule_entry WHERE $mine" </dev/null >/dev/null
done) &
jobs_of_ours+=($!)
fires ChecksShed $((600 / FASTER + 180))
h upgrade "$release" charts/nowahala --reuse-values --set prober.concurrency=500 --wait --timeout 15m >/dev/null || fail 'the probers do not roll'
ends ChecksShed $((600 / FASTER + 120))

step 'what the pager heard'
sleep 20
inside "
  const told = await (await fetch('http://127.0.0.1:8080/alerts')).json();
  const counts = Object.groupBy(told, ({ name, status }) => name + ' ' + status);
  for (const name of ['BillingNeedsAPerson', 'BooksDiffer', 'DetectionBurnsSteady', 'ChecksShed']) {
    const [rang, ended] = ['firing', 'resolved'].map((status) => counts[name + ' ' + status]?.length ?? 0);
    console.log(name, 'rang', rang, 'times, told as ended', ended, 'times');
    if (!rang || !ended) process.exitCode = 1;
  }" || fail 'the pager was not told'
echo "Rung and ended in $SECONDS s."
