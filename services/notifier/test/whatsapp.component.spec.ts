import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alerts } from '@nowahala/contracts';
import type { Language } from '@nowahala/kernel';
import { withCall } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp, Person } from './app.js';

const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

describe('WhatsApp, two ways', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier({ TWILIO_CONTENT_SIDS: '{"resolved.en":"HX0123456789abcdef"}' });
  });
  afterAll(() => app.stop());

  /** Answers with the reply that is sent back. */
  const reply = async (person: Person, text: string, quotes?: string): Promise<string> => {
    const before = app.whatsAppMessagesTo(person).length;
    const answer = await app.webhook(app.twilio.incoming(PUBLIC_URL, person.phone, text, quotes));
    expect(answer.status).toBe(200);
    await eventually('the answer', () => app.whatsAppMessagesTo(person).length > before);
    return app.whatsAppMessagesTo(person).at(-1)!.body;
  };
  const alerted = async (): Promise<{ ada: Person; incidentId: string; sid: string }> => {
    const ada = await app.person();
    const incidentId = await app.opened(ada);
    const [note] = await eventually('the alert', () => app.whatsAppMessagesTo(ada).length > 0 && app.whatsAppMessagesTo(ada));
    return { ada, incidentId, sid: note!.sid };
  };
  const isWrittenDown = (sid: string) =>
    eventually(
      'that it left is written down',
      async () => (await app.host.database.query('SELECT 1 FROM notifier.delivery WHERE provider_id = $1', [sid])).length === 1,
    );
  const deliveries = async (person: Person, incidentId: string, language?: Language) =>
    withCall({ caller: userCaller(person.userId, [person.workspaceId]), correlationId: 'reader', language }, async () => {
      const { deliveries: listed } = await app.host
        .client(alerts.NotifierServiceService, 'notifier')
        .listDeliveries({ incidentIds: [incidentId] });
      return listed;
    });
  /** What the log of an incident says of its WhatsApp messages that did not arrive. */
  const whyNot = async (person: Person, incidentId: string, language?: Language) =>
    (await deliveries(person, incidentId, language)).flatMap(({ channel, error }) =>
      channel === 'whatsapp' && error !== '' ? [error] : [],
    );

  it('takes receipts, in any order, and never goes back from read', async () => {
    const { ada, incidentId, sid } = await alerted();
    const state = async () => (await deliveries(ada, incidentId)).find(({ channel }) => channel === 'whatsapp')?.status;
    await app.webhook(app.twilio.receipt(PUBLIC_URL, sid, 'read'));
    await app.webhook(app.twilio.receipt(PUBLIC_URL, sid, 'delivered'));
    await app.webhook(app.twilio.receipt(PUBLIC_URL, sid, 'sent'));
    expect(await state()).toBe('read');
  });

  it('refuses a forged webhook, and one signed for another address', async () => {
    const { sid } = await alerted();
    const form = app.twilio.receipt(PUBLIC_URL, sid, 'delivered');
    expect((await app.webhook({ ...form, headers: { 'x-twilio-signature': 'bm9uc2Vuc2U=' } })).status).toBe(401);
    expect((await app.webhook({ ...form, headers: {} })).status).toBe(401);
    expect((await app.webhook({ ...form, body: form.body.replace('delivered', 'read') })).status).toBe(401);
    expect((await app.webhook(app.twilio.receipt('https://evil.example', sid, 'delivered'))).status).toBe(401);
    expect((await app.webhook(form)).status).toBe(200);
  });

  it('"1" takes the incident on, names the server, and happens once', async () => {
    const { ada, incidentId } = await alerted();
    const form = app.twilio.incoming(PUBLIC_URL, ada.phone, 'On it');
    await app.webhook(form);
    await app.webhook(form);
    await eventually('the answer', () => app.whatsAppMessagesTo(ada).length === 2);
    await quiet();
    expect(app.whatsAppMessagesTo(ada)).toHaveLength(2);
    expect(app.whatsAppMessagesTo(ada)[1]!.body).toMatch(/^Good, you are on it: \*Shop website\*/);
    expect(app.acknowledged.filter((request) => request.incidentId === incidentId)[0]).toMatchObject({
      via: 'whatsapp',
      acknowledgedBy: 'Adaeze Okafor',
    });
  });

  it('"2" sends the steps, "3" a text for customers, anything else the menu', async () => {
    const { ada } = await alerted();
    expect(await reply(ada, 'help')).toContain('1. Open cPanel.');
    expect(await reply(ada, '3')).toContain('We are working on it.');
    expect(await reply(ada, 'who is this?')).toMatch(/^About \*Shop website\*:\n1 = /);
  });

  it('an answer belongs to the message it quotes, else to the latest alert', async () => {
    const { ada, incidentId, sid } = await alerted();
    const blog = await app.addServer(ada, 'Blog');
    const later = await app.opened(ada, { serverId: blog, serverName: 'Blog' });
    await eventually('the second alert', () => app.whatsAppMessagesTo(ada).length === 2);
    expect(await reply(ada, '2', sid)).toContain('*Shop website*');
    expect(await reply(ada, '2')).toContain('*Blog*');
    await reply(ada, '1', sid);
    expect(app.acknowledged.map((request) => request.incidentId)).toContain(incidentId);
    expect(app.acknowledged.map((request) => request.incidentId)).not.toContain(later);
  });

  it('an answer to one of our answers belongs to what that one was about', async () => {
    const { ada, incidentId, sid } = await alerted();
    const blog = await app.addServer(ada, 'Blog');
    const later = await app.opened(ada, { serverId: blog, serverName: 'Blog' });
    await eventually('the second alert', () => app.whatsAppMessagesTo(ada).length === 2);
    expect(await reply(ada, '2', sid)).toContain('*Shop website*');
    const steps = app.whatsAppMessagesTo(ada).at(-1)!.sid;
    await isWrittenDown(steps);
    expect(await reply(ada, '1', steps)).toContain('*Shop website*');
    expect(app.acknowledged.map((request) => request.incidentId)).toContain(incidentId);
    expect(app.acknowledged.map((request) => request.incidentId)).not.toContain(later);
  });

  it('an answer to a drill, or to a message about no incident, touches none', async () => {
    const { ada, incidentId } = await alerted();
    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    await mine.startDrill({ userId: ada.userId, workspaceId: ada.workspaceId, serverId: ada.serverId });
    await eventually('the drill', () => app.whatsAppMessagesTo(ada).length === 2);
    const drill = app.whatsAppMessagesTo(ada)[1]!.sid;
    await isWrittenDown(drill);
    expect(await reply(ada, '1', drill)).toMatch(/only practice/);
    const sid = app.whatsAppMessagesTo(ada).at(-1)!.sid;
    await isWrittenDown(sid);
    expect(await reply(ada, '1', sid)).toMatch(/^NoWahala here\.\n1 = /);
    expect(app.acknowledged.map((request) => request.incidentId)).not.toContain(incidentId);
  });

  it("a stranger's number can quote what it likes and gets nothing", async () => {
    const { ada, incidentId, sid } = await alerted();
    const eve = await app.person();
    await app.webhook(app.twilio.incoming(PUBLIC_URL, '+2349099999999', '1', sid));
    const answer = await reply(eve, '1', sid);
    expect(answer).not.toContain('Shop website');
    expect(app.acknowledged.map((request) => request.incidentId)).not.toContain(incidentId);
    expect(app.twilio.messages.filter((message) => message.to.endsWith('9099999999'))).toHaveLength(0);
    expect(app.whatsAppMessagesTo(ada)).toHaveLength(1);
  });

  it('obeys STOP and START', async () => {
    const { ada, incidentId } = await alerted();
    expect(await reply(ada, 'STOP')).toMatch(/alerts are off/);
    await app.resolved(ada, incidentId);
    await eventually('the mail', () => app.mailsTo(ada).length === 2);
    expect(app.whatsAppMessagesTo(ada)).toHaveLength(2);
    expect((await deliveries(ada, incidentId)).find(({ channel, kind }) => channel === 'whatsapp' && kind === 'resolved')).toMatchObject({
      status: 'failed',
      error: 'Not sent: WhatsApp alerts were switched off with STOP.',
    });
    expect(await whyNot(ada, incidentId, 'fr')).toEqual(['Non envoyé\u202f: les alertes WhatsApp ont été désactivées par STOP.']);
    expect(await reply(ada, 'start')).toMatch(/on again/);
    await app.opened(ada);
    await eventually('the next alert', () => app.whatsAppMessagesTo(ada).length === 4);
  });

  it('sends free text within 24 hours of the last reply, an approved template after that', async () => {
    const { ada, incidentId } = await alerted();
    await app.resolved(ada, incidentId);
    await eventually('the end', () => app.whatsAppMessagesTo(ada).length === 2);
    expect(app.whatsAppMessagesTo(ada)[1]).toMatchObject({
      contentSid: 'HX0123456789abcdef',
      contentVariables: expect.objectContaining({ '1': 'Shop website' }),
    });
    await reply(ada, '2');
    const second = await app.opened(ada);
    await eventually('the second alert', () => app.whatsAppMessagesTo(ada).length === 4);
    await app.resolved(ada, second);
    await eventually('the second end', () => app.whatsAppMessagesTo(ada).length === 5);
    expect(app.whatsAppMessagesTo(ada)[4]!.contentSid).toBeNull();
  });

  it('a refused template (63016) counts as failed: the e-mail goes at once, and the operator is mailed', async () => {
    const ada = await app.person({ serverEmail: false });
    const incidentId = await app.opened(ada);
    const [note] = await eventually('the alert', () => app.whatsAppMessagesTo(ada).length > 0 && app.whatsAppMessagesTo(ada));
    await app.webhook(app.twilio.receipt(PUBLIC_URL, note!.sid, 'undelivered', 63_016));
    await eventually('the stand-in', () => app.mailsTo(ada).length === 1);
    expect(app.mailsTo(ada)[0]!.mail.text).toContain('We tried WhatsApp first');
    await eventually('the operator mail', () => app.smtp.mails.some(({ mail }) => mail.subject?.startsWith('Operator: WhatsApp refused')));
    expect((await deliveries(ada, incidentId)).find(({ channel }) => channel === 'whatsapp')).toMatchObject({ status: 'failed' });
    const sentences: [Language | undefined, string][] = [
      [undefined, 'WhatsApp could not deliver it (63016).'],
      ['fr', 'WhatsApp n’a pas pu le remettre (63016).'],
      ['ha', 'WhatsApp bai iya kai shi ba (63016).'],
      ['yo', 'WhatsApp kò lè fi jíṣẹ́ (63016).'],
    ];
    for (const [language, sentence] of sentences) expect(await whyNot(ada, incidentId, language)).toEqual([sentence]);
    // A pod of the release before wrote another text over it.
    await app.host.database.query(`UPDATE notifier.delivery SET error = 'The incident is gone.' WHERE provider_id = $1`, [note!.sid]);
    expect(await whyNot(ada, incidentId, 'fr')).toEqual(['The incident is gone.']);
  });

  it('a refusal that is quicker than our own note of the message counts all the same', async () => {
    const ada = await app.person({ serverEmail: false });
    const failed = await app.host.collect('notification.failed');
    app.twilio.at = async (moment, to) => {
      if (moment !== 'taken' || to !== `whatsapp:${ada.phone}`) return;
      await app.webhook(app.twilio.receipt(PUBLIC_URL, app.whatsAppMessagesTo(ada)[0]!.sid, 'undelivered', 21_610));
    };
    await app.opened(ada);
    await eventually('the stand-in', () => app.mailsTo(ada).length === 1);
    await eventually('the failure is published', () =>
      failed.some(({ userId, channel }) => userId === ada.userId && channel === 'whatsapp'),
    );
    app.twilio.at = undefined;
    const mine = app.host.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId));
    expect(await mine.getChannelHealth({ userId: ada.userId })).toMatchObject({ whatsappStopped: true });
  });

  it('without a receipt the e-mail goes after a minute, even where its toggle is off; with one it stays home', async () => {
    const [ada, eve] = [await app.person({ serverEmail: false }), await app.person({ serverEmail: false })];
    await app.opened(ada);
    await app.opened(eve);
    for (const person of [ada, eve]) await app.tried(person, 'whatsapp');
    await app.webhook(app.twilio.receipt(PUBLIC_URL, app.whatsAppMessagesTo(eve)[0]!.sid, 'delivered'));
    await app.clock.advance(59_000);
    expect(app.mailsTo(ada)).toHaveLength(0);
    await app.clock.advance(2_000);
    expect([app.mailsTo(ada).length, app.mailsTo(eve).length]).toEqual([1, 0]);
    await app.clock.advance(300_000);
    expect([app.mailsTo(ada).length, app.mailsTo(eve).length]).toEqual([1, 0]);
  });

  it('after STOP the end still reaches whoever got the beginning, by e-mail although its toggle is off; and nobody else', async () => {
    const off = { serverEmail: false };
    const [ada, eve, zoe] = [await app.person(off), await app.person(off), await app.person(off)];
    await reply(zoe, 'STOP');
    const incidents = new Map<Person, string>();
    for (const person of [ada, eve, zoe]) incidents.set(person, await app.opened(person));
    for (const person of [ada, eve]) await app.tried(person, 'whatsapp');
    await app.webhook(app.twilio.receipt(PUBLIC_URL, app.whatsAppMessagesTo(eve)[0]!.sid, 'delivered'));
    await app.clock.advance(61_000);
    expect([ada, eve, zoe].map((person) => app.mailsTo(person).length)).toEqual([1, 0, 0]);
    for (const person of [ada, eve]) expect(await reply(person, 'STOP')).toMatch(/alerts are off/);
    for (const [person, incidentId] of incidents) {
      await app.resolved(person, incidentId);
      await app.recorded('resolved', incidentId);
    }
    await eventually('the end', () => app.mailsTo(ada).length === 2 && app.mailsTo(eve).length === 1);
    const last = (person: Person) => app.mailsTo(person).at(-1)?.mail;
    expect([last(ada)?.subject, last(eve)?.subject, app.mailsTo(zoe)]).toEqual([
      expect.stringMatching(/ is back, down for /),
      expect.stringMatching(/ was down for .* and is back$/),
      [],
    ]);
    expect(last(ada)?.text).toContain('WhatsApp alerts have been switched off');
    await app.clock.advance(300_000);
    expect([ada, eve, zoe].map((person) => app.mailsTo(person).length)).toEqual([2, 1, 0]);
  });

  it('obeys STOP for what still waits for the provider, and sends it by e-mail', async () => {
    const ada = await app.person({ serverEmail: false });
    app.twilio.fail({ status: 503, code: 20_503, message: 'Service unavailable' });
    await app.opened(ada);
    await app.tried(ada, 'whatsapp');
    await reply(ada, 'STOP').catch(() => undefined);
    app.twilio.fail(undefined);
    await app.clock.advance(15 * 60_000);
    expect(app.whatsAppMessagesTo(ada).filter(({ body }) => /is down/.test(body))).toEqual([]);
    expect(app.mailsTo(ada).length).toBeGreaterThanOrEqual(1);
  });

  it('does not wait for a provider that is down', async () => {
    const ada = await app.person({ serverEmail: false });
    app.twilio.fail({ status: 503, code: 20_503, message: 'Service unavailable' });
    await app.opened(ada);
    await app.tried(ada, 'whatsapp');
    await app.clock.advance(60_000);
    expect(app.mailsTo(ada)).toHaveLength(1);
    app.twilio.fail(undefined);
    await app.clock.advance(10 * 60_000);
    expect(app.whatsAppMessagesTo(ada).length).toBeGreaterThan(0);
  });

  it('asks the message list before it sends again when the answer was lost', async () => {
    const ada = await app.person({ serverEmail: false });
    app.twilio.loseAnswers(1);
    const asked = app.twilio.asked;
    await app.opened(ada);
    await app.tried(ada, 'whatsapp');
    await app.clock.advance(70_000);
    await quiet();
    expect(app.twilio.asked).toBeGreaterThan(asked);
    expect(app.whatsAppMessagesTo(ada)).toHaveLength(1);
  });

  it('is not for Basic plans, unverified phones and those who did not ask', async () => {
    for (const person of [
      await app.person({ planWhatsApp: false }),
      await app.person({ phoneVerified: false }),
      await app.person({ serverWhatsApp: false }),
      await app.person({ workspaceWhatsApp: false }),
    ]) {
      await app.opened(person);
      await eventually('the mail', () => app.mailsTo(person).length === 1);
      expect(app.whatsAppMessagesTo(person)).toHaveLength(0);
    }
  });
});
