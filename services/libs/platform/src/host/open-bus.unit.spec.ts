import { expect, it, jest } from '@jest/globals';
import { KafkaEventBus } from '../bus/kafka/kafka-event-bus.js';
import type { PlatformSettings } from '../config/config.js';
import type { Logger } from '../telemetry/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { openBus } from './open-bus.js';

it('a bus whose topics cannot be made is closed: it is opened again until it works', async () => {
  const close = jest.fn(async () => undefined);
  const ensureTopics = async () => Promise.reject(new Error('no right to create topics'));
  const opening = jest.spyOn(KafkaEventBus, 'open').mockResolvedValue({ ensureTopics, close } as unknown as KafkaEventBus);
  try {
    const settings = {
      KAFKA_BROKERS: ['broker:9092'],
      MIGRATE_ON_START: true,
      regions: [],
      PROCESS_NAME: 'spec',
    } as unknown as PlatformSettings;
    await expect(openBus(settings, '', new Metrics(), {} as Logger)).rejects.toThrow('no right');
    expect(close).toHaveBeenCalledTimes(1);
  } finally {
    opening.mockRestore();
  }
});
