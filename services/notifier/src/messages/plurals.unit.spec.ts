import { describe, expect, it } from '@jest/globals';
import { pluralsOf } from './plurals.js';

describe('plurals by CLDR', () => {
  it.each(['en', 'pcm', 'fr', 'ha', 'yo', 'sw'])('are in this build of Node for %s', (language) =>
    expect(Intl.PluralRules.supportedLocalesOf([language])).toEqual([language]),
  );
  it('are those of the languages', () => {
    const said = (n: number) => [
      pluralsOf('en')(n, { one: '1', other: '+' }),
      pluralsOf('pcm')(n, { one: '1', other: '+' }),
      pluralsOf('fr')(n, { one: '1', many: 'M', other: '+' }),
      pluralsOf('ha')(n, { one: '1', other: '+' }),
      pluralsOf('yo')(n, { other: '+' }),
      pluralsOf('sw')(n, { one: '1', other: '+' }),
    ];
    expect([0, 1, 2, 11, 1_000_000].map((n) => said(n).join(''))).toEqual(['+11+++', '1111+1', '++++++', '++++++', '++M+++']);
  });
});
