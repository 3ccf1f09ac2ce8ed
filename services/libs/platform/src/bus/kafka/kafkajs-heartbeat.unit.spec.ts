import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { beatAfterClockStep } from './kafkajs-heartbeat.js';

interface Member {
  memberId: string;
  coordinator: { heartbeat: () => Promise<void> };
  heartbeat(how: { interval: number }): Promise<void>;
}
const ConsumerGroup = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup') as new (parts: object) => Member;

function member() {
  const group = new ConsumerGroup({
    topics: [],
    topicConfigurations: {},
    retry: {},
    logger: { namespace: () => undefined },
    instrumentationEmitter: { emit: () => undefined },
  });
  const heartbeat = jest.fn(async () => undefined);
  Object.assign(group, { memberId: 'one', coordinator: { heartbeat } });
  return { beat: () => group.heartbeat({ interval: 1_000 }), heartbeat };
}

describe('heartbeats of a member of a group', () => {
  afterEach(() => void jest.useRealTimers());

  it('go on where the clock of its machine is set back, once in each interval', async () => {
    beatAfterClockStep();
    jest.useFakeTimers({ now: 10 * 3_600_000 });
    const { beat, heartbeat } = member();
    jest.setSystemTime(9 * 3_600_000);
    await beat();
    await beat();
    expect(heartbeat).toHaveBeenCalledTimes(1);
    jest.setSystemTime(9 * 3_600_000 + 1_000);
    await beat();
    expect(heartbeat).toHaveBeenCalledTimes(2);
  });
});
