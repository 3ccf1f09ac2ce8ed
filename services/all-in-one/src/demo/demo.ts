import { sleep } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { PracticeTarget } from './practice-target.js';

const PRACTICE_PORT = 8443;
const PRACTICE_HOST = '127.0.0.1';
const ACCOUNT = {
  email: 'ada@example.com',
  password: 'jollof-and-plantain',
  fullName: 'Ada Obi',
  username: 'ada',
  location: { country: 'NG' },
  timeZone: 'Africa/Lagos',
};

/** Seconds after the first good check. */
const FAILS_AT = 15;
const RECOVERS_AT = 70;

/** A sample account and a website that fails and recovers on schedule: an outage from end to end within three minutes. */
export async function startDemo(settings: PlatformSettings): Promise<void> {
  const target = new PracticeTarget();
  await target.listen(PRACTICE_PORT, PRACTICE_HOST);
  const base = `http://127.0.0.1:${settings.PORT}`;
  const account = await openAccount(base);
  const serverId = await watchTarget(base, account);
  console.log(`  Demo account  ${ACCOUNT.email} / ${ACCOUNT.password}`);
  console.log(
    `  In a moment "Mama Put Kitchen" goes down and comes back. Watch ${settings.publicUrl}/dashboard/overview and ${settings.publicUrl}/dev/inbox\n`,
  );
  await untilChecked(base, account, serverId);
  setTimeout(() => {
    target.failing = true;
    console.log('  Demo: the website fails now.');
    void call(base, 'POST', `server/${serverId}/check`, {}, account.token);
  }, FAILS_AT * 1000).unref();
  setTimeout(() => {
    target.failing = false;
    console.log('  Demo: the website works again; the recovery is told after a minute of good answers.');
  }, RECOVERS_AT * 1000).unref();
}

interface Account {
  token: string;
  userId: string;
  workspaceId: string;
}

async function openAccount(base: string): Promise<Account> {
  const registered = await call(base, 'POST', 'auth/register', ACCOUNT);
  const token = (registered.token ??
    (await call(base, 'POST', 'auth/login', { email: ACCOUNT.email, password: ACCOUNT.password })).token) as string;
  const user = (await call(base, 'GET', 'user/', undefined, token)).data as { _id: string; plan: { hasPlan: boolean } };
  const created = await call(base, 'POST', 'workspace/', { name: 'Mama Put', members: { role: 'owner', userId: user._id } }, token);
  const workspaceId = (
    (created.data as { _id: string } | undefined) ?? (await call(base, 'GET', `workspace/${user._id}`, undefined, token))
  )._id as string;
  if (!user.plan.hasPlan) await buyPlan(base, user._id, token);
  return { token, userId: user._id, workspaceId };
}

async function buyPlan(base: string, userId: string, token: string): Promise<void> {
  const plans = (await call(base, 'GET', 'plan/all')).data as { _id: string; name: string }[];
  const { paymentUrl } = await call(
    base,
    'POST',
    'sub/sub-user',
    { planId: plans.find((plan) => plan.name === 'Growth')!._id, userId },
    token,
  );
  await fetch(`${base}${new URL(paymentUrl as string).pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'pay' }),
  });
  await until(
    'the demo plan is active',
    async () => ((await call(base, 'GET', 'user/', undefined, token)).data as { plan: { hasPlan: boolean } }).plan.hasPlan,
  );
}

async function watchTarget(base: string, { token, userId, workspaceId }: Account): Promise<string> {
  const workspace = (await call(base, 'GET', `workspace/${userId}`, undefined, token)) as { servers?: { serverId: { _id: string } }[] };
  const known = workspace.servers?.[0]?.serverId._id;
  if (known) return known;
  return until('the demo server is added', async () => {
    const created = await call(
      base,
      'POST',
      'server/create',
      {
        name: 'Mama Put Kitchen',
        ipAddress: PRACTICE_HOST,
        website: `http://${PRACTICE_HOST}:${PRACTICE_PORT}/`,
        monitoringInterval: 1,
        workspaceId,
        userId,
        email: true,
        whatsApp: false,
      },
      token,
    );
    return (created.data as { _id: string } | undefined)?._id;
  });
}

const untilChecked = (base: string, { token }: Account, serverId: string): Promise<unknown> =>
  until(
    'the first check is done',
    async () => ((await call(base, 'GET', `server/pings/${serverId}?page=1`, undefined, token)).data as unknown[] | undefined)?.[0],
  );

async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await ask();
    if (answer) return answer;
    await sleep(500);
  }
  throw new Error(`The demo waited a minute and still not: ${what}.`);
}

async function call(base: string, method: string, path: string, body?: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${base}/api/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}
