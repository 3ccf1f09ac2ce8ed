import type { EvidenceSnapshot } from '@nowahala/kernel';
import { evidenceLines } from './evidence-lines.js';
import { advise, alsoOf } from './advise.js';
import { diagnosisOf } from './diagnosis.js';
import type { Diagnosis } from './diagnosis.js';
import { Facts } from './facts.js';
import { faultyPart } from './faulty-part.js';
import { standsAt } from './hosting.js';
import type { Advice, SentenceFacts } from './phrase.js';
import { sentenceFacts } from './sentence-facts.js';
import { confidenceOf } from './situation.js';
import type { Situation } from './situation.js';
import { situations } from './situations/index.js';
import { phrasesOf } from './steps.js';

const LONGEST_LIST = 3;

export type { Diagnosis };

/** The rule catalogue's answer: the situation with the strongest evidence is used. Pure, offline, never empty-handed. */
export function explain(evidence: EvidenceSnapshot): Diagnosis {
  const facts = new Facts(evidence);
  const [best, ...others] = rank(facts);
  const own = withFaultyPart(best.situation, advise(best.situation, facts), facts);
  const advice = withPlace(best.situation, withSecondFinding(own, others), facts);
  return diagnosisOf(best.situation.id, confidenceOf(best.strength), {
    ...advice,
    evidence: evidenceLines(evidence),
    facts: { ...sentenceFacts(facts), ...namesOf(best.situation, facts) },
  });
}

const namesOf = ({ names }: Situation, facts: Facts): SentenceFacts | undefined => (typeof names === 'function' ? names(facts) : names);

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
  return place === null ? advice : { ...advice, whatHappened: [...advice.whatHappened, place] };
}

/** Whose file it is in which PHP stopped: a plugin can be switched off by its owner. */
function withFaultyPart({ id }: Situation, advice: Advice, facts: Facts): Advice {
  const part = id.startsWith('php-') ? faultyPart(facts) : null;
  if (part === null) return advice;
  if (part.kind === 'theme') return { ...advice, whatHappened: [...advice.whatHappened, part.phrase] };
  const plugins = phrasesOf('plugins', facts, '', '');
  const others = advice.doNow.filter(([phrase]) => phrase !== plugins[0]);
  const doNow = [plugins, ...others].slice(0, LONGEST_LIST);
  return { ...advice, whatHappened: [...advice.whatHappened, part.phrase], doNow };
}

function withSecondFinding(advice: Advice, others: readonly Candidate[]): Advice {
  const second = others.find(({ situation }) => situation.also);
  return second === undefined ? advice : { ...advice, doNow: [...advice.doNow.slice(0, LONGEST_LIST - 1), [alsoOf(second.situation)]] };
}
