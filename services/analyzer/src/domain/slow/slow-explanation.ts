import { placeNameOf } from '@nowahala/kernel';
import type { Explanation } from '../advice/explanation.js';
import type { SlowTime } from './judge-slowness.js';

/** "9 seconds", "3.4 seconds": as a person would say it. */
const inSeconds = (ms: number): string => {
  const seconds = ms / 1_000;
  const text = seconds >= 5 ? String(Math.round(seconds)) : seconds.toFixed(1).replace(/\.0$/, '');
  return `${text} ${text === '1' ? 'second' : 'seconds'}`;
};

/** The subject of messages and lists. */
export const causeOfSlow = ({ typicalMs }: SlowTime): string => `Customers wait ${inSeconds(typicalMs)}`;

export function explanationOfSlow({ typicalMs, usualMs, regions }: SlowTime, everywhere: boolean, website: string): Explanation {
  const waits = inSeconds(typicalMs);
  const where = everywhere ? '' : ` Seen from ${regions.map(placeNameOf).join(', ')}, not from everywhere.`;
  const subject = website === '' ? 'Your server' : 'Your website';
  return {
    whatHappened: `${subject} answers, but slowly: customers wait ${waits}. At this hour it is usually ${inSeconds(usualMs)}.${where}`,
    whoIsAffected: everywhere ? 'Everybody who opens it. Many leave after five seconds.' : 'Visitors there. Others may notice nothing.',
    likelyCause: 'Too much work for the machine: a rush of visitors, a backup or an import that runs now, or a change of today.',
    confidence: 'medium',
    doNow: [
      'Stop a backup, an import or a mass mailing if one is running now.',
      'If something was changed today, such as a plugin or a theme, switch it off or ask for the version before.',
      `Write to your hosting company: “${website === '' ? 'My server' : website} takes ${waits} to answer instead of ${inSeconds(usualMs)}. Please look at load, memory and database.”`,
    ],
    tellCustomers: 'Our website is very slow today. We are working on it. Please try again later, or message us.',
    whoToCall: 'The company that hosts your website; its name is on your hosting bill.',
    evidence: [
      `Ten minutes and more of answers around ${waits}.`,
      `Usual at this hour of the week: ${inSeconds(usualMs)}, by the last 14 days.`,
    ],
    source: 'rules',
  };
}
