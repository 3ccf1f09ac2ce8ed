import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp } from './app.js';
import { incidentOpened } from './incident-opened.js';

const { HEARTBEAT_TROUBLE_MISSING, HEARTBEAT_TROUBLE_FAILED, HEARTBEAT_TROUBLE_UNFINISHED } = incidents.HeartbeatTrouble;

describe('a job', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  it.each([
    ['is overdue', 'is missing', HEARTBEAT_TROUBLE_MISSING],
    ['has failed', 'has failed', HEARTBEAT_TROUBLE_FAILED],
    ['has not ended', 'is unfinished', HEARTBEAT_TROUBLE_UNFINISHED],
  ])(
    'that %s is told as one that %s, by mail, by WhatsApp and on the dashboard, and so is its good end',
    async (words, _trouble, heartbeatTrouble) => {
      const ada = await app.person();
      // Of no server: a job has no switches of its own.
      const about = { serverId: newId(), serverName: 'Nightly backup', heartbeatTrouble };
      const incidentId = await app.opened(ada, { ...about, cause: 'It has not called.', explanation: undefined });
      const mail = (await eventually('the mail', () => app.mailsTo(ada)[0])).mail;
      expect(mail.subject).toMatch(new RegExp(`^Nightly backup ${words} since `));
      expect(mail.text).toContain('We write again when the job has run well');
      const message = await eventually('the WhatsApp message', () => app.whatsAppMessagesTo(ada)[0]);
      expect(message.body.replaceAll('*', '')).toContain(`Nightly backup ${words}`);
      for (const text of [mail.subject, mail.text, message.body]) expect(text).not.toMatch(/\bis down\b|visitors|website/i);
      const lines = () =>
        app.host.database.query('SELECT title FROM notifier.notification WHERE user_id = $1 ORDER BY place', [ada.userId]);
      expect(await lines()).toEqual([{ title: expect.stringContaining(`Nightly backup ${words}`) }]);

      await app.resolved(ada, incidentId, { ...about, cause: 'It has not called.' });
      await eventually('the good end by mail', () => app.mailsTo(ada).length === 2);
      const end = app.mailsTo(ada)[1]!.mail;
      expect(end.subject).toMatch(/^Nightly backup has run well again, after /);
      expect(`${end.text}${String(end.html)}`).not.toMatch(/\bback (up|since)\b/i);
      await eventually('the good end by WhatsApp', () => app.whatsAppMessagesTo(ada).length === 2);
      expect(app.whatsAppMessagesTo(ada)[1]!.body).toContain('has run well again');
    },
  );

  it('is run by its owner alone: no reply promises a check, speaks of a server, or offers a text for customers', async () => {
    const ada = await app.person();
    const about = { serverId: newId(), serverName: 'Nightly backup', heartbeatTrouble: HEARTBEAT_TROUBLE_FAILED };
    const { explanation } = incidentOpened(ada, '', app.clock.now());
    const incidentId = await app.opened(ada, { ...about, explanation: { ...explanation!, doNow: ['Start the job once by hand.'] } });
    const message = async (count: number) => {
      await eventually(`message ${count}`, () => app.whatsAppMessagesTo(ada).length === count);
      return app.whatsAppMessagesTo(ada)[count - 1]!.body;
    };
    const answerTo = async (text: string) => {
      const before = app.whatsAppMessagesTo(ada).length;
      await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, text));
      return message(before + 1);
    };
    await message(1);
    const steps = await answerTo('2');
    expect(steps).toContain('1. Start the job once by hand.');
    expect(steps).not.toMatch(/"done"|we check/);
    expect(steps).toContain('its next call tells us');
    expect(await answerTo('done')).toBe('We cannot start a job. Run it once: its next call tells us.');
    expect(app.world.doneSteps ?? []).toEqual([]);
    const menu = await answerTo('hello');
    expect(menu).toContain('2 = what to do now');
    expect(menu).not.toMatch(/3 =|customers/);
    expect(await answerTo('1')).toContain('*Nightly backup*. No more reminders but one a day, and a message when it has run well again.');
    await app.resolved(ada, incidentId, about);
    await message(6);
    expect(await answerTo('1')).toBe('*Nightly backup* has run well again already. Nothing to do.');
    expect(await answerTo('done')).toBe('*Nightly backup* has run well again already. Nothing to do.');
  });
});
