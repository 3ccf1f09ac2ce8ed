import { describe, expect, it } from '@jest/globals';
import { readIntent } from './inbound-message.js';

describe('reading a WhatsApp reply', () => {
  it.each([
    '1',
    ' 1 ',
    '1.',
    '1️⃣',
    '１',
    'On it',
    "I'm on it!",
    'I’m on it',
    'ok 👍🏾',
    'I dey on top am',
    'Je m’en occupe',
    "JE M'EN OCCUPE.",
    'ina kan lamarin',
    'Mo ń bójú tó o',
    'mo n boju to o',
    'Ninashughulikia',
  ])('%j takes the incident on', (text) => expect(readIntent(text)).toBe('acknowledge'));
  it.each(['2', 'HELP', 'help?', '2)', 'Aide', 'taimako', 'ìrànlọ́wọ́', 'IRANLOWO', 'Msaada'])('%j asks for the steps', (text) =>
    expect(readIntent(text)).toBe('steps'),
  );
  it.each(['3', '3.', 'customers'])('%j asks for a text for customers', (text) => expect(readIntent(text)).toBe('customer-text'));
  it.each(['STOP', 'stop.', 'Unsubscribe'])('%j is obeyed', (text) => expect(readIntent(text)).toBe('stop'));
  it.each(['START', 'start', 'Unstop'])('%j switches it on again', (text) => expect(readIntent(text)).toBe('start'));
  it('a message without an end costs no more than its length', () => {
    for (const piece of ['1 ', ' ', 'a\u0301', '\u0323\u0301', 'ﷺ']) expect(readIntent(piece.repeat(30_000))).toBe('menu');
  });
  it.each(['', '12', 'who is this', 'please stop the server', '1 or 2?', '👍', '11'])('%j gets the menu rather than a guess', (text) =>
    expect(readIntent(text)).toBe('menu'),
  );
});
