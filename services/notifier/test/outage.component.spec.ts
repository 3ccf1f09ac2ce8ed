import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alerts } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp, Person } from './app.js';

const MINUTE_MS = 60_000;
const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

describe('the alerts of an outage', () => {
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

  it('reach a person by e-mail, WhatsApp and on the dashboard, once each, whatever is repeated', async () => {
    const ada = await app.person();
    const incidentId = await app.opened(ada);
    await app.opened(ada, { incidentId });
    const [mail] = await eventually('the mail', () => app.mailsTo(ada).length > 0 && app.mailsTo(ada));
    const [note] = await eventually('the note', () => app.whatsAppMessagesTo(ada).length > 0 && app.whatsAppMessagesTo(ada));
    expect(mail!.mail.subject).toBe('Shop website is down since 14:02 (WAT)');
    expect(Math.abs(Date.parse(mail!.mail.date!) - app.clock.nowMs())).toBeLessThan(MINUTE_MS);
    expect(mail!.mail.text).toContain('1. Open cPanel.');
    expect(mail!.mail.html).toContain(`${PUBLIC_URL}/dashboard/incidents/${incidentId}`);
    expect(note!.body).toMatch(/^🔴 \*Shop website\* is down since 14:02 \(WAT\)/);
    expect(note!.statusCallback).toBe(`${PUBLIC_URL}/api/webhooks/twilio`);
    await quiet();
    expect([app.mailsTo(ada).length, app.whatsAppMessagesTo(ada).length]).toEqual([1, 1]);

    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    const { notifications, unread } = await mine.listNotifications({ userId: ada.userId, page: 1 });
    expect([notifications[0]!.title, unread]).toEqual(['Shop website is down since 14:02 (WAT)', 1]);
    const stranger = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(newId(), [newId()]));
    await expect(stranger.markAllNotificationsRead({ userId: ada.userId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await mine.markAllNotificationsRead({ userId: ada.userId })).toEqual({ read: 1 });
    expect(await mine.markAllNotificationsRead({ userId: ada.userId })).toEqual({ read: 0 });
    await mine.markNotificationRead({ notificationId: notifications[0]!.id });
    expect((await mine.listNotifications({ userId: ada.userId, page: 1 })).unread).toBe(0);
    const { deliveries } = await mine.listDeliveries({ incidentIds: [incidentId] });
    expect(deliveries.map(({ channel, status }) => `${channel} ${status}`).toSorted()).toEqual([
      'dashboard read',
      'email sent',
      'whatsapp sent',
    ]);
    await expect(stranger.listDeliveries({ incidentIds: [incidentId] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.listNotifications({ userId: ada.userId, page: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.markNotificationRead({ notificationId: notifications[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('go out again when it is over, with duration and cause, in the same thread', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada);
    await eventually('the first mail', () => app.mailsTo(ada).length === 1);
    await app.resolved(ada, incidentId);
    await eventually('the second mail', () => app.mailsTo(ada).length === 2);
    const [first, second] = app.mailsTo(ada);
    expect(second!.mail.subject).toMatch(/^Shop website is back, down for \d+ (seconds|minutes)$/);
    expect(second!.mail.text).toContain('Cause: Nginx has stopped.');
    expect(second!.mail.references).toBe(first!.mail.references);
    expect(second!.mail.messageId).not.toBe(first!.mail.messageId);
  });

  it('is one message when the end overtakes the beginning', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = newId();
    await app.resolved(ada, incidentId);
    await app.recorded('resolved', incidentId);
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(0);
    await app.opened(ada, { incidentId });
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await quiet();
    expect(app.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([expect.stringMatching(/^Shop website was down for .* and is back$/)]);
  });

  it('go out after 30 seconds even when its beginning never arrives', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = newId();
    await app.resolved(ada, incidentId);
    await app.recorded('resolved', incidentId);
    await app.clock.advance(30_000);
    expect(app.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual(['Shop website was down for 14 minutes and is back']);
  });

  it('waits for the AI at most eight seconds, and takes its words', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada, { explanationPending: true });
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(0);
    const explanation = {
      whatHappened: 'The certificate ended last night.',
      whoIsAffected: 'Everyone.',
      likelyCause: 'It was not renewed.',
      confidence: 'high',
      doNow: ['Renew it.'],
      tellCustomers: '',
      whoToCall: '',
      evidence: [],
      source: 'ai',
      helpedBefore: undefined,
    };
    await app.host.publish(
      'incident.explained',
      {
        incidentId,
        seq: 2,
        serverId: ada.serverId,
        workspaceId: ada.workspaceId,
        userId: ada.userId,
        explanation,
        network: undefined,
        cause: '',
        translations: [],
      },
      { key: ada.serverId, tenantId: ada.workspaceId },
    );
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    expect(app.mailsTo(ada)[0]!.mail.text).toContain('The certificate ended last night.');

    const eve = await app.person({ workspaceWhatsApp: false });
    await app.recorded('opened', await app.opened(eve, { explanationPending: true }));
    await app.clock.advance(8_000);
    expect(app.mailsTo(eve)[0]!.mail.text).toContain('The machine is on, but the website program does not answer.');
  });

  it('reminds after 10 and 30 minutes, 2 and 4 hours and each morning, and less after an acknowledgement', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = await app.opened(ada);
    await eventually('the first mail', () => app.mailsTo(ada).length === 1);
    await app.clock.advance(10 * MINUTE_MS);
    expect(
      app
        .mailsTo(ada)
        .map(({ mail }) => mail.subject)
        .slice(1),
    ).toEqual(['Shop website is still down, 10 minutes so far']);
    await app.clock.advance(4 * 60 * MINUTE_MS);
    expect(
      app
        .mailsTo(ada)
        .map(({ mail }) => mail.subject)
        .slice(2),
    ).toEqual([
      'Shop website is still down, 30 minutes so far',
      'Shop website is still down, 2 hours so far',
      'Shop website is still down, 4 hours so far',
    ]);
    await acknowledges(ada, incidentId);
    const before = app.mailsTo(ada).length;
    await app.clock.advance(24 * 60 * MINUTE_MS);
    expect(app.mailsTo(ada)).toHaveLength(before + 1);
    expect(app.mailsTo(ada).at(-1)!.mail.text).toContain('once a day at 08:00');
    await app.resolved(ada, incidentId);
    await eventually('the last mail', () => app.mailsTo(ada).length === before + 2);
    await app.clock.advance(3 * 24 * 60 * MINUTE_MS);
    expect(app.mailsTo(ada).filter(({ mail }) => !mail.subject?.startsWith('Your week'))).toHaveLength(before + 2);
  });

  it('comes at eight of the time zone that the person changes to, with the figures of that hour', async () => {
    const until = async (utcHour: number): Promise<void> => {
      const now = app.clock.now();
      const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), utcHour);
      await app.clock.advance(next - now.getTime() + (next > now.getTime() ? 0 : 24 * 60 * MINUTE_MS));
    };
    const reminders = (person: Person) =>
      app.mailsTo(person).flatMap(({ mail }) => (mail.subject?.includes('still down') ? mail.subject : []));
    const ada = await app.person({ workspaceWhatsApp: false });
    await until(10);
    const incidentId = await app.opened(ada, { startedAt: app.clock.now() });
    await eventually('the mail', () => app.mailsTo(ada).length > 0);
    await acknowledges(ada, incidentId);
    await until(14);
    await app.moves(ada, 'America/Bogota');
    await until(8);
    expect(reminders(ada)).toEqual([]);
    await until(13);
    expect(reminders(ada)).toEqual(['Shop website is still down, 1 day 3 hours so far']);
  });

  it('says how long it has been when it leaves, not when it was due', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    await app.opened(ada, { startedAt: app.clock.now() });
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    app.smtp.refuse((address) => (address === ada.email ? { code: 451, message: 'later' } : undefined));
    await app.clock.advance(10 * MINUTE_MS);
    app.smtp.refuse(undefined);
    await app.clock.advance(5 * MINUTE_MS);
    expect(app.mailsTo(ada)[1]!.mail.subject).toBe('Shop website is still down, 15 minutes so far');
  });

  it('go out once, without reminders, where it was acknowledged before its beginning arrived', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const incidentId = newId();
    await acknowledges(ada, incidentId);
    expect(app.mailsTo(ada)).toHaveLength(0);
    await app.opened(ada, { incidentId });
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await app.clock.advance(31 * MINUTE_MS);
    expect(app.mailsTo(ada)).toHaveLength(1);
  });
});
