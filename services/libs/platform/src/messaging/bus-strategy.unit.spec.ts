import { describe, expect, it } from '@jest/globals';
import { identity } from '@nowahala/contracts';
import { newId } from '../core/ids.js';
import { RetriableBusError } from '../bus/event-bus.js';
import type { EventBus, SubscribeOptions } from '../bus/event-bus.js';
import { createLogger } from '../telemetry/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { BusStrategy } from './bus-strategy.js';

describe('handlers of topics', () => {
  const joined: SubscribeOptions[] = [];
  const subscription = { drain: async () => undefined, healthy: () => true, pause: () => undefined, resume: () => undefined };
  const bus = { subscribe: async (options: SubscribeOptions) => (joined.push(options), subscription) } as unknown as EventBus;
  const listening = async (groups: string[], topics: string[]): Promise<unknown> => {
    joined.length = 0;
    const logger = createLogger('silent', 'spec');
    const rest = { needsBus: false, store: undefined, parked: undefined, region: 'lagos', logger, metrics: new Metrics() };
    const strategy = new BusStrategy({ service: 'identity', bus, ...rest });
    topics.forEach((topic, at) => strategy.addHandler(topic, async () => undefined as never, true, { group: groups[at] }));
    return new Promise((done) => strategy.listen(done));
  };

  it('read different topics in one group, or in groups of their own', async () => {
    expect(await listening(['main', 'main', 'other'], ['user.registered', 'user.updated', 'user.erased'])).toBeUndefined();
    expect(joined.map(({ group, topics }) => [group, topics])).toEqual([
      ['identity.main', ['user.registered', 'user.updated']],
      ['identity.other', ['user.erased']],
    ]);
  });

  it.each([[['main', 'main']], [['main', 'other']]])(
    'of one topic in %j do not start: each would lose messages to the other',
    async (groups) => {
      const refused = await listening(groups, ['user.registered', 'user.registered']);
      expect(refused).toMatchObject({ message: 'identity has two handlers for user.registered: let one call both' });
      expect(joined).toEqual([]);
    },
  );

  /** Two partitions of one topic, whose handler fails with `bad` for good and with `late` for the moment. */
  const together = async () => {
    joined.length = 0;
    const rest = { needsBus: false, store: undefined, parked: undefined, region: 'lagos', metrics: new Metrics() };
    const buried: string[] = [];
    const dead = { ...bus, publish: async (messages: { key: string }[]) => void buried.push(...messages.map(({ key }) => key)) };
    const logger = createLogger('silent', 'spec');
    const strategy = new BusStrategy({ service: 'identity', bus: dead as unknown as EventBus, logger, ...rest });
    const calls: string[][] = [];
    const handle = async (batch: { context: { key: string } }[]): Promise<never> => {
      const keys = batch.map(({ context }) => context.key);
      calls.push(keys);
      if (keys.includes('bad')) throw new Error('cannot');
      if (keys.includes('late')) throw new RetriableBusError('not now');
      return undefined as never;
    };
    strategy.addHandler('user.registered', handle as never, true, { batch: true, together: true });
    await new Promise((done) => strategy.listen(done));
    const batch = (partition: number, attempt: number, keys: string[]) =>
      keys.map((key, at) => ({
        key,
        id: `${partition} ${key}`,
        topic: 'user.registered',
        partition,
        offset: BigInt(at),
        attempt,
        headers: {},
        payload: identity.UserRegistered.encode(identity.UserRegistered.fromPartial({ userId: key === 'nobody' ? key : newId() })).finish(),
      }));
    const given = { group: 'identity.main', isStale: () => false, heartbeat: async () => undefined };
    const again = (partition: number, attempt: number, ...keys: string[]) =>
      joined[0]!.handler(batch(partition, attempt, keys) as never, given);
    return { calls, buried, again, deliver: (partition: number, ...keys: string[]) => again(partition, 1, ...keys) };
  };

  it('of several partitions together get their batches as one, and what fails again alone', async () => {
    const { calls, buried, deliver } = await together();
    await Promise.all([deliver(0, 'a', 'b'), deliver(1, 'c')]);
    expect(calls).toEqual([['a', 'b', 'c']]);
    calls.length = 0;
    await Promise.all([deliver(0, 'd', 'bad'), deliver(1, 'e')]);
    expect(calls.filter((keys) => keys.length > 1)).toEqual([['d', 'bad', 'e']]);
    expect(
      calls
        .filter((keys) => keys.length === 1)
        .map(([key]) => key)
        .sort(),
    ).toEqual(['bad', 'bad', 'bad', 'd', 'e']);
    expect(buried).toEqual(['bad']);
    calls.length = 0;
    await deliver(0, 'f', 'nobody');
    expect(calls).toEqual([['f']]);
    expect(buried).toEqual(['bad', 'nobody']);
  });

  it('of several partitions together do not wait twice for what one of them cannot get done', async () => {
    const { calls, deliver, again } = await together();
    const first = await Promise.allSettled([deliver(0, 'late'), deliver(1, 'a')]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    calls.length = 0;
    const second = await Promise.allSettled([again(0, 2, 'late'), again(1, 2, 'a'), deliver(2, 'b'), deliver(3, 'c')]);
    expect(second.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(calls.toSorted()).toEqual([['a'], ['b', 'c'], ['late']]);
  });

  it('of several partitions together take a long batch by itself, beside the others', async () => {
    const { calls, deliver } = await together();
    const long = Array.from({ length: 60 }, () => 'x');
    await Promise.all([deliver(0, ...long), deliver(1, 'a'), deliver(2, 'b')]);
    expect(calls.toSorted()).toEqual([['a', 'b'], long]);
  });
});
