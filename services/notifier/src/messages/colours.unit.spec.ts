import { describe, expect, it } from '@jest/globals';
import { bannerColours, dark, light } from './colours.js';

/** WCAG 2.2 contrast of two hex colours. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, bl] = [1, 3, 5].map((from) => {
      const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe('colours of the mails', () => {
  it.each(Object.entries(bannerColours))('white text can be read on the bannerColours "%s"', (_state, { back }) =>
    expect(contrast('#ffffff', back)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(Object.entries(bannerColours))('the dot "%s" can be seen in light and dark', (_state, { back, dot }) => {
    expect(contrast(back, light.card)).toBeGreaterThanOrEqual(3);
    expect(contrast(dot, dark.card)).toBeGreaterThanOrEqual(3);
  });
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('text, muted text, links and buttons can be read in %s', (_name, look) => {
    for (const surface of [look.page, look.card, look.soft]) {
      expect(contrast(look.text, surface)).toBeGreaterThanOrEqual(7);
      expect(contrast(look.muted, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(look.link, surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(look.buttonText, look.button)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look.clay, look.page)).toBeGreaterThanOrEqual(3);
  });
});
