import type { Logger, PlatformSettings, Transaction } from '@nowahala/platform';
import { Clock, LOGGER, Metrics, SETTINGS, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { CheckResult } from './check-result.js';
import { isFailed } from './check-result.js';
import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';
import { Pings, pingKey } from './ports/pings.js';
import { Workspaces } from './ports/tenants.js';
import { RecordFailures } from './record-failures.js';
import type { DiagnosedFailure } from './record-failures.js';
import { lockOf } from './server-lock.js';
import { ProcessDeadlines } from './process-deadlines.js';
import { EvaluateHealth } from './evaluate-health.js';

/** So much in one transaction: enough to be fast, little enough to stay short. A bad answer means far more to write. */
const PORTION = 2_000;
const WEIGHT_OF_FAILURE = 20;
export const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Stores a batch of answers and judges those that may change something, in one transaction. */
@Injectable()
export class IngestCheckResults {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly monitors: Monitors,
    private readonly pings: Pings,
    private readonly failures: RecordFailures,
    private readonly health: EvaluateHealth,
    private readonly deadlines: ProcessDeadlines,
    private readonly tenants: Workspaces,
    private readonly metrics: Metrics,
    @Inject(SETTINGS) settings: PlatformSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const region of settings.regions) metrics.detectorResults.inc({ region }, 0);
  }

  async handle(results: CheckResult[]): Promise<void> {
    const kept = this.timely(withoutRepeats(results));
    await this.pings.ensurePartitions(kept.map((ping) => ping.scheduledAt));
    let waiting = false;
    for (const chunk of inPortions(kept)) waiting = (await this.store.transaction((tx) => this.take(tx, chunk))) || waiting;
    if (waiting) this.deadlines.soon();
  }

  private async take(tx: Transaction, chunk: CheckResult[]): Promise<boolean> {
    const serverIds = [...new Set(chunk.map((ping) => ping.serverId))];
    const { unusual, strangers } = await this.monitors.findExceptions(tx, serverIds);
    const unknown = new Set(strangers);
    const byServer = Map.groupBy(chunk, (ping) => ping.serverId);
    const { toMarkUp, toEvaluate } = byNeed(byServer, unusual, unknown);
    await tx.lock(...toEvaluate.map(lockOf));

    const erased = await this.registerStrangers(tx, uniqueServers(chunk.filter((ping) => unknown.has(ping.serverId))));
    const alive = chunk.filter((ping) => !unusual.get(ping.serverId)?.removed && !erased.has(ping.workspaceId));
    if (alive.length === 0) return false;
    const { failedKeys, answered } = await this.pings.add(tx, alive);
    tx.afterCommit(() => {
      for (const [region, slots] of answered) this.metrics.detectorResults.inc({ region }, slots);
    });
    if (toMarkUp.length > 0)
      await this.health.begin(
        tx,
        toMarkUp.map((serverId) => ({ serverId, lastSuccessAt: newestSuccessOf(byServer.get(serverId)!) })),
      );
    return toEvaluate.length > 0 && this.evaluate(tx, toEvaluate, byServer, failedKeys);
  }

  private async evaluate(
    tx: Transaction,
    serverIds: string[],
    byServer: Map<string, CheckResult[]>,
    failedKeys: Set<string>,
  ): Promise<boolean> {
    const monitors = (await this.monitors.lockAll(tx, serverIds)).filter((one) => !one.removed);
    const pingsOf = (monitor: Monitor): CheckResult[] => byServer.get(monitor.serverId) ?? [];
    const failures = await this.failures.handle(
      tx,
      monitors.flatMap(pingsOf).filter((ping) => isFailed(ping) && failedKeys.has(pingKey(ping))),
    );
    await this.applyNewerSuccesses(
      tx,
      monitors.filter((one) => one.health.now.status === 'up'),
      pingsOf,
      failures,
    );
    let waiting = false;
    for (const monitor of monitors) {
      const own = pingsOf(monitor).filter((ping) => !isFailed(ping) || failures.has(ping));
      waiting = (await this.health.evaluate(tx, monitor, own, failures)) || waiting;
    }
    return waiting;
  }

  /** A good answer made after the bad one has the last word, though it was stored before: what is up is not written with each. */
  private async applyNewerSuccesses(
    tx: Transaction,
    up: Monitor[],
    pingsOf: (monitor: Monitor) => CheckResult[],
    failures: Map<CheckResult, DiagnosedFailure>,
  ): Promise<void> {
    const suspects = up.flatMap((one) =>
      pingsOf(one)
        .filter((ping) => failures.has(ping))
        .slice(0, 1),
    );
    const newest = await this.pings.newestSuccesses(
      tx,
      suspects.map((ping) => ({ serverId: ping.serverId, slot: ping.scheduledAt })),
    );
    for (const { serverId, startedAt } of newest) {
      const monitor = up.find((one) => one.serverId === serverId)!;
      const inHand = pingsOf(monitor).some((ping) => !isFailed(ping) && ping.startedAt.getTime() === startedAt.getTime());
      const { now } = monitor.health;
      if (now.status === 'up' && !inHand)
        monitor.health = { ...monitor.health, now: { status: 'up', lastSuccessAt: Math.max(startedAt.getTime(), now.lastSuccessAt) } };
    }
  }

  /** A ping may overtake the news of its server; but what was erased stays erased. */
  private async registerStrangers(tx: Transaction, strangers: CheckResult[]): Promise<Set<string>> {
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
  private timely(results: CheckResult[]): CheckResult[] {
    const now = this.clock.nowMs();
    const kept = results.filter(
      (ping) => ping.scheduledAt.getTime() > now - KEPT_DAYS * DAY_MS && ping.scheduledAt.getTime() < now + DAY_MS,
    );
    if (kept.length < results.length)
      this.logger.warn({ dropped: results.length - kept.length }, 'pings outside the time that is kept were dropped');
    return kept;
  }
}

