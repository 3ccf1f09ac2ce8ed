import { call, someone, type Account } from './accounts';
import { BASE_URL } from './browser';

type Plan = { _id: string; name: string };

/** A user with a workspace and a plan paid on the sandbox page. */
export async function withPlan(name = 'Growth'): Promise<Account & { workspaceId: string }> {
  const account = await withWorkspace();
  const plans = await call<{ data: Plan[] }>('GET', '/plan/all');
  const planId = plans.body.data.find((plan) => plan.name === name)?._id;
  const started = await call<{ paymentUrl: string }>('POST', '/sub/sub-user', { planId, userId: account.id }, account.token);
  await fetch(BASE_URL + new URL(started.body.paymentUrl, BASE_URL).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'pay' }),
  });
  await until(`${name} is active`, async () => {
    const user = await call<{ data: { plan: { hasPlan: boolean } } }>('GET', '/user/', undefined, account.token);
    return user.body.data.plan.hasPlan;
  });
  return account;
}

export async function withWorkspace(): Promise<Account & { workspaceId: string }> {
  const account = await someone();
  const made = await call<{ data: { _id: string } }>(
    'POST',
    '/workspace/',
    { name: 'Okafor Stores', members: { role: 'owner', userId: account.id } },
    account.token,
  );
  return { ...account, workspaceId: made.body.data._id };
}

export type Added = { _id: string; name: string };

/** Adds a server through the API, as often as the plan needs a moment to arrive everywhere. */
export async function addServer(
  account: Account & { workspaceId: string },
  server: { name: string; ipAddress: string; website?: string; monitoringInterval?: number },
): Promise<Added> {
  let added: Added | undefined;
  let last = '';
  const what = () => `${server.name} is added; the last response was ${last}`;
  await until(what, async () => {
    const choice = { monitoringInterval: 5, ...server, workspaceId: account.workspaceId, userId: account.id };
    const response = await call<{ data?: Added }>('POST', '/server/create', choice, account.token);
    added = response.body.data;
    last = JSON.stringify(response);
    return response.status === 201;
  });
  return added as Added;
}

export async function until(what: string | (() => string), ask: () => Promise<boolean>, seconds = 30): Promise<void> {
  for (let round = 0; round < seconds * 4; round += 1) {
    if (await ask()) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`waited ${seconds} s and still not: ${typeof what === 'string' ? what : what()}`);
}
