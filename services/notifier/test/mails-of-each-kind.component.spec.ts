import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alerts, billing, incidents, workspaces } from '@nowahala/contracts';
import { Metrics, newId } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp } from './app.js';

const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

const MAIL_WEBHOOK_SECRET = 'shared with whoever runs the mail server';

describe('mails of each kind', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier({ MAIL_WEBHOOK_SECRET });
  });
  afterAll(() => app.stop());

  it('to the operators: what another service wants looked at, once for each episode, and counted', async () => {
    const alert = {
      alertId: newId(),
      service: 'analyzer',
      reason: 'region blind',
      headline: 'The probers of lagos see nothing',
      text: 'It is us.',
    };
    const raise = (more: { alertId?: string } = {}) =>
      app.host.publish('operator.alert', { ...alert, at: app.clock.now(), ...more }, { key: alert.alertId });
    const operatorMails = () => app.smtp.mails.filter(({ mail }) => mail.subject === 'Operator: The probers of lagos see nothing');
    await raise();
    await raise();
    await eventually('the mail', () => operatorMails().length === 1);
    await raise({ alertId: newId() });
    await eventually('the next episode', () => operatorMails().length === 2);
    expect(operatorMails()[0]!.envelope.to).toEqual(['support@nowahala.example']);
    expect(operatorMails()[0]!.mail.text).toContain('It is us.');
    expect(await app.host.get<Metrics>('notifier', Metrics).asText()).toMatch(
      /operator_alerts_total\{service="analyzer",reason="region blind"\} 2/,
    );
  });

  it('support: URGENT subjects, one Reply-To, and nothing that could start a header', async () => {
    const client = app.host.client(alerts.NotifierServiceService, 'notifier');
    const mail = {
      name: 'Ada',
      email: 'ada@shop.example',
      subject: 'urgent my alerts stopped',
      message: 'Please look.',
      userId: '',
      ipHash: newId(),
    };
    await client.sendSupportMail(mail);
    const sent = await eventually('the mail', () =>
      app.smtp.mails.find(
        ({ envelope, mail }) => envelope.to.includes('support@nowahala.example') && !mail.subject?.startsWith('Operator:'),
      ),
    );
    expect(sent.mail.subject).toBe('URGENT: my alerts stopped');
    expect(sent.mail.replyTo?.map(({ address }) => address)).toEqual(['ada@shop.example']);
    for (const bad of [
      { subject: 'a\r\nBcc: eve@evil.example' },
      { email: 'ada@shop.example\nBcc: eve@evil.example' },
      { email: 'ada@shop.example, eve@evil.example' },
      { name: 'Ada\u0000' },
      { message: '' },
      { subject: 'x'.repeat(121) },
    ])
      await expect(client.sendSupportMail({ ...mail, ...bad, ipHash: newId() })).rejects.toMatchObject({ kind: 'invalid' });
    const ipHash = newId();
    for (let n = 0; n < 3; n += 1) await client.sendSupportMail({ ...mail, ipHash });
    await expect(client.sendSupportMail({ ...mail, ipHash })).rejects.toMatchObject({
      kind: 'limited',
      message: expect.stringContaining('support@nowahala.example'),
    });
    const signedIn = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(newId()));
    await signedIn.sendSupportMail({ ...mail, ipHash });
    // Sent again because the answer was lost, at once and past the limit.
    const again = { ...mail, subject: 'Sent again', ipHash: newId(), creationId: newId() };
    await Promise.all([client.sendSupportMail(again), client.sendSupportMail(again)]);
    for (let n = 0; n < 4; n += 1) await client.sendSupportMail(again);
    await client.sendSupportMail({ ...again, subject: 'The last one', ipHash: newId(), creationId: newId() });
    const arrived = (wanted: string) => app.smtp.mails.filter(({ mail: { subject } }) => subject === wanted).length;
    await eventually('the last mail', () => arrived('The last one') === 1);
    await eventually('the mail before it', () => arrived('Sent again') > 0);
    expect(arrived('Sent again')).toBe(1);
  });

  it('account mails and codes go where identity says, once, and leave no secret behind', async () => {
    const client = app.host.client(alerts.NotifierServiceService, 'notifier');
    const ada = await app.person();
    const base = {
      userId: ada.userId,
      email: 'new@shop.example',
      phone: '',
      fullName: 'Ada',
      language: 'en',
      timeZone: 'Africa/Lagos',
      link: '',
      code: '',
      expiresAt: undefined,
      undoLink: '',
      changedTo: '',
    };
    const reset = { ...base, kind: 'reset_password', link: `${PUBLIC_URL}/reset-password?token=top-secret`, dedupeKey: 'one' };
    await client.sendAccountMessage(reset);
    await client.sendAccountMessage(reset);
    await client.sendAccountMessage({ ...base, kind: 'phone_code', phone: ada.phone, code: '042917', dedupeKey: 'two' });
    await eventually('the code', () => app.whatsAppMessagesTo(ada).some(({ body }) => body.startsWith('042917')));
    await eventually('the mail', () => app.smtp.mails.some(({ envelope }) => envelope.to.includes('new@shop.example')));
    await quiet();
    expect(app.smtp.mails.filter(({ envelope }) => envelope.to.includes('new@shop.example'))).toHaveLength(1);
    const kept = JSON.stringify(
      await app.host.database.query('SELECT facts, handed_text FROM notifier.delivery WHERE user_id = $1', [ada.userId]),
    );
    expect(kept).not.toMatch(/top-secret|042917/);
  });

  it('a fire drill goes through every channel, says that it is one, and shows what arrived', async () => {
    const ada = await app.person();
    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    const wanted = { userId: ada.userId, workspaceId: ada.workspaceId, serverId: ada.serverId, creationId: newId() };
    const [{ drillId }, twin] = await Promise.all([mine.startDrill(wanted), mine.startDrill(wanted)]);
    // Past the limit of an hour: an answer that was lost is asked for again, and starts nothing.
    for (let n = 0; n < 6; n += 1) expect(await mine.startDrill(wanted)).toEqual(twin);
    expect(twin).toEqual({ drillId });
    await eventually('mail and note', () => app.mailsTo(ada).length === 1 && app.whatsAppMessagesTo(ada).length === 1);
    expect(app.mailsTo(ada)[0]!.mail.subject).toMatch(/^Drill: Shop website/);
    expect(app.whatsAppMessagesTo(ada)[0]!.body).toContain('DRILL');
    expect((await mine.getDrill({ drillId })).deliveries.map(({ channel }) => channel).toSorted()).toEqual([
      'dashboard',
      'email',
      'whatsapp',
    ]);
    const stranger = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(newId(), [newId()]));
    await expect(stranger.getDrill({ drillId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.startDrill({ userId: ada.userId, workspaceId: ada.workspaceId, serverId: '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('billing mails go out whatever the preferences are, with the invoice attached', async () => {
    const ada = await app.person({ workspaceEmail: false });
    const envelope = { key: ada.workspaceId, tenantId: ada.workspaceId };
    await app.host.publish(
      'invoice.paid',
      {
        workspaceId: ada.workspaceId,
        userId: ada.userId,
        invoiceId: newId(),
        ref: 'NW-2026-000123',
        totalKobo: 9_675_000,
        planName: 'Growth',
        at: app.clock.now(),
        periodEnd: new Date('2027-11-21T10:00:00Z'),
        reason: 'purchase',
        purpose: 0,
      },
      envelope,
    );
    const step = {
      workspaceId: ada.workspaceId,
      userId: ada.userId,
      state: 'active',
      planName: 'Growth',
      endsAt: new Date('2027-11-21T10:00:00Z'),
      at: app.clock.now(),
      amountKobo: 9_675_000,
      ref: '',
      graceEndsAt: undefined,
      planState: 0,
      step: 0,
    };
    for (const [version, daysLeft] of [30, 14, 3, 1].entries())
      await app.host.publish('subscription.changed', { ...step, version: version + 2, change: 'renewal_due', daysLeft }, envelope);
    await app.host.publish(
      'subscription.changed',
      { ...step, version: 9, change: 'grace_started', daysLeft: 0, graceEndsAt: new Date('2027-11-28T10:00:00Z') },
      envelope,
    );
    await eventually('six mails', () => app.mailsTo(ada).length === 6);
    const [grace] = app.mailsTo(ada).filter(({ mail }) => mail.subject?.includes('7 days to renew'));
    expect(grace!.mail.text!.replaceAll(/\s+/g, ' ')).toContain(
      'The paid year ended on 21 November 2027. For 7 days, until 28 November 2027, we go on as before.',
    );
    const [paid] = app.mailsTo(ada).filter(({ mail }) => mail.subject?.startsWith('Payment received'));
    expect(paid!.mail.subject).toBe('Payment received: ₦96,750, invoice NW-2026-000123');
    expect(paid!.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['NW-2026-000123.pdf', 'application/pdf'],
    ]);
    expect(app.mailsTo(ada).filter(({ mail }) => /ends (in \d+ days|tomorrow)/.test(mail.subject ?? ''))).toHaveLength(4);
  });

  it('the quota warning goes out once per mark and month; the Monday report can be stopped with one click', async () => {
    const ada = await app.person({ workspaceWhatsApp: false });
    const usage = {
      serverId: ada.serverId,
      workspaceId: ada.workspaceId,
      userId: ada.userId,
      month: '2026-11',
      used: 7_143,
      rateLimit: 8_928,
      projection: 9_500,
      threshold: 80,
      at: app.clock.now(),
    };
    for (let n = 0; n < 2; n += 1) await app.host.publish('server.usage', usage, { key: ada.serverId, tenantId: ada.workspaceId });
    await app.host.publish('server.usage', { ...usage, threshold: 0 }, { key: ada.serverId, tenantId: ada.workspaceId });
    await eventually('the quota mail', () => app.mailsTo(ada).length === 1);
    const { RENEWAL_KIND_CERTIFICATE: certificate, RENEWAL_KIND_DOMAIN: domain, RENEWAL_KIND_OWN: own } = incidents.RenewalKind;
    const ends = (kind: incidents.RenewalKind, name: string, days: number) =>
      incidents.Renewal.fromPartial({ kind, name, endsAt: new Date(app.clock.nowMs() + days * 86_400_000), company: 'Whogohost' });
    app.world.ending = [ends(domain, 'adaeze.ng', 20), ends(domain, 'late.ng', 2), ends(own, 'Paid bill', 2)];
    // Eight days later: one that no warning is due of yet, one after the 30 days, and more dates than a mail lists.
    app.world.ending.push(ends(certificate, 'Shop website', 8 + 25), ends(domain, 'far.ng', 8 + 31));
    for (let n = 1; n <= 10; n += 1) app.world.ending.push(ends(own, `Bill ${n}`, 8 + 29));
    app.world.ending.sort((one, other) => one.endsAt!.getTime() - other.endsAt!.getTime());
    const unknown = (app.world.endingUnknown = { workspaceId: ada.workspaceId, asked: 0 });
    await app.clock.advance(8 * 24 * 60 * 60_000);
    await eventually('it could not be asked', () => unknown.asked > 0);
    expect(app.mailsTo(ada)).toHaveLength(1);
    app.world.endingUnknown = undefined;
    await app.clock.advance(60 * 60_000);
    const report = await eventually('the report', () => app.mailsTo(ada).find(({ mail }) => mail.subject?.startsWith('Your week')));
    expect(app.mailsTo(ada)).toHaveLength(2);
    expect(report.mail.text).toMatch(
      /Has ended: [^]*late\.ng[^]*Ends in the next 30 days[^]*Domain adaeze\.ng[^]*Renew it at Whogohost[^]*Certificate of Shop website[^]*Bill 8\b[^]*And 2 more\./i,
    );
    expect(report.mail.text).not.toMatch(/next 30 days[^]*late\.ng|Paid bill|far\.ng/i);
    expect(report.raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    const [, token] = /unsubscribe\?token=([^>\s"]+)/.exec(report.mail.html ?? '')!;
    const client = app.host.client(alerts.NotifierServiceService, 'notifier');
    expect(await client.unsubscribe({ token: `${token}x` })).toEqual({ done: false });
    expect(await client.unsubscribe({ token: token! })).toEqual({ done: true });
    await app.clock.advance(7 * 24 * 60 * 60_000);
    expect(app.mailsTo(ada)).toHaveLength(2);
  });

  it('shows a person everything it holds, in parts; and forgets that person entirely', async () => {
    const ada = await app.person();
    await app.opened(ada);
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await app.host.database.query(
      `INSERT INTO notifier.notification (id, user_id, kind, title, text, created_at)
       SELECT gen_random_uuid(), $1, 'down', 'line ' || n, '', now() FROM generate_series(1, 1100) n`,
      [ada.userId],
    );
    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    const held: Record<string, Record<string, unknown>[]> = {};
    let part: string | undefined;
    do {
      const answer = await mine.export({ userId: ada.userId, workspaceIds: [], part });
      for (const [list, rows] of Object.entries(JSON.parse(answer.json) as typeof held)) held[list] = [...(held[list] ?? []), ...rows];
      part = answer.nextPart;
    } while (part !== undefined);
    expect(held['alertSettings']).toEqual([expect.objectContaining({ email: ada.email })]);
    expect(held['deliveries']).toContainEqual(expect.objectContaining({ channel: 'email', address: ada.email }));
    const titles = held['notifications']!.map(({ title }) => title).filter((title) => /^line \d+$/.test(String(title)));
    expect(titles).toEqual(Array.from({ length: 1100 }, (_, n) => `line ${n + 1}`));
    const done = await app.host.collect('erasure.completed');
    await app.host.publish(
      'user.erased',
      { userId: ada.userId, workspaceIds: [ada.workspaceId], requestedAt: app.clock.now() },
      { key: ada.userId, tenantId: ada.userId },
    );
    await eventually('the answer', () => done.some((message) => message.userId === ada.userId && message.service === 'notifier'));
    // What billing and workspaces publish while they erase the account comes after it.
    const { userId, workspaceId, serverId } = ada;
    const ended = billing.EntitlementChanged.fromPartial({ workspaceId, userId, version: 9, state: 'none' });
    await app.host.publish('entitlement.changed', ended, { key: workspaceId, tenantId: workspaceId });
    const gone = workspaces.ServerConfigured.fromPartial({ serverId, workspaceId, userId, deleted: true, configVersion: 9 });
    await app.host.publish('server.configured', gone, { key: serverId, tenantId: workspaceId });
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const table of ['recipient', 'workspace', 'server', 'incident', 'story', 'delivery', 'notification'])
      expect(await app.host.database.query(`SELECT 1 FROM notifier.${table} WHERE user_id = $1`, [ada.userId])).toHaveLength(0);
  });
});
