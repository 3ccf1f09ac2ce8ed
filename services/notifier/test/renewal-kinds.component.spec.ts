import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { DAY_MS } from '@nowahala/kernel';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp } from './app.js';

const { RENEWAL_KIND_CERTIFICATE, RENEWAL_KIND_DOMAIN, RENEWAL_KIND_OWN } = incidents.RenewalKind;

describe('what ends in two weeks', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  it.each([
    ['a certificate', RENEWAL_KIND_CERTIFICATE, 'The certificate of adaeze.com.ng ends in 14 days', 'browsers warn every visitor'],
    ['a domain', RENEWAL_KIND_DOMAIN, 'The domain adaeze.com.ng ends in 14 days', 'Sign in at Whogohost Limited'],
    ['an own date', RENEWAL_KIND_OWN, '"adaeze.com.ng" (Shop) is due in 14 days', 'You asked us to remind you'],
  ])('is told as %s by mail, by WhatsApp and on the dashboard, and so is that it was renewed', async (_name, kind, title, words) => {
    const ada = await app.person();
    const { userId, workspaceId } = ada;
    const route = { key: workspaceId, tenantId: workspaceId };
    const endsAt = new Date(app.clock.nowMs() + 14 * DAY_MS);
    const renewal = incidents.Renewal.fromPartial({
      ...{ kind, id: newId(), name: 'adaeze.com.ng', endsAt, company: 'Whogohost Limited', source: 'rdap', soon: true },
      serverIds: [await app.addServer(ada, 'Shop')],
    });
    const message = { workspaceId, userId, renewal, warningId: newId(), lifeDays: 90 };
    await app.host.publish('renewal.due', message, route);
    const { mail } = await eventually('the mail', () => app.mailsTo(ada)[0]);
    expect(mail.subject).toContain(title);
    expect(mail.text).toContain(words);
    const whatsApp = await eventually('the WhatsApp message', () => app.whatsAppMessagesTo(ada)[0]);
    expect(whatsApp.body).toContain(title);
    const lines = () => app.host.database.query('SELECT title FROM notifier.notification WHERE user_id = $1 ORDER BY place', [userId]);
    expect(await lines()).toEqual([{ title: expect.stringContaining(title) }]);

    const later = { ...renewal, endsAt: new Date(endsAt.getTime() + 365 * DAY_MS) };
    await app.host.publish('renewal.done', { ...message, renewal: later, warningId: newId(), endedBeforeAt: endsAt }, route);
    await eventually('both', () => app.mailsTo(ada).length === 2 && app.whatsAppMessagesTo(ada).length === 2);
    expect(app.mailsTo(ada)[1]!.mail.subject).toContain('is renewed, good until');
    expect(app.whatsAppMessagesTo(ada)[1]!.body).toContain('is renewed and good until');
    expect(await lines()).toHaveLength(2);
  });
});
