#!/usr/bin/env bash
# Changes every key as deploy/runbooks/keys.md says, in a release that cluster.sh left (ENGINES=yours KEEP=1), while its
# crowd keeps asking and one person is signed in, has an API key and a payment open. Prints who was refused, and when.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
secret() { k get secret "$1" -o "jsonpath={.data.$2}" | base64 -d; }
# put <Secret> <JSON of keys>: a key that is null is taken away.
put() { k patch secret "$1" --type merge -p "{\"$([[ $2 = *null* ]] && echo data || echo stringData)\":$2}" >/dev/null; }
roll() {
  local begun=$SECONDS
  h upgrade "$release" charts/nowahala --reuse-values --set "secrets.revision=$1" --wait --timeout 15m >/dev/null || fail "the pods did not roll: $1"
  echo "rolled in $((SECONDS - begun)) s; crowd: $(k logs crowd | tail -n 1); member: $(k logs member | tail -n 1)"
}

step 'somebody signs in, makes an API key and opens a payment'
k get pod crowd >/dev/null || fail 'no crowd: run cluster.sh with ENGINES=yours KEEP=1 first'
practice
k delete pod member --ignore-not-found >/dev/null
fill member < deploy/verify/person.yaml | k apply -f - >/dev/null
open=$(wait_for_line member '^OPEN ' 120) || fail 'the member could not sign up'
wait_for_line member 'the cookie: [1-9]' 120 >/dev/null || fail 'the member cannot stay signed in'

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
inside "$pay"
wait_for_line member '^BOUGHT' 120 >/dev/null || fail 'paid, and no plan'
put verify '{"PAYSTACK_PREVIOUS_SECRET_KEY":null}'

step "the payment provider's old key goes; the password of a database role"
password=$(random)
a exec -i postgresql-0 -- psql -U postgres -Xq -v ON_ERROR_STOP=1 <<SQL
CREATE ROLE nowahala_billing_next LOGIN PASSWORD '$password' IN ROLE nowahala_billing;
ALTER ROLE nowahala_billing_next SET role TO nowahala_billing;
SQL
put nowahala-database "{\"DATABASE_URL_billing\":\"postgres://nowahala_billing_next:$password@postgresql.$around:5432/nowahala\"}"
roll database-next
printf 'signed with the key that is gone: '
inside "$pay"
connections=$(a exec postgresql-0 -- psql -U postgres -XAtqc "SELECT usename || ': ' || count(*) || ' connections' FROM pg_stat_activity WHERE usename LIKE 'nowahala_billing%' GROUP BY usename")
echo "$connections"
grep -q '^nowahala_billing_next: ' <<<"$connections" || fail 'billing does not use the second role'
a exec postgresql-0 -- psql -U postgres -Xqc 'ALTER ROLE nowahala_billing NOLOGIN'

step 'Twilio, OpenAI and the mail server take the old keys away before the pods have the new ones'
smtp=$(random) token=$(random) model=sk-$(random)
inside "await fetch('http://127.0.0.1:8080/keys?' + new URLSearchParams({ smtp: '$smtp', twilio: '$token', openai: '$model' }), { method: 'POST' })"
joined=$(inside "
  const call = async (method, path, body, token) => { const a = await fetch('http://$release-gateway' + path, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) }, body: body && JSON.stringify(body) }); if (!a.ok) throw new Error(path + ' ' + a.status + ' ' + await a.text()); return a.json(); };
  const name = 'newcomer' + Date.now();
  const { token } = await call('POST', '/api/auth/register', { email: name + '@example.com', password: 'walk ' + name + ' walk', fullName: 'A newcomer', username: name, location: { country: 'NG' } });
  const { _id } = (await call('GET', '/api/user/', undefined, token)).data;
  await call('PATCH', '/api/user/' + _id, { phone: '+2348012345678' }, token);
  await call('POST', '/api/user/' + _id + '/phone/verify', {}, token);
  console.log(name);")
keys() { inside "const keys = await (await fetch('http://127.0.0.1:8080/keys')).json(); for (const [who, seen] of Object.entries(keys)) console.log(who, JSON.stringify(seen))"; }
good() { keys | grep "^$1 " | grep -q "${2: -4}\":{\"good\":[1-9]"; }
until_good() {
  local _
  for _ in $(seq "$3"); do good "$1" "$2" && return 0; sleep 2; done
  keys
  fail "$1 was never asked with the new key"
}
sleep 10
keys
put verify "{\"SMTP_URL\":\"smtp://walk:$smtp@steady:2525\",\"TWILIO_AUTH_TOKEN\":\"$token,$(secret verify TWILIO_AUTH_TOKEN)\",\"OPENAI_API_KEY\":\"$model\"}"
roll providers
until_good smtp "$smtp" 150
until_good twilio "$token" 150
inside "if (!(await (await fetch('http://127.0.0.1:8080/mails')).json()).some(({ to }) => to.includes('$joined@example.com'))) throw new Error('no mail')" && echo 'the mail and the code that were refused with the old keys have arrived'
inside "await fetch('http://127.0.0.1:8080/switch?up=0', { method: 'POST' })" shop
until_good openai "$model" 150
inside "await fetch('http://127.0.0.1:8080/switch?up=1', { method: 'POST' })" shop
keys

step 'INTERNAL_SECRET, from which everything else follows unless it is set'
operator
kept=$(ops rotate-keys derived --yes --as keys.sh)
old=$(secret verify INTERNAL_SECRET) new=$(random)$(random)
lines=$(awk -F= '{ printf "%s\"%s\":\"%s\"", (NR > 1 ? "," : ""), $1, $2 }' <<<"$kept")
before=$(k logs crowd | grep -c FAILED || true)
# SERVICE_KEYS of each service, as lines of JSON, from what INTERNAL_SECRET holds then.
for_all() { service_keys "$1" | awk '{ at = index($0, "="); printf ",\"%s\":\"%s\"", substr($0, 1, at - 1), substr($0, at + 1) }'; }
put verify "{$lines,\"INTERNAL_SECRET\":\"$old,$new\"$(for_all "$old,$new")}"
roll internal-old-new
put verify "{\"INTERNAL_SECRET\":\"$new,$old\"$(for_all "$new,$old")}"
roll internal-new-old
put verify "{\"INTERNAL_SECRET\":\"$new\"$(for_all "$new")}"
roll internal-new
echo "refused to the crowd meanwhile: $(($(k logs crowd | grep -c FAILED || true) - before))"
sleep 20
k logs member | grep REFUSED | sed 's/^[0-9]* s *//' | sort | uniq -c || true
k logs member | tail -n 1
ops audit | tail -n 4
k delete pod member >/dev/null
echo "Keys changed in $SECONDS s."
