import { expect, it } from '@jest/globals';
import { forgetOldest } from './forget-oldest.js';

const numbers = (count: number) => new Map(Array.from({ length: count }, (_, index) => [index, index]));

it('leaves a map alone that holds no more than it may', () => {
  const entries = numbers(100);
  forgetOldest(entries, 100);
  expect(entries.size).toBe(100);
});

it('forgets the oldest tenth of one that holds more, or one entry of a small one', () => {
  const entries = numbers(101);
  forgetOldest(entries, 100);
  expect([...entries.keys()]).toEqual(Array.from({ length: 90 }, (_, index) => index + 11));
  const few = numbers(4);
  forgetOldest(few, 3);
  expect([...few.keys()]).toEqual([1, 2, 3]);
});

it('lets its owner forget what belongs to an entry, and ends where that forgets others as well', () => {
  const entries = numbers(21);
  const forgotten: number[] = [];
  forgetOldest(entries, 20, (key) => {
    forgotten.push(key);
    entries.delete(key);
    entries.delete(key + 1);
  });
  expect(forgotten).toEqual([0, 2]);
  expect(entries.size).toBe(17);
});
