import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp } from './app.js';

let app: NotifierApp;
beforeAll(async () => {
  app = await startNotifier();
});
afterAll(() => app.stop());

it('a genuine call of Twilio with characters that no database keeps is answered', async () => {
  const ada = await app.person();
  await app.opened(ada);
  const [note] = await eventually('the alert', () => app.whatsAppMessagesTo(ada).length > 0 && app.whatsAppMessagesTo(ada));
  const { sid } = note!;
  const { incoming, receipt } = app.twilio;
  expect((await app.webhook(incoming(PUBLIC_URL, `${ada.phone}\0`, 'who\0 is this', '\0'))).status).toBe(200);
  expect((await app.webhook(receipt(PUBLIC_URL, `${sid}\0`, 'constructor'))).status).toBe(200);
  expect((await app.webhook(receipt(PUBLIC_URL, '\0', 'delivered'))).status).toBe(400);
});
