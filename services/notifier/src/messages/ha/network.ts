import type { OutageFacts } from '../facts.js';
import { oneLine } from '../../domain/address.js';
import { heartbeatWords } from './heartbeat.js';
import { sentence } from './phrases.js';

const several = (facts: OutageFacts) => facts.alsoDown.length > 0;
const stopped = (facts: OutageFacts) => (several(facts) ? 'sun daina aiki' : 'ya daina aiki');
const notWorking = (facts: OutageFacts) => (several(facts) ? 'ba sa aiki' : 'ba ya aiki');
const notReached = (facts: OutageFacts) => (several(facts) ? 'ba a iya kaiwa gare su' : 'ba a iya kaiwa gare shi');

/** The subject behind the names, before "tun". Where a network is the cause, the website is not what is down. */
export const isDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].is : facts.network ? notReached(facts) : stopped(facts);
export const isStillDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].isStill : `har yanzu ${facts.network ? notReached(facts) : notWorking(facts)}`;

/** Ends a subject: whose trouble it is. */
export const troubleAt = ({ network }: OutageFacts): string => (network ? `: matsala a ${companyOf(network.name)}` : '');

const companyOf = (name: string): string => oneLine(name, 40) || 'kamfanin hosting';

/** The first sentence of the message. The explanation of a network incident says it in its own words. */
export function whatHappened({ explanation, cause, network }: OutageFacts): string {
  if (explanation) return sentence(explanation.whatHappened);
  if (!network) return sentence(cause);
  return `Ba a iya kaiwa ga shafuka da yawa a ${companyOf(network.name)} a lokaci guda: matsalar a can take ko a hanyar zuwa can, ba a shafinku ba.`;
}
