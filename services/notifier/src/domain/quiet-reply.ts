import { limits } from '@nowahala/kernel';
import { plainReply } from './inbound-message.js';

/** What a message that begins with "quiet" asks for; `unclear` is answered with how it is written. */
export type QuietReply = { ask: 'begin'; minutes: number } | { ask: 'end' } | { ask: 'unclear' };

const HOUR_MINUTES = 60;
/** "quiet" in each language; French, Hausa, Yoruba and Swahili behind it. */
const WORD = '(?:quiet|silence|shiru|dake|kimya)';
const HOURS = 'h|hrs?|hours?|heures?|awa|wakati|saa';
const UNIT = `m|min|mins|minutes?|minti|iseju|dakika|${HOURS}`;
/** The unit stands before the number in Hausa, Yoruba and Swahili. */
const FORM = new RegExp(`^${WORD}(?: for| pendant)? ?(?<before>${UNIT})? ?(?<count>\\d{1,4}) ?(?<after>${UNIT})?$`);
const HOUR = new RegExp(`^(?:${HOURS})$`);
const BEGINS = new RegExp(`^${WORD}(?![a-z])`);
const ENDS = new RegExp(`^${WORD} (?:off|end|stop|over|fin|0)$`);

/** Null where a message says nothing of quiet. Without a unit it is minutes. */
export function readQuietReply(text: string): QuietReply | null {
  const words = plainReply(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  if (!BEGINS.test(words)) return null;
  if (ENDS.test(words)) return { ask: 'end' };
  const { count, before, after } = FORM.exec(words)?.groups ?? {};
  const minutes = Number(count) * (HOUR.test(before ?? after ?? '') ? HOUR_MINUTES : 1);
  return minutes >= 1 && minutes <= limits.maintenance.maxMinutes ? { ask: 'begin', minutes } : { ask: 'unclear' };
}
