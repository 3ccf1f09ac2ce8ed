import type { OutageFacts } from '../facts.js';
import { heartbeatWords } from './heartbeat.js';
import { oneLine } from '../../domain/address.js';
import { sentence } from './phrases.js';

/** The subject behind the names. Where a network is the cause, the website is not what is down. */
export const isDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].is : facts.network ? 'no dey open' : 'don go down';
export const isStillDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].isStill : facts.network ? 'still no dey open' : 'still dey down';

/** Ends a subject: whose trouble it is. */
export const troubleAt = ({ network }: OutageFacts): string => (network ? `: wahala for ${companyOf(network.name)}` : '');

const companyOf = (name: string): string => oneLine(name, 40) || 'di hosting company';

/** The first sentence of the message. The explanation of a network incident says it in its own words. */
export function whatHappened({ explanation, cause, network }: OutageFacts): string {
  if (explanation) return sentence(explanation.whatHappened);
  if (!network) return sentence(cause);
  return `Many websites for ${companyOf(network.name)} no dey open at di same time. Di wahala dey there or for road to there, no be for your website.`;
}
