import { answersOnAccount } from '@messages/answers-account';
import { answersOnServers } from '@messages/answers-servers';
import { times } from '@messages/times';

const LONGEST = 500;
/** A sentence that holds others, which hold "2 servers". */
const DEEPEST = 2;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const durationOf = /^(?:(\d+|one) )?(second|minute|hour|day)s?$/;
const dateOf = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Puts sentences of the API, which are English, into the language of a catalogue. What it does not know stays as it is. */
export function translator(answers: Readonly<Record<string, string>>): (sentence: string) => string {
  const patterns = Object.keys(answers)
    .filter((key) => key.includes('{}'))
    .map((key) => ({ key, isPart: !/[.{}]$/.test(key), pattern: new RegExp(`^${key.split('{}').map(escaped).join('(.{1,400}?)')}$`) }));
  const translate = (sentence: string, depth: number): string => {
    const known = answers[sentence];
    if (known !== undefined || sentence.length > LONGEST || depth > DEEPEST) return known ?? sentence;
    for (const { key, isPart, pattern } of patterns) {
      const given = isPart && depth === 0 ? undefined : pattern.exec(sentence)?.slice(1);
      if (given)
        return fill(
          answers[key] ?? sentence,
          given.map((value) => timeOf(value) ?? translate(value, depth + 1)),
        );
    }
    const several = depth === 0 ? [] : sentence.split(/(?<=\.) (?=[A-Z])/);
    return several.length > 1 ? several.map((one) => translate(one, depth)).join(' ') : sentence;
  };
  return (sentence) => translate(sentence, 0);
}

function fill(text: string, values: string[]): string {
  const left = [...values];
  return text.replaceAll('{}', () => left.shift() ?? '');
}

/** "15 minutes" and "21 November 2026" as this language says them. */
function timeOf(text: string): string | undefined {
  const [, count, unit] = durationOf.exec(text) ?? [];
  if (unit) return times.duration[unit as 'second' | 'minute' | 'hour' | 'day'](count === undefined || count === 'one' ? 1 : Number(count));
  const [, day, name = '', year] = dateOf.exec(text) ?? [];
  return year && MONTHS.includes(name) ? times.date(Number(day), MONTHS.indexOf(name) + 1, Number(year)) : undefined;
}

export const translateSentence = translator({ ...answersOnAccount, ...answersOnServers });