function inPortions(pings: CheckResult[]): CheckResult[][] {
  const all: CheckResult[][] = [];
  let weight = PORTION;
  for (const ping of pings) {
    weight += isFailed(ping) ? WEIGHT_OF_FAILURE : 1;
    if (weight > PORTION) {
      all.push([]);
      weight = isFailed(ping) ? WEIGHT_OF_FAILURE : 1;
    }
    all.at(-1)!.push(ping);
  }
  return all;
}

/** A batch may hold the same answer twice. */
function withoutRepeats(results: CheckResult[]): CheckResult[] {
  return [...new Map(results.map((ping) => [pingKey(ping), ping])).values()];
}

/** Servers that only begin to answer well are many after a start, and simple; only the others are locked and evaluated. */
function byNeed(
  byServer: Map<string, CheckResult[]>,
  unusual: Map<string, { state: string }>,
  unknown: Set<string>,
): { toMarkUp: string[]; toEvaluate: string[] } {
  const toMarkUp: string[] = [];
  const toEvaluate: string[] = [];
  for (const [serverId, pings] of byServer) {
    const state = unknown.has(serverId) ? 'unknown' : unusual.get(serverId)?.state;
    if (pings.some(isFailed)) toEvaluate.push(serverId);
    else if (state === undefined || pings.every((ping) => ping.outcome === 'unknown')) continue;
    else if (state === 'unknown') toMarkUp.push(serverId);
    else toEvaluate.push(serverId);
  }
  return { toMarkUp, toEvaluate };
}

const newestSuccessOf = (pings: CheckResult[]): number =>
  Math.max(...pings.filter((ping) => ping.outcome === 'success').map((ping) => ping.startedAt.getTime()));

function uniqueServers(pings: CheckResult[]): CheckResult[] {
  return [...new Map(pings.map((ping) => [ping.serverId, ping])).values()];
}
