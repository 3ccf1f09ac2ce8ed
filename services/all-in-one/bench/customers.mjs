/**
 * Customers of a benchmark, on the largest plan, who add servers through the API as a program would: one after the other. Or an
 * operator moves theirs in, which takes any number.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { START_ARGUMENTS } from './processes.mjs';

/** The plan's limit. */
const PER_CUSTOMER = 100;
const CUSTOMERS_AT_ONCE = 4;

async function call(base, method, path, body, token, headers = {}) {
  const response = await fetch(`${base}/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer;
}

/** Each customer signs up from another address, as the limit of sign-ups expects. */
async function signUp(base, index) {
  const person = {
    email: `bench${index}@example.com`,
    password: 'a long bench password',
    fullName: 'Bench',
    username: `bench${index}`,
    location: { country: 'NG' },
  };
  const { token } = await call(base, 'POST', 'api/auth/register', person, undefined, { 'x-forwarded-for': `198.51.100.${1 + index}` });
  const user = (await call(base, 'GET', 'api/user/', undefined, token)).data;
  const workspace = (await call(base, 'POST', 'api/workspace/', { name: 'Bench', members: { role: 'owner', userId: user._id } }, token))
    .data;
  const plan = (await call(base, 'GET', 'api/plan/all')).data.find(({ name }) => name === 'Scale');
  const { paymentUrl } = await call(base, 'POST', 'api/sub/sub-user', { planId: plan._id, userId: user._id }, token);
  await call(base, 'POST', new URL(paymentUrl).pathname.slice(1), { outcome: 'pay' });
  for (let tries = 0; !(await call(base, 'GET', 'api/user/', undefined, token)).data.plan.hasPlan; tries += 1) {
    if (tries === 100) throw new Error('a payment was not applied within 20 seconds');
    await sleep(200);
  }
  return { index, token, userId: user._id, workspaceId: workspace._id };
}

/** As many as are needed for so many servers. */
export async function signUpFor(base, servers) {
  const customers = [];
  for (let index = 0; index * PER_CUSTOMER < servers; index += 1) customers.push(await signUp(base, index));
  return customers;
}

/** The `number`th server of a customer, with an address of this machine. */
function serverOf({ index, workspaceId }, number, { sitePort, minutes }) {
  const ipAddress = `127.${10 + index}.${1 + (number >> 6)}.${1 + (number & 63)}`;
  const website = sitePort && number % 2 === 0 ? `http://${ipAddress}:${sitePort}/` : undefined;
  return { workspaceId, name: `Server ${number}`, ipAddress, website, monitoringInterval: minutes, email: true, whatsApp: false };
}

/** As `addServers`, by the operator's verb and beyond the plan: all of them at once. */
export async function moveIn(folder, customers, { servers, sitePort, minutes = 1 }) {
  const lines = Array.from({ length: servers }, (_, place) => {
    const customer = customers[place % customers.length];
    return JSON.stringify(serverOf(customer, Math.floor(place / customers.length), { sitePort, minutes }));
  });
  const file = join(folder, 'servers.jsonl');
  writeFileSync(file, lines.join('\n'));
  const verb = spawn(process.execPath, [...START_ARGUMENTS, 'ops', 'move-in', file, 'beyond-plan', '--yes'], {
    env: { ...process.env, NOWAHALA_SKIP_BUILD: '1', DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  verb.stdout.on('data', (piece) => (text += piece));
  const [code] = await once(verb, 'exit');
  if (code !== 0) throw new Error(`the servers could not be moved in: ${text}`);
}

/** Servers with addresses of this machine, half of them websites where there is a `sitePort`: four customers at a time. */
export async function addServers(base, customers, { first = 0, servers, sitePort, minutes = 1 }) {
  const of = async ({ index, token, userId, workspaceId }) => {
    const own = Math.ceil((servers - index) / customers.length);
    for (let number = first; number < first + own; number += 1) {
      const server = { ...serverOf({ index, workspaceId }, number, { sitePort, minutes }), userId };
      await call(base, 'POST', 'api/server/create', server, token);
    }
  };
  const waiting = [...customers];
  const next = async () => {
    for (let customer = waiting.shift(); customer; customer = waiting.shift()) await of(customer);
  };
  await Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, next));
}
