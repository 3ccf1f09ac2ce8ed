import { describe, expect, it } from '@jest/globals';
import type { Explanation } from './explanation.js';
import { translationsAfter, textIn } from './incident-text.js';

const text = (whatHappened: string) => ({ whatHappened }) as Explanation;
const incident = {
  cause: 'It is off.',
  explanation: text('It is off.'),
  translations: { fr: { cause: 'Il est éteint.', explanation: text('Éteint.') } },
};

describe('the words of an incident', () => {
  it('are those of the language where all of them are there', () => {
    expect(textIn(incident, 'fr')).toEqual(incident.translations.fr);
    expect(textIn(incident, 'en')).toEqual({ cause: 'It is off.', explanation: text('It is off.') });
  });
  it.each([
    ['the explanation', { ...incident, translations: { fr: { cause: 'Il est éteint.', explanation: null } } }],
    ['the cause', { ...incident, translations: { fr: { cause: '', explanation: text('Éteint.') } } }],
    ['all of it', { ...incident, translations: {} }],
  ])('are none where %s is missing', (_what, part) => expect(textIn(part, 'fr')).toBeNull());
  it('need no explanation where English has none', () =>
    expect(textIn({ ...incident, explanation: null, translations: { fr: { cause: 'Éteint.', explanation: null } } }, 'fr')).not.toBeNull());

  it('keep the explanation under a new cause', () =>
    expect(translationsAfter(incident.translations, { fr: { cause: 'Plein.', explanation: null } }, false).fr).toEqual({
      cause: 'Plein.',
      explanation: text('Éteint.'),
    }));
  it('never keep an old explanation beside a new English one', () =>
    expect(translationsAfter(incident.translations, { fr: { cause: '', explanation: null } }, true).fr).toEqual({
      cause: 'Il est éteint.',
      explanation: null,
    }));
  it('go where they are translations no more', () => expect(translationsAfter(incident.translations, {}, true)).toEqual({}));
});
