import { currentTraceparent, traced } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { SnapshotRepository } from '../database/snapshot.repository.js';
import { isFailed, toCheck } from '../domain/health/check-result.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { stateOf } from '../domain/health/health.js';
import type { Effect } from '../domain/health/health.js';
import type { Monitor, Suspicion } from '../domain/health/monitor.js';
import { downPolicy } from '../domain/health/down-policy.js';
import { ServerHealthRules } from '../domain/health/server-health-rules.js';
import { ApplyEffects } from './apply-effects.js';
import { OpenIncidents } from './open-incidents.js';
import { RegionSight } from './region-sight.js';
import type { DiagnosedFailure } from './record-failures.js';
import { SaveMonitor } from './save-monitor.js';

/** Evaluates the checks of one server, in the order in which they were made. */
@Injectable()
export class EvaluateServer {
  constructor(
    private readonly snapshots: SnapshotRepository,
    private readonly effects: ApplyEffects,
    private readonly openings: OpenIncidents,
    private readonly regions: RegionSight,
    private readonly monitors: SaveMonitor,
  ) {}

  /** Returns true when a group of siblings waits. */
  async execute(tx: Transaction, monitor: Monitor, results: CheckResult[], failures: Map<CheckResult, DiagnosedFailure>): Promise<boolean> {
    const before = stateOf(monitor.health);
    let groupWaits = false;
    for (const result of [...results].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())) {
      if (result.configVersion > 0 && result.configVersion < monitor.targetVersion) continue;
      if (await this.provesNothing(tx, result)) continue;
      const evaluate = () => this.evaluate(tx, monitor, result, failures.get(result));
      groupWaits = (await (result.traceparent ? traced('detect', result.traceparent, evaluate) : evaluate())) || groupWaits;
    }
    await this.monitors.execute(tx, monitor, before);
    return groupWaits;
  }

  /** A prober of an older release does not know that it is blind: its region's reports say so. */
  private async provesNothing(tx: Transaction, result: CheckResult): Promise<boolean> {
    return result.proberId === '' && isFailed(result) && (await this.regions.isBlind(tx, result.region));
  }

  private async evaluate(tx: Transaction, monitor: Monitor, result: CheckResult, failure: DiagnosedFailure | undefined): Promise<boolean> {
    const live = await this.regions.live(tx);
    const before = suspectedSince(monitor);
    const { health, effects } = new ServerHealthRules(monitor.serverId, downPolicy, live).evaluate(toCheck(result), monitor.health);
    monitor.health = health;
    const since = suspectedSince(monitor);
    if ((since !== null && since !== before) || effects.some(isNarrowing))
      monitor.suspicion = failure ? await this.suspicionOf(tx, monitor, failure) : null;
    await this.effects.execute(tx, monitor, effects);
    return (await this.openings.execute(tx, 'check', [monitor], [monitor])).groupWaits;
  }

  /** Evidence of the first failed check is kept as a snapshot while the plan's month has room. */
  private async suspicionOf(tx: Transaction, monitor: Monitor, failure: DiagnosedFailure): Promise<Suspicion> {
    const { evidence, diagnosis, log, fingerprint, result } = failure;
    return {
      evidence,
      evidenceKept: await this.snapshots.keep(tx, monitor.serverId, monitor.workspaceId, evidence),
      cause: diagnosis.cause,
      explanation: diagnosis.explanation,
      tag: log.tag,
      level: log.level,
      errorClass: result.errorClass,
      fingerprint,
      errorLogId: log.id,
      ...(result.traceparent && { traceparent: currentTraceparent() }),
    };
  }
}

/** What is left of an outage is explained by what this check saw. */
const isNarrowing = (effect: Effect): boolean => effect.type === 'open' && effect.leftOf !== undefined;

const suspectedSince = ({ health: { now } }: Monitor): number | null => (now.status === 'suspect' ? now.firstFailure.startedAt : null);
