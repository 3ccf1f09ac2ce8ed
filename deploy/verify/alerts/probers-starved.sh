# shellcheck shell=bash disable=SC2154
# the probers have no processor time left

for pod in $(k get pods -l nowahala.example/part=prober -o name); do
  k patch "$pod" --subresource resize -p '{"spec":{"containers":[{"name":"prober","resources":{"requests":{"cpu":"10m"},"limits":{"cpu":"12m"}}}]}}' >/dev/null
done
fires ProberStalls 180
fires PunctualityBurnsFast 300
k delete pods -l nowahala.example/part=prober >/dev/null # a limit that was not there cannot be taken away
started "$probers"
ends ProberStalls 120
ends PunctualityBurnsFast 240
