import { expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import type { Beat } from './beat.js';
import { OftenCalled } from './often-called.js';

const call = (heartbeatId: string, kind: Beat['kind'] = 'success', at = 1_000_000): Beat => ({
  heartbeatId,
  addressRound: 1,
  at,
  kind,
  exitCode: null,
  words: '',
  byPost: true,
});

it('confirms a call that is folded into those before it only once they are safe', async () => {
  const written: (() => void)[] = [];
  const often = new OftenCalled(() => new Promise<void>((resolve) => written.push(resolve)));
  const backup = call(newId());
  for (let calls = 0; calls < 5; calls += 1) void often.take(backup);
  let folded = '';
  const sixth = often.take(backup).then((result) => (folded = result));
  await new Promise((resolve) => setImmediate(resolve));
  expect([written.length, folded]).toEqual([5, '']);
  for (const done of written) done();
  expect(await sixth).toBe('folded');
});

it('folds nothing into calls that the disk refused', async () => {
  let isFull = true;
  const often = new OftenCalled(async () => {
    if (isFull) throw new Error('full');
  });
  const backup = call(newId());
  for (let calls = 0; calls < 8; calls += 1) await expect(often.take(backup)).rejects.toThrow('full');
  isFull = false;
  expect(await often.take(backup)).toBe('kept');
});

it('begins anew after a minute, and refuses what alternates without end', async () => {
  const often = new OftenCalled(() => Promise.resolve());
  const heartbeatId = newId();
  const results = [];
  for (let calls = 0; calls < 6; calls += 1) results.push(await often.take(call(heartbeatId)));
  expect(results).toEqual([...Array.from({ length: 5 }, () => 'kept'), 'folded']);
  expect(await often.take(call(heartbeatId, 'success', 1_060_000))).toBe('kept');
  for (let calls = 0; calls < 59; calls += 1) await often.take(call(heartbeatId, calls % 2 ? 'success' : 'fail', 1_060_000));
  expect(await often.take(call(heartbeatId, 'success', 1_060_000))).toBe('tooOften');
});

it('forgets only the oldest of those whose ids end alike, and confuses none', async () => {
  const written: string[] = [];
  const often = new OftenCalled(async ({ heartbeatId }) => void written.push(heartbeatId));
  const end = newId().slice(8);
  const ids = Array.from({ length: 9 }, (_, index) => `0000000${index}${end}`);
  for (const [index, id] of ids.entries())
    for (let calls = 0; calls < 5; calls += 1) expect(await often.take(call(id, 'success', 1_000_000 + index))).toBe('kept');
  const again = [];
  for (const id of ids.toReversed()) again.push(await often.take(call(id, 'success', 1_000_010)));
  expect(again).toEqual([...Array.from({ length: 8 }, () => 'folded'), 'kept']);
  expect(written).toHaveLength(9 * 5 + 1);
});
