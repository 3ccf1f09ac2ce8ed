import { asksForMoney } from '@nowahala/kernel';
import type { ErrorClass, RecognisedKind } from '@nowahala/kernel';
import type { Facts } from './facts.js';
import { type Near, saysOf } from './near.js';
import { holds } from './page-marks.js';
import type { Situation } from './situation.js';

/**
 * One thing that shows. A string is looked for in title, headings and text of the page, in lower case; `*` stands for
 * anything between two parts. No pattern is a regular expression: a search costs what the page's length costs.
 */
export type Clue =
  | string
  | { title: string }
  | { header: string; has: string }
  /** In the name of a name server of the domain. */
  | { nameserver: string }
  | { reason: string }
  /**
   * Words of each list near each other, in any order, where an error page begins; not where it says `unless` there too, nor with
   * `asksNothing` where its owner has to pay for the website.
   */
  | { says: Near; unless?: Near; asksNothing?: true }
  /** In the raw page, marks included. */
  | { source: string }
  /** An answer without a text of its own. */
  | { silent: true }
  /** The error page of a website that is there, with its own menu. */
  | { ownMenu: true }
  | { code: readonly number[] }
  | { error: readonly ErrorClass[] }
  | { recognised: readonly [RecognisedKind, ...string[]] };

/** A situation as data: what has to be seen, and what rules it out. */
export interface Signature extends Omit<Situation, 'match'> {
  /** One of these must be seen. */
  any: readonly Clue[];
  /** Each of these too. */
  all?: readonly Clue[];
  /** None of these. */
  none?: readonly Clue[];
  /** True where a narrower one is preferred; `program` where it only says which program failed: whatever says why is preferred. */
  broad?: true | 'program';
}

/** How much a clue weighs by the place where it was seen: RULES.md#explanations. */
const WEIGHTS = {
  header: 98,
  title: 98,
  headings: 98,
  reason: 97,
  text: 97,
  source: 96,
  opening: 96,
  textOfLongPage: 60,
  longErrorPage: 88,
  closeWords: 92.8,
  plain: 84,
} as const;
const LONG_PAGE = 2_500;
/** What stands first on a long error page is the error; how it came about follows. */
const OPENING = 900;
/** "500 Internal Server Error nginx/1.24.0" gives no reason. */
const A_FEW_WORDS = 60;
const BROAD = 4;
const PROGRAM_ALONE = 6;

export const situationOf = (signature: Signature): Situation => ({ ...signature, match: (facts) => weigh(signature, facts) });

/**
 * The heaviest clue counts; what else had to hold, and a longer wording, make a situation the more specific one. What rules it
 * out is looked for last: hardly any situation comes so far.
 */
function weigh({ any, all = [], none = [], broad }: Signature, facts: Facts): number {
  if (facts.evidence.outcome === 'success' || !all.every((clue) => weightOf(clue, facts) > 0)) return 0;
  let best = 0;
  for (const clue of any) best = Math.max(best, weightOf(clue, facts));
  if (best === 0 || none.some((clue) => weightOf(clue, facts) > 0)) return 0;
  const narrower = all.filter((clue) => typeof clue === 'string' || !('code' in clue)).length;
  return best + Math.min(0.6, narrower * 0.3) - (broad === undefined ? 0 : broad === true ? BROAD : PROGRAM_ALONE);
}

function weightOf(clue: Clue, facts: Facts): number {
  if (typeof clue === 'string') return weightOfWords(clue, facts);
  if ('title' in clue) return holds(facts.page.title, clue.title) ? WEIGHTS.title + longer(clue.title) : 0;
  if ('header' in clue) {
    const value = facts.evidence.http?.headers[clue.header];
    return value !== undefined && holds(value.toLowerCase(), clue.has) ? WEIGHTS.header + longer(clue.has) : 0;
  }
  if ('nameserver' in clue) {
    const named = (facts.evidence.dns?.nameservers ?? []).some((name) => name.toLowerCase().includes(clue.nameserver));
    return named ? WEIGHTS.header + longer(clue.nameserver) : 0;
  }
  if ('says' in clue) {
    const weight = weightOfFamily(clue.says, facts);
    const isRuledOut =
      weight > 0 &&
      ((clue.unless !== undefined && saysNear(clue.unless, facts)) || (clue.asksNothing === true && asksForMoney(openingOf(facts))));
    return isRuledOut ? 0 : weight;
  }
  if ('reason' in clue) return holds((facts.evidence.http?.reason ?? '').toLowerCase(), clue.reason) ? WEIGHTS.reason : 0;
  if ('source' in clue) return holds(facts.source, clue.source) ? WEIGHTS.source + longer(clue.source) : 0;
  if ('silent' in clue) return facts.page.text.length <= A_FEW_WORDS ? WEIGHTS.plain : 0;
  if ('ownMenu' in clue) return facts.page.isOfAWebsite ? WEIGHTS.plain : 0;
  if ('code' in clue) return clue.code.includes(facts.code) ? WEIGHTS.plain : 0;
  if ('error' in clue) return facts.error(...clue.error) ? WEIGHTS.plain : 0;
  const [kind, ...ids] = clue.recognised;
  return facts.evidence.recognised.some((one) => one.kind === kind && ids.includes(one.id)) ? WEIGHTS.plain : 0;
}

function weightOfWords(words: string, { page, code }: Facts): number {
  if (!page.words.mayHold(words)) return 0;
  const more = longer(words);
  if (holds(page.title, words)) return WEIGHTS.title + more;
  if (holds(page.headings, words)) return WEIGHTS.headings + more;
  if (!holds(page.text, words)) return 0;
  if (page.text.length <= LONG_PAGE) return WEIGHTS.text + more;
  if (code < 400) return WEIGHTS.textOfLongPage;
  return (holds(page.text.slice(0, OPENING), words) ? WEIGHTS.opening : WEIGHTS.longErrorPage) + more;
}

/** Weighs less than every wording that says why, and more than those that only say which program failed. */
const weightOfFamily = (near: Near, facts: Facts): number => (facts.code >= 400 && saysNear(near, facts) ? WEIGHTS.closeWords : 0);

function saysNear([things, states]: Near, { page }: Facts): boolean {
  const words: Near = [page.words.among(things), page.words.among(states)];
  if (words.some((list) => list.length === 0)) return false;
  return [page.title, page.headings.slice(0, OPENING), page.text.slice(0, OPENING)].some((text) => saysOf(text, words));
}

const openingOf = ({ page }: Facts): string => `${page.title}. ${page.text.slice(0, OPENING)}`;

const longer = (words: string): number => Math.min(words.length, 60) / 100;
