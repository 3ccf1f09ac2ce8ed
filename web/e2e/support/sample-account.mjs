// An account worth a screenshot, made through the API: workspace, plan paid on the sandbox page, servers, one of
// them down, jobs, a date that is near, and maintenance.
import { randomUUID } from 'node:crypto';

const PASSWORD = 'three calm words';

/** Who the account is, once there is one. */
let credentials;

/** Logs in where EMAIL is given (the mock's Ada with the mock API), else signs up a new user. Returns the token. */
export async function sampleAccount(base) {
  const call = async (method, path, body, token) => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { ok: response.ok, body: await response.json() };
  };

  const known = { email: process.env.EMAIL ?? 'ada@example.com', password: process.env.PASSWORD ?? 'a calm long password' };
  const login = await call('POST', '/auth/login', known);
  credentials = known;
  if (login.ok) return login.body.token;
  if (process.env.EMAIL) throw new Error(`could not log in as ${known.email}: ${login.body.message}`);

  const username = `ada${randomUUID().slice(0, 8)}`;
  const registration = {
    email: `${username}@example.com`,
    password: PASSWORD,
    fullName: 'Ada Okafor',
    username,
    location: { country: 'NG' },
    timeZone: 'Africa/Lagos',
  };
  const { token, data: user } = must(await call('POST', '/auth/register', registration));
  credentials = { email: registration.email, password: PASSWORD };
  const { data: workspace } = must(
    await call('POST', '/workspace/', { name: 'Okafor Stores', members: { role: 'owner', userId: user._id } }, token),
  );
  await payForGrowth(base, call, user._id, token);

  const servers = [
    { name: 'Shop website', ipAddress: '127.0.0.3', website: 'http://127.0.0.3:8443' },
    { name: 'Orders API', ipAddress: '127.0.0.4' },
    { name: 'Wholesale portal', ipAddress: '127.0.0.5' },
    { name: 'متجر الأقمشة 🧵 — a name that is far too long for any table cell', ipAddress: '127.0.0.6' },
  ];
  const added = [];
  for (const server of servers) {
    const newServer = { ...server, monitoringInterval: 1, workspaceId: workspace._id, userId: user._id, email: true, whatsApp: false };
    added.push(must(await call('POST', '/server/create', newServer, token)).data);
  }
  await beforeItBreaks(call, added[0]._id, token);
  must(
    await call(
      'POST',
      `/key/generate/${user._id}`,
      { name: 'Shop backend', scopes: ['servers:read', 'pings:read', 'incidents:read'] },
      token,
    ),
  );
  // The first bad check, its re-checks and the incident take about a minute.
  for (let round = 0; round < 90; round += 1) {
    const incidents = must(await call('GET', `/incident/list/${user._id}?page=1`, undefined, token));
    if (incidents.data.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  // Begun earlier, it would have kept the incident away.
  must(await call('POST', `/workspace/${workspace._id}/maintenance`, { minutes: 12 * 60 }, token));
  return token;
}

/** Two jobs, one of which has called; a date that is near; a maintenance that is planned. */
async function beforeItBreaks(call, serverId, token) {
  const job = must(await call('POST', '/heartbeat', { name: 'Nightly backup', every: 1_440, graceMinutes: 60 }, token)).data;
  await fetch(job.address, { method: 'POST', body: 'saved 412 files, 1.3 GB, to s3://okafor-stores-backups/2026/nightly.tar.zst' });
  const cron = { name: 'تصدير الطلبات 🧾 — export of all orders to the bookkeeper', cron: '30 6 * * 1-5', timeZone: 'Africa/Lagos' };
  must(await call('POST', '/heartbeat', cron, token));
  const at = (days) => new Date(Date.now() + days * 86_400_000);
  const date = { name: 'Hosting bill of Whogohost, paid by bank transfer', date: at(10).toISOString().slice(0, 10) };
  must(await call('POST', `/server/${serverId}/renewal`, date, token));
  const times = { startsAt: at(3).toISOString(), endsAt: at(3.1).toISOString() };
  must(await call('POST', `/server/${serverId}/maintenance`, times, token));
}

/** Another token of the sample account: one lasts fifteen minutes, and a long series of pictures does not end with the login page. */
export async function tokenAgain(base) {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return must({ ok: response.ok, body: await response.json() }).token;
}

async function payForGrowth(base, call, userId, token) {
  const { data: plans } = must(await call('GET', '/plan/all'));
  const growth = plans.find(({ name }) => name === 'Growth');
  const { paymentUrl } = must(await call('POST', '/sub/sub-user', { planId: growth._id, userId }, token));
  await fetch(new URL(paymentUrl, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'pay' }),
  });
  for (let round = 0; round < 50; round += 1) {
    const { data } = must(await call('GET', '/user/', undefined, token));
    if (data.plan.hasPlan) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the payment did not arrive');
}

function must({ ok, body }) {
  if (!ok) throw new Error(`${body.code}: ${body.message}`);
  return body;
}
