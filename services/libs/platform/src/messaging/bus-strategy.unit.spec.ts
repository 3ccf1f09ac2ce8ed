import { describe, expect, it } from '@jest/globals';
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
});
