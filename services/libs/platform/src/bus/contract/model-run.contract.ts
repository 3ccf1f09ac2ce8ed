import { randomUUID } from 'node:crypto';
import { sleep } from '../../concurrency/sleep.js';
import fc from 'fast-check';
import type { TopicDeclaration } from '@nowahala/contracts';
import type { EventBus } from '../event-bus.js';
import type { Job } from './bus-process.contract.js';
import type { BusUnderTest } from './bus-under-test.contract.js';
import type { BusChild } from './child.contract.js';
import { committedBy, firstTimes, message, newGroup, ordersByKey, patient, read, textOf, totalLag, until } from './reader.contract.js';

export interface ModelRunParts {
  tested: BusUnderTest;
  declarations: TopicDeclaration[];
  freshTopic(): string;
  open(): Promise<EventBus>;
  child(job: Job): Promise<BusChild>;
}

type Step =
  | { step: 'publish'; count: number; keys: number }
  | { step: 'join' }
  | { step: 'leave'; who: number }
  | { step: 'crash'; who: number }
  | { step: 'wait'; ms: number };

const MOST_READERS = 3;

const runs = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        step: fc.constant('publish' as const),
        count: fc.integer({ min: 1, max: 60 }),
        keys: fc.integer({ min: 1, max: 8 }),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ step: 'join' as const }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('leave' as const), who: fc.nat(MOST_READERS) }) },
    { weight: 2, arbitrary: fc.record({ step: fc.constant('crash' as const), who: fc.nat(MOST_READERS) }) },
    { weight: 2, arbitrary: fc.record({ step: fc.constant('wait' as const), ms: fc.integer({ min: 50, max: 1_500 }) }) },
  ),
  { minLength: 8, maxLength: 14 },
);

/** Random publishes, joins, leaves and kills of real processes; afterwards everything is checked against what was promised. */
export async function modelRun(parts: ModelRunParts): Promise<void> {
  await fc.assert(
    fc.asyncProperty(runs, (run) => executeRun(run, parts)),
    {
      numRuns: Number(process.env['BUS_MODEL_RUNS'] ?? 3),
      endOnFailure: true,
      ...(process.env['BUS_MODEL_SEED'] && { seed: Number(process.env['BUS_MODEL_SEED']) }),
    },
  );
}

async function executeRun(run: Step[], parts: ModelRunParts): Promise<void> {
  const topic = parts.freshTopic();
  const group = newGroup();
  const bus = await parts.open();
  const alive: BusChild[] = [];
  const everyone: BusChild[] = [];
  const acked: string[] = [];
  const nextSeq = new Map<string, number>();
  const offsets = watchOffsets(bus, group);

  for (const step of run) {
    if (step.step === 'wait') await sleep(step.ms);
    else if (step.step === 'join' && alive.length < MOST_READERS) {
      const reader = await parts.child({ do: 'consume', topic, group, maxBatch: 9, handleMs: 15 });
      alive.push(reader);
      everyone.push(reader);
    } else if (step.step === 'publish') {
      const messages = Array.from({ length: step.count }, (_, index) => {
        const key = `key-${index % step.keys}`;
        const seq = nextSeq.get(key) ?? 0;
        nextSeq.set(key, seq + 1);
        return message(topic, key, String(seq), { id: randomUUID() });
      });
      // Who publishes again sends the same ids in the same order, as the outbox does.
      await patient(() => bus.publish(messages));
      acked.push(...messages.map(({ id }) => id));
    } else if (step.step === 'leave' || step.step === 'crash') {
      const [reader] = alive.splice(step.who % Math.max(alive.length, 1), 1);
      await (step.step === 'leave' ? reader?.leave() : reader?.kill());
    }
  }

  const last = await read(bus, topic, { group });
  const finallyHandled: { at: number; id: string; key: string; seq: number }[] = [];
  const handled = () => [...everyone.flatMap((reader) => reader.all('handled')), ...finallyHandled].toSorted((a, b) => a.at - b.at);
  const collect = () => {
    for (const one of last.got.slice(finallyHandled.length)) {
      finallyHandled.push({ at: performance.timeOrigin + performance.now(), id: one.id, key: one.key, seq: Number(textOf(one)) });
    }
    return firstTimes(handled()).length >= acked.length;
  };
  await until('every acknowledged message was handled', collect, 60_000);
  await until('everything is committed', async () => (await totalLag(bus, group)) === 0n, 30_000);
  const back = await offsets.stop();
  for (const reader of alive) await reader.kill();
  await bus.close();

  const done = new Set(handled().map(({ id }) => id));
  const lost = acked.filter((id) => !done.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged messages were lost`);
  if (back.length > 0) throw new Error(`An offset went back: ${back.join(', ')}`);
  for (const [key, order] of ordersByKey(handled())) {
    if (order.some((seq, index) => seq !== index)) throw new Error(`The order of ${key} was ${order.join(' ')}`);
  }
}

/** Looks at the committed offsets all the time and notes each that went back. */
function watchOffsets(bus: EventBus, group: string): { stop(): Promise<string[]> } {
  const back: string[] = [];
  let known = new Map<string, bigint>();
  let stopped = false;
  const loop = (async () => {
    while (!stopped) {
      const now = await committedBy(bus, group);
      for (const [partition, offset] of known)
        if ((now.get(partition) ?? offset) < offset) back.push(`${partition} from ${offset} to ${now.get(partition)}`);
      known = new Map([...known, ...now]);
      await sleep(100);
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await loop;
      return back;
    },
  };
}
