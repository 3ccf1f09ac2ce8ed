import { expect, it } from '@jest/globals';
import { readQuietReply } from './quiet-reply.js';

it.each<[string, ReturnType<typeof readQuietReply>]>([
  ['quiet 30', { ask: 'begin', minutes: 30 }],
  [' QUIET  30! 🙏', { ask: 'begin', minutes: 30 }],
  ['Quiet30', { ask: 'begin', minutes: 30 }],
  ['quiet for 45 minutes', { ask: 'begin', minutes: 45 }],
  ['quiet 2h', { ask: 'begin', minutes: 120 }],
  ['quiet 24 hours', { ask: 'begin', minutes: 1_440 }],
  ['quiet off', { ask: 'end' }],
  ['Quiet, end.', { ask: 'end' }],
  ['quiet 0', { ask: 'end' }],
  ['quiet', { ask: 'unclear' }],
  ['quiet 25h', { ask: 'unclear' }],
  ['quiet 99999', { ask: 'unclear' }],
  ['quiet please', { ask: 'unclear' }],
  ['be quiet 30', null],
  ['quietly 30', null],
  ['1', null],
  ['stop', null],
])('%j', (text, asks) => expect(readQuietReply(text)).toEqual(asks));
