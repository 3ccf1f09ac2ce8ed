import { Controller } from '@nestjs/common';
import type { pings } from '@nowahala/contracts';
import { NetworkPolicy, OnTopic, type TopicBatch } from '@nowahala/platform';
import { RunChecks } from '../../application/run-checks.js';
import { ShardEpochs } from '../../domain/shard-epochs.js';
import { toCheckRequest } from '../mappers/check-request.mapper.js';

/** Checks that are due, from the scheduler. Accepting one means to queue it; a full queue makes the bus wait. */
@Controller()
export class CheckRequestConsumer {
  private readonly epochs = new ShardEpochs();

  constructor(
    private readonly checks: RunChecks,
    private readonly policy: NetworkPolicy,
  ) {}

  @OnTopic('ping.requested', { batch: true, sessionTimeoutMs: 10_000 })
  async onPingRequested(batch: TopicBatch<'ping.requested'>): Promise<void> {
    for (const { message, context } of batch) {
      await this.checks.whenNotFull();
      if (!this.epochs.isCurrent(message.shard, message.epoch)) continue;
      for (const ping of message.pings) this.accept(ping, context.meta.traceparent);
    }
  }

  /** A group of its own: a re-check never waits behind a full queue of ordinary checks. */
  @OnTopic('ping.recheck', { group: 'recheck', batch: true, sessionTimeoutMs: 10_000 })
  async onPingRecheck(batch: TopicBatch<'ping.recheck'>): Promise<void> {
    for (const { message, context } of batch) this.accept(message.ping, context.meta.traceparent);
  }

  private accept(ping: pings.DuePing | undefined, traceparent: string | undefined): void {
    const request = toCheckRequest(ping, this.policy, traceparent);
    if (request !== null) this.checks.accept(request);
  }
}
