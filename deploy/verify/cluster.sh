#!/usr/bin/env bash
# On whatever cluster kubectl points at: install with bundled engines, walk through the product, upgrade and roll back
# while somebody keeps asking, a drain that the budgets must refuse, uninstall, and nothing left behind.
#   IMAGE=nowahala TAG=1.0.0 deploy/verify/cluster.sh
# KUBECTL and HELM name the programs, where they are not on the PATH.
set -euo pipefail
cd "$(dirname "$0")/../.."
KUBECTL=${KUBECTL:-kubectl} HELM=${HELM:-helm} IMAGE=${IMAGE:-nowahala} TAG=${TAG:-1.0.0}
namespace=nowahala-verify-$$ release=verify
values=(-f charts/nowahala/ci/bundled.yaml --set "image.repository=$IMAGE,image.tag=$TAG" ${EXTRA_VALUES:+-f "$EXTRA_VALUES"})

"$KUBECTL" version >/dev/null 2>&1 || { echo 'skipped: kubectl reaches no cluster'; exit 0; }
step() { printf '== %s\n' "$1"; }
fail() { printf 'FAILED: %s\n' "$1" >&2; "$KUBECTL" -n "$namespace" get pods >&2 || true; exit 1; }
clean_up() { "$KUBECTL" delete namespace "$namespace" --ignore-not-found --wait=false >/dev/null 2>&1; }
trap clean_up EXIT

step "install into $namespace, restricted by its label"
"$KUBECTL" create namespace "$namespace" >/dev/null
"$KUBECTL" label namespace "$namespace" pod-security.kubernetes.io/enforce=restricted >/dev/null
"$HELM" install "$release" charts/nowahala -n "$namespace" "${values[@]}" --wait --wait-for-jobs --timeout 15m >/dev/null || fail 'install'

step 'walk: sign-up to the first check'
"$HELM" test "$release" -n "$namespace" --logs || fail 'the walk'

step 'upgrade and rollback while somebody keeps asking'
"$KUBECTL" -n "$namespace" run asking --image "$IMAGE:$TAG" --restart=Never --labels app.kubernetes.io/instance="$release",app.kubernetes.io/component=walk \
  --overrides "$(sed "s|URL|http://$release-gateway/health/ready|; s|IMAGE|$IMAGE:$TAG|" deploy/verify/asking.json)" >/dev/null
"$HELM" upgrade "$release" charts/nowahala -n "$namespace" "${values[@]}" --set podAnnotations.round=two --wait --timeout 15m >/dev/null || fail 'upgrade'
"$HELM" rollback "$release" 1 -n "$namespace" --wait --timeout 15m >/dev/null || fail 'rollback'
"$KUBECTL" -n "$namespace" logs asking | tail -n 1
"$KUBECTL" -n "$namespace" logs asking | tail -n 1 | grep -q ', 0 failed' || fail 'somebody who asked got no answer during the upgrade'

step 'every server that was due was fired, or the gap is on record'
"$KUBECTL" -n "$namespace" exec "deploy/$release-scheduler" -- /nodejs/bin/node /usr/local/bin/nowahala ops shards || fail 'shards without an owner'

step 'the budgets refuse a second eviction'
"$KUBECTL" -n "$namespace" get pdb "$release-gateway" -o jsonpath='{.status.disruptionsAllowed}{"\n"}' | grep -qx 1 || fail 'the budget of the gateway does not allow exactly one'

step 'uninstall leaves nothing behind'
"$KUBECTL" -n "$namespace" delete pod asking --wait=true >/dev/null
"$HELM" uninstall "$release" -n "$namespace" --wait >/dev/null
left=$("$KUBECTL" -n "$namespace" get all,pvc,secret,configmap,networkpolicy,pdb,ingress -l app.kubernetes.io/name=nowahala -o name)
[ -z "$left" ] || fail "left behind: $left"
echo 'The cluster walk passed.'
