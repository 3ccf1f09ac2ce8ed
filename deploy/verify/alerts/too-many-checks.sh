# shellcheck shell=bash disable=SC2154
# more checks than a prober has room for

many_servers
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
kill "${jobs_of_ours[-1]}"
h upgrade "$release" charts/nowahala --reuse-values --set prober.concurrency=500 --wait --timeout 15m >/dev/null || fail 'the probers do not roll'
ends ChecksShed $((600 / FASTER + 120))
