import { sleep } from '@nowahala/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually, startFakeOtlp, startFakeSmtp, throwawayDatabase } from '@nowahala/testkit';
import type { FakeOtlp, FakeSmtp, ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { MultiProcess, SERVICES } from './multi-process.js';
import type { Name } from './multi-process.js';
import { AWAY_SECONDS, freezeKafka, stopPostgres } from './backing-services-away.js';
import type { ComeBack } from './backing-services-away.js';
import { LightLoad } from './light-load.js';
import { slotsOf } from './slots.js';
import { addServer, becomeCustomer, openIncident, PracticeSite } from './customers.js';
import type { Founder } from './customers.js';
import { readAll, valuesOf, implausibleMetrics } from './checked-metrics.js';
import { FROM_MAIL_TO_TICK, upFrom, waysBack } from './trace.js';

const engines = { kafkaBrokers: process.env.KAFKA_BROKERS, redisUrl: process.env.TEST_REDIS_URL };
const missing = Object.entries(engines)
  .filter(([, value]) => !value)
  .map(([name]) => name);
if (missing.length > 0 && process.env.CI)
  throw new Error(`The multi-process run needs real backing services in CI; missing: ${missing.join(', ')}.`);
if (missing.length > 0) console.warn(`The multi-process run needs real backing services; skipped, missing: ${missing.join(', ')}.`);

const STEADY_SERVERS = 20;
jest.setTimeout(240_000 + 2_000 * AWAY_SECONDS);

/** Eight processes on Kafka, PostgreSQL and Redis: killed, replaced and left without their backing services, and nobody is notified twice. */
(missing.length > 0 ? describe.skip : describe)('an outage, with each service in a process of its own', () => {
  let database: ThrowawayDatabase;
  let smtp: FakeSmtp;
  let otlp: FakeOtlp;
  let product: MultiProcess;
  let ada: Founder;
  let serverId: string;
  let secondId: string;
  let steady: string[];
  const firstSite = new PracticeSite('127.0.0.41');
  const secondSite = new PracticeSite('127.0.0.43');
  const steadySite = new PracticeSite('127.0.0.42');

  beforeAll(async () => {
    process.env.TEST_DATABASE_URL = process.env.TEST_APART_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
    database = await throwawayDatabase();
    smtp = await startFakeSmtp();
    otlp = await startFakeOtlp();
    await Promise.all([firstSite.up(), secondSite.up(), steadySite.up()]);
    product = await MultiProcess.start({
      databaseUrl: database.url,
      ...engines,
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'NoWahala <alerts@nowahala.example>',
        OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
        OTEL_BSP_SCHEDULE_DELAY: '500',
        OTEL_METRICS_EXPORTER: 'none',
      },
    });
  });
  afterAll(async () => {
    await product?.stop();
    await Promise.all([firstSite.down(), secondSite.down(), steadySite.down()]);
    await otlp?.stop();
    await smtp?.stop();
    await database?.drop();
  });

  const mails = (words: RegExp) =>
    smtp.mails.filter(({ mail, envelope }) => words.test(mail.subject ?? '') && envelope.to.includes(ada.email));
  const once = (words: RegExp) => new Set(mails(words).map(({ mail }) => mail.messageId)).size;

  it('lets a founder sign up, pay and add servers that are checked', async () => {
    ada = await becomeCustomer(product.customer(), 'Business');
    serverId = await addServer(ada, firstSite);
    secondId = await addServer(ada, secondSite, { name: 'Second shop' });
    steady = [];
    for (let number = 1; number <= STEADY_SERVERS; number += 1)
      steady.push(await addServer(ada, steadySite, { name: `Steady ${number}`, website: `${steadySite.url}${number}` }));
    await eventually(
      'the first ping',
      async () => (await ada.customer.get(`server/pings/${serverId}?page=1`)).body.data?.[0]?.status === 'success',
      30_000,
    );
  });

  it('opens one incident and sends one mail, although every service is killed once meanwhile', async () => {
    await firstSite.down();
    await ada.customer.post(`server/${serverId}/check`);
    for (const name of SERVICES.filter((service) => service !== 'gateway')) {
      await product.crash(name);
      await sleep(1_000);
    }
    await Promise.all(SERVICES.map((name) => product.untilReady(name)));
    await product.crash('gateway');
    await product.untilReady('gateway');
    const incident = await eventually('the incident', () => openIncident(ada, serverId), 150_000);
    expect(incident.explanation.doNow.length).toBeGreaterThan(0);
    await eventually('the alert', () => once(/Shop website is down since/) === 1, 90_000);
  });

  it('tells of the recovery once, while every service is replaced and nobody sees an error', async () => {
    await firstSite.up();
    const load = new LightLoad(ada, steady[0]!);
    const codes: (number | null)[] = [];
    for (const name of SERVICES) {
      load.during = `while ${name} is replaced`;
      codes.push(await product.roll(name));
    }
    await load.stop();
    expect(codes).toEqual(SERVICES.map(() => 0));
    expect(load.failed).toEqual([]);
    expect(load.asked).toBeGreaterThan(50);
    await eventually('the recovery mail', () => once(/Shop website is (back|up)/) === 1, 200_000);
    expect(await openIncident(ada, serverId)).toBeUndefined();
  });

  it('is not ready where a backing service that is away is needed, and notifies once of what broke meanwhile', async () => {
    const away = async (
      begin: Promise<ComeBack>,
      says: RegExp,
      needing: readonly Name[],
      meanwhile?: () => Promise<void>,
    ): Promise<void> => {
      const comeBack = await begin;
      try {
        const awaySince = performance.now();
        await eventually(
          `${says} is said by those who need it`,
          async () => {
            const health = await Promise.all(needing.map(async (name) => ({ name, ...(await product.health(name, 'ready')) })));
            const wrong = health.filter((one) => one.ok || !says.test(one.says));
            if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
            return true;
          },
          60_000,
        );
        await meanwhile?.();
        await sleep(AWAY_SECONDS * 1_000 - (performance.now() - awaySince));
        // A restart would not help against any of this.
        for (const name of SERVICES) expect({ name, ...(await product.health(name, 'live')) }).toMatchObject({ name, ok: true });
      } finally {
        await comeBack();
      }
      await Promise.all(SERVICES.map((name) => product.untilReady(name)));
    };
    await secondSite.down();
    const busAlone: Name[] = SERVICES.filter((name) => name === 'scheduler' || name === 'prober');
    await away(freezeKafka(), /bus does not answer/, busAlone, async () => {
      const others = SERVICES.filter((name) => !busAlone.includes(name));
      const health = await Promise.all(others.map(async (name) => ({ name, ...(await product.health(name, 'ready')) })));
      expect(health.map(({ name, ok }) => ({ name, ok }))).toEqual(others.map((name) => ({ name, ok: true })));
      const login = await product.customer().post('auth/login', { email: ada.email, password: 'correct horse battery' });
      expect(login.status).toBe(200);
      expect((await ada.customer.get(`server/pings/${secondId}?page=1`)).status).toBe(200);
    });
    const withState = SERVICES.filter((name) => name !== 'prober');
    await away(stopPostgres(database.url), /cannot reach its database/, withState);
    await eventually('the alert', () => once(/Second shop is down since/) === 1, 150_000);
    await secondSite.up();
    expect((await ada.customer.get(`server/pings/${secondId}?page=1`)).status).toBe(200);
  });

  it('has notified everybody once, and accounts for every minute of every server', async () => {
    // What was measured while the bus was away comes with it.
    const { measured } = await eventually('every minute is accounted for', async () => {
      const slots = await slotsOf(database, steady);
      if (slots.lost.length > 0) throw new Error(`lost: ${slots.lost.join(', ')}`);
      return slots;
    });
    expect(measured).toBeGreaterThan(STEADY_SERVERS);
    expect(once(/Shop website is down since/)).toBe(1);
    expect(once(/Shop website is (back|up)/)).toBe(1);
    expect(once(/Second shop is down since/)).toBe(1);
    expect(mails(/down since/)).toHaveLength(2);
  });

  it('shows all of this in its metrics, and that it is over', async () => {
    // The first sign-ups were counted by processes that are gone; the sandbox sends no webhook.
    await becomeCustomer(product.customer());
    expect((await product.customer().post('webhooks/mail', { event: 'bounce' })).status).toBe(401);
    const person = new pg.Client({ connectionString: database.url });
    person.on('error', () => undefined);
    await person.connect();
    await person.query('BEGIN; SELECT pg_current_xact_id()');
    await eventually(
      'every metric of the contract makes sense',
      async () => {
        const wrong = await implausibleMetrics(product);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        return true;
      },
      90_000,
    );
    await person.query('COMMIT');
    await person.end();
    await eventually('no transaction is old', async () =>
      valuesOf(await readAll(product), 'pg_oldest_xid_seconds').every((seconds) => seconds < 1),
    );
  });

  it('can show the whole way of an alert in one trace, from the tick to the mail, across its processes', async () => {
    const [way] = await eventually('the trace of an alert', () => {
      const whole = waysBack(otlp.spans).filter((names) => names.join() === FROM_MAIL_TO_TICK.join());
      return whole.length > 0 && whole;
    });
    expect(way).toEqual(FROM_MAIL_TO_TICK);
    const handedOver = otlp.spans.find((span) => span.name === 'deliver email' && upFrom(span, otlp.spans).at(-1)!.name === 'tick')!;
    const trace = upFrom(handedOver, otlp.spans);
    expect(new Set(trace.map(({ traceId }) => traceId)).size).toBe(1);
    expect([...new Set(trace.map(({ service }) => service))].sort()).toEqual([
      'nowahala-analyzer',
      'nowahala-notifier',
      'nowahala-prober',
      'nowahala-scheduler',
    ]);
  });
});
