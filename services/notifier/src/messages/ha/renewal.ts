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
    certificate: `Takardar tsaro ta ${shortName(facts.what)}`,
    own: `“${shortName(facts.what)}”${ofServer(facts)}`,
  })[facts.about];

/** "nan da kwana 14", "gobe", "yau"; negative days are over. */
function when(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const left = calendarDaysBetween(now, facts.endsAt, timeZone);
  if (left < 0) return longDate(facts.endsAt, timeZone);
  return left === 0 ? 'yau' : left === 1 ? 'gobe' : `nan da ${days(left)}`;
}

const isOver = ({ endsAt }: RenewalFacts, now: Date): boolean => endsAt <= now;
function ends(facts: RenewalFacts, now: Date): string {
  if (facts.about === 'own') return 'lokacinsa';
  if (facts.about === 'certificate') return isOver(facts, now) ? 'ta ƙare' : 'za ta ƙare';
  return isOver(facts, now) ? 'ya ƙare' : 'zai ƙare';
}
const headline = (facts: RenewalFacts, reader: Reader, now: Date): string =>
  facts.lapsed
    ? `${what(facts)}: an dakatar da shi`
    : `${what(facts)}${facts.about === 'own' ? ':' : ''} ${ends(facts, now)} ${when(facts, reader, now)}`;

function whatHappens(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const day = longDate(facts.endsAt, timeZone);
  if (facts.about === 'own') return `Kun nemi mu tunatar da ku game da ${what(facts)} a ranar ${day}.`;
  if (facts.about === 'certificate') {
    const life = facts.lifeDays >= 1 ? ` An ba da ita don ${days(Math.round(facts.lifeDays))}, kuma` : '';
    return `Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta ${shortName(facts.what)} tana aiki har zuwa ${day}.${life} ya kamata a ce ta riga ta sabunta kanta. Daga ranar nan burauza za su riƙa gargaɗin kowane mai ziyara, kuma yawancinsu suna juyawa.`;
  }
  if (facts.lapsed)
    return `Ofishin rajista (mai kula da duk irin waɗannan sunaye) ya dakatar da ${shortName(facts.what)}. Ko dai ba a biya ba, ko akwai wata tambaya. Shafinku da imel ɗinku na wannan sunan za su tsaya. Sau da yawa ana iya ceton sunan har wasu kwanaki, wani lokaci da ƙarin kuɗi. Bayan haka wani zai iya ɗaukar sunan.`;
  if (isOver(facts, now))
    return `Rajistar ${shortName(facts.what)} ta ƙare a ranar ${day}. Sau da yawa ana iya sabunta ta har wasu kwanaki, wani lokaci da ƙarin kuɗi. Bayan haka shafinku da imel ɗinku za su tsaya, kuma wani zai iya ɗaukar sunan.`;
  return `Rajistar ${shortName(facts.what)} za ta ƙare a ranar ${day}. Idan ba a sabunta ta ba, shafinku da imel ɗinku na wannan sunan za su tsaya ga kowa. Daga baya wani zai iya ɗaukar sunan.`;
}

const payOrAsk = (facts: RenewalFacts): string =>
  facts.company
    ? `Ku shiga ${company(facts)}, inda aka yi rajistar wannan domain, ku biya abin da ake bi, ko ku tambaye su dalili.`
    : 'Ku nemo kamfanin da kuka sayi domain (ku bincika sunansa da “invoice” a imel ɗinku), ku shiga can, ku biya abin da ake bi, ko ku tambaye su dalili.';

