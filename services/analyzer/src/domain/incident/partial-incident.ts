import { placeNameOf } from '@nowahala/kernel';
import type { Diagnosis } from '../advice/explain.js';
import type { Explanation } from '../advice/explanation.js';

/** From where a server is not reached, and from where it is; ids of regions. */
export interface Reach {
  regions: string[];
  goodRegions: string[];
}

/** "reached from London, not from Lagos": the sentence of subjects and lists. */
export const causeOfPartial = ({ regions, goodRegions }: Reach): string =>
  `Reached from ${placesIn(goodRegions)}, not from ${placesIn(regions)}`;

/** What is notified while only some regions reach it; what they saw there is kept as evidence. */
export function explanationOfPartial(reach: Reach, { cause, explanation }: Diagnosis): Explanation {
  const bad = placesIn(reach.regions);
  const good = placesIn(reach.goodRegions);
  return {
    whatHappened: `We reach your website from ${good}, but not from ${bad}.`,
    whoIsAffected: `Visitors in and around ${bad}. Visitors near ${good} notice nothing.`,
    likelyCause: `Something on the way to your server, or a block list (a list of visitors that are kept out) that holds ${bad}. The server itself works.`,
    confidence: 'medium',
    doNow: [
      `Ask somebody near ${bad} to open your website, once by Wi-Fi and once with mobile data.`,
      `Look whether your website, or a service in front of it such as Cloudflare, keeps visitors from ${bad} out. If so, let them in.`,
      `Write to your hosting company: “Your server is reached from ${good}, but not from ${bad}. Please check the way there and your block lists.”`,
    ],
    tellCustomers: 'Some of you cannot open our website right now. We are working on it. Please message us meanwhile.',
    whoToCall: `Your hosting company. Say from where it works (${good}) and from where it does not (${bad}).`,
    evidence: [`From ${bad}: ${cause}.`, ...explanation.evidence],
    source: 'rules',
  };
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const placesIn = (regions: string[]): string => list.format(regions.map(placeNameOf));
