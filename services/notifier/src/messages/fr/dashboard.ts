import type { BillingKind } from '../../domain/notification-kinds.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import { endingOf } from '../ending.js';
import type { BillingFacts, DrillFacts, OutageFacts, QuotaFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { endsWhen } from './billing.js';
import { causeLine } from './cause.js';
import { hasRunAgain } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { isSlow } from './slow.js';
import { seenFrom, whereReached } from './places.js';
import { shortOutages } from './unstable.js';
import { capital, naira, names, sentence, shortName } from './phrases.js';
import { clockTime, count, duration, longDate, number, since } from './times.js';
import { fr } from './typeset.js';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const are = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'sont' : 'est');
const answer = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'répondent' : 'répond');
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());

export const down = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isDown(facts)} ${since(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
  text: whatHappened(facts),
});
export const reminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isStillDown(facts)}, depuis ${between(facts.startedAt, now)}`,
  text: sentence(facts.cause),
});
export const resolved = (facts: RecoveryFacts): DashboardNotification => ({
  title: hasRunAgain(facts) ?? `${all(facts)} ${are(facts)} de nouveau en ligne après ${between(facts.startedAt, facts.resolvedAt)}`,
  text: causeLine(facts),
});
const ended = ({ reason, heartbeat }: RecoveryFacts): string =>
  endingOf(
    {
      paused: heartbeat ? 'La tâche a été mise en pause' : 'Le serveur a été mis en pause',
      deleted: heartbeat ? 'La tâche a été supprimée' : 'Le serveur a été supprimé',
      reconfigured: heartbeat ? 'La tâche a été modifiée' : 'Le serveur a été modifié',
      recovered: heartbeat ? 'La tâche a été modifiée' : 'Le serveur a été modifié',
      superseded: fr`Il répondait lentement, et maintenant il ne répond plus comme il faut : c’est annoncé à part`,
      narrowed: fr`Il répond de nouveau depuis certains lieux : ceux d’où il ne répond pas encore ont leur propre alerte`,
      accepted: 'Vous avez dit que c’est normal désormais',
    },
    reason,
  );
export const watchEnded = (facts: RecoveryFacts): DashboardNotification => ({
  title: fr`Incident clos : ${shortName(facts.serverName)}`,
  text: sentence(ended(facts)),
});
export const partial = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${are(facts)} en panne ${seenFrom(facts.badRegions)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(capital(whereReached(facts))),
});
export const partialReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${are(facts)} toujours en panne ${seenFrom(facts.badRegions)}, depuis ${between(facts.startedAt, now)}`,
  text: sentence(capital(whereReached(facts))),
});
export const reachedAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ${answer(facts)} de nouveau partout`,
  text: `La panne ${seenFrom(facts.badRegions).replace(/^vu/, 'vue')} a duré ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const slow = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${isSlow(facts)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(facts.explanation?.whatHappened || facts.cause),
});
export const slowReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${isSlow(facts)} depuis ${between(facts.startedAt, now)}`,
  text: sentence(facts.cause),
});
export const quickAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ${answer(facts)} de nouveau comme d’habitude`,
  text: `Cela a duré ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const unstable = (facts: UnstableFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} est instable ${since(facts.startedAt, now, reader.timeZone)}`,
  text: `${count(facts.outages, shortOutages)} en 30 minutes.`,
});
export const digest = (facts: UnstableFacts, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} est toujours instable`,
  text: `${between(facts.startedAt, now)} jusqu’ici.`,
});
export const steady = (facts: UnstableFacts & { resolvedAt: Date }): DashboardNotification => ({
  title: `${shortName(facts.serverName)} est de nouveau stable`,
  text: `L’instabilité a duré ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const drill = (facts: DrillFacts, reader: Reader): DashboardNotification => ({
  title: fr`Essai : ${shortName(facts.serverName)} est en panne depuis ${clockTime(facts.at, reader.timeZone)}`,
  text: 'Ce n’est qu’un essai. Votre serveur va bien.',
});
export const quota = (facts: QuotaFacts): DashboardNotification => ({
  title:
    facts.mark === 100
      ? `${shortName(facts.serverName)} passe à une vérification par heure`
      : fr`${shortName(facts.serverName)} a utilisé 80 % des vérifications du mois`,
  text: fr`Vérifications utilisées : ${number(facts.used)} sur ${number(facts.limit)}. Une fréquence moins élevée ou une formule plus grande aide.`,
});

/** One line for each step in the life of a plan; the mail says the rest. */
export function billing(kind: BillingKind, facts: BillingFacts, reader: Reader): DashboardNotification {
  const end = longDate(facts.endsAt, reader.timeZone);
  switch (kind) {
    case 'renewal_due':
      return { title: `Votre formule ${facts.planName} se termine ${endsWhen(facts.daysLeft)}`, text: `Elle est payée jusqu’au ${end}.` };
    case 'paid':
      return {
        title: fr`Paiement reçu : ${naira(facts.amountKobo)}`,
        text: `${facts.planName} est payé jusqu’au ${end}. Facture ${facts.ref}.`,
      };
    case 'payment_failed':
      return { title: 'Le paiement n’a pas abouti', text: 'Rien ne change pour le moment. Vous pouvez réessayer.' };
    case 'upgraded':
      return { title: `Vous avez maintenant la formule ${facts.planName}`, text: `Elle court jusqu’au ${end}.` };
    case 'grace_started':
      return { title: fr`Votre formule est terminée : 7 jours pour renouveler`, text: 'Tout marche encore pendant 7 jours.' };
    case 'reduced':
      return {
        title: 'Vos serveurs sont maintenant vérifiés une fois par heure',
        text: 'Renouvelez votre formule pour retrouver la surveillance complète.',
      };
    case 'paused':
      return { title: 'Nous ne surveillons plus vos serveurs', text: 'Vos réglages sont gardés 12 mois.' };
    case 'resumed':
      return { title: 'Nous surveillons de nouveau vos serveurs', text: `${facts.planName} court jusqu’au ${end}.` };
    case 'credited':
      return { title: `Nous gardons ${naira(facts.amountKobo)} pour vous`, text: 'Un paiement est arrivé sans être nécessaire.' };
  }
}
