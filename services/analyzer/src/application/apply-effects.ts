import type { Transaction } from '@nowahala/platform';
import { saveTraceContext, Metrics, resumeTrace, traced } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { explain } from '../domain/advice/explain.js';
import { downPolicy } from '../domain/health/down-policy.js';
import type { Effect } from '../domain/health/health.js';
import { incidentIdFor } from '../domain/health/incident-id.js';
import { siblingsToCheck, siblingsToCheckAgain } from '../domain/health/incident-group.js';
import { countInstability, open, resolve } from '../domain/incident/incident.js';
import { RequestExplanation } from './request-explanation.js';
import { minimalSuspicion } from './minimal-suspicion.js';
import { ErrorLogs } from './ports/error-logs.js';
import { Incidents } from './ports/incidents.js';
import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';

const RECHECK_EXPIRES_MS = 20_000;

/** Servers whose incidents open at the same moment, told as one. */
export interface IncidentGroup {
  id: string;
  serverIds: string[];
}

export const alone: IncidentGroup = { id: '', serverIds: [] };

/** Carries out what the rules effect: checks are asked for, incidents are opened and resolved. */
@Injectable()
export class ApplyEffects {
  constructor(
    private readonly monitors: Monitors,
    private readonly incidents: Incidents,
    private readonly logs: ErrorLogs,
    private readonly ai: RequestExplanation,
    private readonly metrics: Metrics,
  ) {}

  async carry(tx: Transaction, monitor: Monitor, effects: Effect[], group: IncidentGroup = alone): Promise<void> {
    for (const effect of effects) await this.one(tx, monitor, effect, group);
  }

  private async one(tx: Transaction, monitor: Monitor, effect: Effect, group: IncidentGroup): Promise<void> {
    switch (effect.type) {
      case 'recheck':
        return this.askForCheck(tx, monitor, effect.reason === 'suspect' ? 'recheck' : 'recovery', new Date(effect.at), effect.avoidRegion);
      case 'check-siblings': {
        const siblings = await this.monitors.findSiblings(tx, monitor);
        return this.askFor(tx, siblings, siblingsToCheck(effect.since, siblings, downPolicy));
      }
      case 'check-fallen-siblings': {
        const fallen = await this.monitors.findDownTogether(tx, monitor, effect.incidentId);
        return this.askFor(tx, fallen, siblingsToCheckAgain(effect.since, fallen, downPolicy));
      }
      case 'suspicion-cleared':
        return;
      case 'open':
        return traced('open incident', monitor.suspicion?.traceparent, () => this.open(tx, monitor, effect, group));
      case 'digest':
        await this.incidents.change(tx, effect.incidentId, monitor.workspaceId, (state) =>
          countInstability(state, new Date(effect.at).toISOString(), effect.flaps, effect.answering),
        );
        return;
      case 'resolve': {
        const reason = effect.reason === 'steady' ? 'recovered' : effect.reason;
        await resumeTrace(tx, noteOf(effect.incidentId), 'resolve incident', () =>
          this.incidents.change(tx, effect.incidentId, monitor.workspaceId, (state) =>
            resolve(state, new Date(effect.at).toISOString(), tx.now.toISOString(), reason),
          ),
        );
        return;
      }
    }
  }

  private async askForCheck(tx: Transaction, monitor: Monitor, check: string, dueAt: Date, avoidRegion: string): Promise<void> {
    const { now } = monitor.health;
    const candidateId =
      now.status === 'suspect' ? incidentIdFor(monitor.serverId, now.firstFailure.startedAt) : 'incidentId' in now ? now.incidentId : '';
    const expiresAt = new Date(dueAt.getTime() + RECHECK_EXPIRES_MS);
    const message = { serverId: monitor.serverId, workspaceId: monitor.workspaceId, candidateId, dueAt, expiresAt, check, avoidRegion };
    await tx.publish('recheck.wanted', message, { key: monitor.serverId, tenantId: monitor.workspaceId });
  }

  private async askFor(tx: Transaction, siblings: Monitor[], serverIds: string[]): Promise<void> {
    for (const sibling of siblings.filter((one) => serverIds.includes(one.serverId)))
      await this.askForCheck(tx, sibling, 'sibling', tx.now, '');
  }

  private async open(tx: Transaction, monitor: Monitor, effect: Extract<Effect, { type: 'open' }>, group: IncidentGroup): Promise<void> {
    const suspicion = monitor.suspicion ?? minimalSuspicion(monitor, effect.first);
    const log = suspicion.errorLogId === '' ? null : await this.logs.find(tx, suspicion.errorLogId);
    const diagnosis = explain(suspicion.evidence);
    const refined = log
      ? await traced('explain', undefined, () => this.ai.aboutCheck(tx, log, suspicion.evidence, diagnosis, effect.incidentId))
      : { explanation: diagnosis.explanation, pending: false };
    const opened = await this.incidents.change(tx, effect.incidentId, monitor.workspaceId, (state) =>
      open(state, {
        serverId: monitor.serverId,
        workspaceId: monitor.workspaceId,
        userId: monitor.userId,
        serverName: monitor.name,
        kind: effect.unstable ? 'unstable' : 'down',
        startedAt: new Date(effect.since).toISOString(),
        openedAt: tx.now.toISOString(),
        cause: diagnosis.cause,
        tag: suspicion.tag,
        level: suspicion.level,
        errorClass: suspicion.errorClass,
        fingerprint: suspicion.fingerprint,
        regions: [effect.first.region],
        explanation: refined.explanation,
        snapshot: suspicion.evidenceKept ? { takenAt: suspicion.evidence.takenAt, region: suspicion.evidence.region } : null,
        groupId: group.id,
        groupServerIds: group.serverIds,
        errorLogId: log?.id ?? null,
        explanationPending: refined.pending,
        outages: effect.outages,
      }),
    );
    if (!opened) return;
    await saveTraceContext(tx, noteOf(effect.incidentId));
    if (log) await this.logs.assignToIncident(tx, log.id, effect.incidentId);
    tx.afterCommit(() => this.metrics.incidentDetectSeconds.observe((tx.now.getTime() - effect.since) / 1_000));
  }
}

const noteOf = (incidentId: string): string => `incident-${incidentId}`;
