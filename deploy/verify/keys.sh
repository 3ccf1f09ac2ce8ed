#!/usr/bin/env bash
# Changes every key as deploy/runbooks/keys.md says, in a release that cluster.sh left (ENGINES=yours KEEP=1), while its
# crowd keeps asking and one person is signed in, has an API key and a payment open. Prints who was refused, and when.
set -euo pipefail
SECONDS=0
cd "$(dirname "$0")/../.."
KUBECTL=${KUBECTL:-kubectl} HELM=${HELM:-helm} IMAGE=${IMAGE:-nowahala} TAG=${TAG:-1.0.0}
namespace=${NAMESPACE:-nowahala-verify} release=verify
around=$namespace-around
k() { "$KUBECTL" -n "$namespace" "$@"; }
fail() { printf 'FAILED: %s\n' "$1" >&2; exit 1; }
step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }
random() { head -c 24 /dev/urandom | base64 | tr '+/' '-_'; }
secret() { k get secret "$1" -o "jsonpath={.data.$2}" | base64 -d; }
# put <Secret> <JSON of keys>: a key that is null is taken away.
put() { k patch secret "$1" --type merge -p "{\"$([[ $2 = *null* ]] && echo data || echo stringData)\":$2}" >/dev/null; }
roll() {
  local begun=$SECONDS
  "$HELM" -n "$namespace" upgrade "$release" charts/nowahala --reuse-values --set "secrets.revision=$1" --wait --timeout 15m >/dev/null || fail "the pods did not roll: $1"
  echo "rolled in $((SECONDS - begun)) s; crowd: $(k logs crowd | tail -n 1); member: $(k logs member | tail -n 1)"
}
ops() { k exec "job/$release-operator" -- nowahala ops "$@"; }
operator() {
  k delete job "$release-operator" --ignore-not-found >/dev/null
  k create job "$release-operator" --from="cronjob/$release-operator" >/dev/null
  k wait --for=jsonpath='{.status.ready}'=1 "job/$release-operator" --timeout 60s >/dev/null || fail 'the operator has no pod'
}
steady() { k exec deploy/steady -- /nodejs/bin/node -e "$1"; }
heard() {
  local second
  for ((second = 0; second < 120; second += 1)); do
    k logs member | grep -E "$1" | head -n 1 | grep . && return 0
    sleep 1
  done
  return 1
}

step 'somebody signs in, makes an API key and opens a payment'
k get pod crowd >/dev/null || fail 'no crowd: run cluster.sh with ENGINES=yours KEEP=1 first'
k create configmap verify --from-file=deploy/verify/practice.mjs --from-file=deploy/verify/people.mjs --from-file=deploy/verify/checkout.mjs --dry-run=client -o yaml | k apply -f - >/dev/null 2>&1
k delete pod member --ignore-not-found >/dev/null
sed "s|IMAGE|$IMAGE:$TAG|; s|PERSON|member|; s|GATEWAY|$release-gateway|; s|SHOP_IP|shop|; s|STEADY_IP|steady|" deploy/verify/person.yaml | k apply -f - >/dev/null
open=$(heard '^OPEN ') || fail 'the member could not sign up'
heard 'her cookie: [1-9]' >/dev/null || fail 'the member cannot stay signed in'

step 'the key that signs session tokens'
operator
ops rotate-keys
new=$(ops rotate-keys --yes --as keys.sh)
put verify "{\"TOKEN_SIGNING_KEY\":\"${new#TOKEN_SIGNING_KEY=}\"}"
roll signing-both
echo 'an hour later the old one may go'

step "the payment provider's key, with a payment open that was begun with the old one"
old=$(secret verify PAYSTACK_SECRET_KEY)
put verify "{\"PAYSTACK_SECRET_KEY\":\"sk_live_$(random)\",\"PAYSTACK_PREVIOUS_SECRET_KEY\":\"$old\"}"
roll paystack-both
pay="const a = await fetch('http://127.0.0.1:8080/pay/${open##*/}', { method: 'POST' }); console.log('the signed call was answered', a.status)"
steady "$pay"
heard '^BOUGHT' >/dev/null || fail 'paid, and no plan'
put verify '{"PAYSTACK_PREVIOUS_SECRET_KEY":null}'

step "the payment provider's old key goes; the password of a database role"
password=$(random)
"$KUBECTL" -n "$around" exec -i postgresql-0 -- psql -U postgres -Xq -v ON_ERROR_STOP=1 <<SQL
CREATE ROLE nowahala_billing_next LOGIN PASSWORD '$password' IN ROLE nowahala_billing;
ALTER ROLE nowahala_billing_next SET role TO nowahala_billing;
SQL
put nowahala-database "{\"DATABASE_URL_billing\":\"postgres://nowahala_billing_next:$password@postgresql.$around:5432/nowahala\"}"
roll database-next
printf 'signed with the key that is gone: '
steady "$pay"
connections=$("$KUBECTL" -n "$around" exec postgresql-0 -- psql -U postgres -XAtqc "SELECT usename || ': ' || count(*) || ' connections' FROM pg_stat_activity WHERE usename LIKE 'nowahala_billing%' GROUP BY usename")
echo "$connections"
grep -q '^nowahala_billing_next: ' <<<"$connections" || fail 'billing does not use the second role'
"$KUBECTL" -n "$around" exec postgresql-0 -- psql -U postgres -Xqc 'ALTER ROLE nowahala_billing NOLOGIN'

step 'INTERNAL_SECRET, from which everything else follows unless it is set'
operator
kept=$(ops rotate-keys derived --yes --as keys.sh)
old=$(secret verify INTERNAL_SECRET) new=$(random)$(random)
lines=$(awk -F= '{ printf "%s\"%s\":\"%s\"", (NR > 1 ? "," : ""), $1, $2 }' <<<"$kept")
before=$(k logs crowd | grep -c FAILED || true)
put verify "{$lines,\"INTERNAL_SECRET\":\"$old,$new\"}"
roll internal-old-new
put verify "{\"INTERNAL_SECRET\":\"$new,$old\"}"
roll internal-new-old
put verify "{\"INTERNAL_SECRET\":\"$new\"}"
roll internal-new
echo "refused to the crowd meanwhile: $(($(k logs crowd | grep -c FAILED || true) - before))"
sleep 20
k logs member | grep REFUSED | sed 's/^[0-9]* s *//' | sort | uniq -c || true
k logs member | tail -n 1
ops audit | tail -n 4
k delete pod member >/dev/null
echo "Keys changed in $SECONDS s."
