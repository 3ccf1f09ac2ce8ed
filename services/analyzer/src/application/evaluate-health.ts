import type { Logger, Transaction } from '@nowahala/platform';
import { currentTraceparent, idFrom, LOGGER, Metrics, traced } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { downPolicy } from '../domain/health/down-policy.js';
import type { Evaluation, ServerHealth } from '../domain/health/health.js';
import { stateOf } from '../domain/health/health.js';
import { evaluateRegion, provesNothing } from '../domain/health/region-guard.js';
import type { RegionVerdict } from '../domain/health/region-guard.js';
import { blindRegion } from '../messages/operator-alerts.js';
import { ServerHealthRules } from '../domain/health/server-health.js';
import { discardVotes, hold } from '../domain/health/suspect.js';
import { failedTogether } from '../domain/health/incident-group.js';
import type { CheckResult } from './check-result.js';
import { toCheck } from './check-result.js';
import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';
import { Snapshots } from './ports/snapshots.js';
import type { DiagnosedFailure } from './record-failures.js';
import { ApplyEffects } from './apply-effects.js';

const VERDICT_HOLDS_MS = 500;
/** It concerns no customer. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

interface Look {
  verdict: RegionVerdict;
  blindAt: number | null;
  /** By the monotonic clock. */
  at: number;
}

/** Lets the rules evaluate what was seen of one server, and keeps what they conclude. */
@Injectable()
export class EvaluateHealth {
  private readonly recentLooks = new Map<string, Look>();

  constructor(
    private readonly monitors: Monitors,
    private readonly snapshots: Snapshots,
    readonly tell: ApplyEffects,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The checks of one server in the order in which they were made. Answers true when a group waits to be settled at once. */
  async evaluate(tx: Transaction, monitor: Monitor, pings: CheckResult[], failures: Map<CheckResult, DiagnosedFailure>): Promise<boolean> {
    const before = stateOf(monitor.health);
    const rules = new ServerHealthRules(monitor.serverId);
    let waits = false;
    for (const ping of [...pings].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime())) {
      if (ping.configVersion > 0 && ping.configVersion < monitor.targetVersion) continue;
      const evaluate = (): Promise<boolean> => this.evaluateOne(tx, monitor, rules, ping, failures.get(ping));
      waits = (await (ping.traceparent ? traced('detect', ping.traceparent, evaluate) : evaluate())) || waits;
    }
    await this.keep(tx, monitor, before);
    return waits;
  }

  private async evaluateOne(
    tx: Transaction,
    monitor: Monitor,
    rules: ServerHealthRules,
    ping: CheckResult,
    failure: DiagnosedFailure | undefined,
  ): Promise<boolean> {
    const wasSuspect = monitor.health.now.status === 'suspect';
    const evaluation = rules.evaluate(toCheck(ping), monitor.health);
    monitor.health = evaluation.health;
    if (!wasSuspect && evaluation.health.now.status === 'suspect') await this.remember(tx, monitor, failure);
    await this.tell.carry(tx, monitor, evaluation.effects);
    return this.openUnlessHeld(tx, monitor, rules);
  }

  /** A confirmed one opens at once unless something says to look around first. */
  private async openUnlessHeld(tx: Transaction, monitor: Monitor, rules: ServerHealthRules): Promise<boolean> {
    const { now } = monitor.health;
    if (now.status !== 'suspect' || !now.confirmed) return false;
    const verdict = await this.verdictOf(tx, monitor);
    if (verdict === 'blind') {
      monitor.health = discardVotes(now.firstFailure.region, monitor.health);
      return false;
    }
    if (verdict === 'mass') {
      monitor.health = hold(monitor.health, now.firstFailure.startedAt + downPolicy.massHoldMs, true);
      return false;
    }
    const siblings = await this.monitors.findSiblings(tx, monitor);
    if (siblings.some((sibling) => failedTogether(monitor.health, sibling.health, downPolicy))) return true;
    await this.take(tx, monitor, rules.passTime(Math.max(tx.now.getTime(), now.confirmed.openAt), monitor.health));
    return false;
  }

