import type { EvidenceSnapshot } from '@nowahala/kernel';
import { evidenceLines } from './evidence-lines.js';
import type { Advice, Explanation } from './explanation.js';
import { Facts } from './facts.js';
import { standsAt } from './hosting.js';
import { confidenceOf } from './situation.js';
import type { Situation } from './situation.js';
import { situations } from './situations/index.js';

const LONGEST_LIST = 3;

export interface Diagnosis {
  situation: string;
  /** One short sentence for subjects and lists. */
  cause: string;
  explanation: Explanation;
}

/** The rule catalogue's answer: the situation with the strongest evidence is used. Pure, offline, never empty-handed. */
export function explain(evidence: EvidenceSnapshot): Diagnosis {
  const facts = new Facts(evidence);
  const [best, ...others] = rank(facts);
  return {
    situation: best.situation.id,
    cause: best.situation.cause(facts),
    explanation: {
      ...withPlace(best.situation, withSecondFinding(best.situation.advise(facts), others, facts), facts),
      confidence: confidenceOf(best.strength),
      evidence: evidenceLines(evidence),
      source: 'rules',
    },
  };
}

export interface Candidate {
  situation: Situation;
  strength: number;
}

/** Every situation that the evidence supports, the strongest first; of equally strong ones the earlier in the catalogue. */
export function rank(facts: Facts): [Candidate, ...Candidate[]] {
  const supported = situations.map((situation) => ({ situation, strength: situation.match(facts) })).filter(({ strength }) => strength > 0);
  const [best, ...others] = supported.toSorted((a, b) => b.strength - a.strength);
  return [best ?? { situation: situations.at(-1)!, strength: 0 }, ...others];
}

function withPlace({ machine }: Situation, advice: Advice, { evidence, hosting, cloudflare }: Facts): Advice {
  const place = machine && !cloudflare ? standsAt(evidence, hosting) : null;
  return place === null ? advice : { ...advice, whatHappened: `${advice.whatHappened} ${place}` };
}

function withSecondFinding(advice: Advice, others: readonly Candidate[], facts: Facts): Advice {
  const second = others.find(({ situation }) => situation.also !== undefined);
  const step = second?.situation.also?.(facts);
  return step === undefined ? advice : { ...advice, doNow: [...advice.doNow.slice(0, LONGEST_LIST - 1), step] };
}
