import { Controller } from '@nestjs/common';
import { isUuid, onceEach, OnTopic } from '@nowahala/platform';
import type { TopicBatch } from '@nowahala/platform';
import { ServerSignalRepository } from '../../database/server-signal.repository.js';

@Controller()
export class UsageConsumer {
  constructor(private readonly signals: ServerSignalRepository) {}

  /** Thousands come within the same minute. */
  @OnTopic('server.usage', { batch: true, together: true })
  async onServerUsage(batch: TopicBatch<'server.usage'>): Promise<void> {
    const items = batch.filter(({ message }) => isUuid(message.serverId));
    await onceEach(items, (fresh, tx) =>
      this.signals.upsertUsage(
        tx,
        fresh.map(({ message }) => message),
      ),
    );
  }
}
