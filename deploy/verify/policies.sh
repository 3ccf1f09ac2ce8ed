#!/usr/bin/env bash
# Are the chart's NetworkPolicies enough to work, and no more? On a release that cluster.sh left (ENGINES=yours KEEP=1):
# tries connections from pod to pod, the product's own walk, and that its crowd goes on getting answers. On a cluster
# without an engine for policies, policies.mjs stands in for one:
#   STAND_IN=1 NEAR=$K8S_DIR/bin/in deploy/verify/policies.sh      NEAR puts a command into the node's network namespace (root)
set -euo pipefail
. "$(dirname "$0")/lib.sh"
hold() { node deploy/verify/policies.mjs "$namespace" | "$NEAR" nft -f -; }
let_go() {
  [ -z "${holder:-}" ] || kill "$holder" 2>/dev/null || true
  [ -z "${STAND_IN:-}" ] || "$NEAR" nft delete table ip policies 2>/dev/null || true
}
trap let_go EXIT

if [ -n "${STAND_IN:-}" ]; then
  hold
  (while sleep 3; do hold 2>/dev/null || true; done) &
  holder=$!
fi

# connect <who> <host:port>...: which of them it reaches within two seconds.
connect() {
  local who=$1
  shift
  k exec "$who" -- /nodejs/bin/node -e "
    const { connect } = require('node:net');
    for (const address of process.argv.slice(1)) {
      const [host, port] = address.split(':');
      const end = (word) => { console.log(address, word); socket.destroy(); };
      const socket = connect({ host, port: Number(port), timeout: 2000 }, () => end('open'));
      socket.on('timeout', () => end('closed')).on('error', (error) => end(error.code === 'ECONNREFUSED' ? 'open' : 'closed'));
    }" "$@" 2>/dev/null
}
wrong=0
# expect <who> <open: addresses> <closed: addresses>
expect() {
  local who=$1 seen address
  # shellcheck disable=SC2086
  seen=$(connect "$who" $2 $3) || fail "$who runs nothing"
  for address in $2; do grep -qx "$address open" <<<"$seen" || { wrong=$((wrong + 1)); echo "WRONG  $who must reach $address"; }; done
  for address in $3; do grep -qx "$address closed" <<<"$seen" || { wrong=$((wrong + 1)); echo "WRONG  $who must not reach $address"; }; done
  printf '%-24s reaches %s; not %s\n' "${who#deploy/"$release"-}" "${2:-nothing of these}" "$3"
}
database=postgresql.$around:5432 kafka=kafka.$around:9092 redis=redis.$around:6379
calls=''
for part in identity workspaces billing scheduler analyzer notifier; do calls+=" $release-$part:50051"; done

step 'who reaches whom'
# shellcheck disable=SC2086
{
  expect "deploy/$release-prober-home" "$kafka steady:80" "$database $redis $release-gateway:80 $release-billing:9464$calls"
  expect "deploy/$release-billing" "$database $kafka $redis$calls" "$release-gateway:80 $release-identity:9464"
  expect "deploy/$release-gateway" "$database $kafka $redis$calls" "steady:80 steady:2525"
  expect "deploy/$release-notifier" "$database $kafka $redis steady:2525$calls" "$release-gateway:80"
  expect "deploy/$release-analyzer" "$database $kafka steady:80$calls" "$release-gateway:80"
  expect deploy/steady "$release-gateway:80" "$calls"
}
[ "$wrong" = 0 ] || fail "$wrong connections are not as the policies say"

step 'the product works under them'
before=$(k logs crowd | grep -c FAILED || true)
h test "$release" --timeout 5m >/dev/null || fail 'the walk'
echo 'the walk passed'
sleep 90 # every server is due once more
echo "refused to the crowd meanwhile: $(($(k logs crowd | grep -c FAILED || true) - before)); $(k logs crowd | tail -n 1)"
checked=$(admin -d nowahala -c "SELECT count(DISTINCT server_id) || ' servers checked in the last 80 s, ' || count(DISTINCT server_id) FILTER (WHERE status <> 0) || ' of them not well' FROM analyzer.ping WHERE scheduled_at > now() - interval '80 s'")
echo "$checked"
[[ $checked = [1-9]*", 0 of them not well" ]] || fail 'servers are not checked, or not well'
echo "Policies tried in $SECONDS s."
