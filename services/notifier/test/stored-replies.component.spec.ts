import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { alerts } from '@nowahala/contracts';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp, Person } from './app.js';

describe('a WhatsApp reply while the analyzer does not answer', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());
  afterEach(() => {
    app.world.analyzerDown = false;
  });

  const alerted = async (): Promise<{ ada: Person; incidentId: string }> => {
    const ada = await app.person();
    const incidentId = await app.opened(ada);
    await eventually('the alert', () => app.whatsAppMessagesTo(ada).length === 1);
    return { ada, incidentId };
  };
  const attempts = async ({ phone }: Person): Promise<number> =>
    (
      (
        await app.host.database.query('SELECT sum(attempts)::int AS attempts FROM notifier.incoming_message WHERE phone = $1', [phone])
      )[0] as { attempts: number }
    ).attempts;
  const acknowledged = (incidentId: string) => app.acknowledged.filter((request) => request.incidentId === incidentId);

  it('is kept and answered once when it is back, about what it was about, however often Twilio repeats it', async () => {
    const { ada, incidentId } = await alerted();
    app.world.analyzerDown = true;
    const form = app.twilio.incoming(PUBLIC_URL, ada.phone, '1');
    expect((await app.webhook(form)).status).toBe(200);
    await eventually('the first try', async () => (await attempts(ada)) > 0);
    expect((await app.webhook(form)).status).toBe(200);
    const blog = await app.addServer(ada, 'Blog');
    const later = await app.opened(ada, { serverId: blog, serverName: 'Blog' });
    await eventually('the second alert', () => app.whatsAppMessagesTo(ada).length === 2);
    expect(acknowledged(incidentId)).toEqual([]);
    app.world.analyzerDown = false;
    await app.clock.advance(10_000);
    await eventually('the answer', () => app.whatsAppMessagesTo(ada).length === 3);
    expect((await app.webhook(form)).status).toBe(200);
    await app.clock.advance(5 * 60_000);
    expect(
      app
        .whatsAppMessagesTo(ada)
        .map(({ body }) => body)
        .filter((body) => body.startsWith('Good, you are on it')),
    ).toEqual([expect.stringContaining('*Shop website*')]);
    expect([acknowledged(incidentId).length, acknowledged(later).length]).toEqual([1, 0]);
  });

  it('that is STOP is obeyed at once and answered', async () => {
    const { ada, incidentId } = await alerted();
    app.world.analyzerDown = true;
    await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, '1'));
    await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, 'STOP'));
    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId));
    expect(await mine.getChannelHealth({ userId: ada.userId })).toMatchObject({ whatsappStopped: true });
    await eventually('the answer', () => app.whatsAppMessagesTo(ada).at(-1)!.body.startsWith('WhatsApp alerts are off.'));
    expect(acknowledged(incidentId)).toEqual([]);
  });

  it('is given up after a day', async () => {
    const { ada, incidentId } = await alerted();
    app.world.analyzerDown = true;
    await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, '1'));
    await eventually('the first try', async () => (await attempts(ada)) > 0);
    await app.clock.advance(25 * 60 * 60_000);
    const open = 'SELECT 1 FROM notifier.incoming_message WHERE phone = $1 AND due_at IS NOT NULL';
    await eventually('it is given up', async () => (await app.host.database.query(open, [ada.phone])).length === 0);
    expect(acknowledged(incidentId)).toEqual([]);
  });
});
