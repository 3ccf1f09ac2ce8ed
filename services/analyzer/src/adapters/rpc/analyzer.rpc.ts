import { incidents } from '@nowahala/contracts';
import type { types } from '@nowahala/contracts';
import { Database, isUuid, ownsWorkspace } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Workspaces } from '../../application/ports/tenants.js';
import { IncidentRpc } from './fault-questions.js';
import { PingRpc } from './ping-questions.js';
import { WeeklySummaryQuery } from './weekly-summary.js';

/** analyzer.v1 as the wire has it. */
@Injectable()
export class AnalyzerRpc implements RpcImplementation<typeof incidents.AnalyzerServiceService> {
  constructor(
    private readonly pings: PingRpc,
    private readonly faults: IncidentRpc,
    private readonly weeks: WeeklySummaryQuery,
    private readonly tenants: Workspaces,
    private readonly database: Database,
  ) {}

  async listPings(request: incidents.ListPingsRequest, { caller }: CallContext): Promise<incidents.ListPingsResponse> {
    return this.pings.list(request, caller);
  }

  async getPingStats(request: incidents.GetPingStatsRequest, { caller }: CallContext): Promise<incidents.GetPingStatsResponse> {
    return this.pings.stats(request, caller);
  }

  async getUptime(request: incidents.GetUptimeRequest, { caller }: CallContext): Promise<incidents.GetUptimeResponse> {
    return this.pings.uptime(request, caller);
  }

  async getServerStates(request: incidents.GetServerStatesRequest, { caller }: CallContext): Promise<incidents.GetServerStatesResponse> {
    return this.pings.states(request, caller);
  }

  async listErrorLogs(request: incidents.ListErrorLogsRequest, { caller }: CallContext): Promise<incidents.ListErrorLogsResponse> {
    return this.faults.listLogs(request, caller);
  }

  async logApplicationError(
    request: incidents.LogApplicationErrorRequest,
    { caller }: CallContext,
  ): Promise<incidents.LogApplicationErrorResponse> {
    return this.faults.report(request, caller);
  }

  async giveFeedback(request: incidents.GiveFeedbackRequest, { caller }: CallContext): Promise<incidents.GiveFeedbackResponse> {
    return this.faults.judgeLog(request, caller);
  }

  async listIncidents(request: incidents.ListIncidentsRequest, { caller }: CallContext): Promise<incidents.ListIncidentsResponse> {
    return this.faults.listIncidents(request, caller);
  }

  async getIncident({ incidentId }: incidents.GetIncidentRequest, { caller }: CallContext): Promise<incidents.GetIncidentResponse> {
    return { incident: await this.faults.getIncident(incidentId, caller) };
  }

  async acknowledgeIncident(
    request: incidents.AcknowledgeIncidentRequest,
    { caller }: CallContext,
  ): Promise<incidents.AcknowledgeIncidentResponse> {
    return { incident: await this.faults.acknowledge(request, caller) };
  }

  async getWeeklySummary(request: incidents.GetWeeklySummaryRequest, { caller }: CallContext): Promise<incidents.GetWeeklySummaryResponse> {
    return this.weeks.of(request, caller);
  }

  async export({ workspaceIds, part }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    for (const workspaceId of workspaceIds) ownsWorkspace(caller, workspaceId);
    const { lists, nextPart } = await this.tenants.export(this.database, workspaceIds.filter(isUuid), part);
    return { json: JSON.stringify(lists), nextPart };
  }
}
