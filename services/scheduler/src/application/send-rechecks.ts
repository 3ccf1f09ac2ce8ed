import { Inject, Injectable } from '@nestjs/common';
import { Clock, dueTime, Store, traced } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { RecheckRepository } from '../database/recheck.repository.js';
import type { DueRecheck } from '../database/recheck.repository.js';
import { recheckRegion } from '../domain/live-regions.js';
import { turnOf } from '../domain/slots.js';
import { SchedulerMetrics } from '../scheduler.metrics.js';
import { LiveRegions } from './live-regions.js';
import { CHECK_REQUESTS } from './ports.js';
import type { CheckRequests } from './ports.js';

/** A run ends; what is due then the lookout sees. */
const MOST_CLAIMS = 20;

/** Sends the rechecks that are due, each in the trace of the check that asked for it. */
@Injectable()
export class SendRechecks {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly rechecks: RecheckRepository,
    private readonly liveRegions: LiveRegions,
    private readonly metrics: SchedulerMetrics,
    @Inject(CHECK_REQUESTS) private readonly requests: CheckRequests,
  ) {}

  async execute(): Promise<void> {
    for (let claims = 1; claims <= MOST_CLAIMS; claims += 1) if (await this.sendSome()) return;
  }

  /** True where nothing more is due. */
  private async sendSome(): Promise<boolean> {
    return this.store.transaction(async (tx) => {
      // Whoever claims one takes it from all others: a wrong clock of ours must not. Asked of the transaction the database always
      // answers, also after this machine stood still together with both its clocks.
      const now = await dueTime(tx, this.clock);
      const { due, expired, all } = await this.rechecks.claimDue(tx, now, this.clock.now());
      await this.send(tx, due);
      tx.afterCommit(() => this.metrics.countRechecks(due.length, expired));
      return all;
    });
  }

  private async send(tx: Transaction, due: DueRecheck[]): Promise<void> {
    const asked = new Map<string, string[]>();
    for (const one of due) {
      const { dueAt: scheduledAt, expiresAt, check, candidateId } = one;
      const asking = asked.get(candidateId) ?? [];
      const region = recheckRegion(this.liveRegions.regions, [...votedOn(one), ...asking], turnOf(candidateId, scheduledAt));
      if (candidateId !== '') asked.set(candidateId, [...asking, region]);
      const request = { target: one, scheduledAt, expiresAt, check, candidateId };
      await traced('recheck', one.traceparent, () => this.requests.publishRecheck(tx, region, request));
    }
    await this.rechecks.markAsked(tx, asked);
  }
}

/** An analyzer of an older release names the region of the first vote alone. */
const votedOn = ({ votedRegions, avoidRegion }: DueRecheck): string[] =>
  avoidRegion === '' || votedRegions.includes(avoidRegion) ? votedRegions : [avoidRegion, ...votedRegions];
