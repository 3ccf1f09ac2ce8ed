import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { newId, refusal } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp, Person } from './app.js';
import { incidentOpened } from './incident-opened.js';

const SECOND = 1_000;

describe('"done" by WhatsApp', () => {
  let app: NotifierApp;
  let ada: Person;
  let incidentId: string;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    ada = await app.person();
    incidentId = await app.opened(ada);
    Object.assign(app.world, { doneSteps: [], analyzerDown: false });
    await eventually('the alert', () => app.whatsAppMessagesTo(ada).length === 1);
  });
  const says = (text: string) => app.webhook(app.twilio.incoming(PUBLIC_URL, ada.phone, text));
  const answers = (over: Partial<incidents.DoneStep>) => {
    const doneAt = app.clock.now();
    app.world.doneStep = ({ requestId }) => incidents.DoneStep.fromPartial({ id: requestId, step: 1, doneAt, ...over });
  };
  /** The clock goes on: a try that was under way when it was moved is due again only after that. */
  const inTime = <T>(what: string, ask: () => T) =>
    eventually(what, async () => {
      const found = ask();
      if (!found) await app.clock.advance(SECOND);
      return found;
    });
  const reply = async () => {
    await inTime('the answer', () => app.whatsAppMessagesTo(ada).length === 2);
    return app.whatsAppMessagesTo(ada)[1]!.body;
  };

  it('has the server checked, waits for the check, and says which step is next', async () => {
    answers({});
    await says('Done');
    await eventually('the question', () => (app.world.doneSteps ?? []).length > 0);
    expect(app.world.doneSteps![0]).toMatchObject({ incidentId, step: 0, via: 'whatsapp' });
    expect(app.whatsAppMessagesTo(ada)).toHaveLength(1);
    answers({ answer: 'down', nextStep: 2 });
    await app.clock.advance(2 * SECOND);
    expect(await reply()).toBe('🔴 *Shop website* is still down: now try step 2.\n2. Press "Restart".');
    expect(new Set(app.world.doneSteps!.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it.each([
    ['works', 0, 'works again'],
    ['changed', 1, 'for another reason'],
    ['down', 0, 'Who can help now: Whogohost support.'],
  ] as const)('is answered where it %s (next step %i)', async (answer, nextStep, words) => {
    answers({ answer, nextStep });
    await says('done 2');
    expect(await reply()).toContain(words);
    expect(app.world.doneSteps).toEqual([expect.objectContaining({ step: 2 })]);
  });

  it.each([
    ['ha', 'Na yi', 'har yanzu ba ya aiki: ku gwada mataki na 2.\n2. Ku danna “Restart”.', 'na yi 2', 'ya dawo aiki. Za mu ƙara duba shi'],
    ['pcm', 'I don do am', 'still dey down: now try step 2.\n2. Ku danna “Restart”.', 'done 2', 'dey work again. We go look'],
  ])('is asked for, understood and answered in the language of the owner: %s', async (language, first, stillDown, second, works) => {
    const owner = await app.person({ language });
    const { explanation } = incidentOpened(owner, '', app.clock.now());
    const translated = { ...explanation!, doNow: ['Ku buɗe cPanel.', 'Ku danna “Restart”.'] };
    await app.opened(owner, { translations: [{ language, cause: 'Manhajar ba ta amsawa.', explanation: translated }] });
    const note = async (nth: number) => {
      await inTime(`message ${nth}`, () => app.whatsAppMessagesTo(owner).length === nth);
      return app.whatsAppMessagesTo(owner)[nth - 1]!.body;
    };
    const reply = (text: string) => app.webhook(app.twilio.incoming(PUBLIC_URL, owner.phone, text));
    await note(1);
    answers({ answer: 'down', nextStep: 2 });
    await reply(first);
    expect(await note(2)).toBe(`🔴 *Shop website* ${stillDown}`);
    answers({ step: 2, answer: 'works' });
    await reply(second);
    expect(await note(3)).toContain(`🟢 *Shop website* ${works}`);
  });

  it('promises no end in a minute to a server that comes and goes', async () => {
    const bola = await app.person();
    await app.opened(bola, { kind: 'unstable' });
    await eventually('the alert', () => app.whatsAppMessagesTo(bola).length === 1);
    answers({ answer: 'works' });
    await app.webhook(app.twilio.incoming(PUBLIC_URL, bola.phone, 'done'));
    await eventually('the answer', () => app.whatsAppMessagesTo(bola).length === 2);
    expect(app.whatsAppMessagesTo(bola)[1]!.body).toContain('after half an hour without a break');
  });

  it.each([
    ['works', 0, '🟢 *Shop website* is quick again. After ten such minutes we call it over.'],
    ['down', 2, '🟠 *Shop website* is still slow: now try step 2.\n2. Press "Restart".'],
    ['down', 0, '🟠 *Shop website* is still slow, and no step is left. Who can help now: Whogohost support.'],
  ] as const)('of a server that is slow speaks of that, and promises no end in a minute: %s', async (answer, nextStep, words) => {
    const bola = await app.person();
    await app.opened(bola, { kind: 'slow', incidentKind: incidents.IncidentKind.INCIDENT_KIND_SLOW });
    await eventually('the alert', () => app.whatsAppMessagesTo(bola).length === 1);
    answers({ answer, nextStep });
    await app.webhook(app.twilio.incoming(PUBLIC_URL, bola.phone, 'done'));
    await eventually('the answer', () => app.whatsAppMessagesTo(bola).length === 2);
    expect(app.whatsAppMessagesTo(bola)[1]!.body).toBe(words);
  });

  it('is answered in time though no check can be made', async () => {
    answers({});
    await says('done');
    await eventually('the question', () => (app.world.doneSteps ?? []).length > 0);
    await app.clock.advance(13 * SECOND);
    expect(await reply()).toContain('could not check *Shop website* just now');
  });

  it('waits for an analyzer that is away, and says what it refuses', async () => {
    app.world.analyzerDown = true;
    await says('done');
    app.world.analyzerDown = false;
    app.world.doneStep = () => {
      throw refusal('STEP_CHECKED_JUST_NOW', 'limited', 'We have just checked.', { retryAfterSeconds: 9 });
    };
    await app.clock.advance(10 * SECOND);
    expect(await reply()).toContain('We have just checked');
  });

  it('is a step of its own where another server of the alert is the one that is still down', async () => {
    const bola = await app.person();
    const blog = { serverId: await app.addServer(bola, 'Blog'), serverName: 'Blog' };
    const group = { groupId: newId(), groupServerIds: [bola.serverId, blog.serverId] };
    const shopId = await app.opened(bola, group);
    await app.opened(bola, { ...group, ...blog });
    await eventually('the alert', () => app.whatsAppMessagesTo(bola).length === 1);
    answers({});
    await app.webhook(app.twilio.incoming(PUBLIC_URL, bola.phone, 'done'));
    const [first] = await eventually('the question', () => (app.world.doneSteps ?? []).length > 0 && app.world.doneSteps!);
    await app.resolved(bola, first!.incidentId, first!.incidentId === shopId ? {} : blog);
    await app.recorded('resolved', first!.incidentId);
    const other = await inTime('the other one', () => app.world.doneSteps!.find((one) => one.incidentId !== first!.incidentId));
    expect(other.requestId).not.toBe(first!.requestId);
  });

  it('helps nobody after the end', async () => {
    const ids = { incidentId, seq: 2, serverId: ada.serverId, workspaceId: ada.workspaceId, userId: ada.userId };
    const { kind, incidentKind, startedAt, cause, serverName, groupId, groupServerIds } = incidentOpened(ada, incidentId, app.clock.now());
    const end = { resolvedAt: app.clock.now(), reason: 'recovered', resolveReason: 1 };
    await app.host.publish(
      'incident.resolved',
      { ...ids, kind, incidentKind, startedAt: startedAt!, cause, serverName, groupId, groupServerIds, translations: [], ...end },
      { key: ada.serverId, tenantId: ada.workspaceId },
    );
    await eventually('it is back', () => app.whatsAppMessagesTo(ada).length === 2);
    await says('done');
    await eventually('the answer', () => app.whatsAppMessagesTo(ada).length === 3);
    expect(app.whatsAppMessagesTo(ada)[2]!.body).toContain('is back already');
    expect(app.world.doneSteps).toEqual([]);
  });
});

describe('what helped the last time', () => {
  it('stands in the mail and the WhatsApp message of the same fault, with the day in the zone of its reader', async () => {
    const app = await startNotifier();
    const bola = await app.person();
    const { explanation } = incidentOpened(bola, '', app.clock.now());
    const helpedBefore = { at: '2026-03-02T23:30:00.000Z', words: 'Press "Restart".' };
    await app.opened(bola, { explanation: { ...explanation!, helpedBefore } });
    await eventually('both', () => app.whatsAppMessagesTo(bola).length === 1 && app.mailsTo(bola).length === 1);
    const sentence = 'The last time, on 3 March 2026, it worked again after this: “Press "Restart".”';
    expect(app.whatsAppMessagesTo(bola)[0]!.body).toContain(sentence);
    expect(app.mailsTo(bola)[0]!.mail.text!.replaceAll(/\s+/g, ' ')).toContain(sentence);
    await app.stop();
  });
});
