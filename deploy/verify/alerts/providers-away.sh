# shellcheck shell=bash disable=SC2154
# the mail server hangs up and OpenAI refuses our key while a website goes down that nine people hear about

person street
wait_for_line street '^READY' 600 || fail 'the neighbours have no servers'
sleep 90 # a first good check of each
believe openai=
office shut
turn 0
fires DeliveryBurnsFast 300
fires ExplanationsFail 120
fires AlertsWait 500 # one has to be five minutes old, also here
k logs -l app.kubernetes.io/instance="$release",app.kubernetes.io/component=notifier --all-containers --prefix --tail=-1 | grep -E 'is tried again|cannot be delivered' | tail -n 2
office open
believe openai=any
ends AlertsWait 240 # the third try is six minutes after the first
ends DeliveryBurnsFast 240
turn 1
ends ExplanationsFail 300