  async verdictOf(tx: Transaction, monitor: Monitor): Promise<RegionVerdict> {
    const { now } = monitor.health;
    if (now.status !== 'suspect') return 'clear';
    const { verdict, blindAt } = await this.lookAt(tx, now.firstFailure.region);
    return provesNothing(now.firstFailure.startedAt, blindAt) ? 'blind' : verdict;
  }

  private async lookAt(tx: Transaction, region: string): Promise<Look> {
    const recent = this.recentLooks.get(region);
    if (recent && performance.now() - recent.at < VERDICT_HOLDS_MS) return recent;
    const view = await this.monitors.regionView(tx, region, tx.now);
    const verdict = evaluateRegion(view);
    const look = { verdict, blindAt: verdict === 'blind' ? view.now : view.blindAt, at: performance.now() };
    // Only what concerns very many servers is remembered: they would all ask the same within moments.
    if (verdict === 'clear') this.recentLooks.delete(region);
    else this.recentLooks.set(region, look);
    if (verdict === 'blind' && (await this.monitors.markBlind(tx, region, tx.now))) {
      this.logger.error({ region }, 'operator: this region is blind, its bad answers are disregarded');
      await this.tellOperator(tx, region);
    }
    return look;
  }

  private async tellOperator(tx: Transaction, region: string): Promise<void> {
    const alertId = idFrom('region blind', region, tx.now.toISOString());
    const { headline, text } = blindRegion(region);
    await tx.publish(
      'operator.alert',
      { alertId, service: 'analyzer', reason: 'region blind', headline, text, at: tx.now },
      { key: alertId, tenantId: NO_TENANT },
    );
  }

  async take(tx: Transaction, monitor: Monitor, evaluation: Evaluation): Promise<void> {
    monitor.health = evaluation.health;
    await this.tell.carry(tx, monitor, evaluation.effects);
  }

  /** What was seen at the first bad check: stored as a snapshot while the plan's month has room. */
  private async remember(tx: Transaction, monitor: Monitor, failure: DiagnosedFailure | undefined): Promise<void> {
    if (!failure) {
      monitor.suspicion = null;
      return;
    }
    const { evidence, diagnosis, log, fingerprint, ping } = failure;
    const evidenceKept = await this.snapshots.keep(tx, monitor.serverId, monitor.workspaceId, evidence);
    monitor.suspicion = {
      evidence,
      evidenceKept,
      cause: diagnosis.cause,
      explanation: diagnosis.explanation,
      tag: log.tag,
      level: log.level,
      errorClass: ping.errorClass,
      fingerprint,
      errorLogId: log.id,
      ...(ping.traceparent && { traceparent: currentTraceparent() }),
    };
  }

  /** Servers that were never measured and answered well: the simple case, in bulk. */
  async begin(tx: Transaction, answered: { serverId: string; lastSuccessAt: number }[]): Promise<void> {
    for (const monitor of await this.monitors.markUp(tx, answered, tx.now)) await this.tellPages(tx, monitor, 'unknown');
  }

  private async tellPages(tx: Transaction, monitor: Monitor, before: string): Promise<void> {
    const { serverId, workspaceId, userId, version } = monitor;
    const state = stateOf(monitor.health);
    tx.afterCommit(() => this.metrics.detectorTransition.inc({ from: before, to: state }));
    await tx.publish(
      'server.health',
      { serverId, workspaceId, userId, state, at: tx.now, version },
      { key: serverId, tenantId: workspaceId },
    );
  }

  /** Writes it down, and tells open pages when the state that people see has changed. */
  async keep(tx: Transaction, monitor: Monitor, before: string): Promise<void> {
    const state = stateOf(monitor.health);
    if (state !== before) {
      monitor.stateSince = tx.now;
      monitor.version += 1;
      await this.tellPages(tx, monitor, before);
    }
    if (state === 'up' || state === 'unknown' || state === 'paused') monitor.suspicion = null;
    await this.monitors.save(tx, monitor, deadlineOf(monitor.serverId, monitor.health));
  }
}

export function deadlineOf(serverId: string, health: ServerHealth): Date | null {
  const due = new ServerHealthRules(serverId).nextDeadline(health);
  return due === null ? null : new Date(due);
}
