import { expect, it } from '@jest/globals';
import type { InMessage } from '../event-bus.js';
import { ParkedKeys } from './parked-keys.js';
import type { ParkedMessages } from './parked-messages.js';

const message = (partition: number, key: string) => ({ topic: 'things', partition, offset: 0n, attempt: 1, key }) as InMessage;

/** Each question is answered when the spec wants it, by what was stored when it came. */
function slowly() {
  const answers: ((...keys: string[]) => void)[] = [];
  const parked = {
    keys: () =>
      new Promise((resolve) => {
        answers.push((...keys) => resolve(keys.map((key) => ({ topic: 'things', key }))));
      }),
  } as unknown as ParkedMessages;
  return { keys: new ParkedKeys(parked, 'spec'), answers };
}

it('a key that is parked while another partition asks stays parked, and one that is taken back does not', async () => {
  const { keys, answers } = slowly();
  const asked = keys.refreshFor([message(2, 'other')]);
  keys.add(message(1, 'parked'));
  keys.remove(message(1, 'retried'));
  answers[0]!('retried', 'before');
  await asked;
  expect(['parked', 'retried', 'before'].map((key) => keys.has(message(2, key)))).toEqual([true, false, true]);
});

it('an older answer that comes late does not replace a newer one', async () => {
  const { keys, answers } = slowly();
  const both = [keys.refreshFor([message(1, 'a')]), keys.refreshFor([message(2, 'b')])];
  answers[1]!('parked elsewhere');
  answers[0]!();
  await Promise.all(both);
  expect(keys.has(message(2, 'parked elsewhere'))).toBe(true);
});
