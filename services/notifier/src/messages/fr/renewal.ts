import { calendarDaysBetween } from '../../domain/local-time.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import type { Reader, RenewalFacts } from '../facts.js';
import type { Email } from '../email.js';
import { bold, lines, numbered, reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';
import { capital, greeting, shared, shortName } from './phrases.js';
import { count, days, longDate, noun } from './times.js';
import { fr } from './typeset.js';

const company = (facts: RenewalFacts) => shortName(facts.company);
const ofServer = ({ serverName }: RenewalFacts): string => (serverName ? ` (${shortName(serverName)})` : '');

/** Begins a sentence or a subject. */
const what = (facts: RenewalFacts): string =>
  ({
    domain: fr`Nom de domaine ${shortName(facts.what)}`,
    certificate: fr`Certificat de sécurité (${shortName(facts.what)})`,
    own: fr`« ${shortName(facts.what)} »${ofServer(facts)}`,
  })[facts.about];

/** "dans 14 jours", "demain", "aujourd’hui"; negative days are over. */
function when(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const left = calendarDaysBetween(now, facts.endsAt, timeZone);
  if (left < 0) return `le ${longDate(facts.endsAt, timeZone)}`;
  return left === 0 ? 'aujourd’hui' : left === 1 ? 'demain' : `dans ${days(left)}`;
}

const isOver = ({ endsAt }: RenewalFacts, now: Date): boolean => endsAt <= now;
const end = ({ about }: RenewalFacts): string => (about === 'own' ? 'à faire' : 'fin');
const headline = (facts: RenewalFacts, reader: Reader, now: Date): string =>
  facts.lapsed ? fr`${what(facts)} : suspendu par le registre` : fr`${what(facts)} : ${end(facts)} ${when(facts, reader, now)}`;

function whatHappens(facts: RenewalFacts, { timeZone }: Reader, now: Date): string {
  const day = longDate(facts.endsAt, timeZone);
  if (facts.about === 'own') return fr`Vous nous avez demandé un rappel pour ${what(facts)}, le ${day}.`;
  if (facts.about === 'certificate') {
    const life = facts.lifeDays >= 1 ? fr` donné pour ${count(Math.round(facts.lifeDays), noun('jour'))}` : '';
    return fr`Le certificat de sécurité (le fichier derrière le cadenas) pour ${shortName(facts.what)} est valable jusqu’au ${day}. Ce certificat${life} aurait déjà dû se renouveler de lui-même. À partir de ce jour, les navigateurs avertissent chaque visiteur, et la plupart s’en vont.`;
  }
  if (facts.lapsed)
    return fr`Le registre (le bureau qui tient tous ces noms) a suspendu ${shortName(facts.what)} : ce n’est pas payé, ou une question reste ouverte. Votre site et vos e-mails sous ce nom s’arrêtent. On peut souvent encore sauver le nom pendant quelques jours, parfois avec des frais. Ensuite quelqu’un d’autre peut le prendre.`;
  if (isOver(facts, now))
    return fr`L’enregistrement du nom ${shortName(facts.what)} a pris fin le ${day}. On peut souvent encore le renouveler pendant quelques jours, parfois avec des frais. Ensuite votre site et vos e-mails s’arrêtent, et quelqu’un d’autre peut prendre le nom.`;
  return fr`L’enregistrement du nom ${shortName(facts.what)} prend fin le ${day}. Si personne ne le renouvelle, votre site et vos e-mails sous ce nom s’arrêtent pour tous. Plus tard, quelqu’un d’autre peut prendre le nom.`;
}

const payOrAsk = (facts: RenewalFacts): string =>
  facts.company
    ? fr`Connectez-vous chez ${company(facts)}, où ce nom de domaine est enregistré, payez ce qui est dû, ou demandez pourquoi.`
    : fr`Trouvez l’entreprise où vous avez acheté le nom de domaine (cherchez son nom et « facture » dans vos e-mails), connectez-vous, payez ce qui est dû, ou demandez pourquoi.`;

function stepsFor(facts: RenewalFacts): string[] {
  if (facts.about === 'own') return ['Payez ou renouvelez. Puis supprimez cette date sur la page de votre serveur, et notez la prochaine.'];
  if (facts.about === 'certificate')
    return [
      fr`Dans cPanel, ouvrez « SSL/TLS Status » et appuyez sur « Run AutoSSL ». Ailleurs, cherchez « SSL » ou « Let’s Encrypt ».`,
      fr`Ou demandez à votre hébergeur : « Pourquoi le certificat de notre site${facts.company ? ` (${company(facts)})` : ''} ne se renouvelle-t-il pas ? »`,
    ];
  return [
    facts.lapsed
      ? payOrAsk(facts)
      : facts.company
        ? fr`Connectez-vous chez ${company(facts)}, où ce nom de domaine est enregistré, et renouvelez-le pour un an ou plus.`
        : fr`Trouvez l’entreprise où vous avez acheté le nom de domaine (cherchez son nom et « facture » dans vos e-mails), connectez-vous et renouvelez-le.`,
    'S’il doit se renouveler de lui-même, vérifiez que la carte enregistrée là-bas marche encore.',
  ];
}

export function endsSoon(facts: RenewalFacts, reader: Reader, now: Date): Email {
  return {
    subject: headline(facts, reader, now),
    preview:
      facts.company && !facts.lapsed
        ? `${facts.about === 'certificate' ? 'Donné par' : 'À renouveler chez'} ${company(facts)}.`
        : `${shared.whatToDo}.`,
    banner: { state: 'warning', word: facts.lapsed ? 'Suspendu' : capital(`${end(facts)} ${when(facts, reader, now)}`) },
    heading: headline(facts, reader, now),
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: whatHappens(facts, reader, now) },
      { type: 'steps', title: shared.whatToDo, steps: stepsFor(facts) },
      { type: 'button', label: facts.about === 'own' ? 'Ouvrir la page du serveur' : 'Voir ce qui prend fin', url: facts.url },
    ],
    why:
      facts.about === 'own'
        ? 'Vous recevez ceci parce que vous avez noté cette date.'
        : 'Vous recevez ceci parce que nous surveillons un serveur qui en a besoin.',
    language: 'fr',
  };
}

