import { DAY_MS, PAGE_SIZE, pagination } from '@nowahala/kernel';
import type { incidents as proto, types } from '@nowahala/contracts';
import { Clock, Store, invalidFields, isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { CallContext, Caller, RpcImplementation } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { AcknowledgeIncident } from '../../application/acknowledge-incident.js';
import { AuthorizeServer } from '../../application/authorize-server.js';
import { GetBaseline } from '../../application/get-baseline.js';
import { WatchSlowness } from '../../application/watch-slowness.js';
import { LogApplicationError } from '../../application/log-application-error.js';
import { MarkStepDone } from '../../application/mark-step-done.js';
import { DoneStepRepository } from '../../database/done-step.repository.js';
import { RegionRepository } from '../../database/region.repository.js';
import { ErrorLogRepository } from '../../database/error-log.repository.js';
import { ExportQuery } from '../../database/export.query.js';
import { MaintenanceRepository } from '../../database/maintenance.repository.js';
import { IncidentQuery } from '../../database/incident.query.js';
import type { Filter, IncidentWithEvidence } from '../../database/incident.query.js';
import { MonitorQuery } from '../../database/monitor.query.js';
import { PingHistoryQuery } from '../../database/ping-history.query.js';
import type { PastPing } from '../../database/ping-history.query.js';
import { PingStatisticsQuery } from '../../database/ping-statistics.query.js';
import type { ErrorLog } from '../../domain/error-log/error-log.js';
import { statesOfRegions } from '../../domain/health/region-sight.js';
import { KEPT_DAYS } from '../../domain/health/kept-days.js';
import { incident } from '../../domain/incident/incident.js';
import { timelineOf, withDoneSteps } from '../../domain/incident/timeline.js';
import { spanOf, spanOfDays, statsOf, uptimeOf, weekOf } from '../../domain/statistics/ping-stats.js';
import { isRange, knownZone } from '../../domain/statistics/range.js';
import { incidentStatuses, ownerChannels } from '../mappers/enums.mapper.js';
import { languageFor } from '../mappers/explanation.mapper.js';
import { toDoneStep, toErrorLogMessage, toIncident, toPing, toServerState } from '../mappers/incident.mapper.js';
import { HeartbeatsRpc } from './heartbeats.rpc.js';
import { cursorOf, limitOf, pageOf, positionOf } from '../mappers/page.mapper.js';

const LONGEST_UPTIME_DAYS = 90;

@Injectable()
export class AnalyzerRpc implements RpcImplementation<typeof proto.AnalyzerServiceService> {
  constructor(
    private readonly authorize: AuthorizeServer,
    private readonly monitors: MonitorQuery,
    private readonly history: PingHistoryQuery,
    private readonly regions: RegionRepository,
    private readonly maintenances: MaintenanceRepository,
    private readonly statistics: PingStatisticsQuery,
    private readonly incidents: IncidentQuery,
    private readonly logs: ErrorLogRepository,
    private readonly exports: ExportQuery,
    private readonly acknowledge: AcknowledgeIncident,
    private readonly logError: LogApplicationError,
    private readonly markDone: MarkStepDone,
    private readonly doneSteps: DoneStepRepository,
    private readonly heartbeats: HeartbeatsRpc,
    private readonly baselines: GetBaseline,
    private readonly slowness: WatchSlowness,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async listPings(request: proto.ListPingsRequest, { caller }: CallContext): Promise<proto.ListPingsResponse> {
    const { serverId, region = null } = request;
    await this.authorize.execute(caller, serverId);
    if (request.limit > 0) {
      const limit = limitOf(request.limit);
      const position = positionOf(request.cursor);
      const after = position && { scheduledAt: position.at, region: position.rest };
      const found = await this.history.after(serverId, region, after, limit + 1, this.oldestKept());
      const pings = found.slice(0, limit);
      const last = found.length > limit ? pings.at(-1) : undefined;
      return {
        pings: await this.drawn(serverId, pings),
        pagination: undefined,
        nextCursor: last ? cursorOf(last.scheduledAt, last.region) : '',
      };
    }
    const page = pageOf(request.page);
    const { pings, total } = await this.history.page(serverId, region, page, PAGE_SIZE, this.oldestKept());
    return { pings: await this.drawn(serverId, pings), pagination: pagination(page, total), nextCursor: '' };
  }

  async listRegions(): Promise<proto.ListRegionsResponse> {
    const now = await this.regions.now(this.clock);
    const states = statesOfRegions(await this.regions.reports(), now.getTime());
    const regions = await this.regions.list();
    return { regions: regions.map(({ region, seenAt }) => ({ id: region, live: states.get(region) === 'live', lastSeenAt: seenAt })) };
  }

  async getPingStats(request: proto.GetPingStatsRequest, { caller }: CallContext): Promise<proto.GetPingStatsResponse> {
    await this.authorize.execute(caller, request.serverId);
    const range = request.range === '' ? '30d' : request.range;
    if (!isRange(range)) throw invalidFields({ range: 'The range must be 24h, 7d, 30d or 90d.' });
    const zone = knownZone(request.timeZone);
    const now = this.clock.now();
    return statsOf(await this.statistics.hours([request.serverId], ...spanOf(range, now, zone)), range, now, zone);
  }

  async getUptime(request: proto.GetUptimeRequest, { caller }: CallContext): Promise<proto.GetUptimeResponse> {
    const serverIds = await this.owned(caller, request.serverIds);
    const zone = knownZone(request.timeZone);
    const now = this.clock.now();
    const days = Math.min(Math.max(request.days || 30, 1), LONGEST_UPTIME_DAYS);
    const hours = await this.statistics.hours(serverIds, ...spanOfDays(days, now, zone));
    return { servers: uptimeOf(serverIds, hours, days, now, zone) };
  }

  async getServerStates(request: proto.GetServerStatesRequest, { caller }: CallContext): Promise<proto.GetServerStatesResponse> {
    const serverIds = await this.owned(caller, request.serverIds);
    const states = await this.monitors.states(serverIds, this.clock.now());
    const latest = await this.history.latest(serverIds, this.oldestKept(), this.clock.now());
    return { states: states.map((state) => toServerState(state, latest.get(state.serverId))) };
  }

  async getBaseline({ serverId }: proto.GetBaselineRequest, { caller }: CallContext): Promise<proto.GetBaselineResponse> {
    await this.authorize.execute(caller, serverId);
    return this.baselines.execute(serverId);
  }

  async acceptSlowness({ serverId }: proto.AcceptSlownessRequest, { caller }: CallContext): Promise<proto.AcceptSlownessResponse> {
    await this.authorize.execute(caller, serverId);
    await this.slowness.accept(serverId);
    return {};
  }

  async listErrorLogs(request: proto.ListErrorLogsRequest, { caller }: CallContext): Promise<proto.ListErrorLogsResponse> {
    const { workspaceIds, serverId } = scopeOf(request, caller);
    const page = pageOf(request.page);
    const { logs, total } = await this.logs.list(workspaceIds, serverId, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { logs: logs.map(toErrorLogMessage), pagination: pagination(page, total) };
  }

  async logApplicationError(
    request: proto.LogApplicationErrorRequest,
    { caller }: CallContext,
  ): Promise<proto.LogApplicationErrorResponse> {
    const { workspaceId, userId, message, stack, level, tag } = request;
    ownsWorkspace(caller, workspaceId);
    if (!isUuid(workspaceId) || !isUuid(userId)) throw notFound();
    const serverId = request.serverId === '' ? null : request.serverId;
    if (serverId !== null && (await this.authorize.execute(caller, serverId)).workspaceId !== workspaceId) throw notFound();
    return { log: toErrorLogMessage(await this.logError.execute({ workspaceId, userId, serverId, message, stack, level, tag })) };
  }

  async giveFeedback({ logId, helped }: proto.GiveFeedbackRequest, { caller }: CallContext): Promise<proto.GiveFeedbackResponse> {
    await this.errorLog(logId, caller);
    await this.logs.setFeedback(logId, helped ? 'helped' : 'did_not_help');
    return { log: toErrorLogMessage(await this.errorLog(logId, caller)) };
  }

  async listIncidents(request: proto.ListIncidentsRequest, { caller }: CallContext): Promise<proto.ListIncidentsResponse> {
    const status = incidentStatuses.toWord(request.incidentStatus, request.status);
    if (!status && request.status) throw invalidFields({ status: 'The status must be open or resolved.' });
    const filter: Filter = { ...scopeOf(request, caller), status: status ?? '' };
    if (request.limit > 0) {
      const limit = limitOf(request.limit);
      const position = positionOf(request.cursor);
      if (position && !isUuid(position.rest)) throw invalidFields({ cursor: 'This cursor is not one of ours.' });
      const found = await this.incidents.after(filter, position && { startedAt: position.at, id: position.rest }, limit + 1);
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      const nextCursor = last ? cursorOf(last.startedAt, last.id) : '';
      return { incidents: rows.map((row) => toIncident(row)), pagination: undefined, nextCursor };
    }
    const page = pageOf(request.page);
    const { rows, total } = await this.incidents.page(filter, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { incidents: await this.withTimelines(rows), pagination: pagination(page, total), nextCursor: '' };
  }

  async getIncident({ incidentId }: proto.GetIncidentRequest, { caller }: CallContext): Promise<proto.GetIncidentResponse> {
    const [incident] = await this.withTimelines([await this.incident(incidentId, caller)]);
    return { incident };
  }

  async acknowledgeIncident(request: proto.AcknowledgeIncidentRequest, context: CallContext): Promise<proto.AcknowledgeIncidentResponse> {
    const { incidentId, acknowledgedBy } = request;
    const { workspaceId } = await this.incident(incidentId, context.caller);
    const via = ownerChannels.toWord(request.ownerChannel, request.via) ?? 'dashboard';
    await this.acknowledge.execute({ incidentId, workspaceId, by: acknowledgedBy || context.caller.userId, via });
    return this.getIncident({ incidentId }, context);
  }

  async markStepDone(request: proto.MarkStepDoneRequest, { caller }: CallContext): Promise<proto.MarkStepDoneResponse> {
    const incident = await this.incident(request.incidentId, caller);
    const via = ownerChannels.toWord(request.ownerChannel, request.via) ?? 'dashboard';
    const requestId = isUuid(request.requestId) ? request.requestId : null;
    const done = await this.markDone.execute({ incident, step: request.step, via, requestId });
    return { doneStep: toDoneStep(done, incident.explanation.doNow.length) };
  }

  async getDoneStep({ incidentId, id }: proto.GetDoneStepRequest, { caller }: CallContext): Promise<proto.GetDoneStepResponse> {
    const { explanation } = await this.incident(incidentId, caller);
    const done = isUuid(id) ? await this.doneSteps.find(id, incidentId) : null;
    if (!done) throw notFound();
    return { doneStep: toDoneStep(done, explanation.doNow.length) };
  }

  async getWeeklySummary(request: proto.GetWeeklySummaryRequest, { caller }: CallContext): Promise<proto.GetWeeklySummaryResponse> {
    const { workspaceId, from, to } = request;
    if (!isUuid(workspaceId)) throw notFound();
    ownsWorkspace(caller, workspaceId);
    if (!from || !to || from >= to) throw invalidFields({ from: 'The week must begin before it ends.' });
    const servers = await this.monitors.namesOf(workspaceId);
    const serverIds = servers.map(({ serverId }) => serverId);
    const hours = await this.statistics.hours(serverIds, from, to);
    const maintenance = await this.maintenances.spans(serverIds, from, to);
    return weekOf(servers, hours, await this.incidents.between(workspaceId, from, to), maintenance, from, to);
  }

  getHeartbeatStates(request: proto.GetHeartbeatStatesRequest, context: CallContext): Promise<proto.GetHeartbeatStatesResponse> {
    return this.heartbeats.states(request, context);
  }

  listBeats(request: proto.ListBeatsRequest, context: CallContext): Promise<proto.ListBeatsResponse> {
    return this.heartbeats.list(request, context);
  }

  async export({ workspaceIds, part }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    for (const workspaceId of workspaceIds) ownsWorkspace(caller, workspaceId);
    const { lists, nextPart } = await this.exports.part(workspaceIds.filter(isUuid), part);
    return { json: JSON.stringify(lists), nextPart };
  }

  /** With what was made during maintenance marked. */
  private async drawn(serverId: string, pings: PastPing[]): Promise<proto.Ping[]> {
    const times = pings.map(({ startedAt }) => startedAt.getTime());
    if (times.length === 0) return [];
    const spans = await this.maintenances.spans([serverId], new Date(Math.min(...times)), new Date(Math.max(...times) + 1));
    return pings.map((ping) => toPing(ping, spans.get(serverId) ?? []));
  }

  private oldestKept(): Date {
    return new Date(this.clock.nowMs() - KEPT_DAYS * DAY_MS);
  }

  /** Those of the servers that are the caller's; the others are left out without a refusal. */
  private async owned(caller: Caller, serverIds: string[]): Promise<string[]> {
    const servers = await this.monitors.owners([...new Set(serverIds.filter(isUuid))]);
    const isOwned = (workspaceId: string): boolean => caller.via === 'system' || caller.workspaceIds.includes(workspaceId);
    return servers.filter(({ removed, workspaceId }) => !removed && isOwned(workspaceId)).map(({ serverId }) => serverId);
  }

  private async withTimelines(rows: IncidentWithEvidence[]): Promise<proto.Incident[]> {
    const histories = await this.store.histories(
      incident,
      rows.map((row) => row.id),
    );
    const done = Map.groupBy(await this.doneSteps.list(rows.map((row) => row.id)), (step) => step.incidentId);
    return rows.map((row) => {
      const events = histories.get(row.id)!.map(({ event, occurredAt }) => ({ event, at: occurredAt.toISOString() }));
      const steps = done.get(row.id) ?? [];
      const language = languageFor(row.explanation);
      return toIncident(row, withDoneSteps(timelineOf(events, language), steps, row.kind, language), steps);
    });
  }

  private async incident(incidentId: string, caller: Caller): Promise<IncidentWithEvidence> {
    const row = isUuid(incidentId) ? await this.incidents.find(incidentId) : null;
    if (!row) throw notFound();
    ownsWorkspace(caller, row.workspaceId);
    return row;
  }

  private async errorLog(logId: string, caller: Caller): Promise<ErrorLog> {
    const log = isUuid(logId) ? await this.logs.find(logId) : null;
    if (!log) throw notFound();
    ownsWorkspace(caller, log.workspaceId);
    return log;
  }
}

function scopeOf(request: { workspaceIds: string[]; serverId: string }, caller: Caller): Omit<Filter, 'status'> {
  for (const workspaceId of request.workspaceIds) {
    if (!isUuid(workspaceId)) throw notFound();
    ownsWorkspace(caller, workspaceId);
  }
  if (request.serverId !== '' && !isUuid(request.serverId)) throw notFound();
  return { workspaceIds: request.workspaceIds, serverId: request.serverId === '' ? null : request.serverId };
}
