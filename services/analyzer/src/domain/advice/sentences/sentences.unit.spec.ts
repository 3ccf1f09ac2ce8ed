import { describe, expect, it } from '@jest/globals';
import type { Language } from '@nowahala/kernel';
import type { Seen } from '../../../../test/fixtures/evidence-builder.js';
import { fixtures } from '../../../../test/fixtures/situations.js';
import { statedFixtures } from '../../../../test/fixtures/stated-situations.js';
import { faultsOf, sentencesIn } from '../../../../test/language-checks.js';
import { explain } from '../explain.js';
import { situations } from '../situations/index.js';
import { inLanguage } from '../translations.js';
import { en } from './en/index.js';
import { completeLanguages, languageOfRequests, sentencesOf } from './languages.js';

const others = completeLanguages.filter((language) => language !== 'en');

it('has sentences for every situation, and none without one', () => {
  const named = new Set(situations.map(({ id, sentences = id }) => sentences));
  expect(Object.keys(en.situations).sort()).toEqual([...named].sort());
});

/** Requests that stay English are checked as English. */
const ownSentencesIn = (language: Language): [string, string][] =>
  sentencesIn(sentencesOf(language)).filter(([id]) => !id.startsWith('requests/') || languageOfRequests(language) === language);

describe.each(others)('%s', (language) => {
  it.each(ownSentencesIn(language))('%s', (id, text) => expect(faultsOf(language, id, text)).toEqual([]));
});

/** Words of what, whom and why together; a step has at most half as many. */
const LONGEST: Record<Language, number> = { en: 90, pcm: 105, fr: 105, ha: 105, yo: 120, sw: 85 };
const wordsIn = (text: string): number => text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const places: [string, (evidence: Seen) => Seen][] = [
  ['nowhere known', (evidence) => evidence],
  ['cPanel with WordPress', (evidence) => evidence.behind('hosting', 'whogohost').behind('cms', 'wordpress')],
  ['a machine', (evidence) => evidence.behind('hosting', 'digitalocean')],
];

describe.each(others)('explanations in %s', (language) => {
  const rendered = [...Object.entries(fixtures), ...Object.entries(statedFixtures)].flatMap(([id, evidence]) =>
    places.map(([where, put]) => {
      const english = explain(put(evidence).snapshot).explanation;
      return { name: `${id}, ${where}`, english, translation: inLanguage(english, language)! };
    }),
  );
  it('are whole: as many steps as in English, and nothing left open', () => {
    const open = rendered.filter(({ english, translation: { cause, explanation } }) => {
      const text = JSON.stringify({ cause, explanation });
      return (
        explanation.doNow.length !== english.doNow.length ||
        explanation.evidence.length !== english.evidence.length ||
        /[{]\w+[}]|undefined| {2}/.test(text)
      );
    });
    expect(open.map(({ name }) => name)).toEqual([]);
  });
  it('are short enough to be read at night', () => {
    const long = rendered.flatMap(({ name, translation: { explanation } }) => {
      const summary = wordsIn(`${explanation.whatHappened} ${explanation.whoIsAffected} ${explanation.likelyCause}`);
      const steps = explanation.doNow.map(wordsIn).filter((words) => words > LONGEST[language] / 2);
      return summary > LONGEST[language] || steps.length > 0 ? [`${name}: ${summary}, ${steps.join(' ')}`] : [];
    });
    expect(long).toEqual([]);
  });
});

describe('what a program finds wrong with a sentence', () => {
  const id = 'steps/certificate/cPanel';
  const good = en.steps.certificate.cPanel;
  it.each([
    [
      'a button of somebody else that was translated',
      id,
      'Dans cPanel, ouvrez «\u202fÉtat SSL\u202f», cochez votre domaine et appuyez sur «\u202fRun AutoSSL\u202f».',
    ],
    ['English left over', id, good.replaceAll('“', '«\u202f').replaceAll('”', '\u202f»')],
    ['a lost fact', 'situations/refused/happened', 'Le serveur repousse toutes les personnes.'],
    ['a fact too much', 'situations/refused/why', 'Le programme de {host} est éteint.'],
    ['a lost number', 'situations/cloudflare-520/happened', 'Cloudflare répond de travers.'],
    ['another apostrophe', 'situations/refused/why', "Le programme s'est arrêté."],
    ['no narrow space', 'situations/refused/why', 'Le programme est éteint : un pare-feu.'],
    ['a false friend', 'situations/refused/why', 'L’hôte est éteint.'],
    ['blame', 'situations/refused/why', 'C’est votre faute.'],
    ['two spaces', 'situations/refused/why', 'Le programme  est éteint.'],
  ])('%s', (_what, key, text) => expect(faultsOf('fr', key, text)).not.toEqual([]));
});
