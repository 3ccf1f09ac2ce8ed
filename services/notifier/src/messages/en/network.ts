import type { OutageFacts } from '../facts.js';
import { heartbeatWords } from './heartbeat.js';
import { oneLine } from '../../domain/address.js';
import { sentence } from './phrases.js';

/** "are" where several are meant. */
const areOrIs = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'are' : 'is');

/** The subject behind the names. Where a network is the cause, the website is not what is down. */
export const isDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].is : facts.network ? 'cannot be reached' : `${areOrIs(facts)} down`;
export const isStillDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].isStill : facts.network ? 'still cannot be reached' : `${areOrIs(facts)} still down`;

/** Ends a subject: whose trouble it is. */
export const troubleAt = ({ network }: OutageFacts): string => (network ? `: trouble at ${companyOf(network.name)}` : '');

const companyOf = (name: string): string => oneLine(name, 40) || 'the hosting company';

/** The first sentence of the message. The explanation of a network incident says it in its own words. */
export function whatHappened({ explanation, cause, network }: OutageFacts): string {
  if (explanation) return sentence(explanation.whatHappened);
  if (!network) return sentence(cause);
  return `Many websites at ${companyOf(network.name)} cannot be reached at the same time: the trouble is there or on the way there, not in your website.`;
}
