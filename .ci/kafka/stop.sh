#!/usr/bin/env bash
# Stops the broker that start.sh started with the same NOWAHALA_CACHE and KAFKA_PORT.
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
pidfile="${NOWAHALA_CACHE:-$here/../../.cache/kafka}/broker-${KAFKA_PORT:-19092}.pid"
[ -f "$pidfile" ] || exit 0
pid="$(cat "$pidfile")"
rm -f "$pidfile"
tr '\0' ' ' <"/proc/$pid/cmdline" 2>/dev/null | grep -q kafka.Kafka || exit 0
kill "$pid" 2>/dev/null || exit 0
for _ in $(seq 100); do
  kill -0 "$pid" 2>/dev/null || exit 0
  sleep 0.1
done
kill -9 "$pid" 2>/dev/null || true
