import { describe, expect, it } from '@jest/globals';
import { plainArray, textArray } from './ping.repository.js';

describe('arrays for PostgreSQL', () => {
  it('hold numbers, ids and nothing', () => expect(plainArray([1, 'a-b', null])).toBe('{1,a-b,NULL}'));
  it('hold texts with quotation marks, backslashes, commas and braces', () =>
    expect(textArray(['a "b"', 'c\\d', '{x,y}', 'NULL', ''])).toBe('{"a \\"b\\"","c\\\\d","{x,y}","NULL",""}'));
  it('are empty', () => expect([plainArray([]), textArray([])]).toEqual(['{}', '{}']));
});
