#!/usr/bin/env bash
# With a real container engine: builds the image twice from a fresh clone, looks into it, runs it alone, then walks through
# both ways of docker-compose.yml as deploy/README.md tells, and takes everything away again. Prints what it saw.
#   deploy/verify/containers.sh
#   QUICK=1 ...                                          without the outages
#   KEEP=1 ...                                           leaves what runs for you to look at
#   ONLY='image alone' deploy/verify/containers.sh       some of: image inside alone one apart
# The ports of docker-compose.yml and 8080 must be free. Without a registry: deploy/verify/local-engine.sh first.
set -euo pipefail
SECONDS=0
cd "$(dirname "$0")/../.."
docker version --format '{{.Server.Version}}' >/dev/null 2>&1 || { echo 'skipped: no container engine answers'; exit 0; }
image=nowahala:1.0.0
clone=$(mktemp -d)
step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }
fail() { printf 'FAILED: %s\n' "$1" >&2; exit 1; }
clean_up() {
  [ -z "${KEEP:-}" ] || { echo "kept: $clone"; return 0; }
  docker rm -fv nowahala-verify >/dev/null 2>&1 || true
  docker volume rm nowahala-verify nowahala-verify-new >/dev/null 2>&1 || true
  docker rmi nowahala:verify-1 nowahala:verify-2 >/dev/null 2>&1 || true
  (cd "$clone" && [ ! -e docker-compose.yml ] || docker compose --profile '*' down -v >/dev/null 2>&1) || true
  rm -rf "$clone"
}
trap clean_up EXIT
git clone -q . "$clone"
revision=$(git rev-parse --short HEAD)
node=$(pwd)/node_modules/.bin/node
cd "$clone"
# The founder's shop of the walks is a website of this machine.
export PROBE_ALLOW_NETWORKS=127.0.0.0/8

