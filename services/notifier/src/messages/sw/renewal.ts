import { calendarDaysBetween } from '../../domain/local-time.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import type { Reader, RenewalFacts } from '../facts.js';
import type { Email } from '../email.js';
import { bold, lines, numbered, reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';
import { capital, greeting, shared, shortName } from './phrases.js';
import { days, longDate } from './times.js';

const company = (facts: RenewalFacts) => shortName(facts.company);
const ofServer = ({ serverName }: RenewalFacts): string => (serverName ? ` (${shortName(serverName)})` : '');

/** Begins a sentence or a subject. */
const what = (facts: RenewalFacts): string =>
  ({
    domain: `Domain ${shortName(facts.what)}`,
    certificate: `Cheti cha usalama (${shortName(facts.what)})`,
    own: `“${shortName(facts.what)}”${ofServer(facts)}`,
  })[facts.about];

/** "baada ya siku 14", "kesho", "leo"; a day that is over by its date. */
function when(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const left = calendarDaysBetween(now, facts.endsAt, timeZone);
  if (left < 0) return longDate(facts.endsAt, timeZone);
  return left === 0 ? 'leo' : left === 1 ? 'kesho' : `baada ya ${days(left)}`;
}

const isOver = ({ endsAt }: RenewalFacts, now: Date): boolean => endsAt <= now;

function ends(facts: RenewalFacts, now: Date): string {
  if (facts.about === 'own') return isOver(facts, now) ? 'muda wake ulifika' : 'muda wake unafika';
  if (facts.about === 'certificate') return isOver(facts, now) ? 'kiliisha' : 'kinaisha';
  return isOver(facts, now) ? 'iliisha' : 'inaisha';
}

const isRenewed = ({ about }: RenewalFacts): string => (about === 'certificate' ? 'kimehuishwa' : 'imehuishwa');

const headline = (facts: RenewalFacts, reader: Reader, now: Date): string =>
  facts.lapsed ? `${what(facts)}: imesimamishwa na ofisi ya usajili` : `${what(facts)}: ${ends(facts, now)} ${when(facts, reader, now)}`;

function whatHappens(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const day = longDate(facts.endsAt, timeZone);
  if (facts.about === 'own') return `Ulituomba tukukumbushe kuhusu ${what(facts)}, tarehe ${day}.`;
  if (facts.about === 'certificate') {
    const life = facts.lifeDays >= 1 ? `Kilitolewa kwa ${days(Math.round(facts.lifeDays))} na kilipaswa` : 'Kilipaswa';
    return `Cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha ${shortName(facts.what)} kinatumika hadi ${day}. ${life} kuwa kimeshajihuisha chenyewe. Kuanzia siku hiyo vivinjari vitamwonya kila mgeni, na wengi huondoka.`;
  }
  if (facts.lapsed)
    return `Ofisi ya usajili (inayotunza majina yote ya aina hii) imesimamisha ${shortName(facts.what)}. Huenda haijalipiwa, au kuna swali lililobaki. Tovuti na barua pepe zako za jina hili zitasimama. Mara nyingi jina bado linaweza kuokolewa kwa siku kadhaa, wakati mwingine kwa ada. Baada ya hapo mtu mwingine anaweza kulichukua jina hilo.`;
  if (isOver(facts, now))
    return `Usajili wa ${shortName(facts.what)} uliisha tarehe ${day}. Mara nyingi bado unaweza kuhuishwa kwa siku kadhaa, wakati mwingine kwa ada. Baada ya hapo tovuti na barua pepe zako zitasimama, na mtu mwingine anaweza kulichukua jina hilo.`;
  return `Usajili wa ${shortName(facts.what)} unaisha tarehe ${day}. Usipohuishwa, tovuti na barua pepe zako za jina hili zitasimama kwa kila mtu. Baadaye mtu mwingine anaweza kulichukua jina hilo.`;
}

const payOrAsk = (facts: RenewalFacts): string =>
  facts.company
    ? `Ingia kwenye ${company(facts)}, ambako domain hii imesajiliwa, lipa kinachodaiwa, au waulize sababu.`
    : 'Tafuta kampuni uliponunua domain (tafuta jina lake na “invoice” kwenye barua pepe zako), ingia huko, lipa kinachodaiwa, au waulize sababu.';

function stepsFor(facts: RenewalFacts): string[] {
  if (facts.about === 'own') return ['Lipa au huisha. Kisha futa tarehe hii kwenye ukurasa wa seva yako, na uandike inayofuata.'];
  if (facts.about === 'certificate')
    return [
      'Kwenye cPanel fungua “SSL/TLS Status” na ubonyeze “Run AutoSSL”. Kwingine tafuta “SSL” au “Let’s Encrypt”.',
      `Au iandikie kampuni yako ya hosting kwa Kiingereza: “Why does the certificate of our website${facts.company ? ` from ${company(facts)}` : ''} not renew itself?”`,
    ];
  return [
    facts.lapsed
      ? payOrAsk(facts)
      : facts.company
        ? `Ingia kwenye ${company(facts)}, ambako domain hii imesajiliwa, na uihuishe kwa mwaka mmoja au zaidi.`
        : 'Tafuta kampuni uliponunua domain (tafuta jina lake na “invoice” kwenye barua pepe zako), ingia huko na uihuishe.',
    'Ikiwa inapaswa kujihuisha yenyewe, angalia kama kadi iliyosajiliwa huko bado inafanya kazi.',
  ];
}

export function endsSoon(facts: RenewalFacts, reader: Reader, now: Date): Email {
  return {
    subject: headline(facts, reader, now),
    preview:
      facts.company && !facts.lapsed
        ? `${facts.about === 'certificate' ? 'Kutoka' : 'Ihuishe kwa'} ${company(facts)}.`
        : `${shared.whatToDo}.`,
    banner: { state: 'warning', word: facts.lapsed ? 'Imesimamishwa' : capital(`${ends(facts, now)} ${when(facts, reader, now)}`) },
    heading: headline(facts, reader, now),
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: whatHappens(facts, reader, now) },
      { type: 'steps', title: shared.whatToDo, steps: stepsFor(facts) },
      { type: 'button', label: facts.about === 'own' ? 'Fungua ukurasa wa seva' : 'Ona kinachoisha', url: facts.url },
    ],
    why:
      facts.about === 'own'
        ? 'Unapokea ujumbe huu kwa sababu uliandika tarehe hii.'
        : 'Unapokea ujumbe huu kwa sababu tunafuatilia seva inayohitaji hili.',
    language: 'sw',
  };
}

