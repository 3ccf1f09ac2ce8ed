/** People of a game day: they sign up, pay, add servers and look at their pages, and try again when there is no answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 300;

export function callsTo(url) {
  return async function call(method, path, body, { token, headers = {} } = {}) {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    const answer = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    if (response.status >= 400)
      throw Object.assign(new Error(`${method} ${path}: ${response.status} ${text}`), { status: response.status });
    return answer;
  };
}

/** Until it is answered: 5xx, 429 and silence are tried again, as a person or a browser does. */
export async function persistently(what, work) {
  for (let tried = 0; ; tried += 1) {
    try {
      const found = await work();
      if (found) return found;
    } catch (error) {
      if (error.status && error.status < 500 && error.status !== 429) throw error;
      if (tried >= TRIES) throw error;
    }
    if (tried >= TRIES) throw new Error(`${what} did not come true`);
    await sleep(300);
  }
}

let people = 0;

/** Signs up, proves the address and pays for a plan; with a phone the code that came by WhatsApp as well. */
export async function becomeCustomer({ call, mails, notes, planName, phone }) {
  people += 1;
  const email = `founder${people}@gameday.example`;
  const headers = { 'x-forwarded-for': `198.51.${100 + (people >> 7)}.${1 + (people & 127)}`, 'idempotency-key': randomUUID() };
  const person = { email, password: 'a long game day password', fullName: 'Game Day', username: `gameday${people}` };
  const place = { location: { country: 'NG' }, timeZone: 'Africa/Lagos' };
  const { token } = await persistently('the account', () => call('POST', 'api/auth/register', { ...person, ...place }, { headers }));
  const userId = (await persistently('the profile', () => call('GET', 'api/user/', undefined, { token }))).data._id;
  const once = { token, headers: { 'idempotency-key': randomUUID() } };
  const members = { role: 'owner', userId };
  const made = await persistently('the workspace', () => call('POST', 'api/workspace/', { name: 'Game day', members }, once));
  const customer = { token, email, userId, workspaceId: made.data._id, phone, servers: [] };
  await pay(call, customer, planName);
  const welcome = await persistently('the welcome mail', () =>
    mails.find(({ envelope, mail }) => envelope.to.includes(email) && /verify-email\?token=/.test(mail.text ?? '')),
  );
  const proof = /verify-email\?token=([\w.-]+)/.exec(welcome.mail.text)[1];
  await persistently('the proof of the address', () => call('POST', 'api/auth/verify-email', { token: proof }));
  if (phone) await confirmPhone(call, customer, notes);
  return customer;
}

async function pay(call, { token, userId }, planName) {
  const { data } = await persistently('the plans', () => call('GET', 'api/plan/all'));
  const plan = data.find(({ name }) => name === planName);
  const headers = { 'idempotency-key': randomUUID() };
  const { paymentUrl } = await persistently('the checkout', () =>
    call('POST', 'api/sub/sub-user', { planId: plan._id, userId }, { token, headers }),
  );
  const path = new URL(paymentUrl).pathname.slice(1);
  await persistently('the plan', async () => {
    // A second press on a checkout that is paid already is refused, and changes nothing.
    await call('POST', path, { outcome: 'pay' }).catch((error) => {
      if (!error.status || error.status >= 500) throw error;
    });
    for (let looked = 0; looked < 30; looked += 1) {
      if ((await call('GET', 'api/user/', undefined, { token })).data.plan.hasPlan) return true;
      await sleep(300);
    }
    return false;
  });
}

async function confirmPhone(call, { userId, workspaceId, token, phone }, notes) {
  await persistently('the phone', () => call('PATCH', `api/user/${userId}`, { phone }, { token }));
  await persistently('the code', () => call('POST', `api/user/${userId}/phone/verify`, {}, { token }));
  const note = await persistently('the code on the phone', () => notes.find(({ to }) => to === `whatsapp:${phone}`));
  const code = /\d{6}/.exec(note.body)[0];
  await persistently('the proof of the phone', () => call('POST', `api/user/${userId}/phone/confirm`, { code }, { token }));
  const notificationPreference = { whatsApp: { enabled: true }, email: { enabled: true } };
  await persistently('the channels', () => call('PATCH', `api/workspace/update/${workspaceId}`, { notificationPreference }, { token }));
}

export async function addServer(call, customer, { name, address, website }, port) {
  const { token, userId, workspaceId, phone } = customer;
  const channels = { monitoringInterval: 1, email: true, whatsApp: Boolean(phone) };
  const wanted = { name, ipAddress: address, website: website ?? `http://${address}:${port}/`, ...channels, userId, workspaceId };
  const headers = { 'idempotency-key': randomUUID() };
  const { data } = await persistently('the server', () => call('POST', 'api/server/create', wanted, { token, headers }));
  customer.servers.push(data._id);
  return data._id;
}

/** A few pages a second, by everybody in turn; counts what was not answered. */
export function askAround(call, customers, everyMs) {
  const counted = { asked: 0, unanswered: 0, wrong: 0 };
  const pages = [
    () => 'api/user/',
    ({ userId }) => `api/workspace/${userId}`,
    ({ userId }) => `api/incident/list/${userId}?page=1`,
    ({ servers }) => `api/server/pings/${servers[0]}?page=1`,
  ];
  const timer = setInterval(() => {
    const customer = customers[counted.asked % customers.length];
    const path = pages[Math.floor(counted.asked / customers.length) % pages.length](customer);
    counted.asked += 1;
    call('GET', path, undefined, { token: customer.token }).catch((error) => {
      if (error.status && error.status < 500 && error.status !== 429) counted.wrong += 1;
      else counted.unanswered += 1;
    });
  }, everyMs);
  return {
    counted,
    stop: () => clearInterval(timer),
  };
}
