#!/usr/bin/env bash
# A container engine for a trial, started by hand in a network of its own, so that its ports and its firewall rules touch
# nobody else's (root; Debian's docker.io, iptables, iproute2):
#   deploy/verify/local-engine.sh up <folder>           starts dockerd with its data under <folder>
#   deploy/verify/local-engine.sh in <folder> CMD...    runs a command in that network, with DOCKER_HOST set
#   deploy/verify/local-engine.sh down <folder>         stops it and removes everything that it kept
set -euo pipefail
verb=$1
folder=$(mkdir -p "$2" && cd "$2" && pwd)
shift 2
network=${NETWORK:-nowahala}
inside() { nsenter --net="/run/netns/$network" "$@"; }

case $verb in
  up)
    ip netns add "$network"
    ip link add "$network-0" type veth peer name "$network-1" netns "$network"
    ip addr add 10.77.0.1/24 dev "$network-0" && ip link set "$network-0" up
    inside ip link set lo up
    inside ip addr add 10.77.0.2/24 dev "$network-1" && inside ip link set "$network-1" up
    inside ip route add default via 10.77.0.1
    sysctl -n net.ipv4.ip_forward > "$folder/forwarding"
    sysctl -qw net.ipv4.ip_forward=1
    iptables -t nat -A POSTROUTING -s 10.77.0.0/24 ! -o "$network-0" -j MASQUERADE
    inside setsid dockerd --data-root "$folder/data" --exec-root "$folder/exec" --pidfile "$folder/pid" -H "unix://$folder/docker.sock" > "$folder/log" 2>&1 < /dev/null &
    for _ in $(seq 60); do [ -S "$folder/docker.sock" ] && docker -H "unix://$folder/docker.sock" version --format 'dockerd {{.Server.Version}}' 2>/dev/null && exit 0; sleep 1; done
    tail -n 5 "$folder/log" >&2
    exit 1
    ;;
  in) DOCKER_HOST=unix://$folder/docker.sock exec nsenter --net="/run/netns/$network" "$@" ;;
  down)
    pid=$(cat "$folder/pid")
    kill "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.2; done
    ip netns del "$network"
    ip link del "$network-0" 2>/dev/null || true
    iptables -t nat -D POSTROUTING -s 10.77.0.0/24 ! -o "$network-0" -j MASQUERADE
    sysctl -qw "net.ipv4.ip_forward=$(cat "$folder/forwarding")"
    umount "$folder/exec/netns/default" 2>/dev/null || true
    rm -rf "$folder"
    ;;
  *) echo "what is $verb?" >&2 && exit 2 ;;
esac
