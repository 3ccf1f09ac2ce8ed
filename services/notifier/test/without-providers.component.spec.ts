import { describe, expect, it } from '@jest/globals';
import { alerts } from '@nowahala/contracts';
import { ProductClock } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';

describe('a machine without SMTP and Twilio', () => {
  it('keeps every message in its own inbox, WhatsApp included', async () => {
    const app = await startNotifier({ SMTP_URL: '', TWILIO_ACCOUNT_SID: '' }, new ProductClock());
    try {
      const ada = await app.person();
      await app.opened(ada);
      const client = app.host.client(alerts.NotifierServiceService, 'notifier');
      const { messages } = await eventually('both messages', async () => {
        const inbox = await client.listDevInbox({ older: '' });
        return inbox.messages.length >= 2 && inbox;
      });
      expect(messages.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([`email ${ada.email}`, `whatsapp ${ada.phone}`]);
      expect((await app.webhook({ body: 'MessageSid=SM1', headers: {} })).status).toBe(401);

      // More than one answer between services may carry: it comes in pages, the newest first, each message once.
      await app.host.database.query(
        `INSERT INTO notifier.dev_inbox (channel, recipient, subject, text, html, message_id, sent_at)
         SELECT 'email', 'old@example.com', 'Mail ' || n, '', repeat('x', 60000), 'old-' || n, timestamptz '2020-01-01' + (n / 2) * interval '1 hour'
         FROM generate_series(1, 250) n`,
      );
      const subjects: string[] = [];
      let older = '';
      do {
        const page = await client.listDevInbox({ older }, { deadlineMs: 20_000 });
        subjects.push(...page.messages.filter(({ to }) => to === 'old@example.com').map(({ subject }) => subject));
        older = page.older;
      } while (older !== '');
      expect(subjects).toEqual(Array.from({ length: 250 }, (_, at) => `Mail ${250 - at}`));
    } finally {
      await app.stop();
    }
  });
});
