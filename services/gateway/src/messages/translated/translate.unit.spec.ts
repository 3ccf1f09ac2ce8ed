import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { factFaults, languageFaults } from '@nowahala/kernel';
import { apiMessages } from '@nowahala/api';
import { french } from './french.js';
import { translateRefusal, translateSentence } from './translate.js';

/** Sentences of a source, with marks where it fills something in. */
const sentencesIn = (source: string): string[] =>
  [...source.matchAll(/'((?:[A-Z]|Oops)[^'\n]{12,}[.?])'|`([A-Z][^`]{12,}[.?])`/g)].map(([, plain, filled]) =>
    (plain ?? filled!)
      .replaceAll(/\$\{(?:inWords|seconds)\([^}]*\)\}/g, '12 minutes')
      .replaceAll(/\$\{printDay[^}]*\}/g, '21 November 2027')
      .replaceAll(/\$\{[^}]*(?:limits|most|Most|max|Seconds)[^}]*\}/g, '20')
      .replaceAll(/\$\{[^}]*\}/g, 'Qzname'),
  );
const services = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier'];
const refusals = services.flatMap((name) =>
  sentencesIn(readFileSync(new URL(`../../../../${name}/src/domain/refusals.ts`, import.meta.url), 'utf8')),
);

describe('refusals in the language of the reader', () => {
  it('know nearly every sentence of every service; what is missing stays English', () => {
    const missing = refusals.filter((sentence) => translateSentence('fr', sentence) === undefined);
    expect(missing.length / refusals.length).toBeLessThan(0.15);
    expect(refusals.length).toBeGreaterThan(80);
  });
  it.each(Object.entries(french.sentences))('%s', (english, text) => {
    const sample = (sentence: string) =>
      sentence
        .replaceAll(/\{n2?\}/g, '7')
        .replaceAll(/\{wait\}/g, '7 minutes')
        .replaceAll(/\{day\}/g, '3 mai 2027')
        .replaceAll(/\{name2?\}/g, 'Qzname');
    expect(languageFaults('fr', sample(text).replaceAll('Qzname', 'Ada'))).toEqual([]);
    expect(factFaults(sample(english), sample(text), /Qzname/g)).toEqual([]);
  });
  it('fill in what differs, as the language says it', () => {
    const said = (sentence: string) => translateSentence('fr', sentence);
    expect(said('That was too often. Please try again in one minute.')).toBe('C’était trop souvent. Réessayez dans 1 minute.');
    expect(said('Too many wrong passwords. Please wait 15 minutes, or choose "Forgot password?".')).toContain('Attendez 15 minutes');
    expect(said('Growth is smaller than Scale. You can choose it when you renew, in the 30 days before 1 May 2027.')).toBe(
      'Growth est plus petite que Scale. Vous pourrez la choisir au renouvellement, dans les 30 jours avant le 1er mai 2027.',
    );
    expect(said(apiMessages.fields.tooLong(40))).toBe('Utilisez 40 caractères au plus.');
  });
  it('have one language: with a sentence that is not known all of it is English', () => {
    const known = { message: 'We could not find that.', fields: { name: 'Please enter your name.' } };
    expect(translateRefusal('fr', known)).toEqual({
      language: 'fr',
      answer: { message: 'Nous n’avons pas trouvé cela.', fields: { name: 'Entrez votre nom.' } },
    });
    const half = { ...known, fields: { name: 'A sentence of a later release.' } };
    expect(translateRefusal('fr', half)).toEqual({ language: 'en', answer: half });
    expect(translateRefusal('sw', known).language).toBe('en');
    expect(translateSentence('fr', 'toString')).toBeUndefined();
  });
  it('cost no more than their length, whatever they say', () => {
    for (const piece of ['A', ' is smaller than ', '9', 'You have the '])
      expect(translateSentence('fr', piece.repeat(Math.floor(600 / piece.length)))).toBeUndefined();
  });
});
