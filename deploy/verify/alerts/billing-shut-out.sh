# shellcheck shell=bash disable=SC2154
# billing cannot reach its database while somebody pays

person member
open=$(wait_for_line member '^OPEN ' 120) || fail 'the member could not sign up'
shut_out billing
inside "console.log('the signed call was answered', (await fetch('http://127.0.0.1:8080/pay/${open##*/}', { method: 'POST' })).status)"
fires WebhookBurnsFast 120
let_in billing
wait_for_line member '^BOUGHT' 180 || fail 'who has paid has no plan'
ends WebhookBurnsFast 240
k delete pod member >/dev/null