export function renewed(facts: RenewalFacts, reader: Reader): Email {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: `Imehuishwa hadi ${day}: ${shortName(facts.what)}`,
    preview: 'Hakuna cha kufanya.',
    banner: { state: 'up', word: 'Imehuishwa' },
    heading: `Imehuishwa: ${shortName(facts.what)}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `${what(facts)} ${isRenewed(facts)} hadi ${day}. Hakuna cha kufanya.` },
      { type: 'button', label: 'Fungua dashibodi', url: facts.url },
    ],
    why: 'Unapokea ujumbe huu kwa sababu tulikuonya kuhusu mwisho wake.',
    language: 'sw',
  };
}

export const endsSoonLine = (facts: RenewalFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: headline(facts, reader, now),
  text: stepsFor(facts)[0]!,
});
export const renewedLine = (facts: RenewalFacts, reader: Reader): DashboardNotification => ({
  title: `Imehuishwa: ${shortName(facts.what)}`,
  text: `Hadi ${longDate(facts.endsAt, reader.timeZone)}.`,
});

export const endsSoonOnWhatsApp = (facts: RenewalFacts, reader: Reader, now: Date): WhatsAppMessage => ({
  template: 'ends-soon',
  variables: {
    '1': what(facts),
    '2': facts.lapsed ? 'sasa: ofisi ya usajili imeisimamisha' : when(facts, reader, now),
    '3': stepsFor(facts)[0]!,
    '4': facts.url,
  },
  text: lines(`🟠 ${bold(headline(facts, reader, now))}`, ...numbered(stepsFor(facts)), facts.url),
});
export const renewalSteps = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`Cha kufanya kuhusu ${bold(what(facts))}:`, ...numbered(stepsFor(facts)), facts.url);
export const renewalMenu = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`Kuhusu ${bold(what(facts))}:`, '2 = cha kufanya sasa', 'STOP = hakuna tena tahadhari za WhatsApp');
export const renewedOnWhatsApp = (facts: RenewalFacts, reader: Reader): WhatsAppMessage => {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    template: 'renewed',
    variables: { '1': what(facts), '2': day },
    text: `🟢 ${bold(what(facts))} ${isRenewed(facts)} hadi ${day}.`,
  };
};
