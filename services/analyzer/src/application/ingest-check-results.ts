import { DAY_MS } from '@nowahala/kernel';
import { Clock, LOGGER, SETTINGS, Store } from '@nowahala/platform';
import type { Logger, PlatformSettings, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { PingPartitionRepository } from '../database/ping-partition.repository.js';
import { PingRepository } from '../database/ping.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { isFailed, pingKey } from '../domain/health/check-result.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { openIncidentOf } from '../domain/health/health.js';
import { downPolicy } from '../domain/health/down-policy.js';
import { beginsNothing, countsDuringMaintenance } from '../domain/health/during-maintenance.js';
import { KEPT_DAYS } from '../domain/health/kept-days.js';
import { lockOf, workspaceLockOf } from '../domain/health/monitor.js';
import type { Monitor } from '../domain/health/monitor.js';
import { notAhead } from '../domain/health/not-ahead.js';
import { isWithin } from '../domain/maintenance/maintenance.js';
import type { Span } from '../domain/maintenance/maintenance.js';
import { AnswerDoneSteps } from './answer-done-steps.js';
import { EvaluateServer } from './evaluate-server.js';
import { RecordFailures } from './record-failures.js';
import type { DiagnosedFailure } from './record-failures.js';
import { SaveMonitor } from './save-monitor.js';
import { WatchSlowness } from './watch-slowness.js';

/** One transaction takes so much: enough to be fast, little enough to stay short. A failed check means far more to write. */
const PORTION = 2_000;
const WEIGHT_OF_FAILURE = 20;

/** Stores a batch of check results, and evaluates those that may change something, in one transaction. */
@Injectable()
export class IngestCheckResults {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly monitors: MonitorRepository,
    private readonly pings: PingRepository,
    private readonly partitions: PingPartitionRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly maintenances: MaintenanceRepository,
    private readonly failures: RecordFailures,
    private readonly servers: EvaluateServer,
    private readonly saving: SaveMonitor,
    private readonly steps: AnswerDoneSteps,
    private readonly slowness: WatchSlowness,
    private readonly metrics: AnalyzerMetrics,
    @Inject(SETTINGS) settings: PlatformSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const region of settings.regions) metrics.results.inc({ region }, 0);
  }

  /** Returns true when a group of siblings waits: its deadline should be processed at once. */
  async execute(received: CheckResult[]): Promise<boolean> {
    const results = await this.timely(withoutRepeats(received));
    await this.partitions.ensure(results.map((result) => result.scheduledAt));
    let groupWaits = false;
    try {
      for (const portion of inPortions(results))
        groupWaits = (await this.store.transaction((tx) => this.ingest(tx, portion))) || groupWaits;
    } catch (error) {
      this.partitions.forget();
      throw error;
    }
    return groupWaits;
  }

  private async ingest(tx: Transaction, results: CheckResult[]): Promise<boolean> {
    const byServer = Map.groupBy(results, (result) => result.serverId);
    const { unusual, strangers } = await this.monitors.findExceptions(tx, [...byServer.keys()]);
    const unknown = new Set(strangers);
    const { toMarkUp, toEvaluate } = byNeed(byServer, unusual, unknown);
    const ofStrangers = uniqueServers(results.filter((result) => unknown.has(result.serverId)));
    await tx.lock(...ofStrangers.map((result) => workspaceLockOf(result.workspaceId)));
    await tx.lock(...toEvaluate.map(lockOf));

    const erased = await this.registerStrangers(tx, ofStrangers);
    const alive = results.filter((result) => !unusual.get(result.serverId)?.removed && !erased.has(result.workspaceId));
    if (alive.length === 0) return false;
    const { failedKeys, answered } = await this.pings.add(tx, alive);
    await this.slowness.note(tx, alive);
    tx.afterCommit(() => {
      for (const [region, slots] of answered) this.metrics.results.inc({ region }, slots);
    });
    if (toMarkUp.length > 0) {
      const successes = toMarkUp.map((serverId) => ({ serverId, lastSuccessAt: newestSuccessOf(byServer.get(serverId)!) }));
      for (const monitor of await this.monitors.markUp(tx, successes, tx.now)) await this.saving.publish(tx, monitor, 'unknown');
    }
    await this.answerSteps(tx, alive, new Set(toEvaluate));
    return toEvaluate.length > 0 && this.evaluate(tx, toEvaluate, byServer, failedKeys);
  }

  /** Steps of servers that are slow: they answer, so nothing of them is evaluated here. Only what was asked for is looked up. */
  private async answerSteps(tx: Transaction, results: CheckResult[], evaluated: Set<string>): Promise<void> {
    const asked = results.filter((result) => isAskedFor(result) && !evaluated.has(result.serverId));
    await this.steps.execute(tx, asked, () => undefined);
  }

  private async evaluate(tx: Transaction, serverIds: string[], byServer: ByServer, failedKeys: Set<string>): Promise<boolean> {
    const monitors = (await this.monitors.lockAll(tx, serverIds)).filter((one) => !one.removed);
    const resultsOf = (monitor: Monitor): CheckResult[] => byServer.get(monitor.serverId) ?? [];
    // What probers say now is not ahead: else a clock of ours that is slow would date an outage back by what it lacks.
    const latest = (monitor: Monitor): number =>
      Math.max(tx.now.getTime(), ...resultsOf(monitor).map(({ startedAt }) => startedAt.getTime()));
    for (const monitor of monitors) monitor.health = notAhead(monitor.health, latest(monitor), downPolicy);
    const failed = monitors.flatMap(resultsOf).filter((result) => isFailed(result) && failedKeys.has(pingKey(result)));
    const good = monitors.filter(({ health }) => openIncidentOf(health)).flatMap((monitor) => resultsOf(monitor).filter(isGood));
    const newlyFailed = await this.outsideMaintenance(tx, monitors, failed, good);
    const failures = await this.failures.execute(tx, newlyFailed);
    const answering = monitors.flatMap((one) => (openIncidentOf(one.health) ? resultsOf(one) : resultsOf(one).filter(isAskedFor)));
    await this.steps.execute(tx, answering, (result) => (result.evidence ? failures.get(result)?.diagnosis : undefined));
    const up = monitors.filter((one) => one.health.now.status === 'up');
    await this.applyNewerSuccesses(tx, up, resultsOf, failures);
    let groupWaits = false;
    for (const monitor of monitors) {
      const own = resultsOf(monitor).filter((result) => !isFailed(result) || failures.has(result));
      groupWaits = (await this.servers.execute(tx, monitor, own, failures)) || groupWaits;
    }
    return groupWaits;
  }

  /**
   * What fails while the owner works on it is stored and nothing else, unless an incident is open. Of an open one the good answers say
   * as well that they are of a maintenance: no narrower incident begins by them. See RULES.md#maintenance
   */
  private async outsideMaintenance(
    tx: Transaction,
    monitors: Monitor[],
    failed: CheckResult[],
    good: CheckResult[],
  ): Promise<CheckResult[]> {
    const results = [...failed, ...good];
    if (results.length === 0) return failed;
    const times = results.map(({ startedAt }) => startedAt.getTime());
    const serverIds = [...new Set(results.map(({ serverId }) => serverId))];
    const now = tx.now.getTime();
    const spans = await this.maintenances.spans(serverIds, new Date(Math.min(...times)), new Date(Math.max(now, ...times) + 1), tx);
    if (spans.size === 0) return failed;
    const spansOf = ({ serverId }: CheckResult): readonly Span[] => spans.get(serverId) ?? [];
    for (const result of results) result.inMaintenance = isWithin(spansOf(result), result.startedAt.getTime());
    const healthOf = new Map(monitors.map(({ serverId, health }) => [serverId, health]));
    return failed.filter((result) => {
      const health = healthOf.get(result.serverId)!;
      if (beginsNothing(health, result.startedAt.getTime(), spansOf(result), now)) return false;
      return !result.inMaintenance || countsDuringMaintenance(result, health);
    });
  }

  /** A success after the failed check counts although it was stored before: the row of a server that is up is not written with each. */
  private async applyNewerSuccesses(
    tx: Transaction,
    up: Monitor[],
    resultsOf: (monitor: Monitor) => CheckResult[],
    failures: Map<CheckResult, DiagnosedFailure>,
  ): Promise<void> {
    const firstFailures = up.flatMap((monitor) => resultsOf(monitor).find((result) => failures.has(result)) ?? []);
    const since = firstFailures.map(({ serverId, scheduledAt }) => ({ serverId, slot: scheduledAt }));
    // Later than now are those of a clock that went back; a prober's that is ahead costs a re-check at most.
    for (const { serverId, startedAt } of await this.pings.newestSuccesses(tx, since, tx.now)) {
      const monitor = up.find((one) => one.serverId === serverId)!;
      const inHand = resultsOf(monitor).some((result) => !isFailed(result) && result.startedAt.getTime() === startedAt.getTime());
      const { now } = monitor.health;
      if (now.status === 'up' && !inHand)
        monitor.health = { ...monitor.health, now: { status: 'up', lastSuccessAt: Math.max(startedAt.getTime(), now.lastSuccessAt) } };
    }
  }

  /** A ping may arrive before the message about its server; what was erased stays erased. */
  private async registerStrangers(tx: Transaction, strangers: CheckResult[]): Promise<Set<string>> {
    if (strangers.length === 0) return new Set();
    const erased = await this.workspaces.erased(tx, [...new Set(strangers.map((result) => result.workspaceId))]);
    const registered = strangers.filter((result) => !erased.has(result.workspaceId));
    await this.monitors.add(tx, registered, tx.now);
    return erased;
  }

  /** Older than pings are kept, or further in the future than a clock can be wrong: not stored. It may be ours that is wrong by weeks. */
  private async timely(results: CheckResult[]): Promise<CheckResult[]> {
    const isTimely = ({ scheduledAt }: CheckResult, now: number): boolean =>
      scheduledAt.getTime() > now - KEPT_DAYS * DAY_MS && scheduledAt.getTime() < now + DAY_MS;
    const now = this.clock.nowMs();
    if (results.every((result) => isTimely(result, now))) return results;
    const databaseNow = (await this.pings.now()).getTime();
    const kept = results.filter((result) => isTimely(result, now) || isTimely(result, databaseNow));
    const dropped = results.length - kept.length;
    if (dropped === 0) return kept;
    this.metrics.dropped.inc({ reason: 'outside_retention' }, dropped);
    this.logger.warn({ dropped }, 'pings outside of retention dropped');
    return kept;
  }
}

