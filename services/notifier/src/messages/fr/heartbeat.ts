import type { HeartbeatTrouble } from '../../domain/incident.js';
import type { OutageFacts } from '../facts.js';
import { buttons, sentence, shortName } from './phrases.js';
import { fr } from './typeset.js';

/** How a job is spoken of, where a server would be down. */
export const heartbeatWords: Record<HeartbeatTrouble, { is: string; isStill: string; banner: string }> = {
  missing: { is: 'est en retard', isStill: 'est toujours en retard', banner: 'En retard' },
  failed: { is: 'est en échec', isStill: 'est toujours en échec', banner: 'En échec' },
  unfinished: { is: 'tourne sans finir', isStill: 'tourne toujours sans finir', banner: 'Sans fin' },
};

export const bannerOf = ({ heartbeat }: OutageFacts): string | undefined => (heartbeat ? heartbeatWords[heartbeat].banner : undefined);

/** Where a server would be back; undefined unless it is about a job. */
export const hasRunAgain = ({ heartbeat, serverName }: OutageFacts, after?: string): string | undefined =>
  heartbeat ? `${shortName(serverName)} fonctionne de nouveau${after ? `, après ${after}` : ''}` : undefined;

/** What the job said, quoted, and where we were away ourselves. */
export const lastWordsOf = ({ heartbeat, explanation }: OutageFacts): string[] =>
  heartbeat ? (explanation?.evidence.map(sentence) ?? []) : [];

export const whenItRuns = fr`Nous vous écrirons quand la tâche aura de nouveau réussi. Vous vous en occupez ? Ouvrez l’incident et appuyez sur ${buttons.onIt} : les rappels s’arrêtent.`;
export const runItOnce = fr`Nous ne pouvons pas lancer une tâche. Lancez-la une fois : son prochain appel nous le dira.`;
export const nothingForCustomers = fr`Vos clients ne voient rien d’une tâche qui n’a pas tourné : il n’y a rien à leur dire.`;
export const whyForJobs =
  'Vous recevez ceci parce que les alertes par e-mail sont activées pour votre espace de travail. Vous pouvez changer cela dans les paramètres.';
