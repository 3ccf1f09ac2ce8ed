import { expect, it } from '@jest/globals';
import { Metrics } from '@nowahala/platform';
import { NativeEngine } from '../src/adapters/network/engine/native/native-engine.js';
import { useProber } from './app.js';

NativeEngine.startThread = () => {
  throw new Error('no thread here');
};
const wanting = useProber({ PROBE_ENGINE: 'native' });
const choosing = useProber({ PROBE_ENGINE: 'node' });

it("a prober says when Node's sockets serve instead of the engine that is wanted", async () => {
  const replaced = async (app: typeof wanting): Promise<unknown> => {
    const all = (await app.get<Metrics>('prober', Metrics).asObjects()) as unknown as { name: string; values: { value: number }[] }[];
    return all.find(({ name }) => name === 'prober_engine_replaced')?.values.map(({ value }) => value);
  };
  expect([await replaced(wanting), await replaced(choosing)]).toEqual([[1], [0]]);
});
