#!/usr/bin/env bash
# On whatever cluster kubectl points at: install in a restricted namespace, walk through the product, an outage with its
# alert and its all-clear, upgrade and rollback while people keep asking and servers are due, evictions that the budgets
# must refuse, uninstall, and nothing left behind. Prints what it saw.
#   IMAGE=nowahala TAG=1.0.0 deploy/verify/cluster.sh
#   ENGINES=yours ...        PostgreSQL with a role per service, Kafka and Redis outside the release (engines.yaml), every
#                            secret in a Secret of its own, and environment: production with a fake of Paystack
# lib.sh says what else can be set; KEEP=1 leaves the release for you to look at;
# DRAIN=<node> also drains that node of our pods, which on a cluster of one must be refused.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
ENGINES=${ENGINES:-bundled}

"$KUBECTL" version >/dev/null 2>&1 || { echo 'skipped: kubectl reaches no cluster'; exit 0; }
clean_up() { [ -n "${KEEP:-}" ] || "$KUBECTL" delete namespace "$namespace" "$around" --ignore-not-found --wait=false >/dev/null 2>&1; }
trap clean_up EXIT

sql() {
  if [ "$ENGINES" = yours ]; then admin -d nowahala -c "$1" </dev/null
  else k exec "$release-postgresql-0" -- psql -U nowahala -d nowahala -XAtqc "$1"; fi
}
# The sandbox checkout answers the gateway's own machine alone; at a provider people pay by themselves.
pay() {
  local path
  path=$(wait_for_line "$1" '^PA(Y |ID)' 90) || fail "$1 could not sign up"
  [ "$path" != PAID ] || return 0
  k exec "deploy/$release-gateway" -c gateway -- /nodejs/bin/node -e "
    const r = await fetch('http://127.0.0.1:8080${path#PAY }', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{\"outcome\":\"pay\"}' });
    if (!r.ok) throw new Error(await r.text())" >/dev/null || fail "$1 could not pay"
}
restarts() { k get pods -l "$ours" -o jsonpath='{range .items[*]}{.metadata.name}{range .status.containerStatuses[*]} {.restartCount}{" "}{.lastState.terminated.reason}{end}{"\n"}{end}' | awk '$2 > 0'; }

# Engines as somebody else runs them, with deploy/postgres/{roles,database}.sql, and the Secrets that deploy/README.md asks for.
your_engines() {
  local owner_password service_password redis_password host=postgresql.$around service
  owner_password=$(random) service_password=$(random) redis_password=$(random)
  "$KUBECTL" create namespace "$around" >/dev/null
  a create secret generic engines --from-literal=admin="$(random)" --from-literal=redis="$redis_password" >/dev/null
  fill < deploy/verify/engines.yaml | a apply -f - >/dev/null
  for part in postgresql kafka redis; do a rollout status "statefulset/$part" --timeout 3m >/dev/null || fail "$part does not start"; done
  a exec -i postgresql-0 -- psql -U postgres -Xq -v ON_ERROR_STOP=1 -v owner_password="$owner_password" -v service_password="$service_password" < <(cat deploy/postgres/roles.sql deploy/postgres/database.sql)
  local addresses=(--from-literal=DATABASE_URL_owner="postgres://nowahala_owner:$owner_password@$host:5432/nowahala")
  for service in gateway identity workspaces billing scheduler analyzer notifier prober; do
    addresses+=(--from-literal="DATABASE_URL_$service=postgres://nowahala_$service:$service_password@$host:5432/nowahala")
  done
  k create secret generic nowahala-database "${addresses[@]}" >/dev/null
  k create secret generic nowahala-redis --from-literal=REDIS_URL="redis://:$redis_password@redis.$around:6379" >/dev/null
}

step "install into $namespace, restricted by its label, with engines: $ENGINES"
"$KUBECTL" create namespace "$namespace" >/dev/null
"$KUBECTL" label namespace "$namespace" pod-security.kubernetes.io/enforce=restricted pod-security.kubernetes.io/warn=restricted >/dev/null
practice
fill < deploy/verify/practice.yaml | k apply -f - >/dev/null
steady=$(k get service steady -o jsonpath='{.spec.clusterIP}') shop=$(k get service shop -o jsonpath='{.spec.clusterIP}')
internal=$(head -c 36 /dev/urandom | base64)
secrets=(--from-literal=INTERNAL_SECRET="$internal" --from-literal=SMTP_URL="smtp://walk:$(random)@steady:2525")
values=(-f charts/nowahala/ci/bundled.yaml)
if [ "$ENGINES" = yours ]; then
  your_engines
  secrets+=(--from-literal=PAYSTACK_SECRET_KEY="sk_live_$(random)" --from-literal=MAIL_WEBHOOK_SECRET="$(random)" --from-literal=OPENAI_API_KEY="sk-$(random)"
    --from-literal=TWILIO_ACCOUNT_SID=AC00000000000000000000000000000000 --from-literal=TWILIO_AUTH_TOKEN="$(random)" --from-literal=TWILIO_WHATSAPP_FROM=whatsapp:+14155238886)
  values=(-f charts/nowahala/ci/external.yaml -f deploy/verify/yours.yaml --set "kafka.brokers={kafka.$around:9092}"
    --set-json "networkPolicies.engines.peers=[{\"namespaceSelector\":{\"matchLabels\":{\"kubernetes.io/metadata.name\":\"$around\"}}}]")
  "$KUBECTL" get crd servicemonitors.monitoring.coreos.com >/dev/null 2>&1 || values+=(--set "monitoring.serviceMonitors=false,monitoring.rules=false")
fi
while read -r line; do secrets+=(--from-literal="$line"); done < <(service_keys "$internal")
k create secret generic verify "${secrets[@]}" >/dev/null
values+=(-f deploy/verify/small.yaml --set "image.repository=$IMAGE,image.tag=$TAG"
  --set "prober.allowNetworks={$steady/32,$shop/32},prober.referenceTargets={http://$steady/,http://$steady/mails}" --set "test.target=http://$steady/,test.targetIp=$steady"
  ${EXTRA_VALUES:+-f "$EXTRA_VALUES"})
begun=$SECONDS
h install "$release" charts/nowahala "${values[@]}" --wait --wait-for-jobs --timeout 15m >/dev/null || fail 'install'
echo "installed and ready after $((SECONDS - begun)) s: $(k get pods -l "$ours" --field-selector status.phase=Running -o name | wc -l) pods"
starting=$(restarts)
[ -z "$starting" ] || printf 'begun again while everything started at once:\n%s\n' "$starting"

step 'helm test: sign-up to the first check'
h test "$release" --logs --timeout 5m || fail 'the walk'

step 'an outage, through the Service'
fill crowd < deploy/verify/person.yaml | k apply -f - >/dev/null
pay crowd
fill founder < deploy/verify/person.yaml | k apply -f - >/dev/null
pay founder
wait_for_line crowd '^READY' 90 || fail 'the crowd has no servers'
wait_for_line founder '^DOWN' 180 >/dev/null || fail 'the shop was never checked'
k scale deployment shop --replicas=0 >/dev/null
wait_for_line founder '^UP' 400 >/dev/null || fail 'no alert'
k scale deployment shop --replicas=1 >/dev/null
wait_for_line founder 'one alert, one all-clear|FAILED' 500 | grep -q 'one alert' || fail 'the end of the outage'
k logs founder | grep -E '^[0-9]+ s'

step 'every container under its own limits'
[ "$(restarts)" = "$starting" ] || fail "restarted: $(restarts)"
k top pods -l "$ours" --containers 2>/dev/null || echo 'no metrics server here'

step 'upgrade and rollback while people keep asking'
begun=$SECONDS
h upgrade "$release" charts/nowahala "${values[@]}" --set podAnnotations.round=two --wait --wait-for-jobs --timeout 15m >/dev/null || fail 'upgrade'
echo "upgraded after $((SECONDS - begun)) s; $(k logs crowd | tail -n 1)"
begun=$SECONDS
h rollback "$release" 1 --wait --wait-for-jobs --timeout 15m >/dev/null || fail 'rollback'
echo "rolled back after $((SECONDS - begun)) s; $(k logs crowd | tail -n 1)"

step 'the budgets refuse a second eviction'
evict() { printf '{"apiVersion":"policy/v1","kind":"Eviction","metadata":{"name":"%s","namespace":"%s"}}' "$1" "$namespace" | "$KUBECTL" create --raw "/api/v1/namespaces/$namespace/pods/$1/eviction" -f - 2>&1 || true; }
for part in $(k get pdb -o name | sed "s|.*/$release-||"); do
  mapfile -t pods < <(k get pods -l "$ours,app.kubernetes.io/component=$part" -o go-template='{{range .items}}{{if not .metadata.deletionTimestamp}}{{println .metadata.name}}{{end}}{{end}}')
  first=$(evict "${pods[0]}")
  second=$(evict "${pods[1]}")
  printf '%-12s %s: %s; then %s: %s\n' "$part" "${pods[0]}" "$(grep -q Success <<<"$first" && echo evicted || echo "$first")" "${pods[1]}" "$second"
  grep -q 'disruption budget' <<<"$second" || fail "$part lost two pods at once"
done
for part in $(k get deployment -l "$ours" -o name); do k rollout status "$part" --timeout 5m >/dev/null || fail "$part did not come back"; done
if [ -n "${DRAIN:-}" ]; then
  "$KUBECTL" drain "$DRAIN" --pod-selector "$ours,app.kubernetes.io/component notin (postgresql,kafka,redis)" --ignore-daemonsets --delete-emptydir-data --timeout 60s 2>&1 | sort | uniq -c | sort -rn | head -n 20 || true
  for part in $(k get pdb -o name | sed "s|.*/$release-||"); do
    ready=$(k get deployment "$release-$part" -o jsonpath='{.status.readyReplicas}')
    echo "$part: ${ready:-0} ready on a node that is being drained"
    [ "${ready:-0}" -ge 1 ] || fail "$part was drained away"
  done
  "$KUBECTL" uncordon "$DRAIN" >/dev/null
  for part in $(k get deployment -l "$ours" -o name); do k rollout status "$part" --timeout 5m >/dev/null || fail "$part did not come back"; done
fi

step 'nobody was let down, every server that was due was checked, or the gap is on record'
sleep 75 # every server is due once more
k logs crowd | grep FAILED | head -n 20 || true
k logs crowd | tail -n 1
slots="WITH due AS (SELECT p.server_id, p.scheduled_at AS at, p.status, lag(p.scheduled_at) OVER (PARTITION BY p.server_id ORDER BY p.scheduled_at) AS before
    FROM analyzer.ping p JOIN analyzer.monitor m USING (server_id) WHERE m.name LIKE 'Crowd %' AND p.kind = 0),
  missing AS (SELECT d.server_id, s.at FROM due d CROSS JOIN LATERAL generate_series(d.before + interval '60 s', d.at - interval '30 s', interval '60 s') AS s (at)),
  unexplained AS (SELECT x.* FROM missing x JOIN scheduler.schedule_entry e USING (server_id)
    WHERE NOT EXISTS (SELECT 1 FROM analyzer.schedule_gap g WHERE g.shard = e.shard AND x.at BETWEEN g.gap_from AND g.gap_to))"
figures=$(sql "$slots SELECT (SELECT count(*) FROM due) || ' slots checked, ' || (SELECT count(*) FROM due WHERE status = 4) || ' of unknown outcome, ' || (SELECT count(*) FROM missing) || ' missing, ' || (SELECT count(*) FROM unexplained) || ' of them in no recorded gap, ' || (SELECT count(*) FROM analyzer.schedule_gap) || ' gaps on record, ' || (SELECT count(*) FROM (SELECT server_id FROM due GROUP BY 1 HAVING max(at) < now() - interval '100 s') late) || ' servers without a check in the last 100 s'")
echo "$figures"
grep -q ', 0 of them in no recorded gap.*, 0 servers without' <<<"$figures" || { sql "$slots SELECT * FROM unexplained ORDER BY at LIMIT 20"; fail 'a slot was lost'; }
mails=$(k exec deploy/steady -- /nodejs/bin/node -e "console.log((await (await fetch('http://127.0.0.1:8080/mails')).json()).filter(({ subject }) => /down since/.test(subject)).length)")
[ "$mails" = 1 ] || fail "$mails alerts were sent, one was due"
echo 'one alert in all'
k logs crowd | tail -n 1 | grep -q ', 0 failed' || fail 'somebody who asked got no answer'
k delete job "$release-operator" --ignore-not-found >/dev/null
k create job "$release-operator" --from="cronjob/$release-operator" >/dev/null
k wait --for=jsonpath='{.status.ready}'=1 "job/$release-operator" --timeout 60s >/dev/null || fail 'the operator has no pod'
ops shards >/dev/null || { ops shards; fail 'shards without an owner'; }
ops parked list

step 'uninstall leaves nothing behind'
[ -z "${KEEP:-}" ] || { echo "kept: helm -n $namespace uninstall $release; kubectl delete namespace $namespace"; exit 0; }
h uninstall "$release" --wait >/dev/null
for _ in $(seq 60); do
  left=$(k get all,pvc,secret,configmap,networkpolicy,pdb,ingress,serviceaccount -l "$ours" -o name)
  [ -n "$left" ] || break
  sleep 1
done
[ -z "$left" ] || fail "left behind: $left"
k get secret verify -o name | sed 's/^/kept, because you made it: /'
[ "$ENGINES" != yours ] || k get secret nowahala-database nowahala-redis -o name | sed 's/^/kept, because you made it: /'
echo "The cluster walk passed after $SECONDS s."
