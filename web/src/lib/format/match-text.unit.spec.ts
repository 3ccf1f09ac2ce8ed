import { describe, expect, it } from '@jest/globals';
import { countries, countryOfZone } from './countries';
import { matchText } from './match-text';

const search = (typed: string) => matchText(countries(), typed, (country) => country.label).map((country) => country.value);

describe('the list of countries', () => {
  it('has 195 of them, each once, by two letters', () => {
    const codes = countries().map((country) => country.value);
    expect(codes).toHaveLength(195);
    expect(new Set(codes).size).toBe(195);
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it('knows every country by a name, not by its code', () => expect(countries().filter(({ value, label }) => value === label)).toEqual([]));
  it('finds Nigeria by its first letters, and Niger after it was typed in full', () => {
    expect(search('nig')).toEqual(['NE', 'NG']);
    expect(search('nigeria')).toEqual(['NG']);
  });
  it('does not need accents', () => expect(search('cote')).toContain('CI'));
  it('finds a word in the middle', () => expect(search('africa')).toContain('ZA'));
  it('finds nothing for nonsense', () => expect(search('qqq')).toEqual([]));
  it('guesses from the time zone', () => expect([countryOfZone('Africa/Lagos'), countryOfZone('Europe/Paris')]).toEqual(['NG', '']));
});
