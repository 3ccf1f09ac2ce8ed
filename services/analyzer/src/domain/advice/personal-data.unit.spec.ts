import { describe, expect, it } from '@jest/globals';
import { withoutPersonalData, withoutSecrets } from './personal-data.js';

/** Made-up particulars in the shapes of real ones; none of them may survive. */
const particulars: [string, string][] = [
  ['a mail address', 'ada.obi@shop.example'],
  ['a Nigerian phone number', '+234 803 555 1234'],
  ['a phone number without spaces', '08035551234'],
  ['an IPv4 address', '203.0.113.7'],
  ['an IPv4 address with a port', '10.0.0.4:5432'],
  ['an IPv6 address', '2001:db8::8a2e:370:7334'],
  ['a link with a token', 'https://shop.example/reset?token=abc123def'],
  ['a host name', 'db-1.internal.shop.com.ng'],
  ['a database address with its password', 'postgres://shop:hunter2@db.internal:5432/shop'],
  ['a JSON web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'],
  ['a payment key', 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
  ['one of our own keys', 'nw_live_ab12cd34ef_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG_9f8e7d'],
  ['a cloud key', 'AKIAIOSFODNN7EXAMPLE'],
  ['a bearer token', 'Bearer abcdef.123456.ghijkl'],
  ['a card number', '4084 0840 8408 4081'],
  ['an id', '0d9a7c1e-5b1f-4f3a-9c2e-8a6b4c2d1e0f'],
  ['a hash', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b'],
  ['a home folder', '/home/ada/shop/.env'],
];

describe('what leaves the house', () => {
  it.each(particulars)('does not hold %s', (_name, particular) => {
    const text = withoutPersonalData(`Order failed for ${particular} while saving`);
    expect(text).not.toContain(particular);
    expect(text).toMatch(/^Order failed for .*\[(?:mail|number|address|link|host|token|key|id|path)\].* while saving$/);
  });
  it.each(['password=hunter2', 'password: "hunter2"', "pwd => 'hunter2'", 'api_key=hunter2', 'token is hunter2', 'Cookie: hunter2'])(
    'does not hold a secret said as %s',
    (text) => expect(withoutPersonalData(`Login failed, ${text}`)).not.toContain('hunter2'),
  );
  it('keeps what explains the fault', () =>
    expect(withoutPersonalData('TypeError: Cannot read properties of undefined (reading total) at pay line 42')).toBe(
      'TypeError: Cannot read properties of undefined (reading total) at pay line 42',
    ));
  it.each(['.', '-'])('does not hold a host that follows a port after %j', (sign) =>
    expect(withoutPersonalData(`from shop.com:80${sign}shop.com.`)).toBe('from [host].'),
  );
  it('loses hidden signs', () => expect(withoutPersonalData('a\u202eb\u0000c')).toBe('a b c'));
});

describe('what is kept in a log', () => {
  it('has no secrets, but still says where', () => {
    expect(withoutSecrets('connect ECONNREFUSED 10.0.0.4:5432 password=hunter2')).toBe(
      'connect ECONNREFUSED 10.0.0.4:5432 password=[secret]',
    );
    expect(withoutSecrets('mysql://shop:hunter2@db:3306/x')).toBe('mysql://db:3306/x');
    expect(withoutSecrets('Authorization: Bearer abc.def')).not.toContain('abc.def');
  });
});
