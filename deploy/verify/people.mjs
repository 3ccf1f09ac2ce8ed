/**
 * The people of deploy/verify/cluster.sh, in pods of the product's own image.
 *   ROLE=crowd     one customer with servers that are checked every minute, and requests that each must be answered,
 *                  until the pod is stopped; every line of the log has the figures so far
 *   ROLE=founder   the shop goes down and comes back: one incident, one alert, one all-clear
 *   ROLE=reseller  has very many servers, all at the shop's address
 *   ROLE=street    some accounts with a server each, all at the shop's address
 *   ROLE=member    stays signed in by the first token and by the cookie, calls with an API key, and has a payment open
 * Where the installation has a payment provider they pay there. The sandbox answers the gateway's own machine alone: they
 * print "PAY <path>", and the script that started them does it there. "DOWN" and "UP" ask for the shop in the same way.
 */
const { ROLE, PRODUCT, SHOP, STEADY } = process.env;
const PER_SECOND = 4;
const SERVERS = 20;
const RESOLD = 240;
const CROWD = 8;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const since = performance.now();
const say = (line) => console.log(line);
const report = (line) => say(`${Math.round((performance.now() - since) / 1_000)} s  ${line}`);

class Person {
  token = '';

  async call(method, path, body) {
    const response = await fetch(PRODUCT + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(this.token && { authorization: `Bearer ${this.token}` }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  /** 503 (a busy machine) and 429 (too fast) are tried again. Only the requests of the crowd count every response. */
  async must(method, path, body, tries = 3) {
    const answer = await this.call(method, path, body);
    if (answer.status === 503 && tries > 1 && method === 'GET') {
      report(`${path} answered 503 and is asked again`);
      await pause(2_000);
      return this.must(method, path, body, tries - 1);
    }
    if (answer.status === 429 && tries > 1) {
      await pause(30_000);
      return this.must(method, path, body, tries - 1);
    }
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
    return answer.body;
  }

  async join(planName, { payLater = false } = {}) {
    const name = `${ROLE}${Date.now()}`;
    Object.assign(this, { email: `${name}@example.com`, password: `walk ${name} walk` });
    const account = { email: this.email, password: this.password, fullName: `A ${ROLE}`, username: name, location: { country: 'NG' } };
    this.token = (await this.must('POST', '/api/auth/register', account)).token;
    this.userId = (await this.must('GET', '/api/user/')).data._id;
    this.workspaceId = (
      await this.must('POST', '/api/workspace/', { name: ROLE, members: { role: 'owner', userId: this.userId } })
    ).data._id;
    const plan = (await this.must('GET', '/api/plan/all')).data.find((one) => one.name === planName);
    const { paymentUrl } = await this.must('POST', '/api/sub/sub-user', { planId: plan._id, userId: this.userId });
    if (payLater) return say(`OPEN ${paymentUrl}`);
    await this.pay(new URL(paymentUrl));
    await until('the plan', () => this.hasPlan(), 90);
  }

  async hasPlan() {
    return (await this.must('GET', '/api/user/')).data.plan.hasPlan;
  }

  /** A provider outside is paid at its own page; the sandbox only from the gateway's own machine. */
  async pay(page) {
    if (page.pathname.startsWith('/dev/')) return say(`PAY ${page.pathname}`);
    const answer = await fetch(page, { method: 'POST', signal: AbortSignal.timeout(15_000) });
    if (!answer.ok) throw new Error(`the payment page answered ${answer.status}: ${await answer.text()}`);
    say('PAID');
  }

  async signIn() {
    this.token = (await this.must('POST', '/api/auth/login', { email: this.email, password: this.password })).token;
  }

  async watch(name, website) {
    const server = { name, website, ipAddress: new URL(website).hostname, monitoringInterval: 1, email: true, whatsApp: false };
    return (await this.must('POST', '/api/server/create', { ...server, workspaceId: this.workspaceId, userId: this.userId })).data._id;
  }
}

async function until(what, ask, seconds) {
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(1_000)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

async function founder() {
  const ada = new Person();
  await ada.join('Growth');
  const serverId = await ada.watch('Shop website', SHOP);
  const lastCheck = async () => (await ada.must('GET', `/api/server/pings/${serverId}?page=1`)).data?.[0]?.status;
  await until('a first good check', async () => (await lastCheck()) === 'success', 120);
  report('the shop is checked');
  const incidents = async (status) =>
    (await ada.must('GET', `/api/incident/list/${ada.userId}?page=1`)).data.filter((one) => one.status === status);
  const mails = async (words) =>
    new Set(
      (await (await fetch(`${STEADY}/mails`)).json())
        .filter(({ to, subject }) => to.includes(ada.email) && words.test(subject))
        .map(({ id }) => id),
    ).size;

  say('DOWN');
  await until('a failing check', async () => (await lastCheck()) !== 'success', 120);
  report('the first failing check');
  const [incident] = await until('an incident', async () => ((await incidents('open')).length > 0 ? incidents('open') : undefined), 180);
  report(`an incident is open: ${incident.cause} ${incident.explanation?.doNow?.[0] ?? ''}`);
  await until('the alert', () => mails(/down since/), 90);
  report('the alert is in the mailbox');

  say('UP');
  await until('the end of the incident', async () => (await incidents('resolved')).length > 0, 300);
  report('the incident is resolved');
  await until('the all-clear', () => mails(/is back|is up/), 90);
  await pause(5_000);
  const [alerts, allClears, open] = [await mails(/down since/), await mails(/is back|is up/), (await incidents('open')).length];
  if (alerts !== 1 || allClears !== 1 || open !== 0) throw new Error(`${alerts} alerts, ${allClears} all-clears, ${open} open incidents`);
  report('one alert, one all-clear');
}

async function crowd() {
  const bola = new Person();
  await bola.join('Business');
  for (let number = 1; number <= SERVERS; number += 1) await bola.watch(`Crowd ${number}`, STEADY);
  say(`READY ${SERVERS} servers`);
  const pages = [
    '/api/user/',
    `/api/incident/list/${bola.userId}?page=1`,
    `/api/server/uptime/${bola.workspaceId}?days=7`,
    '/api/plan/all',
    '/',
  ];
  let [answered, failed, slowest, signedInAt] = [0, 0, 0, performance.now()];
  for (let turn = 0; ; turn += 1) {
    if (performance.now() - signedInAt > 600_000) {
      await bola.signIn();
      signedInAt = performance.now();
    }
    const path = pages[turn % pages.length];
    const begun = performance.now();
    void bola.call('GET', path).then(
      ({ status }) => {
        slowest = Math.max(slowest, performance.now() - begun);
        if (status < 400) return void (answered += 1);
        failed += 1;
        report(`FAILED ${path} ${status}`);
      },
      (error) => {
        failed += 1;
        report(`FAILED ${path} ${error.cause?.code ?? error.message}`);
      },
    );
    if (turn % (PER_SECOND * 5) === 0) report(`${answered} answered, ${failed} failed, slowest ${Math.round(slowest)} ms`);
    await pause(1_000 / PER_SECOND);
  }
}

async function reseller() {
  const dan = new Person();
  await dan.join('Scale');
  for (let number = 1; number <= RESOLD; number += 1) await dan.watch(`Resold ${number}`, SHOP);
  say(`READY ${RESOLD} servers`);
}

async function street() {
  for (let number = 1; number <= CROWD; number += 1) {
    const eve = new Person();
    await eve.join('Growth');
    await eve.watch(`Stall ${number}`, SHOP);
  }
  say(`READY ${CROWD} accounts`);
}

async function member() {
  const chi = new Person();
  await chi.join('Basic', { payLater: true });
  const { apiKey } = await chi.must('POST', `/api/key/generate/${chi.userId}`, { name: 'Walk' });
  const send = (method, path, headers, body) =>
    fetch(PRODUCT + path, { method, headers, body: body && JSON.stringify(body), signal: AbortSignal.timeout(15_000) });
  const login = await send('POST', '/api/auth/login', { 'content-type': 'application/json' }, { email: chi.email, password: chi.password });
  let cookie = login.headers.get('set-cookie').split(';')[0];
  const ways = {
    'the first token': () => send('GET', '/api/user/', { authorization: `Bearer ${chi.token}` }),
    'the API key': () => send('GET', '/api/v1/me', { authorization: `Bearer ${apiKey}` }),
    'the cookie': async () => {
      const answer = await send('POST', '/api/auth/refresh', { cookie });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
  };
  // A token ends by itself after a quarter of an hour; what matters is that it does not end sooner.
  const endOfToken = JSON.parse(Buffer.from(chi.token.split('.')[1], 'base64url').toString()).exp * 1_000;
  const asks = Object.fromEntries(Object.keys(ways).map((way) => [way, { good: 0, refused: 0 }]));
  for (let bought = false; ; await pause(3_000)) {
    for (const [way, ask] of Object.entries(ways)) {
      if (way === 'the first token' && Date.now() > endOfToken - 2_000) continue;
      const status = await ask().then(
        (answer) => answer.status,
        (error) => error.cause?.code ?? error.message,
      );
      asks[way][status === 200 ? 'good' : 'refused'] += 1;
      if (status !== 200) report(`REFUSED ${way}: ${status}`);
    }
    if (!bought && (bought = await chi.hasPlan().catch(() => false))) say('BOUGHT');
    report(
      Object.entries(asks)
        .map(([way, { good, refused }]) => `${way}: ${good} good, ${refused} not`)
        .join('; '),
    );
  }
}

process.on('SIGTERM', () => process.exit(0));
try {
  await { founder, crowd, reseller, street, member }[ROLE]();
} catch (error) {
  report(`FAILED ${error.message}`);
  process.exit(1);
}
