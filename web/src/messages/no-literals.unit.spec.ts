import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { literalsIn } from '@/testing/literals-in';

describe('the message catalogue', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.spec.'),
  );

  it.each(files)('%s holds no visible text of its own', (file) => expect(literalsIn(readFileSync(`web/src/${file}`, 'utf8'))).toEqual([]));

  it('notices a sentence, an attribute, a choice of two and a colon', () => {
    expect(literalsIn('const a = <p title="Hello there">Some text {b ? "yes please" : c} {d}: {e}</p>;')).toEqual([
      'Hello there',
      'Some text',
      'yes please',
      ':',
    ]);
  });
});
