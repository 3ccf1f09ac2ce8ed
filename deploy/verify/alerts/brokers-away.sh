# shellcheck shell=bash disable=SC2154
# Kafka is away for longer than the probers keep results, and checks were under way

many_servers
turn hang
sleep 60 # each of them is due in it
a scale statefulset kafka --replicas=0 >/dev/null
fires OutboxWaits 240
fires ProbersDropResults 480 # they keep results for five minutes
turn 1
a scale statefulset kafka --replicas=1 >/dev/null
a rollout status statefulset/kafka --timeout 3m >/dev/null || fail 'Kafka does not start'
ends OutboxWaits 180
ends ProbersDropResults 180
