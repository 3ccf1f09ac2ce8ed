import { languageFaults, wordsOf, type Language } from '@nowahala/kernel';
import type { Page } from 'playwright-core';
import { areasOf, leavesOf } from '../../src/testing/languages/catalogue';
import { MARK, pairsOfArea } from '../../src/testing/languages/pairs';
import { staysEnglish } from '../../src/messages/stays-english';

/** What the reader sees, without what is marked as an English quotation. */
export const textOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('[lang="en"]')].reduce(
      (text, { innerText }) => text.replace(innerText, ''),
      document.body.innerText,
    ),
  );

/** Tells what a text in this language still says in English. `english`: what it would say in English; `names`: what a customer typed. */
export async function englishFinder(language: Language, names: readonly string[]) {
  const areas = areasOf('en').filter((area) => !staysEnglish.has(area) && area !== 'grammar');
  const pairs = await Promise.all(areas.map(async (area) => pairsOfArea(area, await leavesOf('en', area), await leavesOf(language, area))));
  const ours = pairs.flat().map(({ original, translated }) => ({ original: original.replaceAll(MARK, ''), translated }));
  const words = new Set(ours.flatMap(({ original }) => [...wordsOf(original)]));
  const sentences = new Set(ours.filter(({ original, translated }) => original !== translated).map(({ original }) => original));
  return (text: string, english: readonly string[]): string[] => {
    const own = names.reduce((left, name) => left.replaceAll(name, 'X'), text).replaceAll(' · ', ' ');
    const theirs = new Set([...words, ...english.flatMap((sentence) => [...wordsOf(sentence)])]);
    return [
      ...own.split('\n').filter((line) => / /.test(line) && sentences.has(line.trim())),
      ...english.filter((sentence) => / .* /.test(sentence) && own.includes(sentence)),
      ...own.split('\n').flatMap((line) => languageFaults(language, line.trim(), theirs)),
    ];
  };
}
