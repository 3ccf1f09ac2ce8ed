# shellcheck shell=bash disable=SC2154
# somebody leaves a transaction open that locks what the analyzers need

admin -d nowahala -c 'BEGIN' -c 'LOCK TABLE analyzer.monitor' -c 'SELECT pg_sleep(600)' </dev/null >/dev/null 2>&1 &
jobs_of_ours+=($!)
fires DatabaseConnectionsWait 120
fires ApiSlow 120
fires OldTransaction 180
fires ReadersBehind 180
ops lag | head -n 4 || true
admin -d nowahala -c "SELECT pid, usename, now() - xact_start AS since, left(query, 60) FROM pg_stat_activity WHERE xact_start < now() - interval '1 minute' AND state <> 'idle'" </dev/null
admin -d nowahala -c "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(600)%'" </dev/null >/dev/null
for one in OldTransaction DatabaseConnectionsWait ReadersBehind ApiSlow; do ends "$one" 240; done
