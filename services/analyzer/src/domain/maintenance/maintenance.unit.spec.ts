import { expect, it } from '@jest/globals';
import { isWithin, lengthOutside } from './maintenance.js';
import type { Span } from './maintenance.js';

const span = (from: number, to: number): Span => ({ from, to });

it.each<[string, number, boolean]>([
  ['before it', 9, false],
  ['at its beginning', 10, true],
  ['in both', 25, true],
  ['in the second alone', 35, true],
  ['at the end of the last', 40, false],
])('%s', (_name, at, within) => expect(isWithin([span(10, 30), span(20, 40)], at)).toBe(within));

it.each<[string, Span[], number]>([
  ['nothing', [], 100],
  ['one within', [span(10, 30)], 80],
  ['two that overlap', [span(20, 40), span(10, 30)], 70],
  ['one inside of another', [span(10, 60), span(20, 30)], 50],
  ['one that goes over both ends', [span(-10, 200)], 0],
  ['one before and one after', [span(-10, 0), span(100, 110)], 100],
])('of a hundred, outside of %s', (_name, spans, left) => expect(lengthOutside(span(0, 100), spans)).toBe(left));
