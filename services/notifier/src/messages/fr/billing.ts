import type { BillingFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, naira, shared } from './phrases.js';
import { days, longDate } from './times.js';
import { fr } from './typeset.js';

const language = 'fr';
const why = 'Vous recevez ceci parce qu’il s’agit du paiement de votre formule NoWahala.';

export const endsWhen = (daysLeft: number): string => (daysLeft === 1 ? 'demain' : `dans ${days(daysLeft)}`);

export function renewalDue(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  const when = endsWhen(facts.daysLeft);
  return {
    subject: `Votre formule ${facts.planName} se termine ${when}`,
    preview: `Elle est payée jusqu’au ${end}.`,
    banner: { state: facts.daysLeft <= 3 ? 'warning' : 'brand', word: `Fin ${when}` },
    heading: `Votre formule ${facts.planName} se termine ${when}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`Votre formule est payée jusqu’au ${end}. Renouvelez-la avant cette date et rien ne change : l’année suivante commence à la fin de celle-ci.`,
      },
      ...(facts.amountKobo > 0
        ? [
            {
              type: 'facts',
              rows: [['Une année de plus, TVA comprise', naira(facts.amountKobo)]] as Array<[string, string]>,
            } as const,
          ]
        : []),
      { type: 'button', label: 'Renouveler ma formule', url: facts.billingUrl },
      {
        type: 'small',
        text: 'Si vous ne faites rien, tout continue 7 jours de plus. Ensuite nous vérifions une fois par heure pendant 30 jours, puis nous mettons en pause.',
      },
    ],
    why,
    language,
  };
}

export function invoicePaid(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: fr`Paiement reçu : ${naira(facts.amountKobo)}, facture ${facts.ref}`,
    preview: `${facts.planName} est payé jusqu’au ${end}.`,
    banner: { state: 'up', word: 'Payée' },
    heading: `Merci, nous avons reçu ${naira(facts.amountKobo)}`,
    blocks: [
      { type: 'lead', text: paidFor(facts, end) },
      {
        type: 'facts',
        rows: [
          ['Facture', facts.ref],
          ['Formule', facts.planName],
          ['Total, TVA comprise', naira(facts.amountKobo)],
        ],
      },
      { type: 'button', label: 'Voir mes factures', url: facts.billingUrl },
      { type: 'small', text: 'La facture est jointe en PDF.' },
    ],
    why,
    language,
  };
}

function paidFor(facts: BillingFacts, end: string): string {
  if (facts.reason === 'upgrade')
    return fr`Vous avez maintenant la formule ${facts.planName}, et tout ce qu’elle contient marche dès à présent. La date de fin reste la même : ${end}.`;
  if (facts.reason === 'renewal') return `Votre formule ${facts.planName} continue sans interruption. Elle est payée jusqu’au ${end}.`;
  return `Votre formule ${facts.planName} est payée jusqu’au ${end}.`;
}

export function paymentFailed(facts: BillingFacts, reader: Reader): Email {
  const amount = facts.amountKobo > 0 ? ` de ${naira(facts.amountKobo)}` : '';
  return {
    subject: fr`Formule ${facts.planName} : le paiement n’a pas abouti`,
    preview: 'Rien n’a été prélevé. Vous pouvez réessayer.',
    banner: { state: 'warning', word: 'Paiement non abouti' },
    heading: 'Le paiement n’a pas abouti',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`Votre paiement${amount} pour la formule ${facts.planName} n’a pas abouti : rien ne change pour le moment.`,
      },
      {
        type: 'steps',
        title: shared.whatToDo,
        steps: [
          'Vérifiez auprès de votre banque que la carte est ouverte aux paiements en ligne.',
          'Réessayez avec la même carte, une autre carte ou un virement.',
        ],
      },
      { type: 'button', label: 'Réessayer', url: facts.billingUrl },
      {
        type: 'small',
        text: fr`Si l’argent a bien quitté votre compte, ne payez pas deux fois : écrivez-nous avec la référence ${facts.ref || 'de votre banque'}.`,
      },
    ],
    why,
    language,
  };
}

export function graceStarted(facts: BillingFacts, reader: Reader): Email {
  // Billing of the release before names the end of the seven days only, as the end of the year.
  const [yearEnd, lastDay] = facts.graceEndsAt ? [` le ${longDate(facts.endsAt, reader.timeZone)}`, facts.graceEndsAt] : ['', facts.endsAt];
  return {
    subject: fr`Formule ${facts.planName} terminée : 7 jours pour renouveler`,
    preview: 'Tout marche encore pendant 7 jours.',
    banner: { state: 'warning', word: 'Encore 7 jours' },
    heading: 'Votre formule est terminée. Tout marche encore pendant 7 jours.',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`L’année payée s’est terminée${yearEnd}. Pendant 7 jours, jusqu’au ${longDate(lastDay, reader.timeZone)}, nous continuons comme avant. Ensuite, chaque serveur n’est vérifié qu’une fois par heure : une panne peut passer inaperçue pendant une heure au plus.`,
      },
      { type: 'button', label: 'Renouveler ma formule', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function reduced(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Vos serveurs sont vérifiés une fois par heure',
    preview: 'Renouvelez votre formule pour retrouver la surveillance complète.',
    banner: { state: 'warning', word: 'Une vérification par heure' },
    heading: 'Vos serveurs sont maintenant vérifiés une fois par heure',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`Votre formule ${facts.planName} n’a pas été renouvelée. Pendant les 30 jours qui viennent, nous vérifions chaque serveur une fois par heure ; une panne peut passer inaperçue pendant une heure au plus. Ensuite nous arrêtons.`,
      },
      { type: 'button', label: 'Renouveler ma formule', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function paused(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Nous ne surveillons plus vos serveurs',
    preview: 'Vos réglages sont gardés 12 mois. Un paiement relance tout.',
    banner: { state: 'quiet', word: 'En pause' },
    heading: 'Nous ne surveillons plus vos serveurs',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`Votre formule n’a pas été renouvelée : personne n’est prévenu quand un serveur est en panne. Vos serveurs et vos réglages sont gardés 12 mois : payez une formule et tout repart comme avant.`,
      },
      { type: 'button', label: 'Reprendre', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function resumed(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: 'Nous surveillons de nouveau vos serveurs',
    preview: `Payé jusqu’au ${end}.`,
    banner: { state: 'up', word: 'Surveillance reprise' },
    heading: 'Nous surveillons de nouveau vos serveurs',
    blocks: [
      {
        type: 'lead',
        text: `Bon retour. Votre formule ${facts.planName} court jusqu’au ${end}, et chaque serveur est de nouveau vérifié à sa fréquence.`,
      },
      { type: 'button', label: 'Voir ma formule', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

/** Money that arrived twice, or for something no longer on sale: kept, not spent. */
export function credited(facts: BillingFacts, reader: Reader): Email {
  const amount = naira(facts.amountKobo);
  return {
    subject: `Nous gardons ${amount} pour vous`,
    preview: 'Un paiement est arrivé sans être nécessaire.',
    banner: { state: 'brand', word: 'Avoir' },
    heading: `Nous gardons ${amount} pour vous`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`Un paiement de ${amount} (référence ${facts.ref}) est arrivé alors qu’il n’y avait plus rien à payer. Nous n’avons rien acheté avec. Il est noté comme votre avoir, et nous vous écrirons pour décider ensemble quoi en faire.`,
      },
      { type: 'button', label: 'Voir mes factures', url: facts.billingUrl },
    ],
    why,
    language,
  };
}
