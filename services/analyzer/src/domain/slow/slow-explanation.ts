import { placeNameOf } from '@nowahala/kernel';
import { inEnglish } from '../advice/diagnosis.js';
import type { Explanation } from '../advice/explanation.js';
import type { Phrase } from '../advice/phrase.js';
import type { SlowTime } from './judge-slowness.js';

/** 9, 3.4: as a person would say it. */
const inSeconds = (ms: number): number => (ms >= 5_000 ? Math.round(ms / 1_000) : Math.round(ms / 100) / 10);

/** `cause`: the subject of messages and lists. */
export function describeSlow(
  { typicalMs, usualMs, regions }: SlowTime,
  everywhere: boolean,
  website: string,
): { cause: string; explanation: Explanation } {
  const subject = website === '' ? 'server' : 'website';
  const request: Phrase = { id: 'slow/steps/2', facts: { request: { phrase: `requests/slow/${subject}` } } };
  return inEnglish(
    {
      cause: ['slow/cause'],
      whatHappened: [`slow/happened/${subject}`, ...(everywhere ? [] : ['slow/places'])],
      whoIsAffected: [`slow/who/${everywhere ? 'everybody' : 'there'}`],
      likelyCause: ['slow/why'],
      doNow: [['slow/steps/0'], ['slow/steps/1'], [request]],
      tellCustomers: ['notices/slow'],
      whoToCall: ['slow/call'],
      evidence: ['slow/evidence/0', 'slow/evidence/1'],
      facts: {
        waits: { seconds: inSeconds(typicalMs) },
        usual: { seconds: inSeconds(usualMs) },
        places: regions.map(placeNameOf).join(', '),
        website,
      },
    },
    'medium',
  );
}
