#!/usr/bin/env bash
# Makes the root of a base image from this machine's Node 24 and the shared libraries it needs, where no registry can
# be reached:   deploy/verify/local-base.sh <folder>
# The folder then has what the public base (gcr.io/distroless/cc-debian12) has, and Node under /nodejs/bin.
set -euo pipefail
root=$1
here=$(cd "$(dirname "$0")/../.." && pwd)
node=$here/node_modules/.bin/node
[ -x "$node" ] || node=$(command -v node)
node=$(readlink -f "$node")
mkdir -p "$root"/{nodejs/bin,etc/ssl/certs,tmp,data,app,bin,dev,proc,usr/share,lib64,usr/lib}
cp "$node" "$root/nodejs/bin/node"
ln -sfn usr/lib "$root/lib"
libraries=(libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1 libgcc_s.so.1 libstdc++.so.6 libresolv.so.2 libnss_dns.so.2 libnss_files.so.2 libatomic.so.1 libutil.so.1)
for name in "${libraries[@]}"; do
  found=$(ldconfig -p | awk -v name="$name" '$1 == name && /x86-64/ && !seen++ { print $NF }')
  [ -n "$found" ] || continue
  mkdir -p "$root/usr/lib/x86_64-linux-gnu"
  cp -L "$found" "$root/usr/lib/x86_64-linux-gnu/$name"
done
cp -L /lib64/ld-linux-x86-64.so.2 "$root/lib64/"
[ -d /usr/share/zoneinfo ] && cp -rL /usr/share/zoneinfo "$root/usr/share/"
[ -f /etc/ssl/certs/ca-certificates.crt ] && cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
printf 'root:x:0:0:root:/:/sbin/nologin\nnonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n' > "$root/etc/passwd"
printf 'root:x:0:\nnonroot:x:65532:\n' > "$root/etc/group"
printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
chmod 1777 "$root/tmp"
