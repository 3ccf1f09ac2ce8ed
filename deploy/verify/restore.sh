#!/usr/bin/env bash
# Backup, loss and restore of the database as deploy/runbooks/backup-and-restore.md says, on a release that cluster.sh left
# (ENGINES=yours KEEP=1). Twice: a dump of the product at rest must come back row by row; an older dump made while everybody
# worked must not bring back somebody who left since. Needs PostgreSQL's client programs, no older than the server.
#   NEAR=$K8S_DIR/bin/in   puts a command where the port-forwards of KUBECTL listen, if that is not here
set -euo pipefail
. "$(dirname "$0")/lib.sh"
PORT=${PORT:-15432}
# The two mails that confirm it go within the hour.
forgotten() { grep -q '1 are forgotten' <<<"$(ops erase-check "$id" 2>/dev/null || true)"; }
folder=$(mktemp -d)
a port-forward svc/postgresql "$PORT:5432" >/dev/null &
forward=$!
trap 'kill $forward 2>/dev/null; rm -rf "$folder"' EXIT
address=$(k get secret nowahala-database -o 'jsonpath={.data.DATABASE_URL_owner}' | base64 -d | sed "s|@.*/|@127.0.0.1:$PORT/|")
with_database() { "$NEAR" env DATABASE_URL="$address" "$@"; }

# Every table with its number of rows and a sum over what is in them.
fingerprint() {
  admin -d nowahala <<'SQL' | sort
SELECT format('SELECT %L || count(*) || '' '' || coalesce(sum(hashtextextended(t::text, 0)), 0) FROM %I.%I t', schemaname || '.' || tablename || ' ', schemaname, tablename)
FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1 \gexec
SQL
}
parts() { k get deployment -l app.kubernetes.io/name=nowahala -o jsonpath='{range .items[*]}{.metadata.name} {.spec.replicas}{"\n"}{end}'; }
# By hand, because values know no rest: less than one replica is refused, and what an autoscaler left at none stays there.
rest() {
  local part _
  parts > "$folder/replicas"
  k delete job "$release-operator" --ignore-not-found >/dev/null
  while read -r part _; do k scale deployment "$part" --replicas=0 >/dev/null; done < "$folder/replicas"
  for _ in $(seq 60); do
    [ -n "$(k get pods -l app.kubernetes.io/name=nowahala --field-selector status.phase=Running -o name)" ] || return 0
    sleep 2
  done
  fail 'somebody is still at work'
}
wake() {
  local part replicas
  h upgrade "$release" charts/nowahala --reuse-values --timeout 5m >/dev/null || fail 'the migrations do not run'
  operator
  ops after-restore --yes --as restore.sh || fail 'Kafka does not go on where the backup was'
  k exec -i "job/$release-operator" -- nowahala ops erasures replay - --yes --as restore.sh < "$folder/newest.erasures.json"
  while read -r part replicas; do k scale deployment "$part" --replicas="$replicas" >/dev/null; done < "$folder/replicas"
  while read -r part _; do k rollout status deployment "$part" --timeout 10m >/dev/null || fail "$part does not start"; done < "$folder/replicas"
}
lose() {
  admin -d postgres -c 'DROP DATABASE nowahala WITH (FORCE)'
  admin -d postgres < deploy/postgres/database.sql
}
for _ in $(seq 20); do with_database psql -XAtqc 'SELECT 1' "$address" >/dev/null 2>&1 && break; sleep 1; done

step 'somebody joins, and a dump is made while everybody works'
person=$(inside "
  const call = async (method, path, body, token) => { const a = await fetch('http://$release-gateway' + path, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) }, body: body && JSON.stringify(body) }); if (!a.ok) throw new Error(path + ' ' + a.status + ' ' + await a.text()); return a.json(); };
  const name = 'leaver' + Date.now();
  const { token } = await call('POST', '/api/auth/register', { email: name + '@example.com', password: 'walk ' + name + ' walk', fullName: 'A leaver', username: name, location: { country: 'NG' } });
  console.log((await call('GET', '/api/user/', undefined, token)).data._id, name);")
read -r id name <<<"$person"
sleep 5
with_database deploy/postgres/backup.sh "$folder/older.dump"
du -h "$folder"/older*

step 'the owner leaves'
inside "
  const call = async (method, path, body, token) => { const a = await fetch('http://$release-gateway' + path, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) }, body: body && JSON.stringify(body) }); if (!a.ok) throw new Error(path + ' ' + a.status + ' ' + await a.text()); return a.json(); };
  const { token } = await call('POST', '/api/auth/login', { email: '$name@example.com', password: 'walk $name walk' });
  console.log((await call('DELETE', '/api/user/$id', { password: 'walk $name walk' }, token)).message);"
operator
for _ in $(seq 60); do forgotten && break; sleep 2; done
forgotten || fail 'the owner is not forgotten'
ops erase-check "$id" 2>/dev/null || true
ops erasures list > "$folder/newest.erasures.json"

step 'the product rests; a dump, the loss, the restore'
rest
begun=$SECONDS
fingerprint > "$folder/before"
with_database deploy/postgres/backup.sh "$folder/newer.dump" >/dev/null
echo "dumped in $((SECONDS - begun)) s, $(wc -l < "$folder/before") tables, $(awk '{ rows += $2 } END { print rows }' "$folder/before") rows"
lose
begun=$SECONDS
with_database deploy/postgres/restore.sh "$folder/newer.dump"
fingerprint > "$folder/after"
diff "$folder/before" "$folder/after" || fail 'the restored rows are not those of the dump'
echo "restored in $((SECONDS - begun)) s, the same rows in every table"

step 'lost again; the older dump; the product starts'
lose
with_database deploy/postgres/restore.sh "$folder/older.dump"
back=$(admin -d nowahala -c "SELECT count(*) FROM identity.app_user WHERE id = '$id' AND erasing_at IS NULL")
[ "$back" = 1 ] || fail 'the older dump should have brought the owner back'
begun=$SECONDS
wake
echo "up after $((SECONDS - begun)) s"
operator
for _ in $(seq 90); do forgotten && break; sleep 2; done
forgotten || fail 'somebody came back with the restore'
left=$(ops erase-check | sed -n '/left behind/,$p' | grep -v 'left behind\|notifier.delivery\|analyzer.erased_server' || true)
[ -z "$left" ] || fail "left behind: $left"
ops reconcile || true
ops lag | tail -n 3
ops parked list || true

step 'and it goes on'
k logs crowd | tail -n 1
checked() { admin -d nowahala -c "SELECT count(DISTINCT server_id) FROM analyzer.ping WHERE scheduled_at > now() - interval '70 s'" </dev/null; }
watched=$(admin -d nowahala -c 'SELECT count(*) FROM scheduler.schedule_entry' </dev/null)
for _ in $(seq 60); do [ "$(checked)" -lt "$watched" ] || break; sleep 2; done
echo "$(checked) of $watched servers were checked in the last 70 s"
[ "$(checked)" -ge "$watched" ] || fail 'some are not checked any more'
echo "Restored in $SECONDS s."
