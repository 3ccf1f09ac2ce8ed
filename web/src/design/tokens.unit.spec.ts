import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Colour = [number, number, number];

/** OKLCH to linear sRGB to relative luminance (CSS Color 4). */
function luminance([l, c, h]: Colour): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const css = readFileSync('web/src/design/tokens.css', 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g)].map(([, name = '', day = '', night = '']) => [
    name,
    { light: day.split(' ').map(Number) as Colour, dark: night.split(' ').map(Number) as Colour },
  ]),
);

function contrast(one: string, other: string, scheme: 'light' | 'dark'): number {
  const [first, second] = [tokens.get(one), tokens.get(other)];
  if (!first || !second) throw new Error(`no token ${first ? other : one}`);
  const [high = 0, low = 0] = [luminance(first[scheme]), luminance(second[scheme])].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['surface', 'surface-raised', 'surface-sunken'];
const statuses = ['status-up', 'status-down', 'status-warn', 'status-unknown'];
const textPairs: [string, string][] = [
  ...['text', 'text-muted', 'accent', 'clay-ink', 'danger', ...statuses].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...statuses.flatMap((status): [string, string][] => [
    [status, `${status}-soft`],
    ['text', `${status}-soft`],
  ]),
  ['accent-text', 'accent'],
  ['accent-text', 'accent-hover'],
  ['danger-text', 'danger'],
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ['text-muted', 'accent-soft'],
  ['text', 'clay-soft'],
  ['clay-ink', 'clay-soft'],
  ['on-indigo', 'indigo-deep'],
  ['on-indigo-muted', 'indigo-deep'],
];
const shapes: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ['border-strong', ground],
  ['accent', ground],
]);

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  it.each(textPairs)('%s can be read on %s', (ink, ground) => expect(contrast(ink, ground, scheme)).toBeGreaterThanOrEqual(4.5));
  it.each(shapes)('%s stands out from %s', (shape, ground) => expect(contrast(shape, ground, scheme)).toBeGreaterThanOrEqual(3));
});
