# shellcheck shell=bash disable=SC2154
# the notifier may not write who it is to tell

admin -d nowahala -c 'REVOKE INSERT, UPDATE ON notifier.recipient FROM nowahala_notifier' </dev/null
person member
wait_for_line member '^OPEN ' 120 >/dev/null || fail 'the member could not sign up'
fires MessagesParked $((300 / FASTER + 120))
ops parked list || true
admin -d nowahala -c 'GRANT INSERT, UPDATE ON notifier.recipient TO nowahala_notifier' </dev/null
for consumer in notifier.people notifier.money; do ops parked retry "$consumer" --all --yes --as alerts.sh; done
ends MessagesParked 120
k delete pod member >/dev/null
