import type { DeliveryFacts } from './delivery.js';
import type { DoneReply } from './done-reply.js';
import type { QuietReply } from './quiet-reply.js';

export type ReplyIntent = 'acknowledge' | 'steps' | 'customer-text' | 'stop' | 'start' | 'menu' | 'quiet';

/** What an inbound message is about. Practice and messages about no alert leave every incident alone. */
export type InboundSubject =
  | { type: 'alert'; groupKey?: string; done?: DoneReply }
  | { type: 'renewal'; renewal: DeliveryFacts }
  | { type: 'practice' | 'no alert' }
  | { type: 'quiet'; quiet: QuietReply };

/** As `plainReply` writes them: without tones, dots, hooks and apostrophes. Each language may be used by everybody. */
const KEYWORDS: Record<Exclude<ReplyIntent, 'menu' | 'quiet'>, readonly string[]> = {
  acknowledge: [
    ...['1', 'on it', 'onit', 'im on it', 'i am on it', 'ok', 'okay', 'ack', 'acknowledge', 'i dey on top am', 'i dey on top of am'],
    ...['je men occupe', 'je m en occupe', 'ina kan lamarin', 'mo n boju to o', 'ninashughulikia'],
  ],
  steps: ['2', 'help', 'steps', 'what to do', 'wetin to do', 'aide', 'que faire', 'taimako', 'iranlowo', 'msaada'],
  'customer-text': ['3', 'customers', 'customer text', 'clients', 'abokan ciniki', 'onibaara', 'wateja'],
  stop: ['stop', 'stopall', 'stop all', 'unsubscribe', 'end', 'quit', 'cancel'],
  start: ['start', 'unstop', 'yes'],
};

/** What an inbound message asks for. Anything that is not certain gets the menu: acting on a guess would be worse. */
export function readIntent(text: string): ReplyIntent {
  const normalized = plainReply(text);
  for (const [intent, words] of Object.entries(KEYWORDS)) if (words.includes(normalized)) return intent as ReplyIntent;
  return 'menu';
}

/** Longer ones are no replies to us. */
const MOST = 200;

/** Marks cannot say these: they are letters of their own. */
const HOOKED: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** What somebody wrote, without what phones put around it, and without the tones, dots and hooks that not every keyboard has. */
export function plainReply(text: string): string {
  const short = text.trim();
  if (short.length > MOST) return '';
  return short
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}'‘’ʼ]/gu, '')
    .replaceAll(/[ɓɗƙƴ]/g, (hooked) => HOOKED[hooked]!)
    .replaceAll(/[.,!?)(:*_"«»“”]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
