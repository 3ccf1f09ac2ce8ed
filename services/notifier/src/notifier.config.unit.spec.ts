import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '@nowahala/platform';
import { notifierConfig } from './notifier.config.js';

describe('MAIL_FROM', () => {
  it.each(['foo', 'Shop <foo>', 'Shop <a@shop.example', '<>'])('refuses %s', (given) =>
    expect(() => parseConfig(notifierConfig, { MAIL_FROM: given })).toThrow('MAIL_FROM: must be an address'),
  );
  it.each(['alerts@shop.example', 'Shop <alerts@shop.example>', '"Ada, Shop" <alerts@shop.example>'])('takes %s', (given) =>
    expect(parseConfig(notifierConfig, { MAIL_FROM: given }).mailFrom).toBe(given),
  );
});
