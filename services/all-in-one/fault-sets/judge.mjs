import { jargonIn, ownWords } from '../../analyzer/dist/domain/advice/jargon.js';
import { schoolYears, wordsOf } from '../../analyzer/test/reading-age.ts';

const MOST_WORDS = 90;
/** A child of twelve has six years of school. */
const MOST_SCHOOL_YEARS = 6.9;

/** @typedef {{ cause: boolean, step: boolean, words: number, years: number, jargon: string | null, faults: string[] }} Judgement */

/** Whether a diagnosis says what the writer of the fault expected, by the stated keys alone, in words that everybody can read. */
export function judge({ cause, explanation }, expected) {
  const summary = `${explanation.whatHappened} ${explanation.whoIsAffected} ${explanation.likelyCause}`;
  const causeFaults = missed(`${cause}\n${explanation.whatHappened}\n${explanation.likelyCause}`, expected.cause);
  const stepFaults = missed([...explanation.doNow, explanation.whoToCall].join('\n'), expected.step);
  const words = wordsOf(summary).length;
  const years = schoolYears(ownWords(summary));
  const jargon = jargonIn(summary);
  return {
    cause: causeFaults.length === 0,
    step: stepFaults.length === 0,
    words,
    years,
    jargon,
    faults: [
      ...causeFaults.map((one) => `cause ${one}`),
      ...stepFaults.map((one) => `step ${one}`),
      ...(words > MOST_WORDS ? [`${words} words`] : []),
      ...(years > MOST_SCHOOL_YEARS ? [`reading takes ${years.toFixed(1)} years of school`] : []),
      ...(jargon === null ? [] : [`the word "${jargon}"`]),
    ],
  };
}

function missed(text, { says, neverSays }) {
  return [
    ...says.filter((anyOf) => !anyOf.some((key) => holds(text, key))).map((anyOf) => `does not say ${anyOf.join(' | ')}`),
    ...neverSays.filter((key) => holds(text, key)).map((key) => `says ${key}`),
  ];
}

/** Letters of any size, and quotation marks and apostrophes of any kind, are the same; `*` stands for anything within one sentence. */
export function holds(text, key) {
  const parts = plain(key).split('*');
  return plain(text)
    .split(/(?<=[.?!])\s+|\n/)
    .some((sentence) => {
      let at = 0;
      return parts.every((part) => {
        const found = sentence.indexOf(part, at);
        at = found + part.length;
        return found >= 0;
      });
    });
}

const plain = (text) => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"').trim();
