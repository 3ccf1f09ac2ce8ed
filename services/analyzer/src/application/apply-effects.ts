import { SECOND_MS } from '@nowahala/kernel';
import { resumeTrace, saveTraceContext, traced } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { DoneStepRepository } from '../database/done-step.repository.js';
import { ErrorLogRepository } from '../database/error-log.repository.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { questionAboutCheck } from '../domain/advice/advisor-question.js';
import { explain } from '../domain/advice/explain.js';
import { downPolicy } from '../domain/health/down-policy.js';
import type { Effect } from '../domain/health/health.js';
import { groupLeftOf, isFirstNarrowed, noGroup, siblingsToCheck, siblingsToCheckAgain } from '../domain/health/incident-group.js';
import type { IncidentGroup } from '../domain/health/incident-group.js';
import { incidentIdFor } from '../domain/health/incident-id.js';
import { minimalSuspicion } from '../domain/health/monitor.js';
import type { Monitor, Suspicion } from '../domain/health/monitor.js';
import { helpingStep } from '../domain/incident/done-step.js';
import { incident } from '../domain/incident/incident.js';
import { causeOfPartial, explanationOfPartial } from '../domain/incident/partial-incident.js';
import type { Reach } from '../domain/incident/partial-incident.js';
import type { NetworkCause } from '../domain/network/network-cause.js';
import { explanationOfNetwork } from '../domain/network/network-explanation.js';
import { FindNetworkCause } from './find-network-cause.js';
import { RequestExplanation } from './request-explanation.js';
import { WithHelpBefore } from './with-help-before.js';

const RECHECK_EXPIRES_MS = 20 * SECOND_MS;
/** What the second place says is judged after what the first one says. */
const PLACES_APART_MS = 2 * SECOND_MS;

type Where = Pick<Extract<Effect, { type: 'recheck' }>, 'avoidRegion' | 'votedRegions'>;
type OpenEffect = Extract<Effect, { type: 'open' }>;
type CheckPlacesEffect = Extract<Effect, { type: 'check-places-of-siblings' }>;
type WorsenEffect = Extract<Effect, { type: 'worsen' }>;

/** The only place that executes what the rules ask for: checks are requested, incidents opened, counted and resolved. */
@Injectable()
export class ApplyEffects {
  constructor(
    private readonly monitors: MonitorRepository,
    private readonly logs: ErrorLogRepository,
    private readonly explanations: RequestExplanation,
    private readonly networks: FindNetworkCause,
    private readonly metrics: AnalyzerMetrics,
    private readonly doneSteps: DoneStepRepository,
    private readonly help: WithHelpBefore,
  ) {}

  async execute(tx: Transaction, monitor: Monitor, effects: Effect[], group: IncidentGroup = noGroup): Promise<void> {
    for (const effect of effects) await this.apply(tx, monitor, effect, group);
  }

  private async apply(tx: Transaction, monitor: Monitor, effect: Effect, group: IncidentGroup): Promise<void> {
    const tenantId = monitor.workspaceId;
    switch (effect.type) {
      case 'recheck': {
        const check = effect.reason === 'suspect' ? 'recheck' : 'recovery';
        return this.requestCheck(tx, monitor, check, new Date(effect.at), effect);
      }
      case 'check-siblings': {
        const siblings = await this.monitors.findSiblings(tx, monitor);
        return this.requestSiblingChecks(tx, siblings, siblingsToCheck(effect.since, siblings, downPolicy));
      }
      case 'check-fallen-siblings': {
        const siblings = await this.monitors.findDownTogether(tx, monitor, effect.incidentId);
        return this.requestSiblingChecks(tx, siblings, siblingsToCheckAgain(effect.since, siblings, downPolicy));
      }
      case 'check-places-of-siblings':
        return this.checkPlacesOfSiblings(tx, monitor, effect);
      case 'suspicion-cleared':
        return;
      case 'open':
        return traced('open incident', monitor.suspicion?.traceparent, () => this.open(tx, monitor, effect, group));
      case 'worsen':
        return resumeTrace(tx, traceNameOf(effect.incidentId), 'worsen incident', () => this.worsen(tx, monitor, effect));
      case 'digest': {
        const { flaps: dips, answering } = effect; // `dips`: stored name
        const data = { at: new Date(effect.at).toISOString(), dips, answering };
        await tx.handle(incident, { id: effect.incidentId, tenantId }, { type: 'CountInstability', data });
        return;
      }
      case 'resolve': {
        const reason = effect.reason === 'steady' ? 'recovered' : effect.reason;
        const data = { resolvedAt: new Date(effect.at).toISOString(), noticedAt: tx.now.toISOString(), reason } as const;
        await resumeTrace(tx, traceNameOf(effect.incidentId), 'resolve incident', () =>
          tx.handle(incident, { id: effect.incidentId, tenantId }, { type: 'ResolveIncident', data }),
        );
        return reason === 'recovered' ? this.rememberHelp(tx, effect) : undefined;
      }
    }
  }

