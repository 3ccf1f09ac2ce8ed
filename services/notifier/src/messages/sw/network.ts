import type { OutageFacts } from '../facts.js';
import { heartbeatWords } from './heartbeat.js';
import { oneLine } from '../../domain/address.js';
import { sentence } from './phrases.js';

/** The subject behind the names. Where a network is the cause, the website is not what is down. */
export function isDown({ heartbeat, network, alsoDown }: OutageFacts): string {
  if (heartbeat) return heartbeatWords[heartbeat].is;
  if (network) return alsoDown.length > 0 ? 'hazifikiki' : 'haifikiki';
  return alsoDown.length > 0 ? 'hazipatikani' : 'haipatikani';
}
export const isStillDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].isStill : `bado ${isDown(facts)}`;

/** Ends a subject: whose trouble it is. */
export const troubleAt = ({ network }: OutageFacts): string => (network ? `: tatizo la ${companyOf(network.name)}` : '');

const companyOf = (name: string): string => oneLine(name, 40) || 'kampuni ya hosting';

/** The first sentence of the message. The explanation of a network incident says it in its own words. */
export function whatHappened({ explanation, cause, network }: OutageFacts): string {
  if (explanation) return sentence(explanation.whatHappened);
  if (!network) return sentence(cause);
  return `Tovuti nyingi za ${companyOf(network.name)} hazifikiki kwa wakati mmoja: tatizo liko huko au njiani, si kwenye tovuti yako.`;
}
