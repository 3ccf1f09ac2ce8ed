import type { Facts } from './facts.js';
import type { Advice, Phrase } from './phrase.js';
import { en } from './sentences/en/index.js';
import type { Situation } from './situation.js';
import { contactOf, noticeOf, phrasesOf } from './steps.js';

/** What a situation says: which of its sentences, and which of those that many share. */
export function advise(situation: Situation, facts: Facts): Advice {
  const { own, sentences } = sentencesOf(situation);
  const otherwise = situation.otherwise?.(facts) ? sentences.otherwise : undefined;
  const one = (key: 'cause' | 'happened' | 'who' | 'why'): Phrase[] => {
    if (otherwise && key in otherwise) return [`${own}/otherwise/${key}`];
    return [key === 'who' && sentences.who === undefined ? 'everybody' : `${own}/${key}`];
  };
  const steps = typeof situation.steps === 'function' ? situation.steps(facts) : situation.steps;
  return {
    cause: one('cause'),
    whatHappened: one('happened'),
    whoIsAffected: one('who'),
    likelyCause: one('why'),
    doNow: steps.map((step) => phrasesOf(step, facts, own, `requests/${nameOf(situation)}`)),
    tellCustomers: situation.notice === 'own' ? [`${own}/notice`] : noticeOf(situation.notice ?? 'broken', facts),
    whoToCall: contactOf(situation.call ?? 'builderThenHost', facts),
  };
}

/** The last step where another situation is the cause and this one is true as well. */
export const alsoOf = (situation: Situation): Phrase => `${sentencesOf(situation).own}/also`;

/** The sentences of one situation. */
interface SituationSentences {
  cause: string;
  happened: string;
  who?: string;
  why: string;
  steps?: readonly string[];
  notice?: string;
  also?: string;
  otherwise?: { cause?: string; happened?: string; why?: string };
}

const situations: Record<string, SituationSentences | undefined> = en.situations;

const nameOf = ({ id, sentences = id }: Situation): string => sentences;

function sentencesOf(situation: Situation): { own: string; sentences: SituationSentences } {
  const name = nameOf(situation);
  const sentences = situations[name];
  if (!sentences) throw new Error(`${situation.id} has no sentences`);
  return { own: `situations/${name}`, sentences };
}
