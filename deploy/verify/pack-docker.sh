#!/usr/bin/env bash
# Gives a folder to the container engine under any name, as the PACK of local-images.sh:
#   deploy/verify/pack-docker.sh NAME:TAG FOLDER [-u UID] [-e K=V]... [-v VOLUME]... [-w FOLDER] [-- /ENTRYPOINT ARGS]
set -euo pipefail
name=$1 folder=$2
shift 2
changes=()
while [ "${1:---}" != -- ]; do
  case $1 in
    -u) changes+=(--change "USER $2") ;;
    -e) changes+=(--change "ENV $2") ;;
    -w) changes+=(--change "WORKDIR $2") ;;
    -v) changes+=(--change "VOLUME $2") ;;
    *) echo "what is $1?" >&2; exit 2 ;;
  esac
  shift 2
done
if [ $# -gt 0 ]; then
  shift
  words=$(printf ',"%s"' "$@")
  changes+=(--change "ENTRYPOINT [${words:1}]")
fi
tar -C "$folder" --owner=0 --group=0 --numeric-owner -c . | docker import "${changes[@]}" - "$name" > /dev/null
echo "$name"