export function renewed(facts: RenewalFacts, reader: Reader): Email {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: fr`Renouvelé jusqu’au ${day} : ${shortName(facts.what)}`,
    preview: 'Il n’y a rien à faire.',
    banner: { state: 'up', word: 'Renouvelé' },
    heading: fr`Renouvelé : ${shortName(facts.what)}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: fr`${what(facts)} : c’est renouvelé, et valable jusqu’au ${day}. Il n’y a rien à faire.` },
      { type: 'button', label: 'Ouvrir le tableau de bord', url: facts.url },
    ],
    why: 'Vous recevez ceci parce que nous vous avions annoncé sa fin.',
    language: 'fr',
  };
}

export const endsSoonLine = (facts: RenewalFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: headline(facts, reader, now),
  text: stepsFor(facts)[0]!,
});
export const renewedLine = (facts: RenewalFacts, reader: Reader): DashboardNotification => ({
  title: fr`Renouvelé : ${shortName(facts.what)}`,
  text: `Valable jusqu’au ${longDate(facts.endsAt, reader.timeZone)}.`,
});

export const endsSoonOnWhatsApp = (facts: RenewalFacts, reader: Reader, now: Date): WhatsAppMessage => ({
  template: 'ends-soon',
  variables: {
    '1': what(facts),
    '2': facts.lapsed ? fr`maintenant : suspendu par le registre` : when(facts, reader, now),
    '3': stepsFor(facts)[0]!,
    '4': facts.url,
  },
  text: lines(`🟠 ${bold(headline(facts, reader, now))}`, ...numbered(stepsFor(facts)), facts.url),
});
export const renewalSteps = (facts: RenewalFacts): WhatsAppMessage =>
  reply(fr`Que faire pour ${bold(what(facts))} :`, ...numbered(stepsFor(facts)), facts.url);
export const renewalMenu = (facts: RenewalFacts): WhatsAppMessage =>
  reply(fr`À propos de ${bold(what(facts))} :`, '2 = que faire maintenant', 'STOP = plus d’alertes WhatsApp');
export const renewedOnWhatsApp = (facts: RenewalFacts, reader: Reader): WhatsAppMessage => {
  const day = longDate(facts.endsAt, reader.timeZone);
  return {
    template: 'renewed',
    variables: { '1': what(facts), '2': day },
    text: fr`🟢 ${bold(what(facts))} : renouvelé, et valable jusqu’au ${day}.`,
  };
};
