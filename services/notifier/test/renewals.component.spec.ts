import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp } from './app.js';
import type { Person } from './person.js';

const { RENEWAL_KIND_DOMAIN: DOMAIN, RENEWAL_KIND_OWN: OWN } = incidents.RenewalKind;
const quiet = () => new Promise((resolve) => setTimeout(resolve, 600));

describe('what ends', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  const endsAt = () => new Date(app.clock.nowMs() + 14 * 86_400_000);
  const message = ({ userId, workspaceId }: Person, serverIds: string[]) => ({
    workspaceId,
    userId,
    renewal: incidents.Renewal.fromPartial({
      kind: DOMAIN,
      id: 'adaeze.com.ng',
      name: 'adaeze.com.ng',
      endsAt: endsAt(),
      company: 'Whogohost Limited',
      source: 'rdap',
      serverIds,
      soon: true,
    }),
    warningId: newId(),
    lifeDays: 0,
  });
  const route = ({ workspaceId }: Person) => ({ key: workspaceId, tenantId: workspaceId });

  it('is one mail, one WhatsApp message and one line on the dashboard, however often it is published; then that it was renewed', async () => {
    const ada = await app.person();
    const servers = [await app.addServer(ada, 'Shop'), await app.addServer(ada, 'Blog')];
    const due = message(ada, servers);
    await app.host.publish('renewal.due', due, route(ada));
    await app.host.publish('renewal.due', due, route(ada));
    const mail = await eventually('the mail', () => app.mailsTo(ada)[0]);
    expect(mail.mail.subject).toBe('The domain adaeze.com.ng ends in 14 days');
    expect(mail.mail.text).toContain('Sign in at Whogohost Limited');
    await eventually('the WhatsApp message', () => app.twilio.messages.some(({ to }) => to.endsWith(ada.phone)));
    const lines = () => app.host.database.query('SELECT title FROM notifier.notification WHERE user_id = $1', [ada.userId]);
    expect(await lines()).toEqual([{ title: 'The domain adaeze.com.ng ends in 14 days' }]);
    await app.host.publish('renewal.done', { ...due, warningId: newId(), endedBeforeAt: endsAt() }, route(ada));
    await eventually('the good end', () => app.mailsTo(ada).some(({ mail: { subject } }) => subject?.includes('is renewed')));
    await quiet();
    expect(app.mailsTo(ada)).toHaveLength(2);
    expect(app.twilio.messages.filter(({ to }) => to.endsWith(ada.phone))).toHaveLength(2);
  });

  it('carries all its steps; a reply 2 to it sends its steps, and any other one says what it is about', async () => {
    const ada = await app.person();
    await app.host.publish('renewal.due', message(ada, [await app.addServer(ada, 'Shop')]), route(ada));
    const notes = () => app.whatsAppMessagesTo(ada);
    const [warning] = await eventually('the WhatsApp message', () => notes().length === 1 && notes());
    await app.tried(ada, 'whatsapp');
    const steps = [
      '1. Sign in at Whogohost Limited, where this domain is registered, and renew it for a year or more.',
      '2. If it should renew by itself, look whether the card on file there still works.',
    ].join('\n');
    expect(warning!.body).toContain(steps);
    const answerTo = async (text: string) => {
      const before = notes().length;
      await app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, text, warning!.sid));
      await eventually('the answer', () => notes().length === before + 1);
      return notes()[before]!.body;
    };
    expect(await answerTo('2')).toContain(`What to do about *the domain adaeze.com.ng*:\n${steps}`);
    for (const text of ['1', '3', 'hello', 'done'])
      expect(await answerTo(text)).toBe('About *the domain adaeze.com.ng*:\n2 = what to do now\nSTOP = no more WhatsApp alerts');
  });

  it('of a domain that its registry has suspended is told as that', async () => {
    const ada = await app.person();
    const due = message(ada, [await app.addServer(ada, 'Shop')]);
    await app.host.publish('renewal.due', { ...due, renewal: { ...due.renewal, endsAt: app.clock.now(), lapsed: true } }, route(ada));
    const { mail } = await eventually('the mail', () => app.mailsTo(ada)[0]);
    expect(mail.subject).toBe('The domain adaeze.com.ng is suspended by its registry');
    expect(mail.text).toContain('has suspended adaeze.com.ng');
  });

  it('of an own date names its server, which every channel leads to', async () => {
    const ada = await app.person();
    const server = await app.addServer(ada, 'Shop');
    const due = message(ada, [server]);
    await app.host.publish(
      'renewal.due',
      { ...due, renewal: { ...due.renewal, kind: OWN, name: 'Hosting bill', company: '' } },
      route(ada),
    );
    const { mail } = await eventually('the mail', () => app.mailsTo(ada)[0]);
    expect(mail.subject).toBe('"Hosting bill" (Shop) is due in 14 days');
    expect(mail.text).toContain(`/dashboard/history/${server}`);
    expect(mail.text).toContain('delete this date on the page of your server');
    const note = await eventually('the WhatsApp message', () => app.twilio.messages.find(({ to }) => to.endsWith(ada.phone)));
    expect(JSON.stringify(note)).toContain(`/dashboard/history/${server}`);
  });

  it('goes where a channel of its servers is switched on, and to the dashboard always', async () => {
    const ada = await app.person();
    const server = await app.addServer(ada, 'Shop', { email: false, whatsApp: false });
    await app.host.publish('renewal.due', message(ada, [server]), route(ada));
    await eventually(
      'the line on the dashboard',
      async () => (await app.host.database.query('SELECT 1 FROM notifier.notification WHERE user_id = $1', [ada.userId])).length === 1,
    );
    await quiet();
    expect(app.mailsTo(ada)).toEqual([]);
  });
});
