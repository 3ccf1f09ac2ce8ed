import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alerts } from '@nowahala/contracts';
import { anonymousCaller } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import type { CaughtMail } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';

const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

const MAIL_WEBHOOK_SECRET = 'shared with whoever runs the mail server';

describe('e-mail', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier({ MAIL_WEBHOOK_SECRET });
  });
  afterAll(() => app.stop());
  const health = (person: Person) =>
    app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(person.userId)).getChannelHealth({ userId: person.userId });

  const bounceOf = ({ mail }: CaughtMail) => Buffer.from(JSON.stringify({ event: 'bounce', messageId: mail.messageId }));
  const call = (body: Buffer, signature = createHmac('sha256', MAIL_WEBHOOK_SECRET).update(body).digest('hex')) =>
    app.host
      .client(alerts.NotifierServiceService, 'notifier', anonymousCaller)
      .acceptWebhook({ provider: 'mail', body, headers: { 'X-NoWahala-Signature': signature }, url: '/api/webhooks/mail' });

  it('gives an unconfirmed address ten alerts a day, says so in the tenth, and goes on tomorrow', async () => {
    const ada = await app.person({ emailVerified: false, workspaceWhatsApp: false });
    for (let alert = 1; alert <= 12; alert += 1) {
      await app.opened(ada);
      await eventually(`alert ${alert}`, () => app.mailsTo(ada).length === Math.min(alert, 10));
    }
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(10);
    expect(app.mailsTo(ada)[9]!.mail.text).toContain('number 10 today');
    expect((await health(ada)).emailCapReached).toBe(true);
    const open = app.mailsTo(ada).length;
    await app.clock.advance(24 * 60 * 60_000);
    expect(app.mailsTo(ada).length).toBeGreaterThan(open);
  });

  it('stops writing to an address that is refused, and the dashboard can say so', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.refuse((address) => (address === ada.email ? { code: 550, message: '5.1.1 no such user' } : undefined));
    const failed = await app.host.collect('notification.failed');
    await app.opened(ada);
    await eventually('the failure', () => failed.some((message) => message.userId === ada.userId));
    expect(await health(ada)).toMatchObject({ emailSuppressed: true });
    app.smtp.refuse(undefined);
    await app.opened(ada);
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(0);
  });

  it('stops writing to an address whose mail came back later, or was reported, and believes only who signs it', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    await app.opened(ada);
    const [first] = await eventually('the alert', () => app.mailsTo(ada).length > 0 && app.mailsTo(ada));
    await app.tried(ada, 'email');
    const body = bounceOf(first!);
    const nonsense = Buffer.from('{"event":"bounce"}');
    expect((await call(body, 'a'.repeat(64))).status).toBe(401);
    expect((await call(nonsense)).status).toBe(400);
    expect(await health(ada)).toMatchObject({ emailSuppressed: false });
    expect(await call(body)).toMatchObject({ status: 200, body: 'taken' });
    expect(await call(body)).toMatchObject({ status: 200, body: 'known or not ours' });
    expect(await health(ada)).toMatchObject({ emailSuppressed: true });
    await app.opened(ada);
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(1);
  });

  it('sends nothing once more that came back while its lost answer was waited for', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.loseAnswers(1);
    await app.opened(ada);
    await app.tried(ada, 'email');
    expect(await call(bounceOf(app.mailsTo(ada)[0]!))).toMatchObject({ body: 'taken' });
    expect(await health(ada)).toMatchObject({ emailSuppressed: true });
    await app.clock.advance(60 * 60_000);
    expect(app.mailsTo(ada)).toHaveLength(1);
  });

  it('tries again when the server says later, and drops what is out of date', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.refuse((address) => (address === ada.email ? { code: 451, message: 'later' } : undefined));
    const incidentId = await app.opened(ada);
    await app.tried(ada, 'email');
    app.smtp.refuse(undefined);
    await app.clock.advance(70_000);
    expect(app.mailsTo(ada)).toHaveLength(1);
    app.smtp.refuse((address) => (address === ada.email ? { code: 451, message: 'later' } : undefined));
    await app.clock.advance(9 * 60_000);
    app.smtp.refuse(undefined);
    await app.resolved(ada, incidentId);
    await eventually('the end', () => app.mailsTo(ada).length === 2);
    await app.clock.advance(70 * 60_000);
    expect(app.mailsTo(ada).map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining('is down since'),
      expect.stringContaining('is back'),
    ]);
  });

  it('under the same Message-ID goes out again when the answer was lost, rather twice than never', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    app.smtp.loseAnswers(1);
    await app.opened(ada);
    await app.tried(ada, 'email');
    await app.clock.advance(70_000);
    const ids = app.mailsTo(ada).map(({ mail }) => mail.messageId);
    expect(ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
  });
});
