# shellcheck shell=bash
# What the scripts of this folder that work on a cluster share; each sources it right after `set -euo pipefail`.
#   KUBECTL, HELM    the programs, where they are not on the PATH
#   IMAGE, TAG       the product's image
#   NAMESPACE        of the release; what stands around it is in <namespace>-around
#   NODE             the program, where it is not on the PATH
#   NEAR             puts a command where the cluster's addresses and port-forwards are, if that is not here
SECONDS=0
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit
export KUBECTL=${KUBECTL:-kubectl}
HELM=${HELM:-helm} NEAR=${NEAR:-env} IMAGE=${IMAGE:-nowahala} TAG=${TAG:-1.0.0}
namespace=${NAMESPACE:-nowahala-verify} release=verify
# shellcheck disable=SC2034
ours=app.kubernetes.io/name=nowahala
around=$namespace-around

k() { "$KUBECTL" -n "$namespace" "$@"; }
a() { "$KUBECTL" -n "$around" "$@"; }
h() { "$HELM" -n "$namespace" "$@"; }
step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }
fail() {
  printf 'FAILED: %s\n' "$1" >&2
  k get pods -o wide >&2 || true
  k get events --field-selector type=Warning --sort-by=.lastTimestamp 2>/dev/null | tail -n 15 >&2 || true
  exit 1
}
# The keys of every service from INTERNAL_SECRET, as the product built here prints them (npm run build:services).
service_keys() { INTERNAL_SECRET=$1 "${NODE:-node}" services/all-in-one/dist/main.js service-keys; }
random() { head -c 24 /dev/urandom | base64 | tr '+/' '-_'; }

# The operator's pod, as the runbooks ask for it.
ops() { k exec "job/$release-operator" -- nowahala ops "$@"; }
operator() {
  k delete job "$release-operator" --ignore-not-found >/dev/null
  k create job "$release-operator" --from="cronjob/$release-operator" >/dev/null
  k wait --for=jsonpath='{.status.ready}'=1 "job/$release-operator" --timeout 60s >/dev/null || fail 'the operator has no pod'
}
# With ENGINES=yours: the administrator of the PostgreSQL outside.
admin() { a exec -i postgresql-0 -- psql -U postgres -XAtq -v ON_ERROR_STOP=1 "$@"; }

# The practice website, mail server and providers, and the people who use the product.
practice() {
  k create configmap verify --from-file=deploy/verify/practice.mjs --from-file=deploy/verify/providers.mjs \
    --from-file=deploy/verify/checkout.mjs --from-file=deploy/verify/people.mjs --dry-run=client -o yaml | k apply -f - >/dev/null
}
fill() { sed "s|IMAGE|$IMAGE:$TAG|; s|PERSON|${1:-}|; s|GATEWAY|$release-gateway|; s|SHOP_IP|${shop:-shop}|; s|STEADY_IP|${steady:-steady}|; s|AROUND|$around|"; }
inside() { k exec "deploy/${2:-steady}" -- /nodejs/bin/node -e "$1"; }
# Waits until the pod's log has a line like this, and prints it.
wait_for_line() {
  local person=$1 pattern=$2 seconds=$3 line phase
  for ((; seconds > 0; seconds -= 1)); do
    line=$(k logs "$person" 2>/dev/null | grep -E "$pattern" | head -n 1 || true)
    [ -z "$line" ] || { printf '%s\n' "$line"; return 0; }
    phase=$(k get pod "$person" -o jsonpath='{.status.phase}')
    [ "$phase" != Failed ] || break
    sleep 1
  done
  k logs "$person" | tail -n 5 >&2
  return 1
}
