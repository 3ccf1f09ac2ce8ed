import type { Logger, Transaction } from '@nowahala/platform';
import { Clock, LOGGER, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ObservedPing } from './observed-ping.js';
import { isBad } from './observed-ping.js';
import { Monitors } from './ports/monitors.js';
import { Pings, pingKey } from './ports/pings.js';
import { Tenants } from './ports/tenants.js';
import { RecordFaults } from './record-faults.js';
import { lockOf } from './server-lock.js';
import { SettleDeadlines } from './settle-deadlines.js';
import { WatchHealth } from './watch-health.js';

/** So many in one transaction; enough to be fast, few enough to stay short. */
const MOST_AT_ONCE = 2_000;
export const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Stores a batch of answers and judges those that may change something, in one transaction. */
@Injectable()
export class ObservePings {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly monitors: Monitors,
    private readonly pings: Pings,
    private readonly faults: RecordFaults,
    private readonly health: WatchHealth,
    private readonly deadlines: SettleDeadlines,
    private readonly tenants: Tenants,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async handle(observed: ObservedPing[]): Promise<void> {
    const kept = this.timely(onlyOnce(observed));
    await this.pings.makeRoom(kept.map((ping) => ping.scheduledAt));
    let settle = false;
    for (let i = 0; i < kept.length; i += MOST_AT_ONCE) {
      const chunk = kept.slice(i, i + MOST_AT_ONCE);
      settle = (await this.store.transaction((tx) => this.take(tx, chunk))) || settle;
    }
    if (settle) this.deadlines.soon();
  }

  private async take(tx: Transaction, chunk: ObservedPing[]): Promise<boolean> {
    const serverIds = [...new Set(chunk.map((ping) => ping.serverId))];
    const known = await this.monitors.known(tx, serverIds);
    const eventful = new Set(
      chunk
        .filter((ping) => isBad(ping) || (ping.outcome !== 'unknown' && known.get(ping.serverId)?.state !== 'up'))
        .map((ping) => ping.serverId),
    );
    await tx.lock(...[...eventful].map(lockOf));

    const erased = await this.welcome(tx, uniqueServers(chunk.filter((ping) => !known.has(ping.serverId))));
    const alive = chunk.filter((ping) => !known.get(ping.serverId)?.removed && !erased.has(ping.workspaceId));
    if (alive.length === 0) return false;
    const { badKeys } = await this.pings.add(tx, alive);
    if (eventful.size === 0) return false;

    const freshBad = alive.filter((ping) => isBad(ping) && badKeys.has(pingKey(ping)));
    const faults = await this.faults.handle(tx, freshBad);
    const watched = await this.monitors.load(tx, [...eventful]);
    const doubted = watched
      .filter((one) => one.health.now.is === 'up')
      .flatMap((one) => freshBad.filter((ping) => ping.serverId === one.serverId).slice(0, 1));
    const newest = new Map(
      (
        await this.pings.newestGood(
          tx,
          doubted.map((ping) => ({ serverId: ping.serverId, slot: ping.scheduledAt })),
        )
      ).map((one) => [one.serverId, one.startedAt.getTime()]),
    );

    let settle = false;
    for (const monitor of watched) {
      if (monitor.removed) continue;
      const own = alive.filter((ping) => ping.serverId === monitor.serverId && (!isBad(ping) || faults.has(ping)));
      // A good answer made after the bad one has the last word, though it was stored before.
      const goodAt = laterGood(newest.get(monitor.serverId), own);
      if (monitor.health.now.is === 'up' && goodAt !== null)
        monitor.health = { ...monitor.health, now: { is: 'up', goodAt: Math.max(goodAt, monitor.health.now.goodAt) } };
      settle = (await this.health.judge(tx, monitor, own, faults)) || settle;
    }
    return settle;
  }

  /** A ping may overtake the news of its server; but what was erased stays erased. */
  private async welcome(tx: Transaction, strangers: ObservedPing[]): Promise<Set<string>> {
    if (strangers.length === 0) return new Set();
    const erased = await this.tenants.erased(tx, [...new Set(strangers.map((ping) => ping.workspaceId))]);
    await this.monitors.add(
      tx,
      strangers.filter((ping) => !erased.has(ping.workspaceId)),
      tx.now,
    );
    return erased;
  }

  /** Older than we keep, or further in the future than a clock can be wrong: not stored. */
  private timely(observed: ObservedPing[]): ObservedPing[] {
    const now = this.clock.nowMs();
    const kept = observed.filter(
      (ping) => ping.scheduledAt.getTime() > now - KEPT_DAYS * DAY_MS && ping.scheduledAt.getTime() < now + DAY_MS,
    );
    if (kept.length < observed.length)
      this.logger.warn({ dropped: observed.length - kept.length }, 'pings outside the time that is kept were dropped');
    return kept;
  }
}

/** A batch may hold the same answer twice. */
function onlyOnce(observed: ObservedPing[]): ObservedPing[] {
  return [...new Map(observed.map((ping) => [pingKey(ping), ping])).values()];
}

function laterGood(stored: number | undefined, own: ObservedPing[]): number | null {
  if (stored === undefined) return null;
  const inHand = new Set(own.filter((ping) => !isBad(ping)).map((ping) => ping.startedAt.getTime()));
  return inHand.has(stored) ? null : stored;
}

function uniqueServers(pings: ObservedPing[]): ObservedPing[] {
  return [...new Map(pings.map((ping) => [ping.serverId, ping])).values()];
}
