import type { Transaction } from '@nowahala/platform';
import { saveTraceContext, Metrics, resumeTrace, traced } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { explain } from '../domain/advice/explain.js';
import { downPolicy } from '../domain/health/down-policy.js';
import type { Wish } from '../domain/health/health.js';
import { incidentIdFor } from '../domain/health/incident-id.js';
import { worthChecking, worthCheckingAgain } from '../domain/health/together.js';
import { countInstability, open, resolve } from '../domain/incident/incident.js';
import { AskAi } from './ask-ai.js';
import { minimalSuspicion } from './minimal-suspicion.js';
import { ErrorLogs } from './ports/error-logs.js';
import { Incidents } from './ports/incidents.js';
import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';

const RECHECK_EXPIRES_MS = 20_000;

/** Servers whose incidents open at the same moment, told as one. */
export interface Group {
  id: string;
  serverIds: string[];
}

export const alone: Group = { id: '', serverIds: [] };

/** Carries out what the rules wish: checks are asked for, incidents are opened and resolved. */
@Injectable()
export class TellIncidents {
  constructor(
    private readonly monitors: Monitors,
    private readonly incidents: Incidents,
    private readonly logs: ErrorLogs,
    private readonly ai: AskAi,
    private readonly metrics: Metrics,
  ) {}

  async carry(tx: Transaction, monitor: Monitor, wishes: Wish[], group: Group = alone): Promise<void> {
    for (const wish of wishes) await this.one(tx, monitor, wish, group);
  }

  private async one(tx: Transaction, monitor: Monitor, wish: Wish, group: Group): Promise<void> {
    switch (wish.wish) {
      case 'recheck':
        return this.askForCheck(tx, monitor, wish.because === 'suspect' ? 'recheck' : 'recovery', new Date(wish.at), wish.avoidRegion);
      case 'check-siblings': {
        const siblings = await this.monitors.siblings(tx, monitor);
        return this.askFor(tx, siblings, worthChecking(wish.since, siblings, downPolicy));
      }
      case 'check-fallen-siblings': {
        const fallen = await this.monitors.fallenWith(tx, monitor, wish.incidentId);
        return this.askFor(tx, fallen, worthCheckingAgain(wish.since, fallen, downPolicy));
      }
      case 'blip':
        return;
      case 'open':
        return traced('open incident', monitor.suspicion?.traceparent, () => this.open(tx, monitor, wish, group));
      case 'digest':
        await this.incidents.change(tx, wish.incidentId, monitor.workspaceId, (state) =>
          countInstability(state, new Date(wish.at).toISOString(), wish.dips, wish.answering),
        );
        return;
      case 'resolve': {
        const reason = wish.because === 'steady' ? 'recovered' : wish.because;
        await resumeTrace(tx, noteOf(wish.incidentId), 'resolve incident', () =>
          this.incidents.change(tx, wish.incidentId, monitor.workspaceId, (state) =>
            resolve(state, new Date(wish.at).toISOString(), tx.now.toISOString(), reason),
          ),
        );
        return;
      }
    }
  }

  private async askForCheck(tx: Transaction, monitor: Monitor, check: string, dueAt: Date, avoidRegion: string): Promise<void> {
    const { now } = monitor.health;
    const candidateId =
      now.is === 'suspect' ? incidentIdFor(monitor.serverId, now.first.startedAt) : 'incidentId' in now ? now.incidentId : '';
    const expiresAt = new Date(dueAt.getTime() + RECHECK_EXPIRES_MS);
    const message = { serverId: monitor.serverId, workspaceId: monitor.workspaceId, candidateId, dueAt, expiresAt, check, avoidRegion };
    await tx.publish('recheck.wanted', message, { key: monitor.serverId, tenantId: monitor.workspaceId });
  }

  private async askFor(tx: Transaction, siblings: Monitor[], serverIds: string[]): Promise<void> {
    for (const sibling of siblings.filter((one) => serverIds.includes(one.serverId)))
      await this.askForCheck(tx, sibling, 'sibling', tx.now, '');
  }

  private async open(tx: Transaction, monitor: Monitor, wish: Extract<Wish, { wish: 'open' }>, group: Group): Promise<void> {
    const suspicion = monitor.suspicion ?? minimalSuspicion(monitor, wish.first);
    const log = suspicion.errorLogId === '' ? null : await this.logs.byId(tx, suspicion.errorLogId);
    const diagnosis = explain(suspicion.evidence);
    const refined = log
      ? await traced('explain', undefined, () => this.ai.aboutCheck(tx, log, suspicion.evidence, diagnosis, wish.incidentId))
      : { explanation: diagnosis.explanation, pending: false };
    const opened = await this.incidents.change(tx, wish.incidentId, monitor.workspaceId, (state) =>
      open(state, {
        serverId: monitor.serverId,
        workspaceId: monitor.workspaceId,
        userId: monitor.userId,
        serverName: monitor.name,
        kind: wish.unstable ? 'unstable' : 'down',
        startedAt: new Date(wish.since).toISOString(),
        openedAt: tx.now.toISOString(),
        cause: diagnosis.cause,
        tag: suspicion.tag,
        level: suspicion.level,
        errorClass: suspicion.errorClass,
        fingerprint: suspicion.fingerprint,
        regions: [wish.first.region],
        explanation: refined.explanation,
        snapshot: suspicion.evidenceKept ? { takenAt: suspicion.evidence.takenAt, region: suspicion.evidence.region } : null,
        groupId: group.id,
        groupServerIds: group.serverIds,
        errorLogId: log?.id ?? null,
        explanationPending: refined.pending,
        outages: wish.outages,
      }),
    );
    if (!opened) return;
    await saveTraceContext(tx, noteOf(wish.incidentId));
    if (log) await this.logs.belongTo(tx, log.id, wish.incidentId);
    tx.afterCommit(() => this.metrics.incidentDetectSeconds.observe((tx.now.getTime() - wish.since) / 1_000));
  }
}

const noteOf = (incidentId: string): string => `incident-${incidentId}`;
