import { expect, it } from '@jest/globals';
import { RunningHandlers } from './running-handlers.js';

it('names a handler that has run for more than ten minutes, until it ends or fails', async () => {
  let nowMs = 0;
  const running = new RunningHandlers(() => nowMs);
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const slow = running.track('notifier.main on incident.opened', () => new Promise<void>((resolve) => (end = resolve)));
  nowMs = 300_000;
  const later = running.track('notifier.people on user.erased', () => new Promise<void>((_resolve, reject) => (fail = reject)));
  expect(running.hanging()).toEqual([]);
  nowMs = 601_000;
  expect(running.hanging()).toEqual(['notifier.main on incident.opened']);
  end();
  await slow;
  expect(running.hanging()).toEqual([]);
  nowMs = 901_000;
  expect(running.hanging()).toEqual(['notifier.people on user.erased']);
  fail(new Error('it broke'));
  await expect(later).rejects.toThrow('it broke');
  expect(running.hanging()).toEqual([]);
});
