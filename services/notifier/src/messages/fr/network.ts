import type { OutageFacts } from '../facts.js';
import { heartbeatWords } from './heartbeat.js';
import { oneLine } from '../../domain/address.js';
import { sentence } from './phrases.js';
import { fr } from './typeset.js';

const are = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'sont' : 'est');
const unreachable = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'inaccessibles' : 'inaccessible');

/** The subject behind the names. Where a network is the cause, the website is not what is down. */
export const isDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].is : `${are(facts)} ${facts.network ? unreachable(facts) : 'en panne'}`;
export const isStillDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].isStill : `${are(facts)} toujours ${facts.network ? unreachable(facts) : 'en panne'}`;

/** Ends a subject: whose trouble it is. */
export const troubleAt = ({ network }: OutageFacts): string => (network ? fr` : problème chez ${companyOf(network.name)}` : '');

const companyOf = (name: string): string => oneLine(name, 40) || 'l’hébergeur';

/** The first sentence of the message. The explanation of a network incident says it in its own words. */
export function whatHappened({ explanation, cause, network }: OutageFacts): string {
  if (explanation) return sentence(explanation.whatHappened);
  if (!network) return sentence(cause);
  return fr`Beaucoup de sites chez ${companyOf(network.name)} sont inaccessibles en même temps : le problème est là ou sur le chemin, pas dans votre site.`;
}
