import { Controller, Inject } from '@nestjs/common';
import { NetworkPolicy, OnTopic, type TopicBatch } from '@nowahala/platform';
import { PerformChecks } from '../../application/perform-checks.js';
import { toCheckRequest } from '../mappers/check.mapper.js';
import { ShardEpochs } from '../../domain/shard-epochs.js';

/** Checks that are due, from the scheduler. Taking one means to queue it; a full queue makes the bus wait. */
@Controller()
export class CheckRequestConsumer {
  private readonly epochs = new ShardEpochs();

  constructor(
    @Inject(PerformChecks) private readonly checks: PerformChecks,
    @Inject(NetworkPolicy) private readonly policy: NetworkPolicy,
  ) {}

  @OnTopic('ping.requested', { batch: true, sessionTimeoutMs: 10_000 })
  async onPingRequested(batch: TopicBatch<'ping.requested'>): Promise<void> {
    for (const { message, context } of batch) {
      await this.checks.whenNotFull();
      if (!this.epochs.isCurrent(message.shard, message.epoch)) continue;
      for (const ping of message.pings) this.accept(ping, context.meta.traceparent);
    }
  }

  /** A group of its own: a re-check never waits behind a full queue of ordinary ones. */
  @OnTopic('ping.recheck', { group: 'recheck', batch: true, sessionTimeoutMs: 10_000 })
  async onPingRecheck(batch: TopicBatch<'ping.recheck'>): Promise<void> {
    for (const { message, context } of batch) this.accept(message.ping, context.meta.traceparent);
  }

  private accept(ping: Parameters<typeof toCheckRequest>[0], traceparent: string | undefined): void {
    const request = toCheckRequest(ping, this.policy, traceparent);
    if (request !== null) this.checks.accept(request);
  }
}
