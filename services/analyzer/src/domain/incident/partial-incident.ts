import { placeNameOf } from '@nowahala/kernel';
import { inEnglish } from '../advice/diagnosis.js';
import type { Diagnosis } from '../advice/diagnosis.js';
import type { Explanation } from '../advice/explanation.js';
import type { Phrase, SentenceFacts } from '../advice/phrase.js';
import { render } from '../advice/render.js';

/** From where a server is not reached, and from where it is; ids of regions. */
export interface Reach {
  regions: string[];
  goodRegions: string[];
}

/** "reached from London, not from Lagos": the sentence of subjects and lists. */
export const causeOfPartial = (reach: Reach): string => render('partial/cause', 'en', placesOf(reach));

/** What is notified while only some regions reach it; what they saw there is kept as evidence. */
export function explanationOfPartial(reach: Reach, { explanation: { phrases, evidence } }: Diagnosis): Explanation {
  const request: Phrase = { id: 'partial/steps/2', facts: { request: { phrase: 'requests/partial' } } };
  const seen = phrases?.cause[0];
  const { explanation } = inEnglish(
    {
      cause: ['partial/cause'],
      whatHappened: ['partial/happened'],
      whoIsAffected: ['partial/who'],
      likelyCause: ['partial/why'],
      doNow: [['partial/steps/0'], ['partial/steps/1'], [request]],
      tellCustomers: ['notices/some'],
      whoToCall: ['partial/call'],
      evidence: [...(seen ? [{ id: 'partial/evidence', facts: { seen: { phrase: seen } } }] : []), ...(phrases?.evidence ?? [])],
      facts: { ...phrases?.facts, ...placesOf(reach) },
    },
    'medium',
  );
  return phrases ? explanation : { ...explanation, evidence };
}

const placesOf = ({ regions, goodRegions }: Reach): SentenceFacts => ({
  bad: { list: regions.map(placeNameOf) },
  good: { list: goodRegions.map(placeNameOf) },
});
