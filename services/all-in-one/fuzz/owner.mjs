import { setTimeout as sleep } from 'node:timers/promises';

/** A gateway lets an account ask 300 times a minute. */
const PAGES_A_SECOND = 4;
const ENDS = { seconds: 4_000_000_000 };
const ACTIVE = 3;
const PLAN = { state: 'active', planState: ACTIVE, serverLimit: 50, rateLimit: 1_000_000, subscriptionEnd: ENDS, validUntil: ENDS };
const PATIENCE_MS = 120_000;

/** Somebody with servers and a job, whom messages are about, and whose pages show what became of them. */
export class Owner {
  ids = {};
  askedAt = 0;
  /** Pages that came. */
  answered = 0;

  constructor(routes, publish) {
    Object.assign(this, { routes, publish });
    this.pages = routes.operations.filter(({ method, path }) => method === 'GET' && !/events|webhooks|docs|unsubscribe/.test(path));
  }

  /** Signs up, again where the account is gone, and has a plan by the message that says so. */
  async appear(random) {
    await this.routes.signUp(random);
    const [userId, workspaceId] = this.routes.person.ids;
    this.token = this.routes.person.token;
    this.address = `10.9.${random.below(256)}.${random.below(256)}`;
    await this.publish('entitlement.changed', { workspaceId, userId, version: 1_000_000, ...PLAN });
    const serverIds = [];
    for (const [name, website] of [
      ['Shop', 'http://127.0.0.1:8443/'],
      ['Machine', ''],
    ])
      serverIds.push(
        await this.make(
          'server/create',
          { name, website, ipAddress: '127.0.0.1', monitoringInterval: 1, email: true, whatsApp: false, userId, workspaceId },
          random,
        ),
      );
    const heartbeatId = await this.make('heartbeat', { name: 'Backup', every: 10, graceMinutes: 5 }, random);
    this.ids = { userId: [userId], workspaceId: [workspaceId], serverId: [...serverIds, heartbeatId], heartbeatId: [heartbeatId] };
  }

  /** A few of all pages; what messages are about may have changed in between, a fault of ours may not. */
  async look(random) {
    for (let count = 0; count < PAGES_A_SECOND; count += 1) {
      const { root, path } = random.pick(this.pages);
      const place = path.replace(/\{(\w+)\}/g, (_, name) => random.pick(this.ids[name] ?? Object.values(this.ids).flat()));
      const status = await this.routes.ask('GET', `${root}${place}`, this.headers());
      if (status >= 500 && status !== 503) throw new Error(`GET ${place} answered ${status}`);
      if (status === 200) this.answered += 1;
      if (status === 401) return this.appear(random);
    }
    const restMs = this.askedAt + 1_000 - performance.now();
    if (restMs > 0) await sleep(restMs);
    this.askedAt = performance.now();
  }

  headers() {
    return { authorization: `Bearer ${this.token}`, 'content-type': 'application/json', 'x-forwarded-for': this.address };
  }

  async make(path, body, random) {
    const giveUpAt = performance.now() + PATIENCE_MS;
    const headers = { ...this.headers(), 'idempotency-key': random.uuid() };
    for (;;) {
      const response = await fetch(`${this.routes.base}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (response.ok) return (await response.json()).data._id;
      if (performance.now() > giveUpAt) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
      // "Too often" is counted each time.
      await sleep(Number(response.headers.get('retry-after') ?? 0) * 1_000 + 200);
    }
  }
}
