# shellcheck shell=bash disable=SC2154
# the probers have no processor time left

limit() {
  local pod
  for pod in $(k get pods -l nowahala.example/part=prober -o name); do
    k patch "$pod" --subresource resize -p "{\"spec\":{\"containers\":[{\"name\":\"prober\",\"resources\":{\"requests\":{\"cpu\":\"$1\"},\"limits\":{\"cpu\":\"$2\"}}}]}}" >/dev/null
  done
}
limit 10m 12m
fires ProberStalls 180
fires PunctualityBurnsFast 300
k delete pods -l nowahala.example/part=prober >/dev/null # a limit that was not there cannot be taken away
started "$(k get deployment -l nowahala.example/part=prober -o jsonpath='{.items[0].metadata.name}' | sed "s/^$release-//")"
ends ProberStalls 120
ends PunctualityBurnsFast 240
