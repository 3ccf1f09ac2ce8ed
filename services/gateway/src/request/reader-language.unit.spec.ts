import { describe, expect, it } from '@jest/globals';
import { readerLanguage } from './reader-language.js';

const asked = (via: 'session' | 'apikey', header?: string, cookie?: string) =>
  readerLanguage({
    cookies: cookie === undefined ? {} : { nw_language: cookie },
    headers: header === undefined ? {} : { 'accept-language': header },
    requestContext: { caller: { via } },
  } as Parameters<typeof readerLanguage>[0]);

describe('the language of a response', () => {
  it('is that of the page which asks: the chosen one before the browser’s', () => {
    expect(asked('session', 'fr-CI, en;q=0.5')).toBe('fr');
    expect(asked('session', 'fr', 'en')).toBe('en');
    expect(asked('session', 'de', '../fr')).toBe('en');
    expect(asked('session')).toBe('en');
  });
  it('is what a program asks for, whether or not there are pages in it', () => expect(asked('apikey', 'sw')).toBe('sw'));
});
