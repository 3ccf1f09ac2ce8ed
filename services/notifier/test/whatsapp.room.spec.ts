import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alerts } from '@nowahala/contracts';
import { eventually, userCaller } from '@nowahala/testkit';
import { openNotifier, PUBLIC_URL } from './notifier-room.js';
import type { NotifierRoom, Person } from './notifier-room.js';

const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

describe('WhatsApp, two ways', () => {
  let it_: NotifierRoom;
  beforeAll(async () => {
    it_ = await openNotifier({ TWILIO_CONTENT_SIDS: '{"resolved.en":"HX0123456789abcdef"}' });
  });
  afterAll(() => it_.stop());

  /** Answers what she is sent back. */
  const reply = async (person: Person, text: string, quotes?: string): Promise<string> => {
    const before = it_.notesTo(person).length;
    const answer = await it_.webhook(it_.twilio.incoming(PUBLIC_URL, person.phone, text, quotes));
    expect(answer.status).toBe(200);
    await eventually('the answer', () => it_.notesTo(person).length > before);
    return it_.notesTo(person).at(-1)!.body;
  };
  const alerted = async (): Promise<{ ada: Person; incidentId: string; sid: string }> => {
    const ada = await it_.person();
    const incidentId = await it_.opened(ada);
    const [note] = await eventually('the alert', () => it_.notesTo(ada).length > 0 && it_.notesTo(ada));
    return { ada, incidentId, sid: note!.sid };
  };
  const isWrittenDown = (sid: string) =>
    eventually(
      'that it left is written down',
      async () => (await it_.room.database.query('SELECT 1 FROM notifier.delivery WHERE provider_id = $1', [sid])).length === 1,
    );
  const deliveries = async (person: Person, incidentId: string) =>
    (
      await it_.room
        .client(alerts.NotifierServiceService, 'notifier', userCaller(person.userId, [person.workspaceId]))
        .listDeliveries({ incidentIds: [incidentId] })
    ).deliveries;

  it('takes receipts, in any order, and never goes back from read', async () => {
    const { ada, incidentId, sid } = await alerted();
    const state = async () => (await deliveries(ada, incidentId)).find(({ channel }) => channel === 'whatsapp')?.status;
    await it_.webhook(it_.twilio.receipt(PUBLIC_URL, sid, 'read'));
    await it_.webhook(it_.twilio.receipt(PUBLIC_URL, sid, 'delivered'));
    await it_.webhook(it_.twilio.receipt(PUBLIC_URL, sid, 'sent'));
    expect(await state()).toBe('read');
  });

  it('refuses a forged webhook, and one signed for another address', async () => {
    const { sid } = await alerted();
    const form = it_.twilio.receipt(PUBLIC_URL, sid, 'delivered');
    expect((await it_.webhook({ ...form, headers: { 'x-twilio-signature': 'bm9uc2Vuc2U=' } })).status).toBe(401);
    expect((await it_.webhook({ ...form, headers: {} })).status).toBe(401);
    expect((await it_.webhook({ ...form, body: form.body.replace('delivered', 'read') })).status).toBe(401);
    expect((await it_.webhook(it_.twilio.receipt('https://evil.example', sid, 'delivered'))).status).toBe(401);
    expect((await it_.webhook(form)).status).toBe(200);
  });

  it('"1" takes the incident on, names the server, and happens once', async () => {
    const { ada, incidentId } = await alerted();
    const form = it_.twilio.incoming(PUBLIC_URL, ada.phone, 'On it');
    await it_.webhook(form);
    await it_.webhook(form);
    await eventually('the answer', () => it_.notesTo(ada).length === 2);
    await quiet();
    expect(it_.notesTo(ada)).toHaveLength(2);
    expect(it_.notesTo(ada)[1]!.body).toMatch(/^Good, you are on it: \*Shop website\*/);
    expect(it_.acknowledged.filter((request) => request.incidentId === incidentId)[0]).toMatchObject({
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
    const blog = await it_.addServer(ada, 'Blog');
    const later = await it_.opened(ada, { serverId: blog, serverName: 'Blog' });
    await eventually('the second alert', () => it_.notesTo(ada).length === 2);
    expect(await reply(ada, '2', sid)).toContain('*Shop website*');
    expect(await reply(ada, '2')).toContain('*Blog*');
    await reply(ada, '1', sid);
    expect(it_.acknowledged.map((request) => request.incidentId)).toContain(incidentId);
    expect(it_.acknowledged.map((request) => request.incidentId)).not.toContain(later);
  });

  it('an answer to one of our answers belongs to what that one was about', async () => {
    const { ada, incidentId, sid } = await alerted();
    const blog = await it_.addServer(ada, 'Blog');
    const later = await it_.opened(ada, { serverId: blog, serverName: 'Blog' });
    await eventually('the second alert', () => it_.notesTo(ada).length === 2);
    expect(await reply(ada, '2', sid)).toContain('*Shop website*');
    const steps = it_.notesTo(ada).at(-1)!.sid;
    await isWrittenDown(steps);
    expect(await reply(ada, '1', steps)).toContain('*Shop website*');
    expect(it_.acknowledged.map((request) => request.incidentId)).toContain(incidentId);
    expect(it_.acknowledged.map((request) => request.incidentId)).not.toContain(later);
  });

  it('an answer to a drill, or to a message that tells of no incident, touches none', async () => {
    const { ada, incidentId } = await alerted();
    const mine = it_.room.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId, [ada.workspaceId]));
    await mine.startDrill({ userId: ada.userId, workspaceId: ada.workspaceId, serverId: ada.serverId });
    await eventually('the drill', () => it_.notesTo(ada).length === 2);
    const drill = it_.notesTo(ada)[1]!.sid;
    await isWrittenDown(drill);
    expect(await reply(ada, '1', drill)).toMatch(/only practice/);
    const said = it_.notesTo(ada).at(-1)!.sid;
    await isWrittenDown(said);
    expect(await reply(ada, '1', said)).toMatch(/^NoWahala here\.\n1 = /);
    expect(it_.acknowledged.map((request) => request.incidentId)).not.toContain(incidentId);
  });

  it("a stranger's number can quote what it likes and gets nothing", async () => {
    const { ada, incidentId, sid } = await alerted();
    const eve = await it_.person();
    await it_.webhook(it_.twilio.incoming(PUBLIC_URL, '+2349099999999', '1', sid));
    const answer = await reply(eve, '1', sid);
    expect(answer).not.toContain('Shop website');
    expect(it_.acknowledged.map((request) => request.incidentId)).not.toContain(incidentId);
    expect(it_.twilio.messages.filter((message) => message.to.endsWith('9099999999'))).toHaveLength(0);
    expect(it_.notesTo(ada)).toHaveLength(1);
  });

  it('obeys STOP and START', async () => {
    const { ada, incidentId } = await alerted();
    expect(await reply(ada, 'STOP')).toMatch(/alerts are off/);
    await it_.resolved(ada, incidentId);
    await eventually('the mail', () => it_.mailsTo(ada).length === 2);
    expect(it_.notesTo(ada)).toHaveLength(2);
    expect((await deliveries(ada, incidentId)).find(({ channel, kind }) => channel === 'whatsapp' && kind === 'resolved')).toMatchObject({
      status: 'failed',
      error: 'Not sent: WhatsApp alerts were switched off with STOP.',
    });
    expect(await reply(ada, 'start')).toMatch(/on again/);
    await it_.opened(ada);
    await eventually('the next alert', () => it_.notesTo(ada).length === 4);
  });

  it('sends free text within 24 hours of her last message, an approved template after that', async () => {
    const { ada, incidentId } = await alerted();
    await it_.resolved(ada, incidentId);
    await eventually('the end', () => it_.notesTo(ada).length === 2);
    expect(it_.notesTo(ada)[1]).toMatchObject({
      contentSid: 'HX0123456789abcdef',
      contentVariables: expect.objectContaining({ '1': 'Shop website' }),
    });
    await reply(ada, '2');
    const second = await it_.opened(ada);
    await eventually('the second alert', () => it_.notesTo(ada).length === 4);
    await it_.resolved(ada, second);
    await eventually('the second end', () => it_.notesTo(ada).length === 5);
    expect(it_.notesTo(ada)[4]!.contentSid).toBeNull();
  });

  it('a refused template (63016) counts as failed: the e-mail goes at once, and the operator is told', async () => {
    const ada = await it_.person({ serverEmail: false });
    const incidentId = await it_.opened(ada);
    const [note] = await eventually('the alert', () => it_.notesTo(ada).length > 0 && it_.notesTo(ada));
    await it_.webhook(it_.twilio.receipt(PUBLIC_URL, note!.sid, 'undelivered', 63_016));
    await eventually('the stand-in', () => it_.mailsTo(ada).length === 1);
    expect(it_.mailsTo(ada)[0]!.mail.text).toContain('We tried WhatsApp first');
    await eventually('the operator mail', () => it_.smtp.mails.some(({ mail }) => mail.subject?.startsWith('Operator: WhatsApp refused')));
    expect((await deliveries(ada, incidentId)).find(({ channel }) => channel === 'whatsapp')).toMatchObject({ status: 'failed' });
  });

  it('a refusal that is quicker than our own note of the message counts all the same', async () => {
    const ada = await it_.person({ serverEmail: false });
    const failed = await it_.room.collect('notification.failed');
    it_.twilio.at = async (moment, to) => {
      if (moment !== 'taken' || to !== `whatsapp:${ada.phone}`) return;
      await it_.webhook(it_.twilio.receipt(PUBLIC_URL, it_.notesTo(ada)[0]!.sid, 'undelivered', 21_610));
    };
    await it_.opened(ada);
    await eventually('the stand-in', () => it_.mailsTo(ada).length === 1);
    await eventually('the world is told', () => failed.some(({ userId, channel }) => userId === ada.userId && channel === 'whatsapp'));
    it_.twilio.at = undefined;
    const mine = it_.room.client(alerts.NotifierServiceService, 'notifier', userCaller(ada.userId));
    expect(await mine.getChannelHealth({ userId: ada.userId })).toMatchObject({ whatsappStopped: true });
  });

  it('without a receipt the e-mail goes after a minute, even where its toggle is off; with one it stays home', async () => {
    const [ada, eve] = [await it_.person({ serverEmail: false }), await it_.person({ serverEmail: false })];
    await it_.opened(ada);
    await it_.opened(eve);
    for (const person of [ada, eve]) await it_.tried(person, 'whatsapp');
    await it_.webhook(it_.twilio.receipt(PUBLIC_URL, it_.notesTo(eve)[0]!.sid, 'delivered'));
    await it_.clock.advance(59_000);
    expect(it_.mailsTo(ada)).toHaveLength(0);
    await it_.clock.advance(2_000);
    expect([it_.mailsTo(ada).length, it_.mailsTo(eve).length]).toEqual([1, 0]);
    await it_.clock.advance(300_000);
    expect([it_.mailsTo(ada).length, it_.mailsTo(eve).length]).toEqual([1, 0]);
  });

  it('after STOP the end still reaches whoever heard the beginning, by e-mail although its toggle is off; and nobody else', async () => {
    const off = { serverEmail: false };
    const [ada, eve, zoe] = [await it_.person(off), await it_.person(off), await it_.person(off)];
    await reply(zoe, 'STOP');
    const incidents = new Map<Person, string>();
    for (const person of [ada, eve, zoe]) incidents.set(person, await it_.opened(person));
    for (const person of [ada, eve]) await it_.tried(person, 'whatsapp');
    await it_.webhook(it_.twilio.receipt(PUBLIC_URL, it_.notesTo(eve)[0]!.sid, 'delivered'));
    await it_.clock.advance(61_000);
    expect([ada, eve, zoe].map((person) => it_.mailsTo(person).length)).toEqual([1, 0, 0]);
    for (const person of [ada, eve]) expect(await reply(person, 'STOP')).toMatch(/alerts are off/);
    for (const [person, incidentId] of incidents) {
      await it_.resolved(person, incidentId);
      await it_.heard('resolved', incidentId);
    }
    await eventually('the end', () => it_.mailsTo(ada).length === 2 && it_.mailsTo(eve).length === 1);
    const last = (person: Person) => it_.mailsTo(person).at(-1)?.mail;
    expect([last(ada)?.subject, last(eve)?.subject, it_.mailsTo(zoe)]).toEqual([
      expect.stringMatching(/ is back, down for /),
      expect.stringMatching(/ was down for .* and is back$/),
      [],
    ]);
    expect(last(ada)?.text).toContain('WhatsApp alerts have been switched off');
    await it_.clock.advance(300_000);
    expect([ada, eve, zoe].map((person) => it_.mailsTo(person).length)).toEqual([2, 1, 0]);
  });

  it('does not wait for a provider that is down', async () => {
    const ada = await it_.person({ serverEmail: false });
    it_.twilio.fail({ status: 503, code: 20_503, message: 'Service unavailable' });
    await it_.opened(ada);
    await it_.tried(ada, 'whatsapp');
    await it_.clock.advance(60_000);
    expect(it_.mailsTo(ada)).toHaveLength(1);
    it_.twilio.fail(undefined);
    await it_.clock.advance(10 * 60_000);
    expect(it_.notesTo(ada).length).toBeGreaterThan(0);
  });

  it('asks the message list before it sends again when the answer was lost', async () => {
    const ada = await it_.person({ serverEmail: false });
    it_.twilio.loseAnswers(1);
    const asked = it_.twilio.asked;
    await it_.opened(ada);
    await it_.tried(ada, 'whatsapp');
    await it_.clock.advance(70_000);
    await quiet();
    expect(it_.twilio.asked).toBeGreaterThan(asked);
    expect(it_.notesTo(ada)).toHaveLength(1);
  });

  it('is not for Basic plans, unverified phones and those who did not ask', async () => {
    for (const person of [
      await it_.person({ planWhatsApp: false }),
      await it_.person({ phoneVerified: false }),
      await it_.person({ serverWhatsApp: false }),
      await it_.person({ workspaceWhatsApp: false }),
    ]) {
      await it_.opened(person);
      await eventually('the mail', () => it_.mailsTo(person).length === 1);
      expect(it_.notesTo(person)).toHaveLength(0);
    }
  });
});
