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
    certificate: `Ìwé ẹ̀rí ààbò ti ${shortName(facts.what)}`,
    own: `“${shortName(facts.what)}”${ofServer(facts)}`,
  })[facts.about];

/** "ní ọjọ́ 14 sí i", "lọ́la", "lónìí"; negative days are over. */
function when(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const left = calendarDaysBetween(now, facts.endsAt, timeZone);
  if (left < 0) return `ní ${longDate(facts.endsAt, timeZone)}`;
  return left === 0 ? 'lónìí' : left === 1 ? 'lọ́la' : `ní ${days(left)} sí i`;
}

const isOver = ({ endsAt }: RenewalFacts, now: Date): boolean => endsAt <= now;
const ends = (facts: RenewalFacts, now: Date): string =>
  facts.about === 'own' ? (isOver(facts, now) ? 'tó àsìkò' : 'máa tó àsìkò') : isOver(facts, now) ? 'parí' : 'máa parí';
const headline = (facts: RenewalFacts, reader: Reader, now: Date): string =>
  facts.lapsed ? `${what(facts)}: wọ́n ti dá a dúró` : `${what(facts)} ${ends(facts, now)} ${when(facts, reader, now)}`;

function whatHappens(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const day = longDate(facts.endsAt, timeZone);
  if (facts.about === 'own') return `Ẹ ní kí a rán yín létí nípa ${what(facts)} ní ${day}.`;
  if (facts.about === 'certificate') {
    const life = facts.lifeDays >= 1 ? ` Wọ́n ṣe é fún ${days(Math.round(facts.lifeDays))}, ó` : ' Ó';
    return `Ìwé ẹ̀rí ààbò (fáìlì tó wà lẹ́yìn àmì àgádágodo) ti ${shortName(facts.what)} wúlò títí di ${day}.${life} yẹ kó ti sọ ara rẹ̀ di ọ̀tun báyìí. Láti ọjọ́ náà lọ, browser máa kìlọ̀ fún gbogbo àlejò, ọ̀pọ̀ sì máa kúrò níbẹ̀.`;
  }
  if (facts.lapsed)
    return `Ilé-iṣẹ́ ìforúkọsílẹ̀ (tó ń tọ́jú gbogbo irú orúkọ yìí) ti dá ${shortName(facts.what)} dúró. Bóyá wọn kò tíì san owó rẹ̀, tàbí ìbéèrè kan wà nílẹ̀. Ojú òpó àti e-mail yín lábẹ́ orúkọ yìí máa dúró. Ẹ ṣì lè gbà á là fún ọjọ́ díẹ̀, nígbà mìíràn pẹ̀lú owó àfikún. Lẹ́yìn náà, ẹlòmíràn lè gba orúkọ náà.`;
  if (isOver(facts, now))
    return `Ìforúkọsílẹ̀ ${shortName(facts.what)} parí ní ${day}. Ẹ ṣì lè sọ ọ́ di ọ̀tun fún ọjọ́ díẹ̀, nígbà mìíràn pẹ̀lú owó àfikún. Lẹ́yìn náà, ojú òpó àti e-mail yín máa dúró, ẹlòmíràn sì lè gba orúkọ náà.`;
  return `Ìforúkọsílẹ̀ ${shortName(facts.what)} máa parí ní ${day}. Tí ẹnikẹ́ni kò bá sọ ọ́ di ọ̀tun, ojú òpó àti e-mail yín lábẹ́ orúkọ yìí máa dúró fún gbogbo ènìyàn. Tó bá yá, ẹlòmíràn lè gba orúkọ náà.`;
}

const payOrAsk = (facts: RenewalFacts): string =>
  facts.company
    ? `Ẹ wọlé sí ${company(facts)}, níbi tí wọ́n ti forúkọ domain yìí sílẹ̀, ẹ san owó tó kù, tàbí kí ẹ béèrè ìdí.`
    : 'Ẹ wá ilé-iṣẹ́ tí ẹ ti ra domain náà (ẹ wá orúkọ rẹ̀ àti “invoice” nínú e-mail yín), ẹ wọlé síbẹ̀, ẹ san owó tó kù, tàbí kí ẹ béèrè ìdí.';

