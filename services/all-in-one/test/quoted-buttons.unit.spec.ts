import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredLanguages } from '@nowahala/kernel';

const root = join(import.meta.dirname, '..', '..', '..');

/** Every sentence of the pages in one language, spaces alike. */
function pagesIn(language: string): string {
  const folder = join(root, 'web/src/messages', language);
  return plain(
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
}

// English names them inside its sentences.
const translated = offeredLanguages.filter((language) => language !== 'en');

const plain = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll("\\'", '’')
    .replaceAll("'", '’');
const unquoted = (text: string): string =>
  plain(text)
    .replace(/^[“«"]\s*/, '')
    .replace(/\s*[”»"]$/, '');

describe('a button that a message names', () => {
  it.each(translated)('stands so on the pages in %s', async (language) => {
    const { buttons } = (await import(`../../notifier/src/messages/${language}/phrases.js`)) as { buttons: Record<string, string> };
    const pages = pagesIn(language);
    expect(Object.keys(buttons).length).toBeGreaterThan(3);
    expect(
      Object.values(buttons)
        .map(unquoted)
        .filter((name) => !pages.includes(name)),
    ).toEqual([]);
  });
});
