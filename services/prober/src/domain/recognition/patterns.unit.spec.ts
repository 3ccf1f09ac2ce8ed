import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { growthOf } from '../../../../libs/testkit/src/growth.js';
import { isHomeMissing } from './bare-list.js';
import { isAnArticle } from './article.js';
import { COMPANY_SIGNS } from './company-signs.js';
import { PAGE_SIGNS } from './page-signs.js';
import { PROGRAM_SIGNS } from './program-signs.js';
import { FUNCTION, LEAD } from './raw-message-signs.js';

const LONGEST_PAGE = 32 * 1024;
const LONGEST_TITLE = 120;
const QUICK_MS = 5;
const HELD_UP_MS = 30_000;
const SEPARATORS = [' ', ': ', "'", '"', '-', '.', '/', '(', '<', '1', 'a', '_a ', '\n'];

/** A pattern with the longest text that it meets. */
type Met = [pattern: RegExp, longest: number];

const inPages = PAGE_SIGNS.flatMap(({ title, text, source, atMost }): Met[] => [
  ...(title ? [[title, LONGEST_TITLE] satisfies Met] : []),
  ...(text ? [[text, atMost ?? LONGEST_PAGE] satisfies Met] : []),
  ...(source ? [[source, LONGEST_PAGE] satisfies Met] : []),
]);
const ofTraces = [...COMPANY_SIGNS, ...PROGRAM_SIGNS].flatMap((sign): Met[] => [
  ...('source' in sign && sign.source ? [[sign.source, LONGEST_PAGE] satisfies Met] : []),
  ...(sign.headerValues ?? []).map(([, pattern]): Met => [pattern, LONGEST_PAGE]),
]);

/** Its words over and over, separators, and openings that nearly match. */
function hostilePiecesFor({ source }: RegExp): { head: string; piece: string }[] {
  const words = [...new Set(source.replace(/\\[a-z]/g, ' ').match(/[\p{L}_][\p{L}_' ]*[\p{L}_]/gu) ?? [])];
  const repeated = [...SEPARATORS, ...words.flatMap((word) => [word, `${word} `, `${word}: `])].map((piece) => ({ head: '', piece }));
  const openings = words.flatMap((word) => SEPARATORS.map((piece) => ({ head: `${word} `, piece })));
  return [...repeated, ...openings];
}

const textOf = (head: string, piece: string, length: number): string =>
  `${head}${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length);

/** What takes longer than a moment, as far as it grows faster than its text. */
function slowOnes([pattern, longest]: Met): string[] {
  return hostilePiecesFor(pattern).flatMap(({ head, piece }) => {
    const text = textOf(head, piece, longest);
    const started = performance.now();
    pattern.test(text);
    if (performance.now() - started < QUICK_MS) return [];
    const growth = growthOf((repeated) => pattern.test(`${head}${repeated}`), piece, longest);
    return growth < 2.5 ? [] : [`${head}${piece}: ${growth}`];
  });
}

/** A pattern that is caught in a text ends with an error, and not with the whole run of specs. */
const withinBounds = <T>(run: () => T): T => runInNewContext('run()', { run }, { timeout: HELD_UP_MS }) as T;

describe('no text holds a pattern up', () => {
  it.each([...inPages, ...ofTraces].map((met) => [met[0].source.slice(0, 60), met] as const))(
    '%s',
    (_, met) => expect(withinBounds(() => slowOnes(met))).toEqual([]),
    HELD_UP_MS * 2,
  );

  it.each(['<title>Index of /</title><a href="', '<a href="a.zip">', '<title>Index of /</title>', '<pre>', '<body '])(
    'nor what looks at a whole page: %s',
    (piece) => {
      const head = '<title>Index of /</title>';
      for (const read of [(text: string) => isHomeMissing(head + text), (text: string) => isAnArticle(`${text}</html>`, '')])
        expect(withinBounds(() => growthOf(read, piece, LONGEST_PAGE))).toBeLessThan(2.5);
    },
    HELD_UP_MS * 2,
  );
});

it('what programs put before a message can be read in one way', () => {
  const isAFunction = new RegExp(`^${FUNCTION}$`, 'i');
  expect([...LEAD].filter((word) => isAFunction.test(word))).toEqual([]);
});
