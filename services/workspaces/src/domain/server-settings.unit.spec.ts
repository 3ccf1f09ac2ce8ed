import { describe, expect, it } from '@jest/globals';
import { limits } from '@nowahala/kernel';
import { NetworkPolicy } from '@nowahala/platform';
import { sentences } from './refusals.js';
import { readServerSettings } from './server-settings.js';

describe('the settings of a server, as typed', () => {
  const strict = new NetworkPolicy();
  const create = (typed: object) => readServerSettings(typed, strict, 'create').settings;
  const problems = (typed: object, on: 'create' | 'update' = 'create') => {
    try {
      readServerSettings(typed, strict, on);
    } catch (error) {
      return (error as { details: { fields: Record<string, string> } }).details.fields;
    }
    return {};
  };

  it.each([
    '',
    'shop.example',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '-1.2.3.4',
    '010.8.8.8',
    '8.8.8.08',
    '0x8.8.8.8',
    '8.8.8.8/32',
    '1.2.3.4a',
    '٨.٨.٨.٨',
    '::1',
    ' 8.8.8.8',
    '8.8.8.8\n',
  ])('refuses the address %j', (ipAddress) => expect(problems({ ipAddress })).toEqual({ ipAddress: 'Invalid IP address' }));
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
  ])('refuses the private address %s and says why', (ipAddress) =>
    expect(problems({ ipAddress })).toEqual({ ipAddress: sentences.ipNotPublic }),
  );
  it('forgives blanks around an address on update', () =>
    expect(readServerSettings({ ipAddress: ' 8.8.8.8 ' }, strict, 'update').settings).toEqual({ ipAddress: '8.8.8.8' }));
  it('opens private networks only where a setting says so', () =>
    expect(readServerSettings({ ipAddress: '127.0.0.1' }, NetworkPolicy.parse('127.0.0.0/8'), 'create').settings).toEqual({
      ipAddress: '127.0.0.1',
    }));

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example/'],
    ['shop.example', 'https://shop.example'],
    [' http://Shop.Example:8080/a?b=1 ', 'http://shop.example:8080/a?b=1'],
    ['https://büro.example', 'https://xn--bro-hoa.example'],
    ['', ''],
    ['  ', ''],
  ])('takes the website %j', (typed, website) => expect(create({ website: typed })).toEqual({ website }));

  it.each([
    ['ftp://shop.example', sentences.website.scheme],
    ['javascript:alert(1)', sentences.website.scheme],
    ['https://shop.example:22', sentences.website.port],
    ['https://ada:secret@shop.example', sentences.website.credentials],
    ['http://127.0.0.1', sentences.website.not_public],
    ['http://2130706433/', sentences.website.not_public],
    ['http://0x7f.1', sentences.website.not_public],
    ['http://[::1]/', sentences.website.not_public],
    ['http://169.254.169.254/latest', sentences.website.never_allowed],
    ['http://localhost', sentences.website.local_name],
    ['https://db.internal', sentences.website.local_name],
    ['not a website', sentences.website.not_a_website],
  ])('refuses the website %s', (website, sentence) => expect(problems({ website })).toEqual({ website: sentence }));

  it('says how long a website may be', () => {
    const longest = `https://shop.example/${'a'.repeat(limits.website.max - 'https://shop.example/'.length)}`;
    expect(create({ website: longest })).toEqual({ website: longest });
    expect(problems({ website: `${longest}a` })).toEqual({ website: sentences.website.too_long });
    expect(sentences.website.too_long).toContain(limits.website.max.toLocaleString('en'));
  });

  it('takes every whole number of minutes up to an hour', () => {
    for (let minutes = 1; minutes <= 60; minutes += 1) expect(create({ intervalMinutes: minutes }).intervalMinutes).toBe(minutes);
  });
  it.each([0, -5, 61, 1.5, Number.NaN, 525_600])('refuses an interval of %d minutes', (intervalMinutes) =>
    expect(problems({ intervalMinutes })).toEqual({ monitoringInterval: sentences.intervalUnknown }),
  );

  it('takes a name in any script and no other', () => {
    expect(create({ name: ' Ọjà mi 🛒 ' })).toEqual({ name: 'Ọjà mi 🛒' });
    expect(problems({ name: ' ' })).toEqual({ name: sentences.serverNameMissing });
    expect(problems({ name: 'a\nb' })).toEqual({ name: sentences.strangeCharacters });
    expect(problems({ name: 'x'.repeat(101) })).toEqual({ name: sentences.nameLength(100) });
  });

  it('names every wrong field at once', () =>
    expect(Object.keys(problems({ name: '', ipAddress: 'x', website: 'ftp://x', intervalMinutes: 0 })).sort()).toEqual([
      'ipAddress',
      'monitoringInterval',
      'name',
      'website',
    ]));
});
