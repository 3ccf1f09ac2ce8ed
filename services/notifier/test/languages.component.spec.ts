import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Language } from '@nowahala/kernel';
import { newId, withCall } from '@nowahala/platform';
import { alerts } from '@nowahala/contracts';
import { eventually, userCaller } from '@nowahala/testkit';
import { startNotifier, PUBLIC_URL } from './app.js';
import type { NotifierApp, Person } from './app.js';

const explanation = {
  whatHappened: 'La machine est allumée, mais le programme du site ne répond pas.',
  whoIsAffected: 'Tous les visiteurs du site.',
  likelyCause: 'Nginx s’est arrêté.',
  confidence: 'high',
  doNow: ['Ouvrez cPanel.', 'Appuyez sur « Restart ».'],
  tellCustomers: 'Nous y travaillons.',
  whoToCall: 'L’assistance de Whogohost.',
  evidence: [],
  source: 'rules',
  helpedBefore: undefined,
};
const inFrench = [{ language: 'fr', cause: 'Le programme du site ne répond pas.', explanation }];
const ENGLISH = /\b(the|your|what|down|since)\b/i;

describe('one message has one language', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier({ TWILIO_CONTENT_SIDS: '{"down.en":"HXen","down.fr":"HXfr","resolved.en":"HXresolved"}' });
  });
  afterAll(() => app.stop());

  const mailTo = async (person: Person) =>
    (await eventually('the mail', () => app.mailsTo(person).length > 0 && app.mailsTo(person))).at(-1)!;
  const noteTo = async (person: Person, nth = 1) =>
    (await eventually('the message', () => app.whatsAppMessagesTo(person).length >= nth && app.whatsAppMessagesTo(person)))[nth - 1]!;

  it('a mail in hers says so in its header and its page, and has no English', async () => {
    const aicha = await app.person({ language: 'fr', workspaceWhatsApp: false, timeZone: 'Africa/Douala' });
    await app.opened(aicha, { translations: inFrench });
    const { raw, mail } = await mailTo(aicha);
    expect(mail.subject).toMatch(/^Shop website est en panne depuis \d\d:\d\d \(GMT\+1\)$/);
    expect(raw).toMatch(/^Content-Language: fr$/im);
    expect(mail.html).toContain('<html lang="fr" dir="ltr">');
    expect(mail.text!.replaceAll('Shop website', '')).not.toMatch(ENGLISH);
    const lines = await app.host.database.query('SELECT title FROM notifier.notification WHERE user_id = $1', [aicha.userId]);
    expect((lines as { title: string }[])[0]!.title).toContain('est en panne');
  });

  it('where anything is said in English only, all of it is English', async () => {
    const aicha = await app.person({ language: 'fr', workspaceWhatsApp: false });
    await app.opened(aicha, { translations: [{ language: 'fr', cause: 'En panne.', explanation: undefined }] });
    const { raw, mail } = await mailTo(aicha);
    expect(mail.subject).toMatch(/^Shop website is down since /);
    expect(raw).toMatch(/^Content-Language: en$/im);
    expect(mail.text).not.toMatch(/panne|Vous/);
  });

  it('a language that is not complete is English, and a country behind it does not matter', async () => {
    const [bola, aicha] = [
      await app.person({ language: 'xx', workspaceWhatsApp: false }),
      await app.person({ language: 'fr-CI', workspaceWhatsApp: false }),
    ];
    for (const person of [bola, aicha]) await app.opened(person, { translations: inFrench });
    expect((await mailTo(bola)).mail.subject).toMatch(/is down/);
    expect((await mailTo(aicha)).mail.subject).toMatch(/est en panne/);
  });

  it('outside the 24 hours a template goes, in English with all that stands in it where hers was not approved', async () => {
    const aicha = await app.person({ language: 'fr' });
    const incidentId = await app.opened(aicha, { translations: inFrench });
    const alert = await noteTo(aicha);
    expect(alert.contentSid).toBe('HXfr');
    expect(alert.contentVariables).toMatchObject({ '3': explanation.whatHappened });
    await app.resolved(aicha, incidentId);
    const end = await noteTo(aicha, 2);
    expect(end.contentSid).toBe('HXresolved');
    expect(Object.values(end.contentVariables!).join(' ')).not.toMatch(/minutes? et|seconde|Nginx s’est/);
    expect(end.contentVariables!['4']).toBe('Nginx has stopped.');
  });

  it('a WhatsApp message that is tried again keeps the language and the time of its reader', async () => {
    const aicha = await app.person({ language: 'fr', timeZone: 'Africa/Nairobi' });
    let tries = 0;
    app.twilio.at = async (moment) => void (tries += Number(moment === 'asked'));
    app.twilio.fail({ status: 429, code: 20_429, message: 'Too Many Requests' });
    await app.opened(aicha, { translations: inFrench });
    await eventually('a first try', () => tries > 0).finally(() => app.twilio.fail(undefined));
    await eventually('it waits for the next', async () => {
      const [row] = await app.host.database.query(`SELECT state FROM notifier.delivery WHERE user_id = $1 AND channel = 'whatsapp'`, [
        aicha.userId,
      ]);
      return (row as { state: string }).state === 'queued';
    });
    app.twilio.at = undefined;
    await app.clock.advance(90_000);
    const { contentSid, contentVariables } = await noteTo(aicha);
    expect(contentSid).toBe('HXfr');
    expect(Object.values(contentVariables!).join(' ')).toContain('(GMT+3)');
  });

  it('within them she gets her own words, and is understood in them', async () => {
    const aicha = await app.person({ language: 'fr' });
    const incidentId = await app.opened(aicha, { translations: inFrench });
    await noteTo(aicha);
    await app.webhook(app.twilio.incoming(PUBLIC_URL, aicha.phone, 'AIDE'));
    expect((await noteTo(aicha, 2)).body).toMatch(/^Que faire pour \*Shop website\*\u202f:\n1\. Ouvrez cPanel\./);
    await app.webhook(app.twilio.incoming(PUBLIC_URL, aicha.phone, 'Je m’en occupe'));
    expect((await noteTo(aicha, 3)).body).toMatch(/^Bien, vous vous en occupez/);
    await app.resolved(aicha, incidentId);
    const end = await noteTo(aicha, 4);
    expect(end.contentSid).toBeNull();
    expect(end.body).toMatch(/est de nouveau en ligne depuis .*\nCause\u202f: Nginx s’est arrêté\./);
  });

  it('a mail that did not leave is explained in the language of who reads the log', async () => {
    const aicha = await app.person({ language: 'fr', workspaceWhatsApp: false });
    app.smtp.refuse((address) => (address === aicha.email ? { code: 550, message: '5.1.1 no such user' } : undefined));
    const incidentId = await app.opened(aicha, { translations: inFrench });
    const why = (language?: Language) =>
      withCall({ caller: userCaller(aicha.userId, [aicha.workspaceId]), correlationId: 'reader', language }, async () => {
        const { deliveries } = await app.host
          .client(alerts.NotifierServiceService, 'notifier')
          .listDeliveries({ incidentIds: [incidentId] });
        return deliveries.find(({ channel, status }) => channel === 'email' && status === 'failed')?.error;
      });
    expect(await eventually('the refusal', () => why())).toBe('The mail server answered 550.');
    expect(await why('fr')).toBe('Le serveur d’e-mail a répondu 550.');
    expect(await why('sw')).toBe('Seva ya barua pepe ilijibu 550.');
    app.smtp.refuse(undefined);
  });

  it('a code for a phone goes in English where its template was not approved in hers', async () => {
    const aicha = await app.person({ language: 'fr' });
    await app.host.client(alerts.NotifierServiceService, 'notifier').sendAccountMessage(
      alerts.SendAccountMessageRequest.fromPartial({
        ...{ kind: 'phone_code', userId: aicha.userId, phone: aicha.phone, language: 'fr', code: '042917', dedupeKey: newId() },
      }),
    );
    expect((await noteTo(aicha)).body).toBe('042917 is your NoWahala code. It works for 10 minutes. We never ask you for it.');
  });
});
