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
const what = (facts: RenewalFacts): string =>
  ({
    domain: `di domain ${shortName(facts.what)}`,
    certificate: `di security certificate of ${shortName(facts.what)}`,
    own: `“${shortName(facts.what)}”${ofServer(facts)}`,
  })[facts.about];

/** "in 14 days", "tomorrow", "today"; negative days are over. */
function when(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const left = calendarDaysBetween(now, facts.endsAt, timeZone);
  if (left < 0) return `on ${longDate(facts.endsAt, timeZone)}`;
  return left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${days(left)}`;
}

const isOver = ({ endsAt }: RenewalFacts, now: Date): boolean => endsAt <= now;
const ends = (facts: RenewalFacts, now: Date): string => (facts.about === 'own' ? 'dey due' : isOver(facts, now) ? 'don end' : 'go end');
const headline = (facts: RenewalFacts, reader: Reader, now: Date): string =>
  facts.lapsed
    ? `${capital(what(facts))}: di registry don suspend am`
    : `${capital(what(facts))} ${ends(facts, now)} ${when(facts, reader, now)}`;

function whatHappens(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const day = longDate(facts.endsAt, timeZone);
  if (facts.about === 'own') return `You tell us to remind you of ${what(facts)} on ${day}.`;
  if (facts.about === 'certificate') {
    const life = facts.lifeDays >= 1 ? ` E get ${days(Math.round(facts.lifeDays))} in all.` : '';
    return `Di security certificate (di file behind di padlock) of ${shortName(facts.what)} dey good till ${day}.${life} By now e suppose don renew by itself. From dat day browsers go warn every visitor, and most of dem go leave.`;
  }
  if (facts.lapsed)
    return `Di registry (di office wey keep all dis kind names) don suspend ${shortName(facts.what)}. Either nobody pay, or dem get question for you. Your website and your e-mail with dis name go stop. Often you fit still save am for some days, sometimes with extra fee. After dat another person fit take di name.`;
  if (isOver(facts, now))
    return `Di registration of ${shortName(facts.what)} end on ${day}. Often you fit still renew am for some days, sometimes with extra fee. After dat your website and your e-mail go stop, and another person fit take di name.`;
  return `Di registration of ${shortName(facts.what)} go end on ${day}. If nobody renew am, your website and your e-mail with dis name go stop for everybody. Later another person fit take di name.`;
}

const payOrAsk = (facts: RenewalFacts): string =>
  facts.company
    ? `Log in to ${company(facts)}, where you register dis domain, pay wetin dey due, or ask dem why.`
    : 'Find di company where you buy di domain (search your mail for im name and “invoice”). Log in there, pay wetin dey due, or ask dem why.';

function stepsFor(facts: RenewalFacts): string[] {
  if (facts.about === 'own') return ['Pay or renew am. Then delete dis date for di page of your server, and write di next one.'];
  if (facts.about === 'certificate')
    return [
      'For cPanel, open “SSL/TLS Status” and press “Run AutoSSL”. For other places, find “SSL” or “Let’s Encrypt”.',
      `Or ask your hosting company: “Why does the certificate of our website${facts.company ? ` from ${company(facts)}` : ''} not renew itself?”`,
    ];
  return [
    facts.lapsed
      ? payOrAsk(facts)
      : facts.company
        ? `Log in to ${company(facts)}, where you register dis domain, and renew am for one year or more.`
        : 'Find di company where you buy di domain (search your mail for im name and “invoice”). Log in there and renew am.',
    'If e suppose renew by itself, check if di card wey dem keep there still dey work.',
  ];
}

export function endsSoon(facts: RenewalFacts, reader: Reader, now: Date): Email {
  return {
    subject: headline(facts, reader, now),
    preview:
      facts.company && !facts.lapsed
        ? `${facts.about === 'certificate' ? 'From' : 'Renew am for'} ${company(facts)}.`
        : `${shared.whatToDo}.`,
    banner: { state: 'warning', word: facts.lapsed ? 'Suspended' : `${capital(ends(facts, now))} ${when(facts, reader, now)}` },
    heading: headline(facts, reader, now),
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: whatHappens(facts, reader, now) },
      { type: 'steps', title: shared.whatToDo, steps: stepsFor(facts) },
      { type: 'button', label: facts.about === 'own' ? 'Open di page of di server' : 'See wetin go end soon', url: facts.url },
    ],
    why:
      facts.about === 'own' ? 'You get dis because you write dis date down.' : 'You get dis because we dey watch one server wey need am.',
    language: 'pcm',
  };
}

export function renewed(facts: RenewalFacts, reader: Reader): Email {
  const day = longDate(facts.endsAt, reader.timeZone);
  const title = `${capital(what(facts))} don renew`;
  return {
    subject: `${title}, e good till ${day}`,
    preview: 'Nothing dey to do.',
    banner: { state: 'up', word: 'Don renew' },
    heading: title,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `${title}. E good till ${day}. Nothing dey to do.` },
      { type: 'button', label: 'Open di dashboard', url: facts.url },
    ],
    why: 'You get dis because we warn you before say e go end.',
    language: 'pcm',
  };
}

export const endsSoonLine = (facts: RenewalFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: headline(facts, reader, now),
  text: stepsFor(facts)[0]!,
});
export const renewedLine = (facts: RenewalFacts, reader: Reader): DashboardNotification => ({
  title: `${capital(what(facts))} don renew`,
  text: `E good till ${longDate(facts.endsAt, reader.timeZone)}.`,
});

export const endsSoonOnWhatsApp = (facts: RenewalFacts, reader: Reader, now: Date): WhatsAppMessage => ({
  template: 'ends-soon',
  variables: {
    '1': what(facts),
    '2': facts.lapsed ? 'now: di registry don suspend am' : when(facts, reader, now),
    '3': stepsFor(facts)[0]!,
    '4': facts.url,
  },
  text: lines(`🟠 ${bold(headline(facts, reader, now))}`, ...numbered(stepsFor(facts)), facts.url),
});
export const renewalSteps = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`Wetin to do about ${bold(what(facts))}:`, ...numbered(stepsFor(facts)), facts.url);
export const renewalMenu = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`About ${bold(what(facts))}:`, '2 = wetin to do now', 'STOP = no more WhatsApp alerts');
export const renewedOnWhatsApp = (facts: RenewalFacts, reader: Reader): WhatsAppMessage => {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    template: 'renewed',
    variables: { '1': what(facts), '2': day },
    text: `🟢 ${bold(capital(what(facts)))} don renew, e good till ${day}.`,
  };
};