function stepsFor(facts: RenewalFacts): string[] {
  if (facts.about === 'own')
    return ['Ẹ sanwó tàbí kí ẹ sọ ọ́ di ọ̀tun. Lẹ́yìn náà, ẹ pa ọjọ́ yìí rẹ́ lórí ojú ìwé server yín, kí ẹ sì kọ èyí tó kàn sílẹ̀.'];
  if (facts.about === 'certificate')
    return [
      'Nínú cPanel, ẹ ṣí “SSL/TLS Status”, kí ẹ tẹ “Run AutoSSL”. Níbòmíràn, ẹ wá “SSL” tàbí “Let’s Encrypt”.',
      `Tàbí kí ẹ béèrè lọ́wọ́ ilé-iṣẹ́ hosting yín ní èdè Gẹ̀ẹ́sì pé: “Why does the certificate of our website${facts.company ? ` from ${company(facts)}` : ''} not renew itself?”`,
    ];
  return [
    facts.lapsed
      ? payOrAsk(facts)
      : facts.company
        ? `Ẹ wọlé sí ${company(facts)}, níbi tí wọ́n ti forúkọ domain yìí sílẹ̀, kí ẹ sọ ọ́ di ọ̀tun fún ọdún kan tàbí jù bẹ́ẹ̀ lọ.`
        : 'Ẹ wá ilé-iṣẹ́ tí ẹ ti ra domain náà (ẹ wá orúkọ rẹ̀ àti “invoice” nínú e-mail yín), ẹ wọlé síbẹ̀, kí ẹ sọ ọ́ di ọ̀tun.',
    'Tó bá yẹ kó máa sọ ara rẹ̀ di ọ̀tun, ẹ wò bóyá káàdì tó wà níbẹ̀ ṣì ń ṣiṣẹ́.',
  ];
}

export function endsSoon(facts: RenewalFacts, reader: Reader, now: Date): Email {
  return {
    subject: headline(facts, reader, now),
    preview:
      facts.company && !facts.lapsed
        ? facts.about === 'certificate'
          ? `Láti ọ̀dọ̀ ${company(facts)}.`
          : `Ẹ sọ ọ́ di ọ̀tun ní ${company(facts)}.`
        : `${shared.whatToDo}.`,
    banner: { state: 'warning', word: facts.lapsed ? 'Wọ́n ti dá a dúró' : capital(`${ends(facts, now)} ${when(facts, reader, now)}`) },
    heading: headline(facts, reader, now),
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: whatHappens(facts, reader, now) },
      { type: 'steps', title: shared.whatToDo, steps: stepsFor(facts) },
      { type: 'button', label: facts.about === 'own' ? 'Ṣí ojú ìwé server yín' : 'Wo ohun tó máa parí', url: facts.url },
    ],
    why: facts.about === 'own' ? 'Ẹ ń rí èyí gbà nítorí pé ẹ kọ ọjọ́ yìí sílẹ̀.' : 'Ẹ ń rí èyí gbà nítorí pé a ń ṣọ́ server kan tó nílò rẹ̀.',
    language: 'yo',
  };
}

export function renewed(facts: RenewalFacts, reader: Reader): Email {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: `${what(facts)} ti di ọ̀tun, títí di ${day}`,
    preview: 'Kò sí ohun tí ẹ máa ṣe.',
    banner: { state: 'up', word: 'Ó ti di ọ̀tun' },
    heading: `${what(facts)} ti di ọ̀tun`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `${what(facts)} ti di ọ̀tun. Ó wúlò títí di ${day}. Kò sí ohun tí ẹ máa ṣe.` },
      { type: 'button', label: 'Ṣí dashboard', url: facts.url },
    ],
    why: 'Ẹ ń rí èyí gbà nítorí pé a kìlọ̀ fún yín nípa òpin rẹ̀.',
    language: 'yo',
  };
}

export const endsSoonLine = (facts: RenewalFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: headline(facts, reader, now),
  text: stepsFor(facts)[0]!,
});
export const renewedLine = (facts: RenewalFacts, reader: Reader): DashboardNotification => ({
  title: `${what(facts)} ti di ọ̀tun`,
  text: `Ó wúlò títí di ${longDate(facts.endsAt, reader.timeZone)}.`,
});

export const endsSoonOnWhatsApp = (facts: RenewalFacts, reader: Reader, now: Date): WhatsAppMessage => ({
  template: 'ends-soon',
  variables: {
    '1': what(facts),
    '2': facts.lapsed ? 'báyìí: wọ́n ti dá a dúró' : when(facts, reader, now),
    '3': stepsFor(facts)[0]!,
    '4': facts.url,
  },
  text: lines(`🟠 ${bold(headline(facts, reader, now))}`, ...numbered(stepsFor(facts)), facts.url),
});
export const renewalSteps = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`Ohun tí ẹ máa ṣe fún ${bold(what(facts))}:`, ...numbered(stepsFor(facts)), facts.url);
export const renewalMenu = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`Nípa ${bold(what(facts))}:`, '2 = ohun tí ẹ máa ṣe báyìí', 'STOP = kò sí ìkìlọ̀ WhatsApp mọ́');
export const renewedOnWhatsApp = (facts: RenewalFacts, reader: Reader): WhatsAppMessage => {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    template: 'renewed',
    variables: { '1': what(facts), '2': day },
    text: `🟢 ${bold(what(facts))} ti di ọ̀tun, ó sì wúlò títí di ${day}.`,
  };
};
