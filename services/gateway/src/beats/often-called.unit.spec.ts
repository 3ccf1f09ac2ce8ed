import { expect, it } from '@jest/globals';
import { OftenCalled } from './often-called.js';

const call = { heartbeatId: 'backup', kind: 'success' as const, at: 1_000 };

it('confirms a call that is folded into those before it only once they are safe', async () => {
  const often = new OftenCalled();
  const written: (() => void)[] = [];
  const write = () => new Promise<void>((resolve) => written.push(resolve));
  for (let calls = 0; calls < 5; calls += 1) void often.take(call, write);
  let folded = '';
  const sixth = often.take(call, write)!.then((result) => (folded = result));
  await new Promise((resolve) => setImmediate(resolve));
  expect([written.length, folded]).toEqual([5, '']);
  for (const done of written) done();
  expect(await sixth).toBe('folded');
});

it('folds nothing into calls that the disk refused', async () => {
  const often = new OftenCalled();
  const refuse = () => Promise.reject(new Error('full'));
  for (let calls = 0; calls < 8; calls += 1) await expect(often.take(call, refuse)).rejects.toThrow('full');
  expect(await often.take(call, () => Promise.resolve())).toBe('kept');
});
