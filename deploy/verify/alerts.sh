#!/usr/bin/env bash
# Causes what the alerts are about, one trial of deploy/verify/alerts after the other, and waits for their ends: on a release
# that cluster.sh left (ENGINES=yours KEEP=1), with the Prometheus and the Alertmanager that watch.sh left (KEEP=1). Both are
# given rules in which time passes FASTER times as fast; the conditions stay those of the chart. Prints when each alert
# fired, when it ended, what reached the pager, and which alerts nobody caused.
#   ONLY='log-cut table-locked' deploy/verify/alerts.sh      these trials alone; mail-refused needs providers-away before it
set -euo pipefail
. "$(dirname "$0")/lib.sh"
FASTER=${FASTER:-60}
trials=(analyzers-shut-out books-differ billing-shut-out message-parked schedulers-away leases-churn region-silent probers-starved
  table-locked engines-away providers-away mail-refused log-cut too-many-checks region-blind brokers-away)
folder=$(mktemp -d)
jobs_of_ours=()
caused=()

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
fires() { local after; after=$(when "$1" 1 "$2") || fail "$1 does not fire"; caused+=("$1"); echo "$1 fired after $after s"; }
ends() { local after; after=$(when "$1" 0 "$2") || fail "$1 does not end"; echo "$1 ended after $after s"; }

# What the trials are made of.
started() { k rollout status "deployment/$release-$1" --timeout 10m >/dev/null || fail "$1 does not start"; }
again() { k rollout restart "deployment/$release-$1" >/dev/null && started "$1"; }
away() {
  replicas=$(k get deployment "$release-$1" -o jsonpath='{.spec.replicas}')
  k scale deployment "$release-$1" --replicas=0 >/dev/null
}
back() { k scale deployment "$release-$1" --replicas="$replicas" >/dev/null && started "$1"; }
shut_out() {
  admin -d postgres -c "ALTER ROLE nowahala_$1 NOLOGIN" </dev/null
  admin -d postgres -c "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = 'nowahala_$1'" </dev/null >/dev/null
}
let_in() { admin -d postgres -c "ALTER ROLE nowahala_$1 LOGIN" </dev/null; }
person() {
  k delete pod "$1" --ignore-not-found >/dev/null
  fill "$1" < deploy/verify/person.yaml | k apply -f - >/dev/null
}
# 240 servers of one customer; thirty a minute may be added.
many_servers() {
  k get pod reseller >/dev/null 2>&1 || { billing plan Scale servers=250 --yes --as alerts.sh && person reseller; }
  wait_for_line reseller '^READY' 900 || fail 'the reseller has no servers'
}
billing() { k exec "job/$release-operator" -- nowahala billing "$@"; }
turn() { inside "await fetch('http://127.0.0.1:8080/switch?up=$1', { method: 'POST' })" shop; }
# Where the websites are; nobody is at 8081.
reach() { for one in steady shop; do k patch service "$one" --type=json -p "[{\"op\":\"replace\",\"path\":\"/spec/ports/0/targetPort\",\"value\":$1}]"; done >/dev/null; }
office() { inside "await fetch('http://127.0.0.1:8080/post?office=$1', { method: 'POST' })"; }
believe() { inside "await fetch('http://127.0.0.1:8080/keys?$1', { method: 'POST' })"; }
# Runs this with `admin`, a client of the brokers that may change topics.
brokers() {
  k exec "job/$release-operator" -- /nodejs/bin/node --no-warnings -e "
    const { Kafka, logLevel } = require('/app/node_modules/kafkajs');
    const admin = new Kafka({ brokers: process.env.KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING }).admin();
    (async () => { await admin.connect(); try { $1 } finally { await admin.disconnect(); } })();"
}
# The switches that a trial which failed has left; engines, pods and rights that it took away are yours to give back.
clean_up() {
  for one in "${jobs_of_ours[@]}"; do kill "$one" 2>/dev/null || true; done
  { for one in analyzer billing; do let_in "$one"; done; reach 8080; turn 1; office open; believe openai=any; } >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap clean_up EXIT
# shellcheck disable=SC2034 # a trial takes them away
probers=$(k get deployment -o name | sed -n "s|.*/$release-\(prober-.*\)|\1|p" | head -n 1)
shop=$(k get service shop -o jsonpath='{.spec.clusterIP}') steady=$(k get service steady -o jsonpath='{.spec.clusterIP}')

step "rules in which time passes $FASTER times as fast"
practice
for file in charts/nowahala/files/rules/*.yaml; do hurry "$file" > "$folder/${file##*/}"; done
a create configmap prometheus-rules --from-file="$folder" --dry-run=client -o yaml | a apply -f - >/dev/null
sed 's/scrape_interval: 15s, evaluation_interval: 15s/scrape_interval: 5s, evaluation_interval: 5s/' deploy/prometheus/kubernetes.yml > "$folder/prometheus.yml"
a create configmap prometheus --from-file="$folder/prometheus.yml" --dry-run=client -o yaml | a apply -f - >/dev/null
sed "s|http://heartbeat.example/ping|http://pager.$namespace/heartbeat|; s|http://[a-z]*.example/alerts|http://pager.$namespace/alerts|; s|^  group_by:.*|&\n  group_wait: 1s\n  group_interval: 5s|" \
  deploy/prometheus/alertmanager.yml > "$folder/alertmanager.yml"
a create configmap alertmanager --from-file="$folder/alertmanager.yml" --dry-run=client -o yaml | a apply -f - >/dev/null
a rollout restart deployment/prometheus deployment/alertmanager >/dev/null
for one in prometheus alertmanager; do a rollout status "deployment/$one" --timeout 3m >/dev/null || fail "$one does not start"; done
operator
sleep 60 # a first value of everything that is counted

for trial in ${ONLY:-${trials[@]}}; do
  step "$trial: $(sed -n '2s/^# //p' "deploy/verify/alerts/$trial.sh")"
  # shellcheck source=/dev/null
  . "deploy/verify/alerts/$trial.sh"
done

step 'what reached the pager'
sleep 20
inside "
  const calls = await (await fetch('http://127.0.0.1:8080/alerts')).json();
  const counts = Object.groupBy(calls, ({ name, status }) => name + ' ' + status);
  for (const name of '${caused[*]}'.split(' ')) {
    const [rang, ended] = ['firing', 'resolved'].map((status) => counts[name + ' ' + status]?.length ?? 0);
    console.log(name, 'rang', rang, 'times, ended', ended, 'times');
    if (!rang || !ended) process.exitCode = 1;
  }" || fail 'the pager was not called'
echo "Caused by nobody here: $(grep -ohP 'alert: \K\w+' charts/nowahala/files/rules/*.yaml | grep -vxF "$(printf '%s\n' "${caused[@]}")" | tr '\n' ' ')"
echo "Rung and ended in $SECONDS s."
