# shellcheck shell=bash disable=SC2154
# somebody pays less than was asked for; the books differ until a person has settled it

person member
open=$(wait_for_line member '^OPEN ' 120) || fail 'the member could not sign up'
reference=${open##*/}
inside "console.log('the signed call was answered', (await fetch('http://127.0.0.1:8080/pay/$reference?kobo=100', { method: 'POST' })).status)"
fires BillingNeedsAPerson 120
ends BillingNeedsAPerson $((3600 / FASTER + 120))
again billing # it compares when it starts, and then every six hours
fires BooksDiffer $((600 / FASTER + 120))
fires MoneyParked $((3600 / FASTER + 120))
billing reconcile || true
billing settle "$reference" 'sent back, alerts.sh' --as alerts.sh # says only what it would do
[ "$(firing MoneyParked)" = 1 ] || fail 'it was done without --yes'
billing settle "$reference" 'sent back, alerts.sh' --yes --as alerts.sh
ends MoneyParked 120
again billing
ends BooksDiffer 120
billing reconcile
ops audit | grep alerts.sh || fail 'the audit does not name who settled it'
k delete pod member >/dev/null
