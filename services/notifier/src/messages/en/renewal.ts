import { calendarDaysBetween } from '../../domain/local-time.js';
import type { Reader, RenewalFacts } from '../facts.js';
import type { Email } from '../email.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, longDate } from './times.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import { bold, lines, numbered, reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';

const company = (facts: RenewalFacts) => shortName(facts.company);
const ofServer = ({ serverName }: RenewalFacts): string => (serverName ? ` (${shortName(serverName)})` : '');
const what = (facts: RenewalFacts): string =>
  ({
    domain: `the domain ${shortName(facts.what)}`,
    certificate: `the certificate of ${shortName(facts.what)}`,
    own: `"${shortName(facts.what)}"${ofServer(facts)}`,
  })[facts.about];

/** "in 14 days", "tomorrow", "today"; negative days are over. */
function when(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const days = calendarDaysBetween(now, facts.endsAt, timeZone);
  if (days < 0) return `on ${longDate(facts.endsAt, timeZone)}`;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${count(days, 'day')}`;
}

const isOver = ({ endsAt }: RenewalFacts, now: Date): boolean => endsAt <= now;
const ends = (facts: RenewalFacts, now: Date): string => (facts.about === 'own' ? 'is due' : isOver(facts, now) ? 'ended' : 'ends');
const headline = (facts: RenewalFacts, reader: Reader, now: Date): string =>
  facts.lapsed
    ? `${capital(what(facts))} is suspended by its registry`
    : `${capital(what(facts))} ${ends(facts, now)} ${when(facts, reader, now)}`;

function whatHappens(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const day = longDate(facts.endsAt, timeZone);
  if (facts.about === 'own') return `You asked us to remind you of ${what(facts)} on ${day}.`;
  if (facts.about === 'certificate') {
    const life = facts.lifeDays >= 1 ? ` It was given for ${count(Math.round(facts.lifeDays), 'day')} and` : ' It';
    return `${capital(what(facts))} is good until ${day}.${life} should have been renewed by itself by now. From that day on browsers warn every visitor, and most turn away.`;
  }
  if (facts.lapsed)
    return `The registry (the office that keeps all names of this kind) has suspended ${shortName(facts.what)}: it is not paid, or a question is open. Your website and your e-mail under this name stop. It can often still be saved for some days, at times for a fee. After that somebody else may take the name.`;
  if (isOver(facts, now))
    return `The registration of ${shortName(facts.what)} ended on ${day}. It can often still be renewed for some days, at times for a fee. After that your website and your e-mail stop, and somebody else may take the name.`;
  return `The registration of ${shortName(facts.what)} ends on ${day}. If nobody renews it, your website and your e-mail under this name stop for everybody, and later somebody else may take the name.`;
}

const payOrAsk = (facts: RenewalFacts): string =>
  facts.company
    ? `Sign in at ${company(facts)}, where this domain is registered, pay what is due, or ask them why.`
    : 'Find the company where you bought the domain (search your mail for its name and "invoice"), sign in there, pay what is due, or ask them why.';

function stepsFor(facts: RenewalFacts): string[] {
  if (facts.about === 'own') return ['Pay or renew it. Then delete this date on the page of your server, and write down the next one.'];
  if (facts.about === 'certificate')
    return [
      'In cPanel open "SSL/TLS Status" and press "Run AutoSSL". Elsewhere look for "SSL" or "Let\'s Encrypt".',
      `Or ask your hosting company: "Why does the certificate of our website${facts.company ? ` from ${company(facts)}` : ''} not renew itself?"`,
    ];
  return [
    facts.lapsed
      ? payOrAsk(facts)
      : facts.company
        ? `Sign in at ${company(facts)}, where this domain is registered, and renew it for a year or more.`
        : 'Find the company where you bought the domain (search your mail for its name and "invoice"), sign in there and renew it.',
    'If it should renew by itself, look whether the card on file there still works.',
  ];
}

export function endsSoon(facts: RenewalFacts, reader: Reader, now: Date): Email {
  return {
    subject: headline(facts, reader, now),
    preview:
      facts.company && !facts.lapsed ? `${facts.about === 'certificate' ? 'From' : 'Renew it at'} ${company(facts)}.` : 'What to do now.',
    banner: { state: 'warning', word: facts.lapsed ? 'Suspended' : `${capital(ends(facts, now))} ${when(facts, reader, now)}` },
    heading: headline(facts, reader, now),
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: whatHappens(facts, reader, now) },
      { type: 'steps', title: 'What to do now', steps: stepsFor(facts) },
      { type: 'button', label: facts.about === 'own' ? 'Open the page of your server' : 'See what ends soon', url: facts.url },
    ],
    why: facts.about === 'own' ? 'You get this because you wrote this date down.' : 'You get this because we watch a server that needs it.',
    language: 'en',
  };
}

export function renewed(facts: RenewalFacts, reader: Reader): Email {
  const day = longDate(facts.endsAt, reader.timeZone);
  const title = `${capital(what(facts))} is renewed`;
  return {
    subject: `${title}, good until ${day}`,
    preview: 'Nothing to do.',
    banner: { state: 'up', word: 'Renewed' },
    heading: title,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `${title}. It is good until ${day}. There is nothing to do.` },
      { type: 'button', label: 'Open the dashboard', url: facts.url },
    ],
    why: 'You get this because we warned you of its end.',
    language: 'en',
  };
}

export const endsSoonLine = (facts: RenewalFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: headline(facts, reader, now),
  text: stepsFor(facts)[0]!,
});
export const renewedLine = (facts: RenewalFacts, reader: Reader): DashboardNotification => ({
  title: `${capital(what(facts))} is renewed`,
  text: `It is good until ${longDate(facts.endsAt, reader.timeZone)}.`,
});

export const endsSoonOnWhatsApp = (facts: RenewalFacts, reader: Reader, now: Date): WhatsAppMessage => ({
  template: 'ends-soon',
  variables: {
    '1': what(facts),
    '2': facts.lapsed ? 'now: suspended by its registry' : when(facts, reader, now),
    '3': stepsFor(facts)[0]!,
    '4': facts.url,
  },
  text: lines(`🟠 ${bold(headline(facts, reader, now))}`, ...numbered(stepsFor(facts)), facts.url),
});
export const renewalSteps = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`What to do about ${bold(what(facts))}:`, ...numbered(stepsFor(facts)), facts.url);
export const renewalMenu = (facts: RenewalFacts): WhatsAppMessage =>
  reply(`About ${bold(what(facts))}:`, '2 = what to do now', 'STOP = no more WhatsApp alerts');
export const renewedOnWhatsApp = (facts: RenewalFacts, reader: Reader): WhatsAppMessage => {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    template: 'renewed',
    variables: { '1': what(facts), '2': day },
    text: `🟢 ${bold(capital(what(facts)))} is renewed and good until ${day}.`,
  };
};
