# shellcheck shell=bash disable=SC2154
# shards are taken from the schedulers again and again

for _ in 1 2 3 4 5 6; do
  admin -d nowahala -c "UPDATE scheduler.lease SET owner = 'alerts.sh', epoch = epoch + 1, lease_until = clock_timestamp() + interval '2 s' WHERE name LIKE 'shards-%'" </dev/null
  sleep 5
done &
jobs_of_ours+=($!)
fires LeasesChurn 60
wait "${jobs_of_ours[-1]}"
ends LeasesChurn 120
