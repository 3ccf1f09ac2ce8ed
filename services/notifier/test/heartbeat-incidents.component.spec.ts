import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp } from './app.js';

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
      expect(app.mailsTo(ada)[1]!.mail.subject).toMatch(/^Nightly backup has run well again, after /);
      await eventually('the good end by WhatsApp', () => app.whatsAppMessagesTo(ada).length === 2);
      expect(app.whatsAppMessagesTo(ada)[1]!.body).toContain('has run well again');
    },
  );
});