  /** The next time that the same fault comes, it is said what was done this time, before it was narrowed as well. */
  private async rememberHelp(tx: Transaction, { incidentId, at }: Extract<Effect, { type: 'resolve' }>): Promise<void> {
    const incidentIds = [incidentId];
    for (let id: string | undefined = incidentId; id;) {
      id = (await tx.load(incident, id)).state.opened?.leftOf;
      if (id) incidentIds.push(id);
    }
    const step = helpingStep(await this.doneSteps.list(incidentIds, tx), new Date(at));
    if (step) await this.doneSteps.markHelped(tx, step.id);
  }

  private async requestCheck(tx: Transaction, monitor: Monitor, check: string, dueAt: Date, where: Where): Promise<void> {
    const { serverId, workspaceId } = monitor;
    const { avoidRegion, votedRegions } = where;
    const { now } = monitor.health;
    const candidateId =
      now.status === 'suspect' ? incidentIdFor(serverId, now.firstFailure.startedAt) : 'incidentId' in now ? now.incidentId : '';
    const expiresAt = new Date(dueAt.getTime() + RECHECK_EXPIRES_MS);
    const message = { serverId, workspaceId, candidateId, dueAt, expiresAt, check, avoidRegion, votedRegions };
    await tx.publish('recheck.wanted', message, { key: serverId, tenantId: workspaceId });
  }

  /** Beside its slots: what is true now is wanted at once. */
  async checkNow(tx: Transaction, monitor: Monitor): Promise<void> {
    await this.requestCheck(tx, monitor, 'sibling', tx.now, { avoidRegion: '', votedRegions: [] });
  }

  private async requestSiblingChecks(tx: Transaction, siblings: Monitor[], serverIds: string[]): Promise<void> {
    for (const sibling of siblings.filter((one) => serverIds.includes(one.serverId))) await this.checkNow(tx, sibling);
  }

  private async checkPlacesOfSiblings(tx: Transaction, monitor: Monitor, effect: CheckPlacesEffect): Promise<void> {
    if (!isFirstNarrowed(effect.since, await this.monitors.findSiblings(tx, monitor), downPolicy)) return;
    for (const sibling of await this.monitors.findDownTogether(tx, monitor, effect.incidentId))
      for (const [index, votedRegions] of effect.votedRegions.entries()) {
        const dueAt = new Date(tx.now.getTime() + index * PLACES_APART_MS);
        await this.requestCheck(tx, sibling, 'recovery', dueAt, { avoidRegion: '', votedRegions });
      }
  }

