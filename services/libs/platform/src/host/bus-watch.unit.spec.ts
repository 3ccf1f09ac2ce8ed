import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { EventBus } from '../bus/event-bus.js';
import { Metrics } from '../telemetry/metrics.js';
import { BusWatch } from './bus-watch.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('asks a bus that has not answered lately, and no other', async () => {
  let asked = 0;
  let silentMs = 0;
  const ping = () => ((asked += 1), Promise.reject(new Error('away')));
  const bus = {
    ping,
    get silentMs() {
      return silentMs;
    },
  };
  const watch = new BusWatch(bus as unknown as EventBus, new Metrics());
  watch.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([asked, watch.reason()]).toEqual([0, undefined]);
  silentMs = 6_000;
  await jest.advanceTimersByTimeAsync(5_000);
  expect([asked, watch.reason()]).toEqual([1, 'the bus does not answer']);
  watch.stop();
});
