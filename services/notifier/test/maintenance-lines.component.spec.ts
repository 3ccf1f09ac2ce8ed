import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

const MINUTE_MS = 60_000;

/** In minutes from now; `asked`: when its owner asked for it. */
interface Planned {
  id?: string;
  serverId?: string;
  from: number;
  to: number;
  version?: number;
  asked?: number;
  headers?: Record<string, string>;
}

describe('the dashboard', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  async function maintenance(
    { workspaceId, userId }: Person,
    { id = newId(), serverId = '', from, to, version = 1, asked = 0, headers = {} }: Planned,
  ): Promise<string> {
    const [startsAt, endsAt, changedAt] = [from, to, asked].map((minutes) => new Date(app.clock.nowMs() + minutes * MINUTE_MS));
    const message = { maintenanceId: id, workspaceId, userId, serverId, version, startsAt, endsAt, changedAt };
    await app.host.publish('maintenance.changed', message, { key: workspaceId, tenantId: workspaceId, headers });
    const known = 'SELECT 1 FROM notifier.maintenance WHERE maintenance_id = $1 AND version = $2';
    await eventually('it is known', async () => (await app.host.database.query(known, [id, version])).length > 0);
    return id;
  }
  const linesTo = async ({ userId }: Person): Promise<string[]> => {
    const lines = 'SELECT kind, title, text FROM notifier.notification WHERE user_id = $1 ORDER BY place';
    const rows = await app.host.database.query(lines, [userId]);
    return rows.map(({ kind, title, text }) => `${kind}: ${title}. ${text}`);
  };

  it('says when maintenance that was planned begins and ends, once and nowhere else', async () => {
    const ada = await app.person();
    const serverId = await app.addServer(ada, 'Shop');
    await maintenance(ada, { serverId, from: 10, to: 40 });
    await app.clock.advance(9 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([]);
    await app.clock.advance(2 * MINUTE_MS);
    const began = expect.stringMatching(/^maintenance_began: Maintenance of Shop until \d\d:\d\d \(WAT\)\. We keep checking/);
    expect(await linesTo(ada)).toEqual([began]);
    await app.clock.advance(30 * MINUTE_MS);
    const over = expect.stringMatching(/^maintenance_over: Maintenance of Shop is over\. Alerts are on again/);
    expect(await linesTo(ada)).toEqual([began, over]);
    await app.clock.advance(60 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([began, over]);
    expect([app.mailsTo(ada), app.whatsAppMessagesTo(ada)]).toEqual([[], []]);
  });

  it('says the beginning and the end of one that was planned in time and is heard of after them', async () => {
    const ada = await app.person();
    const serverId = await app.addServer(ada, 'Shop');
    await maintenance(ada, { serverId, asked: -25, from: -10, to: 30 });
    await app.clock.advance(MINUTE_MS);
    const began = expect.stringMatching(/^maintenance_began: Maintenance of Shop/);
    expect(await linesTo(ada)).toEqual([began]);
    const late = await maintenance(ada, { asked: -60, from: -40, to: -5 });
    await app.clock.advance(MINUTE_MS);
    const over = expect.stringMatching(/^maintenance_over: /);
    expect(await linesTo(ada)).toEqual([began, over]);
    await maintenance(ada, { id: late, asked: -4, from: -42, to: -4, version: 2 });
    await app.clock.advance(MINUTE_MS);
    expect(await linesTo(ada)).toEqual([began, over]);
  });

  it('says nothing of the past when messages are replayed', async () => {
    const ada = await app.person();
    await maintenance(ada, { asked: -60, from: -40, to: -5, headers: { 'x-replay': '1' } });
    await app.clock.advance(MINUTE_MS);
    expect(await linesTo(ada)).toEqual([]);
  });

  it('says nothing of what its owner begins, ends or cancels by hand', async () => {
    const ada = await app.person();
    const id = await maintenance(ada, { from: 0, to: 30 });
    await app.clock.advance(5 * MINUTE_MS);
    await maintenance(ada, { id, from: -5, to: 0, version: 2 });
    const planned = await maintenance(ada, { from: 10, to: 40 });
    await maintenance(ada, { id: planned, from: 10, to: 10, version: 2 });
    await app.clock.advance(60 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([]);
  });

  it('says that what was begun by hand has ended by itself, of all servers in the language of its owner', async () => {
    const ada = await app.person({ language: 'fr' });
    await maintenance(ada, { from: 0, to: 30 });
    await app.clock.advance(31 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([expect.stringContaining('tous vos serveurs')]);
  });

  it('says nothing of one that begins and ends while another one goes on for its servers', async () => {
    const ada = await app.person();
    const serverId = await app.addServer(ada, 'Shop');
    await maintenance(ada, { from: 0, to: 120 });
    await maintenance(ada, { serverId, from: 10, to: 40 });
    await app.clock.advance(11 * MINUTE_MS);
    await app.clock.advance(60 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([]);
  });

  it('says the end again of one that was extended after it was over', async () => {
    const ada = await app.person();
    const id = await maintenance(ada, { from: 0, to: 30 });
    await app.clock.advance(31 * MINUTE_MS);
    await maintenance(ada, { id, from: -31, to: 30, version: 2 });
    await app.clock.advance(31 * MINUTE_MS);
    const over = expect.stringMatching(/^maintenance_over: /);
    expect(await linesTo(ada)).toEqual([over, over]);
  });

  it('says the beginning again of one that was moved after it had begun', async () => {
    const ada = await app.person();
    const id = await maintenance(ada, { from: 10, to: 40 });
    await app.clock.advance(11 * MINUTE_MS);
    await maintenance(ada, { id, from: 20, to: 60, version: 2 });
    await app.clock.advance(21 * MINUTE_MS);
    const began = expect.stringMatching(/^maintenance_began: /);
    expect(await linesTo(ada)).toEqual([began, began]);
  });

  it('says one beginning and one end of two that begin and end together', async () => {
    const ada = await app.person();
    const serverId = await app.addServer(ada, 'Shop');
    for (let times = 0; times < 2; times += 1) await maintenance(ada, { serverId, from: 10, to: 40 });
    await app.clock.advance(11 * MINUTE_MS);
    const began = expect.stringMatching(/^maintenance_began: /);
    expect(await linesTo(ada)).toEqual([began]);
    await app.clock.advance(30 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([began, expect.stringMatching(/^maintenance_over: /)]);
  });

  it('says of two that begin together the one of all servers, and where one follows on another no end between them', async () => {
    const ada = await app.person();
    const serverId = await app.addServer(ada, 'Shop');
    await maintenance(ada, { serverId, from: 10, to: 40 });
    await maintenance(ada, { from: 10, to: 40 });
    await maintenance(ada, { from: 40, to: 70 });
    await app.clock.advance(11 * MINUTE_MS);
    const began = expect.stringMatching(/^maintenance_began: (?!.*Shop)/);
    expect(await linesTo(ada)).toEqual([began]);
    await app.clock.advance(30 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([began, began]);
    await app.clock.advance(30 * MINUTE_MS);
    expect(await linesTo(ada)).toEqual([began, began, expect.stringMatching(/^maintenance_over: /)]);
  });

  it('says what it heard of late in the order in which it was', async () => {
    const ada = await app.person();
    const serverId = await app.addServer(ada, 'Shop');
    const spans = [20, 60, 100, 140, 180].map((from) => ({ serverId, from, to: from + 30 }));
    for (const span of spans.toReversed()) await maintenance(ada, span);
    await app.clock.advance(185 * MINUTE_MS);
    const kinds = (await linesTo(ada)).map((line) => line.split(':', 1)[0]);
    expect(kinds).toEqual([...Array.from({ length: 4 }, () => 'maintenance_over'), 'maintenance_began']);
  });
});
