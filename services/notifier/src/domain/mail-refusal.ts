import { HOUR_MS } from '@nowahala/kernel';

/** Refusals within this time are refusals at the same time; a mail accepted within it says that the mail server works. */
export const SAME_TIME_MS = HOUR_MS;
/** The share of refusals is that of the latest results at this time, at most so many. */
export const LATEST_RESULTS = 200;
/** So many different addresses refused at the same time, and such a share of those that were tried, are the mail server's trouble. */
const MANY_ADDRESSES = 5;
const MANY_SHARE = 0.25;
/** Refusals on so many days, none of them among many, are about the address, whatever the answer says. */
const REFUSED_DAYS = 3;

/** No such mailbox, no such domain, no mail taken there, switched off (RFC 3463, RFC 7505). */
const NO_SUCH_ADDRESS = new Set(['5.1.1', '5.1.2', '5.1.10', '5.2.1']);
/** Also what relays answer for their own reasons: relaying, quota, block lists. */
const PERHAPS_NO_ADDRESS = new Set([550, 551, 553, 556]);
/** Enhanced statuses that say no more than the code. */
const UNSPECIFIC = /^5\.(0\.|1\.|5\.0$)/;

/** What a refused recipient (RCPT) says of the address; undefined where the answer is about something else. */
export function reasonOfRefusal(code: number, answer: string): 'address' | 'perhaps-address' | undefined {
  const status = /^\d{3}[ -]#?(5\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1];
  if (status && NO_SUCH_ADDRESS.has(status)) return 'address';
  return PERHAPS_NO_ADDRESS.has(code) && (!status || UNSPECIFIC.test(status)) ? 'perhaps-address' : undefined;
}

/**
 * About the sender or the relay, and often mended within the hour (RFC 3463): its system (class 3), its routes and limits (4),
 * policy such as relaying, block lists and authentication (7), and the sender's address (1.7, 1.8).
 */
const SENDER = /^(3\.|4\.|7\.|1\.[78]$)/;
/** Of the recipient's address or mailbox: its quota is not the sender's. */
const MAILBOX = /^[12]\./;
const STATUS = /^\d{3}[ -]#?5\.(\d{1,3}\.\d{1,3})\b/;
/** The same in words, where the status says neither. */
const SENDER_IN_WORDS =
  /\b(sender|relay(ing)?|quota|limits?|too many|rate|paused|block(ed|list(ed)?|ing)?|black ?list(ed)?|deny ?list(ed)?|spam|polic(y|ies)|reputation|authenticat(e|ed|ion)|(access|permission) denied)\b/i;

/** Where it stands beside them, they are about the mailbox, or about what it may be. */
const NO_MAILBOX =
  /\b(no such|unknown|not exist|doesn['’]t exist|not found|not known|invalid (recipient|mailbox|address|user)|(recipient|mailbox|user|account|domain)\b.{0,30}\b(blocked|disabled|suspended|closed))\b/i;
/** Addresses are quoted, and may be called anything. */
const ADDRESS = /<[^<>]{0,300}>|[^\s<>@]{1,100}@[^\s<>@]{1,200}/g;

/** Whether a refusal is about the sender or the relay, and not about the recipient or the mail. */
export function isAboutSender(answer: string): boolean {
  const status = STATUS.exec(answer)?.[1] ?? '';
  if (SENDER.test(status) || MAILBOX.test(status)) return SENDER.test(status);
  const words = answer.slice(0, 500).replace(ADDRESS, '');
  return SENDER_IN_WORDS.test(words) && !NO_MAILBOX.test(words);
}

export interface RefusalHistory {
  /** Different addresses refused at the same time, this one included, among the latest that were tried. */
  refused: number;
  tried: number;
  /** Days on which this address was refused, today included. */
  days: number;
  /** Another address took a mail at the same time. */
  othersAccepted: boolean;
}

/** `discard`: what was refused at this time counts against no address. RULES.md#notifications */
export function decideSuppression(
  reason: 'address' | 'perhaps-address',
  { refused, tried, days, othersAccepted }: RefusalHistory,
): 'suppress' | 'wait' | 'discard' {
  if (refused >= MANY_ADDRESSES && refused >= tried * MANY_SHARE) return 'discard';
  return reason === 'address' || (days >= REFUSED_DAYS && othersAccepted) ? 'suppress' : 'wait';
}
