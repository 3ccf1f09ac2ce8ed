import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import { drainOnSignal, stopOnSignals } from '../src/stop-on-signals.js';

function program() {
  const codes: number[] = [];
  const { promise: stopped, resolve: haveStopped } = Promise.withResolvers<void>();
  const running = { stops: 0, stop: () => ((running.stops += 1), stopped) };
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => codes.push(code) });
  const clock = { now: 0 };
  stopOnSignals(process, Promise.resolve(running), () => clock.now);
  return { codes, running, process, clock, haveStopped };
}
const settled = () => new Promise((done) => setImmediate(done));

it('one press of Ctrl-C, which npm hands on too, stops once and cleanly', async () => {
  const { codes, running, process, clock, haveStopped } = program();
  process.emit('SIGINT');
  clock.now = 40;
  process.emit('SIGINT');
  await settled();
  expect([codes, running.stops]).toEqual([[], 1]);
  haveStopped();
  await settled();
  expect([codes, running.stops]).toEqual([[0], 1]);
});

it('who asks a second time does not have to wait', async () => {
  const { codes, process, clock } = program();
  process.emit('SIGTERM');
  clock.now = 1500;
  process.emit('SIGINT');
  await settled();
  expect(codes).toEqual([130]);
});

it('the signal of a pod that leaves drains its connections and stops nothing', async () => {
  const { running, process } = program();
  let drained = 0;
  drainOnSignal(process, Promise.resolve({ drainConnections: () => void (drained += 1) }));
  process.emit('SIGUSR2');
  await settled();
  expect([drained, running.stops]).toEqual([1, 0]);
});
