import { describe, expect, it } from '@jest/globals';
import type { Language } from '@nowahala/kernel';
import { catalogueOf, drafts, offeredLanguages } from './catalogue.js';
import type { Catalogue } from './catalogue.js';
import type { Email } from './email.js';
import { english } from './en/index.js';
import { messageFaults } from './samples/language-faults.js';

const complete = (draft: (typeof drafts)[Language]): Catalogue => ({
  mail: { ...english.mail, ...draft?.mail },
  whatsapp: { ...english.whatsapp, ...draft?.whatsapp },
  quiet: { ...english.quiet, ...draft?.quiet },
  dashboard: { ...english.dashboard, ...draft?.dashboard },
  logged: { ...english.logged, ...draft?.logged },
});

describe.each(offeredLanguages)('every message in %s', (language) => {
  it('has all facts, the letters of the language, no English, nothing that misleads, and fits', () =>
    expect(messageFaults(language, catalogueOf(language))).toEqual([]));
});

describe.each([...Object.keys(drafts), 'none'] as Language[])('what is there of %s', (language) => {
  it('is as right as what is complete', () => expect(messageFaults(language, complete(drafts[language]), { draft: true })).toEqual([]));
});

describe('a fault that somebody makes while translating', () => {
  const french = catalogueOf('fr');
  const planted = (change: (email: Email) => Email): Catalogue => ({
    ...french,
    mail: { ...french.mail, down: (...facts) => change(french.mail.down(...facts)) },
  });
  it.each<[string, RegExp, (email: Email) => Email]>([
    ['a name is lost', /lost: qzshopqwerty/, (email) => ({ ...email, subject: 'Une panne depuis 14:02 (GMT+1)' })],
    ['a time is lost', /lost: 14:02/, (email) => ({ ...email, subject: 'Qzshopqwerty est en panne' })],
    [
      'an address is lost',
      /lost: https/,
      (email) => ({ ...email, blocks: email.blocks.map((block) => (block.type === 'button' ? { ...block, url: '' } : block)) }),
    ],
    ['a block is lost', /shape/, (email) => ({ ...email, blocks: email.blocks.slice(1) })],
    ['English is left', /English: because/, (email) => ({ ...email, why: 'You get this because you asked.' })],
    ['an apostrophe is a straight one', /spelling/, (email) => ({ ...email, why: "C'est tout." })],
    ['a word misleads', /word: .*cassé/, (email) => ({ ...email, why: 'Le site est cassé.' })],
    ['a subject is too long', /too long: subject/, (email) => ({ ...email, subject: `${email.subject} et ce n’est pas fini du tout` })],
    ['bad news shouts', /tone: !/, (email) => ({ ...email, why: 'En panne\u202f!' })],
    ['it is called English', /language: en/, (email) => ({ ...email, language: 'en' })],
  ])('is found: %s', (_what, fault, change) => expect(messageFaults('fr', planted(change)).join('\n')).toMatch(fault));
});
