import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { analyzer } from '../../analyzer/src/analyzer.service.js';
import { AnalyzerApp, okCheck, failedCheck } from '../../analyzer/test/app.js';
import type { Server } from '../../analyzer/test/app.js';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

const PATIENCE_MS = 90_000;
const NAMES = ['Shop website', 'Blog', 'Customer portal'];

/** From the checks to the mail: both services, the bus between them, a real mail server. */
describe('three servers on one machine', () => {
  let app: NotifierApp;
  let detector: AnalyzerApp;
  let ada: Person;
  let servers: Server[];
  beforeAll(async () => {
    app = await startNotifier({}, undefined, undefined, [analyzer]);
    detector = new AnalyzerApp(app.host);
    ada = await app.person();
    servers = [ada.serverId, await app.addServer(ada, NAMES[1]!), await app.addServer(ada, NAMES[2]!)].map((serverId) => ({
      serverId,
      workspaceId: ada.workspaceId,
      userId: ada.userId,
    }));
    for (const server of servers) await detector.checks(server, okCheck(detector.at(-90)));
    await are('up');
  }, 180_000);
  afterAll(() => app.stop());

  const are = (state: string) =>
    eventually(
      `all are ${state}`,
      async () =>
        (await detector.sql(`SELECT 1 FROM monitor WHERE workspace_id = $1 AND state = $2 AND ip_address <> ''`, [ada.workspaceId, state]))
          .length === servers.length,
      PATIENCE_MS,
    );
  const areRecorded = (what: 'opened_seen_at' | 'resolved_seen_at') =>
    eventually(
      `the notifier has recorded all (${what})`,
      async () =>
        (
          await app.host.database.query(`SELECT 1 FROM notifier.incident WHERE workspace_id = $1 AND ${what} IS NOT NULL`, [
            ada.workspaceId,
          ])
        ).length === servers.length,
      PATIENCE_MS,
    );
  const subjects = () => app.mailsTo(ada).map(({ mail }) => mail.subject);
  /** Whoever would notify a second time has had every chance by then. */
  const long = async (): Promise<void> => {
    for (let minute = 0; minute < 5; minute += 1) await app.clock.advance(60_000);
  };

  it('that go down together are one mail, one note and one line; and one of each when they are back', async () => {
    const rechecks = await app.host.collect('recheck.wanted');
    const [shop, ...others] = servers as [Server, ...Server[]];
    await detector.checks(shop, failedCheck(detector.at(-30)));
    await eventually('the neighbours are looked at', () =>
      others.every(({ serverId }) => rechecks.some((one) => one.serverId === serverId && one.check === 'sibling')),
    );
    for (const other of others) await detector.checks(other, failedCheck(detector.at(-29), { check: 'sibling' }));
    await are('suspect');
    // Of this moment, so that whoever is confirmed first still waits for the others.
    for (const secondsAgo of [25, 5])
      for (const server of servers) await detector.checks(server, failedCheck(detector.at(-secondsAgo), { check: 'recheck' }));
    await are('down');
    await areRecorded('opened_seen_at');
    await app.clock.advance(60_000);
    await eventually('the alerts', () => app.mailsTo(ada).length > 0 && app.whatsAppMessagesTo(ada).length > 0, PATIENCE_MS);
    expect(app.mailsTo(ada)[0]!.mail.text).toContain('3 servers on the same machine stopped together');

    for (const server of servers) await detector.checks(server, okCheck(detector.at(-1)));
    await are('recovering');
    await app.clock.advance(60_000);
    for (const server of servers) await detector.checks(server, okCheck(detector.at(0), { check: 'recovery' }));
    await are('up');
    await areRecorded('resolved_seen_at');
    await long();
    await eventually('the end', () => app.mailsTo(ada).length > 1 && app.whatsAppMessagesTo(ada).length > 1, PATIENCE_MS);
    expect(subjects()).toEqual([
      expect.stringMatching(/^(\w[\w ]+), (\w[\w ]+) and (\w[\w ]+) are down since \d\d:\d\d \(WAT\)$/),
      expect.stringMatching(/ are back, down for /),
    ]);
    for (const name of NAMES) for (const subject of subjects()) expect(subject).toContain(name);
    expect(app.whatsAppMessagesTo(ada).map(({ body }) => NAMES.every((name) => body.includes(name)))).toEqual([true, true]);
    const lines = await app.host.database.query('SELECT kind FROM notifier.notification WHERE user_id = $1 ORDER BY place', [ada.userId]);
    expect(lines.map(({ kind }) => kind)).toEqual(['down', 'resolved']);
  }, 300_000);
});
