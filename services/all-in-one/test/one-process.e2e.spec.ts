import { sleep } from '@nowahala/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually, startFakeOtlp } from '@nowahala/testkit';
import type { FakeOtlp } from '@nowahala/testkit';
import { runCommand } from '../src/ops/command.js';
import { Product } from './product.js';
import { addServer, alertsTo, becomeCustomer, openIncident, PracticeSite } from './customers.js';
import type { Founder } from './customers.js';
import { FROM_MAIL_TO_TICK, upFrom, waysBack } from './trace.js';

/** The main job on one machine: what `npm start` runs, with nothing replaced. */
describe('an outage on one machine', () => {
  let product: Product;
  let otlp: FakeOtlp;
  let ada: Founder;
  let serverId: string;
  const site = new PracticeSite('127.0.0.21');

  beforeAll(async () => {
    otlp = await startFakeOtlp();
    product = await Product.start({ env: { TEST_CLOCK: '1', OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url, OTEL_BSP_SCHEDULE_DELAY: '500' } });
    await site.up();
  });
  afterAll(async () => {
    await site.down();
    await product?.stop();
    product?.removeData();
    await otlp?.stop();
  });

  /** Steps up to 20 s pass like real time: checks that fall due run. */
  const passFiveSeconds = async (): Promise<void> => {
    await ada.customer.call('POST', '/dev/clock', { advanceMs: 5_000 });
    await sleep(1_000);
  };

  it('begins with a founder who signs up, pays, and adds a server that is checked within ten seconds', async () => {
    ada = await becomeCustomer(product.customer());
    serverId = await addServer(ada, site);
    const first = await eventually(
      'the first ping',
      async () => (await ada.customer.get(`server/pings/${serverId}?page=1`)).body.data[0],
      30_000,
    );
    expect(first).toMatchObject({ status: 'success', check: 'scheduled', region: 'local', responseTimeMs: expect.any(Number) });
  });

  it('opens an incident within a minute, and one mail says what happened and what to do', async () => {
    await site.down();
    const incident = await eventually(
      'the incident',
      async () => {
        await passFiveSeconds();
        return openIncident(ada, serverId);
      },
      60_000,
    );
    expect(incident.explanation.doNow.length).toBeGreaterThan(0);
    const [mail] = await eventually(
      'the alert',
      async () => {
        const mails = await alertsTo(ada, /down since/);
        return mails.length > 0 && mails;
      },
      20_000,
    );
    expect(mail!.subject).toMatch(/^Shop website is down since \d\d:\d\d \(WAT\)$/);
    expect(mail!.text).toContain(incident.explanation.doNow[0]);
    expect(mail!.text).toContain(`/dashboard/incidents/${incident._id}`);
    const workspace = await ada.customer.get(`workspace/${ada.userId}`);
    expect(workspace.body.servers[0].serverId).toMatchObject({ _id: serverId, status: 'inactive' });
  });

  it('tells what each check saw in the language that is asked for, and in English where none is', async () => {
    const messagesIn = async (language?: string) => {
      const headers = language === undefined ? undefined : { 'accept-language': language };
      const pings = await ada.customer.call('GET', `/api/server/pings/${serverId}?page=1`, undefined, headers);
      const logs = await ada.customer.call('GET', `/api/server/logs/${ada.userId}?page=1`, undefined, headers);
      return [pings.body.data, logs.body.data].map((list: { message: string }[]) => list.map(({ message }) => message));
    };
    const [checks, logs] = await messagesIn();
    expect(checks).toContainEqual(expect.stringMatching(/^The machine refused the connection to 127\.0\.0\.21 \(port 8080\): /));
    expect(logs![0]).toMatch(/^The machine refused the connection to 127\.0\.0\.21 \(port 8080\): /);
    const [inHistory, inLogs] = await messagesIn('fr');
    expect(inHistory).toContainEqual(expect.stringMatching(/^La machine a refusé la connexion à 127\.0\.0\.21 \(port 8080\)/));
    expect(inHistory!.filter((message) => /^The |^Answered /.test(message))).toEqual([]);
    expect(inLogs![0]).toMatch(/^La machine a refusé la connexion à 127\.0\.0\.21 \(port 8080\)/);
  });

  it('can show the whole way in one trace, from the tick to the mail, and nothing of what went well', async () => {
    const handedOver = await eventually('the trace', () =>
      otlp.spans.find((span) => span.name === 'deliver email' && upFrom(span, otlp.spans).at(-1)!.name === 'tick'),
    );
    expect(waysBack(otlp.spans)).toContainEqual(FROM_MAIL_TO_TICK);
    const names = otlp.spans.filter(({ traceId }) => traceId === handedOver.traceId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['explain', 'recheck', 'want recheck']));
    // A successful check leaves no trace.
    expect(otlp.spans.filter(({ name, attributes }) => name === 'check' && attributes['check.outcome'] === 'success').length).toBeLessThan(
      3,
    );
  });

  it('survives a power cut in the middle of the outage', async () => {
    await product.kill();
    product = await Product.start({ dataDir: product.dataDir, port: product.port, env: { TEST_CLOCK: '1' } });
    expect(await openIncident(ada, serverId)).toBeDefined();
  });

  it('tells of the recovery once, with the duration', async () => {
    await site.up();
    const [mail] = await eventually(
      'the recovery mail',
      async () => {
        await passFiveSeconds();
        const mails = await alertsTo(ada, /is back|is up/);
        return mails.length > 0 && mails;
      },
      200_000,
    );
    expect(mail!.text).toMatch(/after (\d+ seconds|\d+ minutes?|a minute)/);
    const workspace = await ada.customer.get(`workspace/${ada.userId}`);
    expect(workspace.body.servers[0].serverId.status).toBe('active');
    expect(await alertsTo(ada, /down since/)).toHaveLength(1);
    expect(await alertsTo(ada, /is back|is up/)).toHaveLength(1);
  });

  it.each([
    ['that can pay', () => ({ TILL: product.url }), 'ok    its first check'],
    ['that must not', () => ({}), 'The walk ends here'],
  ])('is walked through by a `helm test` %s, of whom nothing but closed papers stays', async (_, till, says) => {
    const env = { ...process.env, PRODUCT: product.url, TARGET: site.url, TARGET_IP: site.address, ...till() };
    const { stdout } = await promisify(execFile)(process.execPath, ['charts/nowahala/files/walk.mjs'], { env });
    expect(stdout).toContain(says);
    expect(stdout).toContain('ok    the account is deleted');
    await eventually('the account is erased', async () => {
      const { text } = await runCommand(['ops', 'erase-check'], { DATA_DIR: product.dataDir, NODE_ENV: 'test' });
      if (!/^(\d) asked, \1 are forgotten\.$/m.test(text)) throw new Error(text);
      // Within the hour go the two mails that confirm it, and the bare ids that keep late results out.
      const left = text
        .split('\n')
        .filter((line) => /^\w+\.\w+ /.test(line) && !/^(notifier\.delivery|analyzer\.erased_server) /.test(line));
      if (left.length > 0) throw new Error(left.join('\n'));
      return true;
    });
  });

  it('stops cleanly and finds everything again', async () => {
    expect(await product.stop()).toBe(0);
    product = await Product.start({ dataDir: product.dataDir, port: product.port });
    expect((await ada.customer.get('user/')).body.data.email).toBe(ada.email);
    expect((await ada.customer.get(`server/pings/${serverId}?page=1`)).body.data.length).toBeGreaterThan(3);
  });
});
