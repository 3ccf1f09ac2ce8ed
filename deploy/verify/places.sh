#!/usr/bin/env bash
# Three places on whatever cluster kubectl points at: installs the release with lagos (home), london (two probers) and
# frankfurt, cuts single probers off, kills a place, and says how long the verdicts took (places.mjs). The cuts are rules in
# the network namespace of the node that the probers run on, so it takes root there, nft, and one such node.
#   NEAR=$K8S_DIR/bin/in IMAGE=nowahala TAG=1.0.0 deploy/verify/places.sh
# Build first (npm run build:services). EXTRA_VALUES lays values over all others; KEEP=1 leaves the release.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
SITES=${SITES:-18}
clean_up() {
  "$NEAR" nft delete table ip places 2>/dev/null || true
  [ -n "${KEEP:-}" ] || "$KUBECTL" delete namespace "$namespace" --ignore-not-found --wait=false >/dev/null 2>&1
}
trap clean_up EXIT

# Another address for a website that is there already: service <name> <kind> <website>
service() {
  printf -- '---\napiVersion: v1\nkind: Service\nmetadata: { name: %s, labels: { places: %s } }\nspec: { selector: { practice: %s }, ports: [{ port: 80, targetPort: 8080 }] }\n' "$@"
}
addresses() { k get services -l "places=$1" -o go-template="{{range \$i, \$one := .items}}{{if \$i}},{{end}}\"$2{{.spec.clusterIP}}$3\"{{end}}"; }

step "install three places into $namespace"
"$KUBECTL" create namespace "$namespace" >/dev/null
"$KUBECTL" label namespace "$namespace" pod-security.kubernetes.io/enforce=restricted pod-security.kubernetes.io/warn=restricted >/dev/null
practice
fill < deploy/verify/practice.yaml | k apply -f - >/dev/null
{
  for number in $(seq "$SITES"); do service "site-$number" site shop; done
  for number in 1 2; do service "reference-$number" reference steady; done
} | k apply -f - >/dev/null
begun=$SECONDS
h install "$release" charts/nowahala -f charts/nowahala/ci/bundled.yaml -f deploy/verify/small.yaml \
  --set "image.repository=$IMAGE,image.tag=$TAG,secrets.generate=true,secrets.existingSecret=" \
  --set-json 'prober.regions=[{"name":"lagos","replicas":2},{"name":"london","replicas":2},{"name":"frankfurt","replicas":1}]' \
  --set-json "prober.allowNetworks=[$(addresses site '' /32),$(addresses reference '' /32)]" \
  --set-json "prober.referenceTargets=[$(addresses reference http:// /)]" \
  ${EXTRA_VALUES:+-f "$EXTRA_VALUES"} --wait --wait-for-jobs --timeout 10m >/dev/null || fail 'install'
for one in steady shop; do k rollout status "deployment/$one" --timeout 1m >/dev/null || fail "$one does not start"; done
echo "installed and ready after $((SECONDS - begun)) s: $(k get pods -l "$ours" --field-selector status.phase=Running -o name | wc -l) pods"

step 'cut off, killed, and reached in part'
# Before a Service's address becomes that of a pod.
"$NEAR" nft -f - <<'RULES'
table ip places {}
delete table ip places
table ip places {
  set dark { type ipv4_addr; }
  set silent { type ipv4_addr . ipv4_addr; }
  set refusing { type ipv4_addr . ipv4_addr; }
  chain cut {
    type filter hook prerouting priority raw; policy accept;
    ip saddr @dark drop
    ip saddr . ip daddr @silent drop
    meta l4proto tcp ip saddr . ip daddr @refusing reject with tcp reset
  }
}
RULES
"$NEAR" "${NODE:-node}" deploy/verify/places.mjs "$namespace" "$release" || fail 'a bound was not kept'
[ -z "${KEEP:-}" ] || echo "kept: helm -n $namespace uninstall $release; kubectl delete namespace $namespace"
echo "The places were tried in $SECONDS s."
