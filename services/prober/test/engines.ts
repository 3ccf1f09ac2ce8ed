import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe } from '@jest/globals';
import type { NetworkPolicy } from '@nowahala/platform';
import { NativeEngine } from '../src/adapters/network/engine/native/native-engine.js';
import type { LoopSettings } from '../src/adapters/network/engine/native/messages.js';
import { NodeEngine } from '../src/adapters/network/engine/node-engine.js';
import type { ConnectJob, HopJob, ProbeEngine } from '../src/adapters/network/engine/probe-engine.js';
import { loadLibc } from '../src/adapters/network/icmp/libc.js';
import { sourceThread } from './source-thread.js';

type EngineName = ProbeEngine['name'];

const NAMES: EngineName[] = loadLibc() === null ? ['node'] : ['node', 'native'];
let current: EngineName = 'node';
const started = new Map<NetworkPolicy, Promise<NativeEngine>>();

/** The same specs for each kind of engine: what a check finds out must not depend on it. */
export function withEachEngine(specs: () => void): void {
  describe.each(NAMES)('with the %s engine', (name) => {
    beforeAll(() => {
      current = name;
    });
    afterAll(async () => {
      current = 'node';
      await Promise.allSettled([...started.values()].map(async (one) => (await one).close()));
      started.clear();
    });
    specs();
  });
}

export function engineFor(policy: NetworkPolicy): ProbeEngine {
  return current === 'node' ? new NodeEngine(policy) : new LateEngine(policy);
}

export function startNative(
  policy: NetworkPolicy,
  onBroken: (error: Error) => void = () => {},
  onSettings: (settings: LoopSettings) => void = () => {},
  concurrency = 50,
): Promise<NativeEngine> {
  const startThread = (settings: LoopSettings) => (onSettings(settings), loopThread(settings));
  return NativeEngine.start({ policy, onBroken, startThread, fallback: new NodeEngine(policy), concurrency });
}

const LOOP = new URL('../src/adapters/network/engine/native/loop-thread.ts', import.meta.url);

export const loopThread = (settings: LoopSettings): Worker => sourceThread(LOOP, settings);

export const TROUBLE = { none: 0, standStill: 1, defect: 2 } as const;

/** Its loop stands still, or throws, from when on the word says so: whenever it asks for the time. */
export function troubledLoopThread(settings: LoopSettings, trouble: Int32Array): Worker {
  const program = `
    const trouble = require('node:worker_threads').workerData.trouble;
    const now = performance.now.bind(performance);
    performance.now = () => {
      Atomics.wait(trouble, 0, ${TROUBLE.standStill});
      if (Atomics.load(trouble, 0) === ${TROUBLE.defect}) throw new Error('a defect of ours');
      return now();
    };`;
  return sourceThread(LOOP, { ...settings, trouble }, program);
}

/** Starts with its first job, when the specs have said which certificates are trusted. */
class LateEngine implements ProbeEngine {
  readonly name = 'native';
  readonly ping = null;

  constructor(private readonly policy: NetworkPolicy) {}

  async connect(job: ConnectJob) {
    return (await this.engine()).connect(job);
  }

  async ask(job: HopJob) {
    return (await this.engine()).ask(job);
  }

  stallsSince(): [] {
    return [];
  }

  async close(): Promise<void> {}

  private engine(): Promise<NativeEngine> {
    const known = started.get(this.policy);
    if (known !== undefined) return known;
    const engine = startNative(this.policy);
    started.set(this.policy, engine);
    return engine;
  }
}