type ByServer = Map<string, CheckResult[]>;

function inPortions(results: CheckResult[]): CheckResult[][] {
  const portions: CheckResult[][] = [];
  let weight = PORTION;
  for (const result of results) {
    weight += isFailed(result) ? WEIGHT_OF_FAILURE : 1;
    if (weight > PORTION) {
      portions.push([]);
      weight = isFailed(result) ? WEIGHT_OF_FAILURE : 1;
    }
    portions.at(-1)!.push(result);
  }
  return portions;
}

/** A batch may hold the same ping twice; of a measured result and one that was not measured the first counts. */
function withoutRepeats(results: CheckResult[]): CheckResult[] {
  const measuredLast = [...results].sort((a, b) => Number(a.outcome !== 'unknown') - Number(b.outcome !== 'unknown'));
  return [...new Map(measuredLast.map((result) => [pingKey(result), result])).values()];
}

/** After a start many servers answer for the first time: they are marked in bulk. Only the others are locked and evaluated. */
function byNeed(byServer: ByServer, unusual: Map<string, { state: string }>, unknown: Set<string>) {
  const toMarkUp: string[] = [];
  const toEvaluate: string[] = [];
  for (const [serverId, results] of byServer) {
    const state = unknown.has(serverId) ? 'unknown' : unusual.get(serverId)?.state;
    if (results.some(isFailed)) toEvaluate.push(serverId);
    else if (state === undefined || (!isInDoubt(state) && results.every((result) => result.outcome === 'unknown'))) continue;
    else if (state === 'unknown') toMarkUp.push(serverId);
    else toEvaluate.push(serverId);
  }
  return { toMarkUp, toEvaluate };
}

const isAskedFor = ({ kind }: CheckResult): boolean => kind === 'recovery';

/** What could not be measured is asked again. */
const isInDoubt = (state: string): boolean => state === 'suspect';

const isGood = ({ outcome }: CheckResult): boolean => outcome === 'success';

const newestSuccessOf = (results: CheckResult[]): number => Math.max(...results.filter(isGood).map((result) => result.startedAt.getTime()));

const uniqueServers = (results: CheckResult[]): CheckResult[] => [...new Map(results.map((result) => [result.serverId, result])).values()];
