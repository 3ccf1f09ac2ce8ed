import { describe, expect, it } from '@jest/globals';
import type { Language } from '@nowahala/kernel';
import { badInLanguages } from '../../../../test/fixtures/bad-completions-in-languages.js';
import { badCompletions } from '../../../../test/fixtures/bad-completions.js';
import { fixtures } from '../../../../test/fixtures/situations.js';
import { questionAboutCheck } from '../../../domain/advice/advisor-question.js';
import { explain } from '../../../domain/advice/explain.js';
import type { Explanation } from '../../../domain/advice/explanation.js';
import { faultOf } from '../../../domain/advice/judge-refined.js';
import { inLanguageOf } from '../../../domain/advice/question-in-language.js';
import { acceptable, readCompletion } from './completion.js';

const named = badCompletions.map((one, index) => ({ ...one, name: `${index + 1}: ${one.fault}, about ${one.about}` }));

it('are forty', () => expect(badCompletions).toHaveLength(40));

describe('a bad answer of a model falls back to the catalogue', () => {
  it.each(named)('$name', ({ about, title, fault, answer }) => {
    const seen = fixtures[about]!;
    const evidence = title === undefined ? seen.snapshot : seen.page('', title).snapshot;
    const { question } = questionAboutCheck(evidence, explain(evidence));
    const read = readCompletion(typeof answer === 'string' ? answer : JSON.stringify(answer));
    if (fault === 'unreadable') return expect(read).toBeNull();
    expect(acceptable(read!, question)).toBeNull();
    if (fault === 'harm') return;
    const { rules } = question;
    const refined: Explanation = { ...read!, whoToCall: rules.whoToCall, evidence: rules.evidence, source: 'ai' };
    expect(faultOf(refined, question)).toBe(fault);
  });
});

describe('better words for what the catalogue found', () => {
  it.each(Object.entries(fixtures))('may be used: %s', (_situation, seen) => {
    const { question } = questionAboutCheck(seen.snapshot, explain(seen.snapshot));
    const { rules } = question;
    expect(faultOf({ ...rules, whatHappened: `So far we know this. ${rules.whatHappened}`, source: 'ai' }, question)).toBeNull();
  });
});

const others = Object.keys(badInLanguages) as Exclude<Language, 'en'>[];
const questionIn = (about: string, language: Language) => {
  const { snapshot } = fixtures[about]!;
  return inLanguageOf(questionAboutCheck(snapshot, explain(snapshot)).question, language);
};

describe.each(others)('in the language of the owner, %s,', (language) => {
  const question = questionIn('program-behind-is-off', language);

  it.each(badInLanguages[language])('a bad answer falls back to the catalogue: %s, %j', (fault, over) => {
    const answer = { ...question.rules, ...over };
    expect(acceptable(answer, question)).toBeNull();
    expect(faultOf({ ...answer, source: 'ai' }, question)).toBe(fault);
  });

  it('asking for a password, or leaving a step out, falls back too', () => {
    const words = { pcm: 'password', fr: 'mot de passe', ha: 'kalmar sirri', yo: 'ọ̀rọ̀ aṣínà', sw: 'nenosiri' }[language];
    const [first, ...rest] = question.rules.doNow;
    expect(faultOf({ ...question.rules, doNow: [`${first} ${words}.`, ...rest], source: 'ai' }, question)).toBe('a secret');
    expect(acceptable({ ...question.rules, doNow: rest }, question)).toBeNull();
  });

  it('what the catalogue says may be used, and nothing that it says in another language', () => {
    for (const about of Object.keys(fixtures)) {
      const asked = questionIn(about, language);
      expect([about, faultOf({ ...asked.rules, source: 'ai' }, asked)]).toEqual([about, null]);
    }
    for (const other of [...others, 'en' as const].filter((each) => each !== language))
      for (const about of ['program-behind-is-off', 'certificate-ended', 'overloaded', 'domain-gone'])
        expect([other, faultOf({ ...questionIn(about, other).rules, source: 'ai' }, questionIn(about, language))]).toEqual([
          other,
          'another language',
        ]);
  });

  it('is printed as this language prints it, where the model typed as on a keyboard', () => {
    const { rules } = question;
    const typed = (text: string) =>
      text
        .replaceAll('’', "'")
        .replaceAll(/[“”]|«\s|\s»/g, '"')
        .replaceAll('\u202f', '');
    const { whatHappened, tellCustomers, doNow } = acceptable(
      { ...rules, whatHappened: typed(rules.whatHappened), tellCustomers: typed(rules.tellCustomers), doNow: rules.doNow.map(typed) },
      question,
    )!;
    expect({ whatHappened, tellCustomers, doNow }).toEqual({
      whatHappened: rules.whatHappened,
      tellCustomers: rules.tellCustomers,
      doNow: rules.doNow,
    });
  });

  it('what names another cause in English does so here', () => {
    const inEnglish = questionIn('program-behind-is-off', 'en');
    const another = Object.keys(fixtures).filter(
      (about) => faultOf({ ...questionIn(about, 'en').rules, source: 'ai' }, inEnglish) === 'another cause',
    );
    expect(another.length).toBeGreaterThan(30);
    const faults = another.map((about) => [about, faultOf({ ...questionIn(about, language).rules, source: 'ai' }, question)]);
    expect(faults.filter(([, fault]) => fault !== 'another cause')).toEqual([]);
  });
});