eventually() {
  local what=$1 seconds=$2
  shift 2
  for ((; seconds > 0; seconds -= 1)); do "$@" >/dev/null 2>&1 && return 0; sleep 1; done
  fail "$what"
}
healthy() { [ "$(docker inspect -f '{{.State.Health.Status}}' "$1")" = healthy ]; }
walk() { [ -n "${QUICK:-}" ] || "$node" deploy/verify/on-this-machine.mjs http://127.0.0.1:8080 || fail 'the walk'; }
json() { curl -sS --fail-with-body -m 20 -H 'content-type: application/json' "$@"; }
account() { json -X POST "http://127.0.0.1:8080/api/auth/$1" -d "{\"email\":\"keeper@example.com\",\"password\":\"keeps her data\"$2}" -o /dev/null; }
sign_up() { account register ',"fullName":"A keeper","username":"keeper","location":{"country":"NG"}'; }
# Nothing of ours listens on an address that another machine could reach.
others_must_not_reach() {
  local address port
  address=$(hostname -I | cut -d' ' -f1)
  for port; do ! (exec 3<>"/dev/tcp/$address/$port") 2>/dev/null || fail "port $port answers $address"; done
  echo "not on $address: ports $*"
}
left_behind() { docker ps -aq --filter label=com.docker.compose.project=nowahala; docker volume ls -q --filter label=com.docker.compose.project=nowahala; docker network ls -q --filter label=com.docker.compose.project=nowahala; }

image() {
  step "docker build, twice from a fresh clone of $revision"
  local round begun
  for round in 1 2; do
    begun=$SECONDS
    docker build -q --no-cache --build-arg "REVISION=$revision" -f deploy/Dockerfile -t "nowahala:verify-$round" . >/dev/null || fail 'docker build'
    echo "build $round: $((SECONDS - begun)) s"
  done
  docker tag nowahala:verify-2 "$image"
  docker inspect -f 'user {{.Config.User}}, {{.Size}} bytes, {{len .RootFS.Layers}} layers{{range $k, $v := .Config.Labels}}
  {{$k}}: {{$v}}{{end}}' "$image"
  [ "$(docker inspect -f '{{.Config.User}}' "$image")" = 10001:10001 ] || fail 'the image runs as somebody else'
  local layers='{{range .RootFS.Layers}}{{println .}}{{end}}'
  diff <(docker inspect -f "$layers" nowahala:verify-1) <(docker inspect -f "$layers" nowahala:verify-2) || fail 'two builds of one commit have different layers'
  echo 'both builds have the same layers, bit by bit'
}

inside() {
  step 'what is in the image, and what is not'
  docker create --name nowahala-verify "$image" >/dev/null
  docker export nowahala-verify | tar -t > "$clone/.files"
  docker rm -v nowahala-verify >/dev/null
  local found
  found=$(grep -E '(^|/)(bash|dash|ash|zsh|busybox|npm|npx|tsc|cc|gcc|g\+\+|make|ld|as|python3?|perl|apt|apt-get|dpkg|git|curl|wget)$|\.spec\.[cm]?[jt]s|(^|/)\.env|compose\.env' "$clone/.files" | grep -v '/$' || true)
  [ -z "$found" ] || fail "the image has what it must not have: $found"
  grep -q '^app/web/dist/index.html$' "$clone/.files" || fail 'the image has no pages'
  found=$(docker run --rm --entrypoint /bin/sh "$image" -c 'ls /' 2>&1 || true)
  grep -q 'there is no shell here' <<<"$found" || fail "there is a shell: $found"
  echo "$(wc -l < "$clone/.files") files; no shell, no package manager, no compiler, no specs; the pages are there"
  (cd - >/dev/null && deploy/bin/sbom) > "$clone/.sbom"
  "$node" -e "const s = JSON.parse(require('fs').readFileSync('$clone/.sbom')); console.log('sbom:', s.bomFormat, s.specVersion + ',', s.components.length, 'components')"
}

alone() {
  step 'docker run: one container, read-only, one volume'
  local begun=$SECONDS
  docker run -d --name nowahala-verify --network host --read-only --tmpfs /tmp -v nowahala-verify:/data "$image" >/dev/null
  eventually 'the container is not healthy' 120 healthy nowahala-verify
  echo "healthy after $((SECONDS - begun)) s"
  docker logs nowahala-verify 2>&1 | head -n 12
  sign_up
  walk
  docker exec nowahala-verify /nodejs/bin/node -e "try { require('fs').writeFileSync('/app/x', ''); process.exit(1) } catch (e) { console.log('writing to /app:', e.code, 'as', process.getuid()) }" || fail 'the root can be written to'
  docker restart -t 60 nowahala-verify >/dev/null
  eventually 'not healthy after a restart' 120 healthy nowahala-verify
  account login '' || fail 'the account is gone after a restart'
  docker rm -fv nowahala-verify >/dev/null
  docker run -d --name nowahala-verify --network host --read-only --tmpfs /tmp -v nowahala-verify:/data "$image" >/dev/null
  eventually 'not healthy on the data of a killed container' 120 healthy nowahala-verify
  account login '' || fail 'the account is gone after a kill'
  echo 'the account is there after a restart, and in a new container after a kill'

  docker exec nowahala-verify nowahala ops shards | tail -n 2 || fail 'the operator is not answered'
  docker exec nowahala-verify nowahala data export /data/backup || fail 'data export'
  docker stop -t 60 nowahala-verify >/dev/null
  [ "$(docker inspect -f '{{.State.ExitCode}}' nowahala-verify)" = 0 ] || fail 'it did not stop by itself'
  docker rm -v nowahala-verify >/dev/null
  docker run --rm --read-only --tmpfs /tmp -v nowahala-verify:/old:ro -v nowahala-verify-new:/data "$image" data import /old/backup || fail 'data import'
  docker run -d --name nowahala-verify --network host --read-only --tmpfs /tmp -v nowahala-verify-new:/data -e LISTEN_ADDRESS=127.0.0.1 "$image" >/dev/null
  eventually 'not healthy on imported data' 120 healthy nowahala-verify
  account login '' || fail 'the account is not in the imported data'
  others_must_not_reach 8080 9464
  docker stop -t 60 nowahala-verify >/dev/null
  docker rm -v nowahala-verify >/dev/null && docker volume rm nowahala-verify nowahala-verify-new >/dev/null
  echo 'exported from one volume, imported into another, and its owner signs in there'
}

one() {
  step 'docker compose up: builds its image, everything in one container'
  docker rmi -f "$image" >/dev/null 2>&1 || true
  docker compose up -d --wait --wait-timeout 180 || fail 'compose up'
  docker compose ps --format 'table {{.Service}}\t{{.Status}}'
  walk
  docker compose down -v
  [ -z "$(left_behind)" ] || fail "left behind: $(left_behind)"
}

apart() {
  step 'docker compose --profile apart up: eight services and what they need'
  local compose=(docker compose --profile apart) begun=$SECONDS name
  deploy/bin/make-secrets
  "${compose[@]}" up -d --wait --wait-timeout 400 --scale nowahala=0 || { "${compose[@]}" ps -a; fail 'compose up'; }
  echo "ready after $((SECONDS - begun)) s"
  "${compose[@]}" ps -a --format 'table {{.Service}}\t{{.Status}}'
  walk
  others_must_not_reach 8080 9471 9478 13000 15432 16379 19090 19092 50051 50056

  step 'what Prometheus sees'
  sleep 45 # two more scrapes
  "$node" deploy/verify/watching.mjs http://127.0.0.1:19090 || fail 'Prometheus'

  step 'what the collector sees'
  "${compose[@]}" logs otel 2>&1 | grep -oE '"?(resource )?spans"?: ?[0-9]+' | awk -F: '/^"?spans/ { n += $2 } END { print n + 0, "spans kept" }'

  step 'limits'
  docker stats --no-stream --format 'table {{.Name}}\t{{.MemUsage}}\t{{.CPUPerc}}\t{{.PIDs}}'
  for name in $("${compose[@]}" ps -q); do
    docker inspect -f '{{.Name}} {{.State.OOMKilled}} {{.RestartCount}} {{.HostConfig.Memory}}' "$name"
  done | awk '$2 != "false" || $3 != 0 || $4 == 0 { print; bad = 1 } END { exit bad }' || fail 'a container was restarted, ran out of memory, or has no limit'
  echo 'none was restarted, none ran out of memory, each has its limit'

  step 'one after another restarted'
  for name in identity workspaces billing scheduler analyzer notifier prober gateway redis kafka postgres; do
    begun=$SECONDS
    "${compose[@]}" restart "$name" >/dev/null 2>&1
    eventually "$name does not come back" 120 healthy "nowahala-$name-1"
    echo "$name healthy again after $((SECONDS - begun)) s"
  done
  for name in identity workspaces billing scheduler analyzer notifier prober gateway; do eventually "$name is not well" 120 healthy "nowahala-$name-1"; done
  walk

  step 'the operator'
  for name in lag shards 'parked list'; do
    # shellcheck disable=SC2086 # words
    "${compose[@]}" --profile operator run --rm operator ops $name 2>&1 | tail -n 6 || fail "ops $name"
  done

  step 'down -v'
  "${compose[@]}" down -v >/dev/null 2>&1
  [ -z "$(left_behind)" ] || fail "left behind: $(left_behind)"
  echo 'nothing is left'
}

for part in ${ONLY:-image inside alone one apart}; do "$part"; done
echo
echo "The walk through containers passed after $SECONDS s."
