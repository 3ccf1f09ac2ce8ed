/**
 * The dead-man's switch from end to end: an account whose server fails on a timetable, and this job, run elsewhere every
 * twenty minutes, not oftener: a server that fails three times within half an hour is unstable, which sends one
 * mail. The account confirms its address, or its eleventh alert of a day is not sent. It takes the practice target down, expects the alert within three minutes, brings it back, and only then calls the
 * heartbeat service. Silence at the heartbeat is the alarm.
 *   MAILBOX    address that answers the messages of the canary account's mailbox (Mailpit: /api/v1/messages)
 *   SWITCH     address that takes ?up=0 or ?up=1 and turns the practice target off and on
 *   HEARTBEAT  address to call when all is well
 */
const { MAILBOX, SWITCH, HEARTBEAT, PATIENCE_SECONDS = '180' } = process.env;
const missing = Object.entries({ MAILBOX, SWITCH, HEARTBEAT }).filter(([, value]) => !value);
if (missing.length > 0) {
  console.error(`Set ${missing.map(([name]) => name).join(', ')}.`);
  process.exit(2);
}

const turn = async (up) => {
  const answer = await fetch(`${SWITCH}?up=${up}`, { method: 'POST', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`the practice target answered ${answer.status}`);
};

async function alertsInMailbox() {
  const answer = await fetch(MAILBOX, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`);
  return ((await answer.text()).match(/down since/g) ?? []).length;
}

async function alertArrives(before) {
  const until = performance.now() + Number(PATIENCE_SECONDS) * 1_000;
  while (performance.now() < until) {
    if ((await alertsInMailbox()) > before) return true;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
  return false;
}

try {
  const before = await alertsInMailbox();
  await turn(0);
  const arrived = await alertArrives(before).finally(() => turn(1));
  if (!arrived) throw new Error(`no alert within ${PATIENCE_SECONDS} s`);
  await fetch(HEARTBEAT, { method: 'POST', signal: AbortSignal.timeout(10_000) });
  console.log('The practice outage was noticed and notified.');
} catch (error) {
  console.error(`The canary is silent: ${error.message}`);
  process.exitCode = 1;
}
