import { limits, sharedSentences } from '@nowahala/kernel';
import { endOfDay } from './renewal.js';

const LAST_YEAR = 2_200;

interface Given {
  name: string;
  date: string;
}

/** Every wrong field at once, in sentences; null: nothing is wrong. */
export function ownDateFaults({ name, date }: Given, now: Date): Partial<Record<keyof Given, string>> | null {
  const faults: Partial<Record<keyof Given, string>> = {};
  const words = cleanName(name);
  if (words === '') faults.name = sharedSentences.renewalName;
  else if (words.length > limits.ownDateName.max) faults.name = sharedSentences.tooLong(limits.ownDateName.max);
  const endsAt = endOfDay(date);
  if (!endsAt || endsAt.getUTCFullYear() > LAST_YEAR) faults.date = sharedSentences.renewalDate;
  else if (date < now.toISOString().slice(0, 10)) faults.date = 'This day is over. Please choose the next one.';
  return Object.keys(faults).length > 0 ? faults : null;
}

export const ownDateOf = ({ name, date }: Given): { name: string; endsAt: Date } => ({ name: cleanName(name), endsAt: endOfDay(date)! });

const cleanName = (name: string): string =>
  name
    .slice(0, 1_000)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
