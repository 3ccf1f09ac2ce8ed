import { describe, expect, it } from '@jest/globals';
import { languages, parseLanguage } from './languages.js';

describe('the languages', () => {
  it('are six', () => expect(languages).toEqual(['en', 'pcm', 'fr', 'ha', 'yo', 'sw']));
  it.each([
    ['fr', 'fr'],
    ['fr-CI', 'fr'],
    ['ha_NE', 'ha'],
    [' SW-tz ', 'sw'],
    ['yo-Latn-BJ', 'yo'],
    ['pcm', 'pcm'],
    ['de', undefined],
    ['french', undefined],
    ['', undefined],
    ['toString', undefined],
  ])('read %j as %s', (typed, language) => expect(parseLanguage(typed)).toBe(language));
});
