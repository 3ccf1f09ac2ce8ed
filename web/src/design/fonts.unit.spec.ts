/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';

type Font = { characterSet: number[]; variationAxes: Record<string, unknown> };
const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Buffer) => Font };

const folder = 'web/src/design/fonts';
const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
const fonts = new Map(files.map((file) => [file, create(readFileSync(`${folder}/${file}`))]));
const css = readFileSync('web/src/design/fonts.css', 'utf8');

/** Whether the style sheet sends this letter to a file that has it. */
function isServed(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return [...css.matchAll(/url\('\.\/fonts\/([^']+)'\)[\s\S]*?unicode-range:([\s\S]*?);/g)].some(([, file = '', ranges = '']) => {
    const covered = ranges.split(',').some((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return point >= parseInt(from, 16) && point <= parseInt(to, 16);
    });
    return covered && fonts.get(file)?.characterSet.includes(point);
  });
}

describe('the typeface', () => {
  it('is under 40 kB, all of it', () => {
    expect(files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)).toBeLessThan(40_000);
  });

  it('is variable from regular to bold', () => {
    for (const font of fonts.values()) expect(Object.keys(font.variationAxes)).toEqual(['wght']);
  });

  it.each([
    ['money', '₦0123456789,.'],
    ['French', 'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ«»’'],
    ['Hausa', 'ɓɗƙƴƁƊƘƳ'],
    ['Yoruba', 'ẹọṣẸỌṢáàéèíìóòúùńǹḿ\u0300\u0301\u0304'],
    ['Igbo', 'ịọụṅỊỌỤṄ'],
    ['signs', '–—“”‘’…·×−°€£©'],
  ])('has what %s needs', (_language, characters) => expect([...characters].filter((character) => !isServed(character))).toEqual([]));
});
