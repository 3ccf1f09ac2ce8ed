import { beforeEach, expect, it } from '@jest/globals';
import { followLanguage } from './follow-language';

let loads = 0;
const follow = (wanted: string) => followLanguage(wanted, () => (loads += 1));
beforeEach(() => {
  loads = 0;
  document.cookie = 'nw_language=; Path=/; Max-Age=0';
});

it('remembers the language of the account and loads the page again once', () => {
  follow('fr');
  expect(document.cookie).toBe('nw_language=fr');
  expect(loads).toBe(1);
  follow('fr');
  expect(loads).toBe(1);
});

it('does not load a page again that is in that language already', () => {
  follow('en');
  expect([document.cookie, loads]).toEqual(['nw_language=en', 0]);
});

it('follows no language that is not offered', () => {
  follow('xx');
  expect([document.cookie, loads]).toEqual(['', 0]);
});
