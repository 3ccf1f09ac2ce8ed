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

/** "Too many", or "the same request is still being worked on", where a gateway that was killed or stands still began it. */
const isForLater = ({ status, message }) => status === 429 || (status === 409 && message.includes('STILL_RUNNING'));

/** Until it is answered: 5xx, what is for later and silence are tried again, as a person or a browser does. */
export async function persistently(what, work) {
  for (let tried = 0; ; tried += 1) {
    try {
      const found = await work();
      if (found) return found;
    } catch (error) {
      if (error.status && error.status < 500 && !isForLater(error)) throw error;
      if (tried >= TRIES) throw error;
    }
    if (tried >= TRIES) throw new Error(`${what} did not come true`);
    await sleep(300);
  }
}

let people = 0;
const PASSWORD = 'a long game day password';
const SIGN_IN_EVERY_MS = 180_000;

/** After a lost answer the account is there already: one signs in then, as the refusal says. */
const register = (call, person, headers) =>
  call('POST', 'api/auth/register', person, { headers }).catch((error) => {
    if (!/EMAIL_TAKEN/.test(error.message)) throw error;
    return call('POST', 'api/auth/login', { email: person.email, password: PASSWORD }, { headers });
  });

/** Signs up, proves the address and pays for a plan; with a phone the code that came by WhatsApp as well. */
export async function becomeCustomer({ call, mails, notes, planName, phone }) {
  people += 1;
  const email = `founder${people}@gameday.example`;
  const headers = { 'x-forwarded-for': `198.51.${100 + (people >> 7)}.${1 + (people & 127)}`, 'idempotency-key': randomUUID() };
  const person = { email, password: PASSWORD, fullName: 'Game Day', username: `gameday${people}` };
  const place = { location: { country: 'NG' }, timeZone: 'Africa/Lagos' };
  const { token } = await persistently('the account', () => register(call, { ...person, ...place }, headers));
  const userId = (await persistently('the profile', () => call('GET', 'api/user/', undefined, { token }))).data._id;
  const once = { token, headers: { 'idempotency-key': randomUUID() } };
  const members = { role: 'owner', userId };
  const made = await persistently('the workspace', () => call('POST', 'api/workspace/', { name: 'Game day', members }, once));
  const { 'x-forwarded-for': from } = headers;
  const customer = { token, email, userId, workspaceId: made.data._id, phone, servers: [], headers: { 'x-forwarded-for': from } };
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

/** A session lasts a quarter of an hour and the day may be longer: everybody signs in again now and then. */
export async function signInAgain(call, customers, until) {
  for (let next = Date.now(); next < until; next += SIGN_IN_EVERY_MS) {
    await sleep(Math.max(0, next - Date.now()));
    for (const customer of customers) {
      const who = { email: customer.email, password: PASSWORD };
      customer.token = (await persistently('the sign-in', () => call('POST', 'api/auth/login', who, { headers: customer.headers }))).token;
    }
  }
}

/** A few pages a second, by everybody in turn; counts what was not answered, and keeps what was answered wrong. */
export function askAround(call, customers, everyMs) {
  const counted = { asked: 0, unanswered: 0, wrong: [] };
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
    call('GET', path, undefined, { token: customer.token }).then(
      ({ data }) => path === 'api/user/' && data._id !== customer.userId && counted.wrong.push(`${path}: another user`),
      (error) => {
        if (error.status && error.status < 500 && error.status !== 429) counted.wrong.push(error.message);
        else counted.unanswered += 1;
      },
    );
  }, everyMs);
  return {
    counted,
    stop: () => clearInterval(timer),
  };
}
