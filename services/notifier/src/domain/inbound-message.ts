import type { DoneReply } from './done-reply.js';
import type { QuietReply } from './quiet-reply.js';

export type ReplyIntent = 'acknowledge' | 'steps' | 'customer-text' | 'stop' | 'start' | 'menu' | 'quiet';

/** What an inbound message is about. Practice and messages about no alert leave every incident alone. */
export type InboundSubject =
  | { type: 'alert'; groupKey?: string; done?: DoneReply }
  | { type: 'practice' | 'no alert' }
  | { type: 'quiet'; quiet: QuietReply };

const KEYWORDS: Record<Exclude<ReplyIntent, 'menu' | 'quiet'>, readonly string[]> = {
  acknowledge: ['1', 'on it', 'onit', "i'm on it", 'im on it', 'i am on it', 'ok', 'okay', 'ack', 'acknowledge'],
  steps: ['2', 'help', 'steps', 'what to do'],
  'customer-text': ['3', 'customers', 'customer text'],
  stop: ['stop', 'stopall', 'stop all', 'unsubscribe', 'end', 'quit', 'cancel'],
  start: ['start', 'unstop', 'yes'],
};

/** What an inbound message asks for. Anything that is not certain gets the menu: acting on a guess would be worse. */
export function readIntent(text: string): ReplyIntent {
  const normalized = plainReply(text);
  for (const [intent, words] of Object.entries(KEYWORDS)) if (words.includes(normalized)) return intent as ReplyIntent;
  return 'menu';
}

/** What somebody wrote, without what phones put around it. */
export function plainReply(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{20E3}]/gu, '')
    .replaceAll(/[.,!?)(:*_"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
