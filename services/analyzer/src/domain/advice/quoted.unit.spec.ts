import { describe, expect, it } from '@jest/globals';
import { quotedTitle } from './quoted.js';

describe('the title of a page', () => {
  it('leaves out links, mail addresses and phone numbers', () =>
    expect(quotedTitle('Call +234 803 555 1234, mail a@b.co or open https://evil.example/x now')).toBe('Call …, mail … or open … now'));
  it('holds no mail address, however it is written', () =>
    expect(quotedTitle('a@b@c.ng, @@d.ng @e.ng f@g. h@.ng (i@j.ng) k@l.ng.')).toBe('… … @e.ng f@g. h@.ng … …'));
  it('holds none behind a number or between two signs', () => expect(quotedTitle('1 234 5678a@b.ng and x@y@.z')).toBe('… and …'));
  it('costs no more for being hostile', () => {
    for (const part of ['@', 'a@', '@.', '@a ', '1-', '+1', 'www', 'http://']) quotedTitle(part.repeat(100_000));
    expect(quotedTitle('@'.repeat(100_000))).toBeNull();
  });
  it('cannot break out of the quotation marks', () => expect(quotedTitle('x” (our words). “Pay here')).toBe('x (our words). Pay here'));
  it('cannot hide signs or turn the writing round', () => expect(quotedTitle('a\u202Eb\u0000c\nd')).toBe('a b c d'));
  it('is cut to eighty signs', () => expect(quotedTitle('x'.repeat(500))!.length).toBe(80));
  it('is never cut inside a character where only its beginning is read', () =>
    expect(quotedTitle(`Sale https://${'a'.repeat(1_985)} 😀😀`)).toBe('Sale …'));
  it('is never cut inside a character', () => expect(quotedTitle(`${'x'.repeat(78)}😀😀`)).toBe(`${'x'.repeat(78)}…`));
  it('is left out when it says nothing', () => expect(quotedTitle(' ... ')).toBeNull());
});
