import { describe, expect, it } from '@jest/globals';
import { growthOf } from '../../../libs/testkit/src/growth.js';
import { pageLanguage } from './page-language.js';

const all = () => true;
const byBrowser = (browser: string) => pageLanguage({ link: undefined, cookie: undefined, browser }, all);

describe('the language of a page', () => {
  it('is that of the link, else the one chosen before, else the first of the browser', () => {
    const asked = { link: 'yo', cookie: 'fr', browser: 'sw' };
    expect(pageLanguage(asked, all)).toBe('yo');
    expect(pageLanguage({ ...asked, link: undefined }, all)).toBe('fr');
    expect(pageLanguage({ ...asked, link: 'xx', cookie: '../fr' }, all)).toBe('sw');
  });

  it('is no language that is not offered', () => {
    const offered = (language: string) => language !== 'fr';
    expect(pageLanguage({ link: 'fr', cookie: 'fr', browser: 'fr-CI, ha;q=0.5' }, offered)).toBe('ha');
    expect(pageLanguage({ link: ['yo'], cookie: undefined, browser: undefined }, offered)).toBe('en');
  });

  it.each([
    ['fr-CI,fr;q=0.9,en;q=0.8', 'fr'],
    ['ha-NE', 'ha'],
    ['sw_TZ', 'en'],
    ['en-NG,en;q=0.9,yo;q=0.8', 'en'],
    ['en;q=0.5, yo ; q=0.8', 'yo'],
    ['de, fr;q=0, ha;q=x', 'en'],
    ['pcm, yo;q=0.1', 'yo'],
    ['pcm', 'en'],
    ['', 'en'],
  ])('follows a browser that asks for %p with %s, and never guesses Pidgin', (header, language) =>
    expect(byBrowser(header)).toBe(language),
  );

  it('takes no more time for a header than its length', () =>
    expect(growthOf((header) => byBrowser(`${header};${header},`), 'fr;q=')).toBeLessThan(2.5));
});
