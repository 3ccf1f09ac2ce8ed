import { describe, expect, it } from '@jest/globals';
import { Gauge, Registry } from 'prom-client';
import { sample } from './sample.js';

const gauges = () => {
  const registry = new Registry();
  const make = (name: string, labelNames: string[]) => new Gauge({ name, help: name, labelNames, registers: [registry] });
  return { registry, waiting: make('waiting', []), oldest: make('oldest', ['channel']) };
};

describe('a figure that has to be looked up', () => {
  it('is told while it can be, and is not told at all when it cannot', async () => {
    const { registry, waiting, oldest } = gauges();
    const look = (fail: boolean) =>
      sample([waiting, oldest], async () => {
        waiting.set(3);
        if (fail) throw new Error('nobody answers');
        oldest.set({ channel: 'email' }, 7);
      });
    const values = async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));

    await look(false);
    expect(await values()).toEqual(['waiting 3', 'oldest{channel="email"} 7']);
    await expect(look(true)).rejects.toThrow('nobody answers');
    expect(await values()).toEqual([]);
    await look(false);
    expect(await values()).toEqual(['waiting 3', 'oldest{channel="email"} 7']);
  });
});