  private async open(tx: Transaction, monitor: Monitor, effect: OpenEffect, together: IncidentGroup): Promise<void> {
    const before = effect.leftOf === undefined ? null : (await tx.load(incident, effect.leftOf)).state;
    const group = before?.opened ? groupLeftOf({ id: before.opened.groupId, serverIds: before.opened.groupServerIds }) : together;
    const suspicion = monitor.suspicion ?? minimalSuspicion(effect.first);
    const { evidence, errorClass, fingerprint } = suspicion;
    const network = effect.kind === 'down' ? await this.networks.execute(tx, monitor, evidence, effect.since) : null;
    const { log, ...described } = await this.describe(tx, monitor.serverId, suspicion, effect.incidentId, effect, network);
    const data = {
      serverId: monitor.serverId,
      workspaceId: monitor.workspaceId,
      userId: monitor.userId,
      serverName: monitor.name,
      kind: effect.kind,
      startedAt: new Date(effect.since).toISOString(),
      openedAt: tx.now.toISOString(),
      ...{ errorClass, fingerprint, ...described },
      regions: effect.regions,
      goodRegions: effect.goodRegions,
      snapshot: suspicion.evidenceKept ? { takenAt: evidence.takenAt, region: evidence.region } : null,
      groupId: group.id,
      groupServerIds: group.serverIds,
      errorLogId: log?.id ?? null,
      outages: effect.outages,
      network,
      ...(effect.leftOf !== undefined && { leftOf: effect.leftOf }),
    };
    const which = { id: effect.incidentId, tenantId: monitor.workspaceId };
    const { events } = await tx.handle(incident, which, { type: 'OpenIncident', data });
    if (events.length === 0) return;
    await saveTraceContext(tx, traceNameOf(effect.incidentId));
    if (before?.acknowledged) await tx.handle(incident, which, { type: 'AcknowledgeIncident', data: before.acknowledged });
    if (log) await this.logs.assignToIncident(tx, log.id, effect.incidentId);
    tx.afterCommit(() => this.metrics.detectSeconds.observe((tx.now.getTime() - effect.since) / SECOND_MS));
  }

  private async worsen(tx: Transaction, monitor: Monitor, { incidentId, at, regions }: WorsenEffect): Promise<void> {
    const suspicion = monitor.suspicion ?? minimalSuspicion({ slot: at, startedAt: at, endedAt: at, region: regions[0] ?? '' });
    const { cause, tag, level, explanation, situation } = await this.describe(
      tx,
      monitor.serverId,
      suspicion,
      incidentId,
      { kind: 'down', regions, goodRegions: [] },
      null,
    );
    const data = { at: new Date(at).toISOString(), cause, tag, level, explanation, regions, situation };
    await tx.handle(incident, { id: incidentId, tenantId: monitor.workspaceId }, { type: 'WorsenIncident', data });
  }

  /** What is said about it. Of what some places reach only that is certain; the AI is asked once it is down for everybody. */
  private async describe(
    tx: Transaction,
    serverId: string,
    suspicion: Suspicion,
    incidentId: string,
    reach: Pick<OpenEffect, 'kind'> & Reach,
    network: NetworkCause | null,
  ) {
    const { evidence, tag, level } = suspicion;
    const log = suspicion.errorLogId === '' ? null : await this.logs.find(suspicion.errorLogId, tx);
    const diagnosis = explain(evidence);
    const { situation } = diagnosis;
    if (reach.kind === 'partial') {
      const explanation = explanationOfPartial(reach, diagnosis);
      return { log, cause: causeOfPartial(reach), tag, level: 'warning', explanation, explanationPending: false, situation: 'partial' };
    }
    if (network) {
      const explanation = explanationOfNetwork(network, diagnosis.explanation);
      return { log, cause: diagnosis.cause, tag, level, explanation, explanationPending: false, situation };
    }
    const question = questionAboutCheck(evidence, diagnosis);
    const { explanation: described, pending: explanationPending } = log
      ? await traced('explain', undefined, () => this.explanations.execute(tx, log, question, incidentId))
      : { explanation: diagnosis.explanation, pending: false };
    const explanation = await this.help.execute(tx, serverId, situation, described);
    return { log, cause: diagnosis.cause, tag, level, explanation, explanationPending, situation };
  }
}

const traceNameOf = (incidentId: string): string => `incident-${incidentId}`; // stored name
