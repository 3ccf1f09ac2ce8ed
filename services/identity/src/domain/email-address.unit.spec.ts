import { describe, expect, it } from '@jest/globals';
import { emailKey, parseEmail } from './email-address.js';

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['  ada@example.com ', 'ada@example.com'],
    ['Ada.Obi+shop@Example.COM', 'Ada.Obi+shop@example.com'],
    ["o'neil_x-1@sub.domain.co.uk", "o'neil_x-1@sub.domain.co.uk"],
    ['ada@büro.example', 'ada@xn--bro-hoa.example'],
  ])('is read: %j', (typed, read) => expect(parseEmail(typed)).toBe(read));

  it.each([
    '',
    '@',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example.com,bola@example.com',
    'ada@example.com bola@example.com',
    'ada@example.com;x@y.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    '"ada\r\nBcc: x@y.com"@example.com',
    'ada\r\n@example.com',
    'ada@example.com\r\nBcc: x@y.com',
    'ada\u0000@example.com',
    'a b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@exa_mple.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
    'ada(comment)@example.com',
    'ada@example.com%0a',
    'ada\\@example.com',
  ])('is refused: %j', (typed) => expect(parseEmail(typed)).toBeUndefined());

  it('is the same account in capitals', () => expect(emailKey('Ada@example.com')).toBe(emailKey('aDA@example.com')));
});
