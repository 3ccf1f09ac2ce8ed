import type { NetworkPolicy } from '@nowahala/platform';
import { NativeEngine } from './native/native-engine.js';
import { NodeEngine } from './node-engine.js';
import type { ProbeEngine } from './probe-engine.js';

export interface EngineOptions {
  wanted: ProbeEngine['name'];
  policy: NetworkPolicy;
  concurrency: number;
  /** Which one serves from now on, and why not the wanted one. */
  onServing(name: ProbeEngine['name'], fault: Error | null): void;
  startNative?: typeof NativeEngine.start;
}

/** The engine that is wanted, if it proves itself on this machine; else Node's own sockets. */
export async function chooseEngine({ wanted, policy, concurrency, onServing, startNative }: EngineOptions): Promise<ProbeEngine> {
  const fallback = new NodeEngine(policy);
  if (wanted === 'node') {
    onServing('node', null);
    return fallback;
  }
  try {
    const start = startNative ?? ((options) => NativeEngine.start(options));
    const engine = await start({ policy, fallback, concurrency, onBroken: (error) => onServing('node', error) });
    onServing('native', null);
    return engine;
  } catch (error) {
    onServing('node', error as Error);
    return fallback;
  }
}
