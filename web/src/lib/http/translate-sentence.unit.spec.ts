import { describe, expect, it } from '@jest/globals';
import { answersOnAccount } from '../../messages/fr/answers-account';
import { answersOnServers } from '../../messages/fr/answers-servers';
import { ANSWERS, sentencesIn } from '@/testing/languages/api-sentences';
import { translator } from './translate-sentence';

const all = { ...answersOnAccount, ...answersOnServers };
const inFrench = translator(all);

describe('an answer of the API', () => {
  it.each([
    ['Your settings are saved.', 'Vos paramètres sont enregistrés.'],
    ['A name can have at most 100 characters.', 'Un nom peut avoir 100 caractères au plus.'],
    ['A username has 2 to 30 characters.', 'Un nom d’utilisateur a de 2 à 30 caractères.'],
    ['Still down: now try step 2.', 'Toujours en panne\u202f: essayez l’étape 2.'],
    ['This is not the code we sent. You have one more try.', 'Ce n’est pas le code que nous avons envoyé. Il vous reste un essai.'],
    ['This is not the code we sent. You have 3 more tries.', 'Ce n’est pas le code que nous avons envoyé. Il vous reste 3 essais.'],
    ['Something that nobody translated.', 'Something that nobody translated.'],
    ['Something about 2 servers', 'Something about 2 servers'],
    [
      'Basic is too small for what you use now. You have 4 servers and jobs, Basic allows 3: delete 1 of them first. ' +
        'For 1 server the checks come more often than every 5 minutes, the most Basic allows: set a longer interval first. ' +
        'For 4 servers you get alerts on WhatsApp, which Basic does not include: switch that off first.',
      'Basic est trop petite pour ce que vous utilisez maintenant. Vous avez 4 serveurs et tâches, et Basic en permet 3\u202f: supprimez-en d’abord 1. ' +
        'Pour 1 serveur, les vérifications sont plus fréquentes que toutes les 5 minutes, le maximum de Basic\u202f: choisissez d’abord un intervalle plus long. ' +
        'Pour 4 serveurs, vous recevez des alertes WhatsApp, que Basic ne comprend pas\u202f: désactivez-les d’abord.',
    ],
  ])('%s', (english, french) => expect(inFrench(english)).toBe(french));

  it('takes times along in the language of the page', () => {
    const translate = translator({ 'Wait {} until {}.': 'Attendez {} jusqu’au {}.' });
    expect(translate('Wait one minute until 3 March 2026.')).toBe('Attendez 1 minute jusqu’au 3 March 2026.');
  });

  it('that is hostile costs no more than its length', () => expect(inFrench('{} The '.repeat(10_000))).toContain('{} The'));
});

describe('the table of answers', () => {
  const spoken = new Set(ANSWERS.flatMap(sentencesIn));
  /** Parts of sentences, and names. */
  const parts = ['one more try', '1 server', 'Dashboard', 'E-mail'];

  it('has each sentence from one place, that of the kernel where two say it', () => {
    const found = ANSWERS.flatMap((file) => [...new Set(sentencesIn(file))]);
    expect(found.filter((text, index) => found.indexOf(text) !== index && !/^{} \w+$/.test(text))).toEqual([]);
  });

  it('has only sentences that a service answers', () =>
    expect(Object.keys(all).filter((key) => !spoken.has(key) && !parts.includes(key))).toEqual([]));

  it('puts as much into a translation as into the original', () => {
    const places = (text: string) => text.split('{}').length;
    expect(Object.entries(all).filter(([english, french]) => places(english) !== places(french))).toEqual([]);
  });

  it.each([
    'identity/src/domain/refusals',
    'workspaces/src/domain/refusals',
    'workspaces/src/domain/heartbeat-sentences',
    'billing/src/domain/refusals',
    'scheduler/src/domain/refusals',
    'analyzer/src/domain/refusals',
    'analyzer/src/domain/renewal/own-date',
    'libs/kernel/src/shared-sentences',
  ])('has all that %s.ts refuses people', (file) => {
    const forPrograms =
      /permission called|Your programs sent|We speak English|hours$|seconds$|minutes$|zone\. Use a name|API key cannot|a whole number|not both|exactly one owner/;
    const forOperators = /credited already|A later upgrade/;
    const missing = sentencesIn(`services/${file}.ts`).filter(
      (text) => !(text in all) && !forPrograms.test(text) && !forOperators.test(text),
    );
    expect(missing).toEqual([]);
  });
});
