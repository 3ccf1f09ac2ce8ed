import type { OutageFacts } from '../facts.js';
import { heartbeatWords } from './heartbeat.js';
import { oneLine } from '../../domain/address.js';
import { sentence } from './phrases.js';

/** The subject behind the names. Where a network is the cause, the website is not what is down. */
export const isDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].is : facts.network ? 'kò ṣeé dé' : 'kò ṣiṣẹ́';
export const isStillDown = (facts: OutageFacts): string =>
  facts.heartbeat ? heartbeatWords[facts.heartbeat].isStill : facts.network ? 'kò tíì ṣeé dé' : 'kò tíì ṣiṣẹ́ padà';

/** Ends a subject: whose trouble it is. */
export const troubleAt = ({ network }: OutageFacts): string => (network ? `: ìṣòro ní ${companyOf(network.name)}` : '');

const companyOf = (name: string): string => oneLine(name, 40) || 'ilé-iṣẹ́ hosting';

/** The first sentence of the message. The explanation of a network incident says it in its own words. */
export function whatHappened({ explanation, cause, network }: OutageFacts): string {
  if (explanation) return sentence(explanation.whatHappened);
  if (!network) return sentence(cause);
  return `Ọ̀pọ̀ ojú òpó ní ${companyOf(network.name)} kò ṣeé dé lẹ́ẹ̀kan náà: ibẹ̀ tàbí ojú ọ̀nà ni ìṣòro náà wà, kì í ṣe nínú ojú òpó yín.`;
}
