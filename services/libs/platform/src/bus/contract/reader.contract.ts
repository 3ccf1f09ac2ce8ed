import { randomUUID } from 'node:crypto';
import { sleep } from '../../concurrency/sleep.js';
import { RetriableBusError } from '../event-bus.js';
import type { BatchHandler, EventBus, InMessage, OutMessage, Subscription } from '../event-bus.js';

const PATIENCE_MS = 60_000;

export const newGroup = (): string => `group-${randomUUID()}`;

export function message(topic: string, key: string, text = '', more: Partial<OutMessage> = {}): OutMessage {
  return {
    topic,
    key,
    id: randomUUID(),
    type: 'contract.v1.Message',
    payload: Buffer.from(text),
    headers: {},
    occurredAt: new Date(1_700_000_000_123),
    ...more,
  };
}

/** Many messages, spread over so many keys; the text counts up within each key. */
export function numbered(topic: string, count: number, keys: number, from = 0): OutMessage[] {
  return Array.from({ length: count }, (_, index) => message(topic, `key-${index % keys}`, String(from + Math.floor(index / keys))));
}

export const textOf = ({ payload }: InMessage): string => Buffer.from(payload).toString();

export async function until(what: string, holds: () => boolean | Promise<boolean>, withinMs = 20_000): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited ${withinMs} ms in vain until ${what}`);
    await sleep(20);
  }
}

export interface Reader {
  got: InMessage[];
  subscription: Subscription;
}

/** A subscription that remembers what it handled. */
export async function read(
  bus: EventBus,
  topic: string | string[],
  options: { group?: string; from?: 'earliest' | 'latest'; maxBatch?: number; handler?: BatchHandler } = {},
): Promise<Reader> {
  const got: InMessage[] = [];
  const subscription = await bus.subscribe({
    group: options.group ?? newGroup(),
    topics: [topic].flat(),
    from: options.from ?? 'earliest',
    maxBatch: options.maxBatch ?? 100,
    handler: async (batch, context) => {
      await options.handler?.(batch, context);
      got.push(...batch);
    },
  });
  return { got, subscription };
}

/** The first time each message was handled, in order; a repeat is nothing new. */
export function firstTimes<Handled extends { id: string }>(handled: Handled[]): Handled[] {
  const seen = new Set<string>();
  return handled.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The sequence numbers of each key, in the order in which they were handled first. */
export function ordersByKey(handled: { id: string; key: string; seq: number }[]): Map<string, number[]> {
  const orders = new Map<string, number[]>();
  for (const { key, seq } of firstTimes(handled)) orders.set(key, [...(orders.get(key) ?? []), seq]);
  return orders;
}

/** What may be tried again is: a broker on a machine without time to spare says "not yet" for longer than the bus waits. */
export async function patient<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RetriableBusError) || performance.now() > giveUpAt) throw error;
      await sleep(200);
    }
  }
}

export async function committedBy(bus: EventBus, group: string): Promise<Map<string, bigint>> {
  const lags = await patient(() => bus.lag(group));
  return new Map(lags.map(({ topic, partition, committed }) => [`${topic}:${partition}`, committed]));
}

export async function totalLag(bus: EventBus, group: string): Promise<bigint> {
  return (await patient(() => bus.lag(group))).reduce((sum, { lag }) => sum + lag, 0n);
}
