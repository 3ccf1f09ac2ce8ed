import type { Logger, PlatformSettings, Transaction } from '@nowahala/platform';
import { Clock, LOGGER, Metrics, SETTINGS, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ObservedPing } from './observed-ping.js';
import { isBad } from './observed-ping.js';
import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';
import { Pings, pingKey } from './ports/pings.js';
import { Tenants } from './ports/tenants.js';
import { RecordFaults } from './record-faults.js';
import type { Fault } from './record-faults.js';
import { lockOf } from './server-lock.js';
import { SettleDeadlines } from './settle-deadlines.js';
import { WatchHealth } from './watch-health.js';

/** So much in one transaction: enough to be fast, little enough to stay short. A bad answer means far more to write. */
const PORTION = 2_000;
const WEIGHT_OF_BAD = 20;
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
    private readonly metrics: Metrics,
    @Inject(SETTINGS) settings: PlatformSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const region of settings.regions) metrics.detectorResults.inc({ region }, 0);
  }

  async handle(observed: ObservedPing[]): Promise<void> {
    const kept = this.timely(onlyOnce(observed));
    await this.pings.makeRoom(kept.map((ping) => ping.scheduledAt));
    let settle = false;
    for (const chunk of portions(kept)) settle = (await this.store.transaction((tx) => this.take(tx, chunk))) || settle;
    if (settle) this.deadlines.soon();
  }

  private async take(tx: Transaction, chunk: ObservedPing[]): Promise<boolean> {
    const serverIds = [...new Set(chunk.map((ping) => ping.serverId))];
    const { unusual, strangers } = await this.monitors.exceptions(tx, serverIds);
    const unknown = new Set(strangers);
    const byServer = Map.groupBy(chunk, (ping) => ping.serverId);
    const { toBegin, toJudge } = sortOut(byServer, unusual, unknown);
    await tx.lock(...toJudge.map(lockOf));

    const erased = await this.welcome(tx, uniqueServers(chunk.filter((ping) => unknown.has(ping.serverId))));
    const alive = chunk.filter((ping) => !unusual.get(ping.serverId)?.removed && !erased.has(ping.workspaceId));
    if (alive.length === 0) return false;
    const { badKeys, answered } = await this.pings.add(tx, alive);
    tx.afterCommit(() => {
      for (const [region, slots] of answered) this.metrics.detectorResults.inc({ region }, slots);
    });
    if (toBegin.length > 0)
      await this.health.begin(
        tx,
        toBegin.map((serverId) => ({ serverId, goodAt: newestGoodOf(byServer.get(serverId)!) })),
      );
    return toJudge.length > 0 && this.judge(tx, toJudge, byServer, badKeys);
  }

  private async judge(tx: Transaction, serverIds: string[], byServer: Map<string, ObservedPing[]>, badKeys: Set<string>): Promise<boolean> {
    const watched = (await this.monitors.load(tx, serverIds)).filter((one) => !one.removed);
    const pingsOf = (monitor: Monitor): ObservedPing[] => byServer.get(monitor.serverId) ?? [];
    const faults = await this.faults.handle(
      tx,
      watched.flatMap(pingsOf).filter((ping) => isBad(ping) && badKeys.has(pingKey(ping))),
    );
    await this.freshen(
      tx,
      watched.filter((one) => one.health.now.is === 'up'),
      pingsOf,
      faults,
    );
    let settle = false;
    for (const monitor of watched) {
      const own = pingsOf(monitor).filter((ping) => !isBad(ping) || faults.has(ping));
      settle = (await this.health.judge(tx, monitor, own, faults)) || settle;
    }
    return settle;
  }

  /** A good answer made after the bad one has the last word, though it was stored before: what is up is not written with each. */
  private async freshen(
    tx: Transaction,
    up: Monitor[],
    pingsOf: (monitor: Monitor) => ObservedPing[],
    faults: Map<ObservedPing, Fault>,
  ): Promise<void> {
    const doubted = up.flatMap((one) =>
      pingsOf(one)
        .filter((ping) => faults.has(ping))
        .slice(0, 1),
    );
    const newest = await this.pings.newestGood(
      tx,
      doubted.map((ping) => ({ serverId: ping.serverId, slot: ping.scheduledAt })),
    );
    for (const { serverId, startedAt } of newest) {
      const monitor = up.find((one) => one.serverId === serverId)!;
      const inHand = pingsOf(monitor).some((ping) => !isBad(ping) && ping.startedAt.getTime() === startedAt.getTime());
      const { now } = monitor.health;
      if (now.is === 'up' && !inHand)
        monitor.health = { ...monitor.health, now: { is: 'up', goodAt: Math.max(startedAt.getTime(), now.goodAt) } };
    }
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

function portions(pings: ObservedPing[]): ObservedPing[][] {
  const all: ObservedPing[][] = [];
  let weight = PORTION;
  for (const ping of pings) {
    weight += isBad(ping) ? WEIGHT_OF_BAD : 1;
    if (weight > PORTION) {
      all.push([]);
      weight = isBad(ping) ? WEIGHT_OF_BAD : 1;
    }
    all.at(-1)!.push(ping);
  }
  return all;
}

/** A batch may hold the same answer twice. */
function onlyOnce(observed: ObservedPing[]): ObservedPing[] {
  return [...new Map(observed.map((ping) => [pingKey(ping), ping])).values()];
}

/** Servers that only begin to answer well are many after a start, and simple; only the others are locked and judged. */
function sortOut(
  byServer: Map<string, ObservedPing[]>,
  unusual: Map<string, { state: string }>,
  unknown: Set<string>,
): { toBegin: string[]; toJudge: string[] } {
  const toBegin: string[] = [];
  const toJudge: string[] = [];
  for (const [serverId, pings] of byServer) {
    const state = unknown.has(serverId) ? 'unknown' : unusual.get(serverId)?.state;
    if (pings.some(isBad)) toJudge.push(serverId);
    else if (state === undefined || pings.every((ping) => ping.outcome === 'unknown')) continue;
    else if (state === 'unknown') toBegin.push(serverId);
    else toJudge.push(serverId);
  }
  return { toBegin, toJudge };
}

const newestGoodOf = (pings: ObservedPing[]): number =>
  Math.max(...pings.filter((ping) => ping.outcome === 'success').map((ping) => ping.startedAt.getTime()));

function uniqueServers(pings: ObservedPing[]): ObservedPing[] {
  return [...new Map(pings.map((ping) => [ping.serverId, ping])).values()];
}
