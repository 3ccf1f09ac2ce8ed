import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, startSmtp, throwawayDatabase } from '@nowahala/testkit';
import type { SmtpStandIn, ThrowawayDatabase } from '@nowahala/testkit';
import { Apart, SERVICES } from './apart.js';
import { addServer, becomeCustomer, openIncident, PracticeSite } from './story.js';
import type { Founder } from './story.js';

const engines = { kafkaBrokers: process.env.KAFKA_BROKERS, redisUrl: process.env.TEST_REDIS_URL };
const missing = Object.entries(engines)
  .filter(([, value]) => !value)
  .map(([name]) => name);
if (missing.length > 0 && process.env.CI) throw new Error(`The story apart needs real engines in CI; missing: ${missing.join(', ')}.`);
if (missing.length > 0) console.warn(`The story apart runs with real engines only; skipped, missing: ${missing.join(', ')}.`);

/** Eight processes on Kafka, PostgreSQL and Redis; each is killed once while a customer's server is down. */
(missing.length > 0 ? describe.skip : describe)('the story of an outage, with the services apart', () => {
  let database: ThrowawayDatabase;
  let smtp: SmtpStandIn;
  let product: Apart;
  let ada: Founder;
  let serverId: string;
  const site = new PracticeSite('127.0.0.22');

  beforeAll(async () => {
    process.env.TEST_DATABASE_URL = process.env.TEST_APART_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
    database = await throwawayDatabase();
    smtp = await startSmtp();
    await site.up();
    product = await Apart.start({
      databaseUrl: database.url,
      ...engines,
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'NoWahala <alerts@nowahala.example>' },
    });
  });
  afterAll(async () => {
    await product?.stop();
    await site.down();
    await smtp?.stop();
    await database?.drop();
  });

  const mails = (words: RegExp) =>
    smtp.mails.filter(({ mail, envelope }) => words.test(mail.subject ?? '') && envelope.to.includes(ada.email));
  const once = (words: RegExp) => new Set(mails(words).map(({ mail }) => mail.messageId)).size;

  it('lets a founder sign up, pay and add a server that is checked', async () => {
    ada = await becomeCustomer(product.customer());
    serverId = await addServer(ada, site);
    await eventually(
      'the first ping',
      async () => (await ada.customer.get(`server/pings/${serverId}?page=1`)).body.data?.[0]?.status === 'success',
      30_000,
    );
  });

  it('opens one incident and sends one mail, although every service is killed once meanwhile', async () => {
    await site.down();
    await ada.customer.post(`server/${serverId}/check`);
    for (const name of SERVICES.filter((service) => service !== 'gateway')) {
      await product.crash(name);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await Promise.all(SERVICES.map((name) => product.untilReady(name)));
    await product.crash('gateway');
    await product.untilReady('gateway');
    const incident = await eventually('the incident', () => openIncident(ada, serverId), 150_000);
    expect(incident.explanation.doNow.length).toBeGreaterThan(0);
    await eventually('the alert', () => once(/down since/) === 1, 90_000);
  });

  it('tells of the recovery once', async () => {
    await site.up();
    await eventually('the recovery mail', () => once(/is back|is up/) === 1, 200_000);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(once(/down since/)).toBe(1);
    expect(once(/is back|is up/)).toBe(1);
    expect(await openIncident(ada, serverId)).toBeUndefined();
  });
});
