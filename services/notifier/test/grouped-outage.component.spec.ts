import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alerts, workspaces } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

const MINUTE_MS = 60_000;
const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

describe('an outage of several servers, or of an unstable one', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  const acknowledges = async ({ serverId, workspaceId, userId }: Person, incidentId: string): Promise<void> => {
    const acknowledged = { incidentId, seq: 3, serverId, workspaceId, userId, acknowledgedAt: app.clock.now(), via: 'dashboard' };
    await app.host.publish('incident.acknowledged', acknowledged, { key: serverId, tenantId: workspaceId });
    await app.recorded('acknowledged', incidentId);
  };

  it('is one message for several servers on one machine, and one when they are back', async () => {
    const ada = await app.person();
    const blog = await app.addServer(ada, 'Blog');
    const group = { groupId: newId(), groupServerIds: [ada.serverId, blog] };
    const first = await app.opened(ada, group);
    const second = await app.opened(ada, { ...group, serverId: blog, serverName: 'Blog' });
    await eventually('the mail', () => app.mailsTo(ada).length > 0);
    await quiet();
    expect(app.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([
      expect.stringMatching(/^(Shop website and Blog|Blog and Shop website) are down since/),
    ]);
    await app.resolved(ada, first);
    await app.resolved(ada, second, { serverId: blog, serverName: 'Blog' });
    await eventually('the end', () => app.mailsTo(ada).length === 2);
    await quiet();
    expect(app.mailsTo(ada).at(-1)!.mail.subject).toMatch(/are back, down for/);
    expect(app.whatsAppMessagesTo(ada)).toHaveLength(2);
  });

  it('reminds only of those nobody is on, and of nothing when somebody is on the rest', async () => {
    const ada = await app.person();
    const blog = await app.addServer(ada, 'Blog');
    const group = { groupId: newId(), groupServerIds: [ada.serverId, blog], startedAt: app.clock.now() };
    const first = await app.opened(ada, group);
    const second = await app.opened(ada, { ...group, serverId: blog, serverName: 'Blog' });
    await eventually('the mail', () => app.mailsTo(ada).length === 1 && app.whatsAppMessagesTo(ada).length === 1);
    await acknowledges(ada, first);
    await app.clock.advance(10 * MINUTE_MS);
    expect(app.mailsTo(ada)[1]!.mail.subject).toBe('Blog is still down, 10 minutes so far');
    expect(app.mailsTo(ada)[1]!.mail.html).toContain(`/dashboard/incidents/${second}`);
    expect(app.whatsAppMessagesTo(ada)[1]!.body).not.toContain('Shop website');
    await app.resolved(ada, second, { serverId: blog, serverName: 'Blog' });
    await app.recorded('resolved', second);
    await app.clock.advance(10_000);
    const before = app.mailsTo(ada).length;
    await app.clock.advance(30 * MINUTE_MS);
    expect(app.mailsTo(ada)).toHaveLength(before);
    await app.resolved(ada, first);
    await eventually('the end', () => app.mailsTo(ada).length === before + 1);
  });

  it('is one word and an hourly digest for an unstable server', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada, { kind: 'unstable', outages: 3, startedAt: app.clock.now() });
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await app.clock.advance(60 * MINUTE_MS);
    await app.clock.advance(30 * MINUTE_MS);
    await app.resolved(ada, incidentId, { kind: 'unstable' });
    await eventually('the end', () => app.mailsTo(ada).length === 3);
    expect(app.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([
      expect.stringMatching(/^Shop website keeps going down and coming back since/),
      'Shop website is still unstable, 1 hour so far',
      expect.stringMatching(/^Shop website is steady again, unstable for/),
    ]);
  });

  it('is not repeated hour by hour for the weeks by which the clock was moved', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    await app.opened(ada, { kind: 'unstable', outages: 3, startedAt: app.clock.now() });
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await app.clock.advance(14 * 24 * 60 * MINUTE_MS);
    const durations = app.mailsTo(ada).flatMap(({ mail }) => /is still unstable, (.*) so far$/.exec(mail.subject ?? '')?.[1] ?? []);
    expect([durations.length, durations.at(-1)]).toEqual([30, '14 days']);
  });

  it('stays on the dashboard when the owner paused the server', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada);
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await app.resolved(ada, incidentId, { reason: 'paused' });
    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    await eventually(
      'the line',
      async () =>
        (await mine.listNotifications({ userId: ada.userId, page: 1 })).notifications[0]?.title ===
        'The incident of Shop website is closed',
    );
    expect(app.mailsTo(ada)).toHaveLength(1);
  });

  it('names those of a group that came back by mail, and those that were paused or deleted with a line each', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const servers = [ada.serverId, await app.addServer(ada, 'Blog'), await app.addServer(ada, 'Portal'), await app.addServer(ada, 'Till')];
    const group = { groupId: newId(), groupServerIds: servers };
    const names = ['Shop website', 'Blog', 'Portal', 'Till'];
    const incidents: string[] = [];
    for (const [at, serverId] of servers.entries()) incidents.push(await app.opened(ada, { ...group, serverId, serverName: names[at]! }));
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    for (const [at, reason] of ['paused', 'recovered', 'deleted', 'recovered'].entries())
      await app.resolved(ada, incidents[at]!, { serverId: servers[at]!, serverName: names[at]!, reason });
    await eventually('the end', () => app.mailsTo(ada).length === 2);
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(2);
    expect(app.mailsTo(ada)[1]!.mail.subject).toMatch(/^(Blog and Till|Till and Blog) are back, down for /);
    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    const { notifications } = await mine.listNotifications({ userId: ada.userId, page: 1 });
    expect(
      notifications
        .map(({ title, text }) => `${title}: ${text}`)
        .filter((line) => line.includes('closed'))
        .toSorted(),
    ).toEqual([
      'The incident of Portal is closed: The server was deleted.',
      'The incident of Shop website is closed: The server was paused.',
    ]);
  });

  it('does not count as steady where the owner paused an unstable server', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada, { kind: 'unstable', outages: 3 });
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await app.resolved(ada, incidentId, { kind: 'unstable', reason: 'paused' });
    const lines = 'SELECT 1 FROM notifier.notification WHERE user_id = $1';
    await eventually('the line', async () => (await app.host.database.query(lines, [ada.userId])).length === 2);
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(1);
  });

  it('leaves while identity is down; a person nobody asked about yet is notified when it is back', async () => {
    const [ada, eve] = [await app.person({ workspaceWhatsApp: false }), await app.person({ workspaceWhatsApp: false })];
    await app.host.database.query('DELETE FROM notifier.recipient WHERE user_id = $1', [eve.userId]);
    app.world.identityDown = true;
    await app.opened(ada);
    await app.opened(eve);
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await quiet();
    expect(app.mailsTo(eve)).toHaveLength(0);
    app.world.identityDown = false;
    await app.clock.advance(4_000);
    await eventually('the other mail', () => app.mailsTo(eve).length === 1);
  });

  it('knows after a start whom it may have to notify, without any event about them', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const unheard = {
      ...workspaces.ServerConfigured.fromPartial({
        serverId: newId(),
        workspaceId: ada.workspaceId,
        userId: ada.userId,
        name: 'Old shop',
        emailEnabled: true,
        configVersion: 7,
      }),
    };
    const second = await startNotifier({}, app.clock, { identityDown: false, living: [unheard] });
    try {
      await eventually(
        'the server is known',
        async () =>
          (await second.host.database.query('SELECT 1 FROM notifier.server WHERE server_id = $1', [unheard.serverId])).length === 1,
      );
    } finally {
      await second.stop();
    }
  });
});
