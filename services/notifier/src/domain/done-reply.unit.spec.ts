import { describe, expect, it } from '@jest/globals';
import { readDone } from './done-reply.js';
import { readIntent } from './inbound-message.js';

describe('reading that a step is done', () => {
  it.each([
    'done',
    'Done!',
    'DONE ✅',
    'I have done it',
    'I’ve done this',
    'did it',
    'I don do am',
    'C’est fait !',
    "c'est fait",
    'Na yi',
    'Mo ti ṣe é',
    'mo ti se e',
    'NIMEFANYA',
  ])('%j is the next one', (text) => expect(readDone(text)).toEqual({ step: null }));
  it.each([
    'done 2',
    'Done 2.',
    'step 2 done',
    '2 done',
    'Step 2 is done',
    'done with step 2',
    'done 2️⃣',
    'I don do am 2',
    'c’est fait 2',
    'Étape 2 faite',
    'na yi mataki na 2',
    'mo ti ṣe é 2',
    'nimefanya hatua ya 2',
  ])('%j is the second one', (text) => expect(readDone(text)).toEqual({ step: 2 }));
  it.each(['', '2', 'not done', 'done 0', 'done 12', 'are you done?', 'stop', 'what is done'])('%j is something else', (text) =>
    expect(readDone(text)).toBeNull(),
  );
  it('takes no word from the other replies', () => expect(readIntent('done')).toBe('menu'));
});
