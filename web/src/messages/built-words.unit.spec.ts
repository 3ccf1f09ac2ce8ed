/** @jest-environment node */
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { areasOf, hasArea, languagesThatExist } from '@/testing/languages/catalogue';
import { compileCatalogues, readShape } from '../../build/languages/compile-catalogues.ts';
import { wordsUsed } from '../../build/languages/words-used.ts';
import { staysEnglish } from './stays-english';

const messages = 'web/src/messages';
const areas = areasOf('en').filter((area) => !staysEnglish.has(area));
const shape = await readShape(messages);

/** Every place in a catalogue: its parts, their parts, down to the sentences. */
function placesIn(value: unknown, key: string): [key: string, value: unknown][] {
  const inside = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const named = inside.filter(([name]) => /^\w+$/.test(name));
  return [[key, value], ...named.flatMap(([name, part]) => placesIn(part, `${key}.${name}`))];
}

const samples: unknown[][] = [
  [],
  ['a', 'b', 'c'],
  [1, 2, 3],
  [5, 1, 0],
  [1_440],
  [['a', 'b'], ['c'], 'd'],
  [['a', 'b', 'c', 'd', 'e']],
  [null],
];
/** A value, with functions as what they answer. */
const answered = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, answered(part)]));
  if (typeof value !== 'function') return value;
  return samples.map((sample) => {
    try {
      return (value as (...given: unknown[]) => unknown)(...sample);
    } catch (error) {
      return (error as Error).name;
    }
  });
};

describe('the words of a build', () => {
  it.each(languagesThatExist())('are those of the catalogue, at every place of it: %s', async (language) => {
    const words = await compileCatalogues(messages, language);
    for (const area of areas) {
      const catalogues = (await import(`./${hasArea(language, area) ? language : 'en'}/${area}.ts`)) as Record<string, unknown>;
      const places = Object.entries(catalogues).flatMap(([name, made]) => placesIn(made, `${area}.${name}`));
      const built = places.map(([key]) => [key, answered(runInThisContext(words(key)))]);
      expect(built).toEqual(places.map(([key, value]) => [key, answered(value)]));
    }
  });

  const use = (code: string) => wordsUsed(code, 'page.tsx', shape, (key) => `«${key}»`);

  it('are no more than a page uses', () => {
    const page = use(`import { common } from '@messages/common';
import { servers as words } from '@messages/servers';
const messages = words.table;
export const Page = ({ kind }: { kind: keyof typeof common.status }) => <p title={common.close}>{common.errors.offline}{messages.caption.length}{common.status[kind]}{words.overview.title}</p>;`);
    expect(page).toContain(
      'const common = { close: «common.common.close», errors: { offline: «common.common.errors.offline» }, status: «common.common.status» };',
    );
    expect(page).toContain(
      'const words = { table: { caption: «servers.servers.table.caption» }, overview: { title: «servers.servers.overview.title» } };',
    );
  });

  it.each([
    ['handed on as a whole', 'export const all = [common];'],
    ['read by a name that is not known yet', 'export const at = (name: "close") => common[name];'],
    ['of a name that means something else as well', 'export const of = (common: string[]) => common.length;'],
  ])('are the whole catalogue where it is %s', (_how, rest) => {
    const code = `import { common } from '@messages/common';\n${rest}\nexport const close = common.close;`;
    expect(use(code)).toBe(code);
  });
});
