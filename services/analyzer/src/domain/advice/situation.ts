import type { Confidence } from './explanation.js';
import type { Facts } from './facts.js';
import type { SentenceFacts } from './phrase.js';
import type { Contact, Notice } from './steps.js';
import type { Step } from './step.js';

/** One thing that can be wrong, how to know it, and what to say about it: the sentences of its id in `sentences`. */
export interface Situation {
  id: string;
  /** True where the machine or the way to it is the cause: it is then said where the machine stands. */
  machine?: true;
  /** How telling the evidence is, 0 to 100; 0 is "not this". The most telling situation wins. */
  match(facts: Facts): number;
  /** The id whose sentences it has, where they are not its own. */
  sentences?: string;
  /** Whether the sentences under `otherwise` are the fitting ones. */
  otherwise?(facts: Facts): boolean;
  /** Names of programs, settings and places that its sentences hold beside those at hand everywhere. */
  names?: SentenceFacts | ((facts: Facts) => SentenceFacts);
  steps: readonly Step[] | ((facts: Facts) => readonly Step[]);
  /** For the owner's customers. */
  notice?: Notice | 'own';
  call?: Contact;
  /** It has a last step for where another situation is the cause and this one is true as well. */
  also?: true;
}

/** How much a match of this strength may be trusted. */
export function confidenceOf(strength: number): Confidence {
  if (strength >= 80) return 'high';
  return strength >= 50 ? 'medium' : 'low';
}

/** Match strengths by what they rest on, so that situations can be weighed against each other. */
export const strength = {
  /** The page or the machine says it in so many words. */
  stated: 95,
  /** Several observations fit together and hardly anything else would look like this. */
  seen: 85,
  /** The plain meaning of the error, made more precise by one more observation. */
  hinted: 70,
  /** The plain meaning of the error. */
  plain: 60,
  /** True, but not much help: when nothing better is known. */
  last: 30,
} as const;
