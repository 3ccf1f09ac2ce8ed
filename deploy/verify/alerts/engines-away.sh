# shellcheck shell=bash disable=SC2154
# PostgreSQL, then Kafka, then Redis is away for a minute, and nobody restarts anything of ours

answers() { inside "console.log((await fetch('http://$release-gateway/api/plan/all')).status)"; }
for engine in postgresql kafka redis; do
  a scale statefulset "$engine" --replicas=0 >/dev/null
  begun=$SECONDS
  case $engine in
    redis) echo "without Redis the gateway answers $(answers)" ;;
    kafka) fires BusAway 240; [ "$(answers)" = 200 ] || fail 'without Kafka the gateway does not answer' ;;
    *) fires ServiceNotReady 120 ;;
  esac
  sleep $((60 - SECONDS + begun > 0 ? 60 - SECONDS + begun : 0))
  a scale statefulset "$engine" --replicas=1 >/dev/null
  a rollout status "statefulset/$engine" --timeout 3m >/dev/null || fail "$engine does not start"
  ends ServiceNotReady 180
  ends BusAway 180
  for _ in $(seq 15); do [ "$(answers || true)" != 200 ] || continue 2; sleep 2; done
  fail "$engine is back and the gateway does not answer"
done
k get pods -l "$ours" -o jsonpath='{range .items[*]}{range .status.containerStatuses[*]}{.restartCount}{"\n"}{end}{end}' | awk '{ n += $1 } END { print n + 0, "restarts of our containers so far" }'
