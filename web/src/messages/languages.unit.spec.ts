import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isLanguage, offeredLanguages, wordsOf, type Language } from '@nowahala/kernel';
import { areasOf, flatten, hasArea, languagesThatExist, leavesOf } from '@/testing/languages/catalogue';
import { keyFaults, textFaults } from '@/testing/languages/faults';
import { MARK, pairsIn, pairsOfArea, type Pair } from '@/testing/languages/pairs';
import { pathsReadIn, unreadIn } from '@/testing/languages/readers';
import { mayStayEnglish, staysEnglish } from './stays-english';

const areas = areasOf('en').filter((area) => !staysEnglish.has(area));
const translations = languagesThatExist().filter((language) => language !== 'en');
const originals = new Map(await Promise.all(areas.map(async (area) => [area, await leavesOf('en', area)] as const)));
const english = new Set(
  [...originals].flatMap(([area, leaves]) =>
    pairsOfArea(area, leaves, leaves).flatMap(({ original }) => [...wordsOf(original.replaceAll(MARK, ''))]),
  ),
);

it('is offered only when it is complete', () =>
  expect(offeredLanguages.flatMap((language) => areas.filter((area) => !mayStayEnglish.has(area) && !hasArea(language, area)))).toEqual(
    [],
  ));

describe('every sentence', () => {
  it('is read by a page', async () => {
    const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.spec.') && !/^messages\/(?!en\/)|^testing\//.test(file),
    );
    const read = sources.flatMap((file) => pathsReadIn(readFileSync(`web/src/${file}`, 'utf8'), file.endsWith('x')));
    const leaves = await Promise.all(areasOf('en').map(async (area) => [...(await leavesOf('en', area)).keys()]));
    expect(unreadIn(leaves.flat(), read)).toEqual([]);
  });

  it('that nobody reads is found, however it could have been read', () => {
    const leaves = ['area.title', 'area.kinds.one', 'area.kinds.two', 'area.list.0', 'area.form.hint', 'area.form.old', 'area.old'];
    const read = pathsReadIn(`
      import { area } from '@messages/area';
      const messages = area.form;
      const { title } = area;
      export const Page = ({ kind, old }: { kind: keyof typeof area.old; old: string }) =>
        <p title={title.trim()} id={old}>{area.kinds[kind]} {area.list.map(String)} {messages.hint!}</p>;`);
    expect(unreadIn(leaves, read)).toEqual(['area.form.old', 'area.old']);
  });
});

describe.each(translations)('in %s', (code) => {
  const language = code as Language;
  const known = areas.filter((area) => hasArea(code, area));

  it('every area is one of English', () => {
    expect(isLanguage(code)).toBe(true);
    expect(areasOf(code).filter((area) => area !== 'grammar' && !areas.includes(area))).toEqual([]);
  });

  it.each(known)('%s has all keys of English', async (area) =>
    expect(keyFaults(originals.get(area) ?? new Map(), await leavesOf(code, area))).toEqual([]),
  );

  it('no text has a fault that a program can find', async () => {
    const pairs = await Promise.all(
      known.map(async (area) => pairsOfArea(area, originals.get(area) ?? new Map(), await leavesOf(code, area))),
    );
    const buttons = buttonsIn(pairs.flat());
    const faults = pairs.flat().flatMap((pair) => textFaults(language, pair, english, buttons));
    expect([...new Set(faults)]).toEqual([]);
  });
});

/** Our own buttons by their English: a sentence that quotes one has to use the words on it. */
function buttonsIn(pairs: readonly Pair[]): Map<string, string[]> {
  const buttons = new Map<string, string[]>();
  for (const { original, translated, given } of pairs)
    if (given.length === 0) buttons.set(original, [...(buttons.get(original) ?? []), translated]);
  return buttons;
}

describe('a fault that was planted is found', () => {
  const buttons = new Map([['Try again', ['Réessayer']]]);
  const pairOf = (original: string, translated: string, path = 'x.text'): Pair => ({ path, original, translated, given: [] });
  it.each<[string, Language, Pair]>([
    ['a lost name', 'fr', pairOf('Qzone is down', 'Le serveur est en panne')],
    ['another number', 'fr', pairOf('In 15 seconds', 'En 5 secondes')],
    ['an address', 'fr', pairOf('See https://a.example', 'Voyez https://b.example')],
    ['a hole', 'fr', pairOf('It is down', 'En panne  undefined')],
    ['an English word', 'fr', pairOf('Save your changes', 'Enregistrer vos changes')],
    ['a false friend', 'fr', pairOf('Your plan', 'Votre plan')],
    ['a plain space before a colon', 'fr', pairOf('Cause', 'Cause : inconnue')],
    ['an ASCII apostrophe', 'sw', pairOf('Alert', "Ng'ombe")],
    ['a letter without its hook', 'ha', pairOf('Message', 'Sako')],
    ['an English word in Pidgin', 'pcm', pairOf('It is down', 'E is down')],
    ['a word without its marks', 'yo', pairOf('Incident', 'Isoro')],
    ['blame', 'fr', pairOf('You used it', 'C’est votre faute')],
    ['an exclamation mark', 'fr', pairOf('It is down', 'En panne\u202f!')],
    ['our button under another name', 'fr', pairOf('Press “Try again”', 'Appuyez sur «\u202fEncore\u202f»')],
    ['a foreign button that was translated', 'fr', pairOf('Press “Run AutoSSL”', 'Appuyez sur «\u202fLancer\u202f»')],
    ['a label that is too long', 'fr', pairOf('Down', 'Ne répond plus du tout', 'common.status.down')],
  ])('%s', (_what, language, pair) => expect(textFaults(language, pair, new Set([...english, 'changes']), buttons)).not.toEqual([]));

  it('a missing key, a strange one, and a sentence that takes nothing any more', () => {
    const original = flatten({ area: { one: 'One', two: (name: string) => name, three: 'Three' } });
    expect(keyFaults(original, flatten({ area: { one: 'Un', two: 'Deux', four: 'Quatre' } }))).toEqual([
      'area.three: missing',
      'area.four: not in English',
      'area.two: not of the same kind',
    ]);
  });

  it('a plural that loses its count', () => {
    const kinds = new Map([['area.servers', ['number'] as const]]);
    const original = flatten({ area: { servers: (count: number) => `${count} servers` } });
    const translated = flatten({ area: { servers: (count: number) => (count < 2 ? `${count} serveur` : 'des serveurs') } });
    const faults = pairsIn(kinds, original, translated).flatMap((pair) => textFaults('fr', pair, new Set(), new Map()));
    expect(faults).toHaveLength(3);
  });
});
