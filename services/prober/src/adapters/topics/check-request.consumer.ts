import { Controller, Inject } from '@nestjs/common';
import type { TopicMessages, pings } from '@nowahala/contracts';
import { BUS, type Clock, LOGGER, NetworkPolicy, OnTopic, type TopicBatch } from '@nowahala/platform';
import type { EventBus, Logger, MessageContext } from '@nowahala/platform';
import { BusClock } from '../../application/bus-clock.js';
import { RunChecks } from '../../application/run-checks.js';
import { ShardEpochs } from '../../domain/shard-epochs.js';
import { ProberMetrics } from '../../prober.metrics.js';
import { toCheckRequest } from '../mappers/check-request.mapper.js';

/** Orders that are older were read before, or waited while nobody read. */
const FRESH_MS = 60_000;

type OneShard = Pick<TopicMessages['ping.requested'], 'shard' | 'epoch' | 'pings'>;

/** Checks that are due, from the scheduler. Accepting one means to queue it; a full queue makes the bus wait. */
@Controller()
export class CheckRequestConsumer {
  private readonly epochs = new ShardEpochs();

  constructor(
    private readonly checks: RunChecks,
    private readonly policy: NetworkPolicy,
    @Inject(BusClock) private readonly clock: Clock,
    private readonly metrics: ProberMetrics,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTopic('ping.requested', { batch: true, sessionTimeoutMs: 10_000 })
  async onPingRequested(batch: TopicBatch<'ping.requested'>): Promise<void> {
    for (const { message, context } of batch) {
      await this.checks.whenNotFull();
      const waitedMs = this.waitedMs(context);
      for (const run of runsOf(message)) {
        if (!this.isCurrent(run, waitedMs)) continue;
        for (const ping of run.pings) this.accept(ping, context, waitedMs);
      }
    }
  }

  /** A group of its own: a re-check never waits behind a full queue of ordinary checks. */
  @OnTopic('ping.recheck', { group: 'recheck', batch: true, sessionTimeoutMs: 10_000 })
  async onPingRecheck(batch: TopicBatch<'ping.recheck'>): Promise<void> {
    for (const { message, context } of batch) this.accept(message.ping, context, this.waitedMs(context, context.message.occurredAt));
  }

  private isCurrent({ shard, epoch, pings: due }: OneShard, waitedMs: number): boolean {
    const oldest = this.clock.nowMs() - FRESH_MS;
    const times = due.map(({ scheduledAt }) => scheduledAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const fresh = times.some((time) => Number.isFinite(time) && (time >= oldest || waitedMs < FRESH_MS));
    const span = { first: Math.min(...times), last: Math.max(...times) };
    const verdict = this.epochs.judge({ shard, epoch, fresh, due: span }, performance.now());
    if (verdict === 'restored') this.logger.warn({ shard, epoch }, 'lower epoch believed: nobody sends the higher one any more');
    if (verdict === 'outdated') this.metrics.droppedRequests.inc({ reason: 'old_epoch' }, due.length);
    return verdict !== 'outdated';
  }

  /**
   * Since the message came to the bus, for ever where that is not known. The bus knows nothing of a clock that a test moved.
   * `writtenAt`: of one that may have waited for the bus in the outbox of its sender.
   */
  private waitedMs({ message: { loggedAt } }: MessageContext, writtenAt?: Date): number {
    const nowMs = this.bus.time?.nowMs;
    if (loggedAt === undefined || nowMs === undefined || this.clock.offset !== 0) return Number.POSITIVE_INFINITY;
    return nowMs - Math.min(loggedAt.getTime(), writtenAt?.getTime() ?? Number.POSITIVE_INFINITY);
  }

  private accept(ping: pings.DuePing | undefined, { meta }: MessageContext, waitedMs: number): void {
    const request = toCheckRequest(ping, this.policy, meta.traceparent);
    if (request === null) this.metrics.droppedRequests.inc({ reason: 'unreadable' });
    else this.checks.accept(request, waitedMs);
  }
}

/** The checks of each shard. A release before sends one shard, without runs. */
function runsOf({ shard, epoch, pings: all, runs }: TopicMessages['ping.requested']): OneShard[] {
  let begin = 0;
  const parts = runs.map((run) => ({ shard: run.shard, epoch: run.epoch, pings: all.slice(begin, (begin += run.pings)) }));
  return parts.length > 0 ? parts : [{ shard, epoch, pings: all }];
}
