import { describe, expect, it } from '@jest/globals';
import { growthOf } from '../../../libs/testkit/src/growth.js';
import { clean, titleOf, visibleText } from './page-text.js';
import { recognise } from './recognition/recognise.js';
import { recognisePage } from './recognition/recognise-page.js';
import { redact, redactUrl } from './redact.js';

const SECRETS = [
  '<input value="" ',
  '<input type=hidden ',
  '<input type=hidden value="x" ',
  '<input type="hidden" value="x>" ',
  `<input value="'`,
  '<meta name=csrf-token ',
  '<meta name=csrf-token content="x" ',
  'a-',
  'a.',
  `${'a'.repeat(33)}-`,
  '-eyJ',
  '-eyJaaaaaaaa.',
  'a@',
  'password',
  'pin-pin.',
  'token ',
  `token=>"${' '.repeat(40)}`,
  `token${' '.repeat(4_000)}`,
  '0 ',
  '+1234567890123456789 ',
  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  'a://b:',
];

const PAGES = [
  '<',
  '<title',
  '<title>',
  '<!--',
  '<script',
  '</script ',
  '<script></script ',
  '\u001b[0',
  '&amp',
  ' ',
  'fatal error: ',
  'the domain ',
  '/lander ',
  'window.park ',
  'window.location',
  '//dan.com',
  'class="woocommerce',
  'access denied for user ',
  'error ',
  'database: ',
  'pdo::query() ',
  'default page ',
  'index of / <a href="',
  '<a href="backup.zip">',
  '<?php ',
  'traceback (most recent call last): ',
  'error: at a.js:1 ',
  'no content has been uploaded ',
  'install wordpress ',
  'hosted by ',
  '<title>index of /</title><a href="a.zip">',
];

/** One stranger's page must not hold up the checks of all others. Twice as much text may take twice as long, not more. */
describe('text of a monitored server takes no more time than its length', () => {
  it.each(SECRETS)('while secrets are taken out of %j', (piece) => expect(growthOf(redact, piece)).toBeLessThan(2.5));

  it.each(SECRETS)('while secrets are taken out of an address with %j', (piece) =>
    expect(growthOf((text) => redactUrl(`https://shop.test/${text}`), piece, 32 * 1024)).toBeLessThan(2.5),
  );

  it.each(PAGES)('while a page of %j is read', (piece) => {
    for (const read of [titleOf, visibleText, recognisePage, (text: string) => clean(text, text.length)])
      expect(growthOf(read, piece)).toBeLessThan(2.5);
  });

  it.each(PAGES)('while a program is recognised in %j', (piece) => {
    const traces = { nameservers: [], aliases: [], addresses: [], headers: {}, page: null };
    expect(growthOf((body) => recognise({ ...traces, body }), piece, 64 * 1024)).toBeLessThan(2.5);
  });
});
