import { describe, expect, it } from '@jest/globals';
import { checkInEnglish, errorClasses, languages, phraseOfAnswer, phraseOfWords, phrasesOfFault } from '@nowahala/kernel';
import type { CheckFacts } from '@nowahala/kernel';
import { messageIn } from './check-message.js';
import { fromStoredFinding, toStoredFinding } from './finding.js';

const others = languages.filter((language) => language !== 'en');
const every: CheckFacts = { host: 'qz.example', port: 8443, seconds: 7, date: '2026-11-21', words: 'Qz\nword', machine: 'on' };

describe('a failed check', () => {
  const codes: Partial<Record<string, number>> = { http_4xx: 418, http_5xx: 599 };
  it.each(errorClasses)('%s is said in every language with the facts of the English sentence', (errorClass) => {
    const code = codes[errorClass] ?? 500;
    const english = checkInEnglish(phrasesOfFault(errorClass, { ...every, code }));
    const stored = { ...fromStoredFinding(toStoredFinding({ errorClass, facts: every })), code, responseUs: null, message: english };
    expect(messageIn('en', stored)).toBe(english);
    for (const language of others) {
      const message = messageIn(language, stored);
      expect(message).not.toBe(english);
      expect(message).not.toMatch(/[{}]|undefined|NaN/);
      for (const fact of ['qz.example', '8443', '7', 'Qz', String(code)])
        expect([message, message.includes(fact)]).toEqual([message, english.includes(fact)]);
      expect(message.includes('2026')).toBe(english.includes('2026-11-21'));
    }
  });

  it('that a release stored by its class alone is said where that needs no facts, and else stays as it is', () => {
    const late = { errorClass: 'expired', code: 0, responseUs: null, message: 'This check came too late to be done on time.' };
    expect(messageIn('sw', late)).toBe('Ukaguzi huu ulichelewa mno kufanywa kwa wakati.');
    const refused = { errorClass: 'connect_refused', code: 0, responseUs: null, message: 'The server refused the connection.' };
    expect(messageIn('sw', refused)).toBe(refused.message);
    expect(messageIn('sw', { ...refused, ...fromStoredFinding('of_a_newer_release\tshop.example') })).toBe(refused.message);
  });
});

describe('a good check', () => {
  const good = { errorClass: '', code: 200, responseUs: 12_500 };
  it.each([
    [{ ...good, message: 'Answered in 13 ms (status 200).' }, 'Réponse en 13\u00a0ms (code 200).'],
    // 12.4999 ms became 12 in the message and 12,500 microseconds.
    [{ ...good, message: 'Answered in 12 ms (status 200).' }, 'Réponse en 12\u00a0ms (code 200).'],
    [
      {
        ...good,
        code: 401,
        message: 'Answered in 13 ms, asking for a sign-in (status 401). So your words on the page could not be looked for.',
      },
      'Réponse en 13\u00a0ms, avec une demande de connexion (code 401). Vos mots sur la page n’ont donc pas pu être cherchés.',
    ],
    [{ ...good, code: 0, responseUs: 400, message: 'Answered ping in under 1 ms.' }, 'Réponse au ping en moins de 1\u00a0ms.'],
    [{ ...good, code: 0, message: 'Answered on port 22 in 13 ms.' }, 'Réponse sur le port 22 en 13\u00a0ms.'],
  ])('is said by what is known of it: $message', (check, french) => expect(messageIn('fr', check)).toBe(french));

  it('that says more than is known of it stays as it is', () => {
    const message = `${checkInEnglish([phraseOfAnswer(200, 12.5)])} “Order now” was seen twice.`;
    expect(messageIn('fr', { ...good, message })).toBe(message);
  });

  const words = (expectText: string, rejectText: string) => ({
    ...good,
    message: checkInEnglish([phraseOfAnswer(200, 12.5), phraseOfWords({ expectText, rejectText })]),
  });
  it.each([
    [words('add to CART', ''), '«\u202fadd to CART\u202f» est sur la page.'],
    [words('', 'Fatal error'), '«\u202fFatal error\u202f» n’est pas sur la page, comme il se doit.'],
    [words('Buy “now” {took}', '$&'), '«\u202fBuy “now” {took}\u202f» est sur la page, et «\u202f$&\u202f» n’y est pas.'],
  ])('says which words it looked for: $message', (check, french) =>
    expect(messageIn('fr', check)).toBe(`Réponse en 13\u00a0ms (code 200). ${french}`),
  );
  it.each(others)('says them in %s', (language) => {
    for (const check of [words('Qz', ''), words('', 'Zq'), words('Qz', 'Zq')]) {
      const message = messageIn(language, check);
      expect(message).not.toMatch(/ is (not )?on the page|[{}]/);
      expect(message.match(/Qz|Zq/g)).toEqual(check.message.match(/Qz|Zq/g));
    }
  });
  it('whose words are those of the sentence around them stays as it is', () => {
    const check = words('a” is on the page, and “b', 'c');
    expect(messageIn('fr', check)).toBe(check.message);
  });
});