function stepsFor(facts: RenewalFacts): string[] {
  if (facts.about === 'own') return ['Ku biya ko ku sabunta shi. Sannan ku goge wannan ranar a shafin sabar ɗinku, ku rubuta ta gaba.'];
  if (facts.about === 'certificate')
    return [
      'A cikin cPanel, ku buɗe “SSL/TLS Status”, ku danna “Run AutoSSL”. A wani wuri, ku nemi “SSL” ko “Let’s Encrypt”.',
      `Ko ku rubuta wa kamfanin hosting ɗinku da Turanci: “Why does the certificate of our website${facts.company ? ` from ${company(facts)}` : ''} not renew itself?”`,
    ];
  return [
    facts.lapsed
      ? payOrAsk(facts)
      : facts.company
        ? `Ku shiga ${company(facts)}, inda aka yi rajistar wannan domain, ku sabunta shi don shekara ɗaya ko fiye.`
        : 'Ku nemo kamfanin da kuka sayi domain (ku bincika sunansa da “invoice” a imel ɗinku), ku shiga can ku sabunta shi.',
    'Idan ya kamata ya sabunta kansa, ku duba ko katin da ke ajiye a can yana aiki har yanzu.',
  ];
}

export function endsSoon(facts: RenewalFacts, reader: Reader, now: Date): Email {
  return {
    subject: headline(facts, reader, now),
    preview:
      facts.company && !facts.lapsed
        ? `${facts.about === 'certificate' ? 'Daga' : 'Ku sabunta shi a'} ${company(facts)}.`
        : `${shared.whatToDo}.`,
    banner: { state: 'warning', word: facts.lapsed ? 'An dakatar' : capital(`${ends(facts, now)} ${when(facts, reader, now)}`) },
    heading: headline(facts, reader, now),
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: whatHappens(facts, reader, now) },
      { type: 'steps', title: shared.whatToDo, steps: stepsFor(facts) },
      { type: 'button', label: facts.about === 'own' ? 'Buɗe shafin sabar ɗinku' : 'Duba abin da zai ƙare', url: facts.url },
    ],
    why:
      facts.about === 'own'
        ? 'Kun sami wannan ne domin ku kuka rubuta wannan kwanan wata.'
        : 'Kun sami wannan ne domin muna sa ido a kan sabar da ke buƙatarsa.',
    language: 'ha',
  };
}

export function renewed(facts: RenewalFacts, reader: Reader): Email {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: `An sabunta ${shortName(facts.what)} har zuwa ${day}`,
    preview: 'Babu abin da za ku yi.',
    banner: { state: 'up', word: 'An sabunta' },
    heading: `An sabunta: ${shortName(facts.what)}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `${what(facts)}: an sabunta, zai yi aiki har zuwa ${day}. Babu abin da za ku yi.` },
      { type: 'button', label: 'Buɗe dashboard', url: facts.url },
    ],
    why: 'Kun sami wannan ne domin mun gargaɗe ku game da ƙarewarsa.',
    language: 'ha',
  };
}

export const endsSoonLine = (facts: RenewalFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: headline(facts, reader, now),
  text: stepsFor(facts)[0]!,
});
export const renewedLine = (facts: RenewalFacts, reader: Reader): DashboardNotification => ({
  title: `An sabunta: ${shortName(facts.what)}`,
  text: `Zai yi aiki har zuwa ${longDate(facts.endsAt, reader.timeZone)}.`,
});

export const endsSoonOnWhatsApp = (facts: RenewalFacts, reader: Reader, now: Date): WhatsAppMessage => ({
  template: 'ends-soon',
  variables: {
    '1': what(facts),
    '2': facts.lapsed ? 'yanzu: ofishin rajista ya dakatar da shi' : when(facts, reader, now),
    '3': stepsFor(facts)[0]!,
    '4': facts.url,
  },
  text: lines(`🟠 ${bold(headline(facts, reader, now))}`, ...numbered(stepsFor(facts)), facts.url),
});
export const renewalSteps = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`Abin da za ku yi game da ${bold(what(facts))}:`, ...numbered(stepsFor(facts)), facts.url);
export const renewalMenu = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`Game da ${bold(what(facts))}:`, '2 = abin da za a yi yanzu', 'STOP = a daina faɗakarwar WhatsApp');
export const renewedOnWhatsApp = (facts: RenewalFacts, reader: Reader): WhatsAppMessage => {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    template: 'renewed',
    variables: { '1': what(facts), '2': day },
    text: `🟢 ${bold(what(facts))}: an sabunta, har zuwa ${day}.`,
  };
};
