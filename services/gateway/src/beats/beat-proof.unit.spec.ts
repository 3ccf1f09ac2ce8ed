import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { prover } from './beat-proof.js';

it.each(['short', 'of one block '.padEnd(64, '.'), 'longer than a block '.padEnd(65, '.'), 'with é in it'])(
  'is the HMAC of what the message holds at that moment, with a key %s',
  (key) => {
    const message = Buffer.from('the first message');
    const proof = prover(key, message);
    const expected = () => createHmac('sha256', key).update(message).digest('hex');
    expect(proof().toString('hex')).toBe(expected());
    message.write('another');
    expect(proof().toString('hex')).toBe(expected());
  },
);
