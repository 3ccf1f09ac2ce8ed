import { describe, expect, it } from '@jest/globals';
import { readIntent } from './inbound-message.js';

describe('reading a WhatsApp reply', () => {
  it.each(['1', ' 1 ', '1.', '1️⃣', '１', 'On it', "I'm on it!", 'I’m on it', 'ok 👍🏾'])('%j takes the incident on', (text) =>
    expect(readIntent(text)).toBe('acknowledge'),
  );
  it.each(['2', 'HELP', 'help?', '2)'])('%j asks for the steps', (text) => expect(readIntent(text)).toBe('steps'));
  it.each(['3', '3.', 'customers'])('%j asks for a text for customers', (text) => expect(readIntent(text)).toBe('customer-text'));
  it.each(['STOP', 'stop.', 'Unsubscribe'])('%j is obeyed', (text) => expect(readIntent(text)).toBe('stop'));
  it.each(['START', 'start', 'Unstop'])('%j switches it on again', (text) => expect(readIntent(text)).toBe('start'));
  it.each(['', '12', 'who is this', 'please stop the server', '1 or 2?', '👍', '11'])('%j gets the menu rather than a guess', (text) =>
    expect(readIntent(text)).toBe('menu'),
  );
});
