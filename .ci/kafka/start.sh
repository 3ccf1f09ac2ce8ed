#!/usr/bin/env bash
# A real Kafka broker without containers, for the bus contract. Source it (". .ci/kafka/start.sh") to get KAFKA_BROKERS
# and KAFKA_BROKER_PID. A second listener speaks TLS and asks who is there: KAFKA_SECURE_BROKERS, its CA in KAFKA_SECURE_CA,
# user `nowahala` with the password `open sesame`.
#   NOWAHALA_CACHE     where jars, data and logs live (default .cache/kafka in the repository, never committed)
#   KAFKA_PORT         19092; the next port is the controller's, the one after it the second listener's
#   KAFKA_KEEP_DATA=1  start on the data of the last run (used by the spec that kills the broker)
# Needs Java 17 or newer and openssl; Maven only for the first start. Stop with .ci/kafka/stop.sh.

nowahala_kafka_java=(java -Xms128m -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -cp)

nowahala_kafka_answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# A CA of its own, and what it says the broker is.
nowahala_kafka_certificates() {
  local to="$1"
  [ -f "$to/ca.pem" ] && return 0
  mkdir -p "$to" || return 1
  openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj '/CN=NoWahala trial CA' -keyout "$to/ca.key" -out "$to/new-ca.pem" 2>/dev/null &&
    openssl req -newkey rsa:2048 -nodes -subj /CN=kafka -keyout "$to/broker.key" -out "$to/broker.csr" 2>/dev/null &&
    openssl x509 -req -in "$to/broker.csr" -CA "$to/new-ca.pem" -CAkey "$to/ca.key" -CAcreateserial -days 3650 -out "$to/broker.pem" \
      -extfile <(echo 'subjectAltName=DNS:localhost,IP:127.0.0.1') 2>/dev/null || return 1
  cat "$to/broker.key" "$to/broker.pem" > "$to/keystore.pem" && mv "$to/new-ca.pem" "$to/ca.pem"
}

nowahala_kafka_properties() {
  local cache="$1" port="$2" login=org.apache.kafka.common.security
  cat > "$cache/server-$port.properties" <<PROPERTIES
process.roles=broker,controller
node.id=1
listeners=PLAINTEXT://127.0.0.1:$port,CONTROLLER://127.0.0.1:$((port + 1)),SECURE://127.0.0.1:$((port + 2))
advertised.listeners=PLAINTEXT://127.0.0.1:$port,SECURE://127.0.0.1:$((port + 2))
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,SECURE:SASL_SSL
listener.name.secure.ssl.keystore.type=PEM
listener.name.secure.ssl.keystore.location=$cache/tls/keystore.pem
listener.name.secure.sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-512
listener.name.secure.plain.sasl.jaas.config=$login.plain.PlainLoginModule required user_nowahala="open sesame";
listener.name.secure.scram-sha-512.sasl.jaas.config=$login.scram.ScramLoginModule required;
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
controller.quorum.bootstrap.servers=127.0.0.1:$((port + 1))
log.dirs=$cache/data-$port
auto.create.topics.enable=false
offsets.topic.replication.factor=1
offsets.topic.num.partitions=5
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
group.initial.rebalance.delay.ms=0
broker.session.timeout.ms=3000
broker.heartbeat.interval.ms=500
num.network.threads=2
num.io.threads=4
log.cleaner.dedupe.buffer.size=4194304
log.retention.check.interval.ms=1000
log.initial.task.delay.ms=1000
PROPERTIES
}

nowahala_kafka_exports() {
  export KAFKA_BROKERS="127.0.0.1:$2" KAFKA_SECURE_BROKERS="127.0.0.1:$(($2 + 2))" KAFKA_SECURE_CA="$1/tls/ca.pem"
}

nowahala_kafka_start() {
  local here root cache port properties
  here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)" || return 1
  root="$(cd "$here/../.." && pwd)" || return 1
  cache="${NOWAHALA_CACHE:-$root/.cache/kafka}"
  port="${KAFKA_PORT:-19092}"
  properties="$cache/server-$port.properties"
  if nowahala_kafka_answers "$port"; then
    nowahala_kafka_exports "$cache" "$port"
    KAFKA_BROKER_PID="$(cat "$cache/broker-$port.pid" 2>/dev/null)"
    export KAFKA_BROKER_PID
    return 0
  fi
  command -v java >/dev/null || { echo "kafka: no Java on this machine" >&2; return 1; }
  mkdir -p "$cache" || return 1
  if [ ! -f "$cache/libs/.complete" ]; then
    command -v mvn >/dev/null || { echo "kafka: no Maven to fetch the broker with" >&2; return 1; }
    mvn -q -B -f "$here/pom.xml" dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory="$cache/libs" >&2 || return 1
    touch "$cache/libs/.complete"
  fi
  nowahala_kafka_certificates "$cache/tls" || { echo "kafka: openssl made no certificates" >&2; return 1; }
  nowahala_kafka_properties "$cache" "$port" || return 1
  if [ "${KAFKA_KEEP_DATA:-0}" != 1 ] || [ ! -d "$cache/data-$port" ]; then
    rm -rf "$cache/data-$port"
    "${nowahala_kafka_java[@]}" "$cache/libs/*" kafka.tools.StorageTool format --standalone \
      --add-scram 'SCRAM-SHA-512=[name=nowahala,password="open sesame"]' \
      -t "$("${nowahala_kafka_java[@]}" "$cache/libs/*" kafka.tools.StorageTool random-uuid)" -c "$properties" >/dev/null || return 1
  fi
  # Started here and not in a function, so that the number kept is Java's own.
  "${nowahala_kafka_java[@]}" "$cache/libs/*" kafka.Kafka "$properties" >"$cache/broker-$port.log" 2>&1 </dev/null &
  local pid=$!
  echo "$pid" > "$cache/broker-$port.pid"
  disown "$pid" 2>/dev/null
  local waited=0
  until nowahala_kafka_answers "$port"; do
    kill -0 "$pid" 2>/dev/null || { tail -n 20 "$cache/broker-$port.log" >&2; echo "kafka: the broker ended" >&2; return 1; }
    waited=$((waited + 1))
    [ "$waited" -lt 600 ] || { echo "kafka: the broker did not open port $port within a minute" >&2; return 1; }
    sleep 0.1
  done
  nowahala_kafka_exports "$cache" "$port"
  export KAFKA_BROKER_PID="$pid"
}

nowahala_kafka_start
