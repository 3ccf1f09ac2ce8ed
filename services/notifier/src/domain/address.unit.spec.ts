import { describe, expect, it } from '@jest/globals';
import { hasControlCharacters, isPlainAddress, oneLine } from './address.js';

describe('addresses and lines from outside', () => {
  it.each(['ada@shop.example', 'a.b+c@mail.shop.co.ke', "o'neil@x.ng"])('takes %s', (address) =>
    expect(isPlainAddress(address)).toBe(true),
  );
  it.each([
    '',
    'ada',
    'ada@shop',
    'ada@shop.example,eve@evil.example',
    'ada@shop.example\r\nBcc: eve@evil.example',
    '"ada"@shop.example',
    'Ada <ada@shop.example>',
    `${'a'.repeat(250)}@x.ng`,
    'ada@-shop.example',
    'ada@shop..example',
  ])('refuses %j', (address) => expect(isPlainAddress(address)).toBe(false));
  it('sees what could start a header of its own', () => {
    expect(hasControlCharacters('URGENT: my site')).toBe(false);
    for (const text of ['a\r\nBcc: b', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u0085b']) expect(hasControlCharacters(text)).toBe(true);
  });
  it('flattens names and keeps them short', () => {
    expect(oneLine('Shop\r\nwebsite\u202E evil')).toBe('Shop website evil');
    expect(oneLine('à faire\u202f: 80\u00a0%  \u202f\u202f fin')).toBe('à faire\u202f: 80\u00a0% fin');
    expect(oneLine('👩🏾‍💻'.repeat(40), 10)).toMatch(/…$/);
    expect([...oneLine('x'.repeat(80), 40)]).toHaveLength(40);
  });
});
