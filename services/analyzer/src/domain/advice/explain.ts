import type { EvidenceSnapshot } from '@nowahala/kernel';
import { evidenceLines } from './evidence-lines.js';
import type { Explanation } from './explanation.js';
import { Facts } from './facts.js';
import { confidenceOf } from './situation.js';
import type { Situation } from './situation.js';
import { situations } from './situations/index.js';

export interface Diagnosis {
  situation: string;
  /** One short sentence for subjects and lists. */
  cause: string;
  explanation: Explanation;
}

/** The rule catalogue's answer: the situation with the strongest evidence is used. Pure, offline, never empty-handed. */
export function explain(evidence: EvidenceSnapshot): Diagnosis {
  const facts = new Facts(evidence);
  const best = strongestMatch(facts);
  return {
    situation: best.situation.id,
    cause: best.situation.cause(facts),
    explanation: {
      ...best.situation.advise(facts),
      confidence: confidenceOf(best.strength),
      evidence: evidenceLines(evidence),
      source: 'rules',
    },
  };
}

function strongestMatch(facts: Facts): { situation: Situation; strength: number } {
  let best = { situation: situations.at(-1)!, strength: 0 };
  for (const situation of situations) {
    const strength = situation.match(facts);
    if (strength > best.strength) best = { situation, strength };
  }
  return best;
}
