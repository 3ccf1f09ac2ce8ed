import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../test/fixtures/evidence-builder.js';
import { quoteFrom, namesIn, withoutNames } from './advisor-question.js';

describe('what leaves the house', () => {
  it('does not name the website, whatever its ending and however the page writes it', () => {
    const { snapshot } = seen().fails('http_5xx', 'error');
    const names = namesIn({ ...snapshot, target: { ...snapshot.target, host: 'mama-put.food' } });
    const quote = quoteFrom(withoutNames('Mama-Put.FOOD: error, see www.mama-put.food', names));
    expect(quote.toLowerCase()).not.toContain('mama-put');
    expect(quote).toContain('your website');
  });

  it('takes no text for a name that is longer than one can be: no pattern can be made of it', () => {
    const { snapshot } = seen().fails('http_5xx', 'error');
    const names = namesIn({ ...snapshot, target: { ...snapshot.target, website: '<'.repeat(100_000), host: '<'.repeat(2_049) } });
    expect(withoutNames('a page', names)).toBe('a page');
    expect(names.every((name) => name.length <= 2_048)).toBe(true);
  });

  it('takes a name as it is written, not as a pattern', () => {
    expect(withoutNames('shopXtest and shop.test', ['shop.test'])).toBe('shopXtest and your website');
  });
});
