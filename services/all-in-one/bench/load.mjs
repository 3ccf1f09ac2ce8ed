/**
 * `npm run bench:load`: the bad hours of the front door, against the one-machine run. LOGINS (500) log-ins at once, while open pages
 * go on asking; then real payments while FORGED (2,000) webhooks with a wrong signature arrive. Prints how fast the other routes
 * answered meanwhile, how long the log-ins took, and how long a payment took beside the flood and without it. The load is made on
 * the same machine, the log-ins in a thread of their own, so the figures are worse than a visitor's.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, percentile, quick, result, size } from '../../libs/testkit/bench/results.mjs';
import { logInAtOnce } from './log-ins.mjs';
import { startProduct, untilReady } from './processes.mjs';
import { call as callAt } from './visitors.mjs';

const LOGINS = size('LOGINS', 500, 4);
const FORGED = size('FORGED', 2_000, 20);
const PEOPLE = size('PEOPLE', 50, 2);
const PAYMENTS = size('PAYMENTS', 5, 1);
const PORT = Number(process.env.BENCH_PORT ?? 18_290);
const CALM_MS = quick ? 1_000 : 10_000;
const ASKED_PER_SECOND = 20;
const IN_FLIGHT = 32;
const PASSWORD = 'a long bench password';
const base = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(folder, 0o755);

const call = (...asked) => callAt(base, ...asked);

async function must(...asked) {
  const { status, answer } = await call(...asked);
  if (status >= 400) throw new Error(`${asked[0]} ${asked[1]}: ${status} ${answer.message}`);
  return answer;
}

async function signUp(index) {
  const email = `visitor${index}@load.example`;
  const { token } = await must('POST', 'api/auth/register', {
    body: {
      email,
      password: PASSWORD,
      fullName: 'Bench',
      username: `visitor${index}`,
      location: { country: 'NG' },
      timeZone: 'Africa/Lagos',
    },
    from: index,
  });
  const userId = (await must('GET', 'api/user/', { token, from: index })).data._id;
  await must('POST', 'api/workspace/', { body: { name: 'Bench', members: { role: 'owner', userId } }, token, from: index });
  return { email, token, userId, index };
}

/** Asks as open pages do, evenly, until it is stopped; answers how long each request took. */
function askAsPagesDo(people) {
  const took = [];
  const open = new Set();
  let asked = 0;
  const timer = setInterval(() => {
    const { userId, token, index } = people[asked % people.length];
    const paths = ['api/user/', `api/workspace/${userId}`, 'api/plan/all'];
    const path = paths[asked % paths.length];
    asked += 1;
    const from = performance.now();
    const one = call('GET', path, { token, from: index }).then(({ status }) => {
      took.push(status === 200 ? performance.now() - from : Number.POSITIVE_INFINITY);
      if (status !== 200) console.error(`${path}: ${status}`);
    });
    open.add(one);
    void one.finally(() => open.delete(one));
  }, 1_000 / ASKED_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return took;
  };
}

/** Seconds from the customer's payment, which the provider reports by webhook, to a plan that counts. */
async function pay({ token, userId, index }) {
  const plan = (await must('GET', 'api/plan/all', { token, from: index })).data.find(({ name }) => name === 'Growth');
  const { paymentUrl } = await must('POST', 'api/sub/sub-user', { body: { planId: plan._id, userId }, token, from: index });
  const from = performance.now();
  await must('POST', new URL(paymentUrl).pathname.slice(1), { body: { outcome: 'pay' } });
  for (;;) {
    const { data } = await must('GET', 'api/user/', { token, from: index });
    if (data.plan.hasPlan) return (performance.now() - from) / 1_000;
    if (performance.now() - from > 60_000) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
}

async function payAll(people) {
  const seconds = [];
  for (const person of people) seconds.push(await pay(person));
  return percentile(seconds, 0.5);
}

async function forge() {
  let sent = 0;
  let refused = 0;
  const sender = async () => {
    while (sent < FORGED) {
      const index = sent++;
      const body = {
        event: 'charge.success',
        data: { id: index, status: 'success', reference: `NWP-${index}`, amount: 1, currency: 'NGN' },
      };
      const { status } = await call('POST', 'api/webhooks/paystack', {
        body,
        from: 1_000 + (index % 5_000),
        headers: { 'x-paystack-signature': 'f'.repeat(128) },
      });
      if (status >= 400 && status < 500) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, sender));
  return refused;
}

const product = startProduct(PORT, folder, { PUBLIC_URL: base, TRUSTED_PROXIES: '127.0.0.1' });
try {
  await untilReady(product, base);
  const people = [];
  for (let index = 0; index < PEOPLE + 2 * PAYMENTS; index += 1) people.push(await signUp(index));
  const visitors = people.slice(0, PEOPLE);

  let stop = askAsPagesDo(visitors);
  await sleep(CALM_MS);
  const calm = await stop();
  console.log(`calm: other routes ${percentile(calm, 0.5).toFixed(0)} ms (p50), ${percentile(calm, 0.95).toFixed(0)} ms (p95)`);

  stop = askAsPagesDo(visitors);
  const emails = visitors.map(({ email }) => email);
  const logins = await logInAtOnce({ base, emails, password: PASSWORD, count: LOGINS, firstAddress: 2_000 });
  const meanwhile = await stop();
  const signedIn = logins.filter(({ status }) => status < 300);
  const otherwise = [...new Set(logins.map(({ status }) => status))].filter((status) => status >= 300);
  const p95 = percentile(meanwhile, 0.95);
  const verdict = result({ name: 'other routes during log-ins, ms at the 95th percentile', ours: p95, goal: 300, lower: true });
  console.log(
    `${LOGINS} log-ins at once: ${signedIn.length} signed in${otherwise.length > 0 ? `, the others got ${otherwise.join(' and ')}` : ''}, the last after ${Math.max(...logins.map(({ seconds }) => seconds)).toFixed(1)} s`,
  );
  console.log(
    `other routes meanwhile: ${percentile(meanwhile, 0.5).toFixed(0)} ms (p50), ${p95.toFixed(0)} ms (p95; goal 300 ms, ${verdict}), ${meanwhile.length} questions`,
  );
  result({ name: 'log-ins at once that signed in, share', ours: signedIn.length / LOGINS, goal: 1 });
  if (signedIn.length === 0) process.exitCode = 1;

  const alone = await payAll(people.slice(PEOPLE, PEOPLE + PAYMENTS));
  const flood = forge();
  const beside = await payAll(people.slice(PEOPLE + PAYMENTS));
  const refused = await flood;
  result({ name: 'a payment beside forged webhooks, s', ours: beside, goal: 10, lower: true });
  console.log(
    `${FORGED} forged webhooks: ${refused} refused; a payment counted after ${alone.toFixed(1)} s without them and ${beside.toFixed(1)} s beside them`,
  );
  if (refused < FORGED || !Number.isFinite(beside)) process.exitCode = 1;
  finish();
} finally {
  product.kill('SIGTERM');
  await Promise.race([new Promise((resolve) => product.once('exit', resolve)), sleep(20_000)]);
  product.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
