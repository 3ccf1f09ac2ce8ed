import type { incidents } from '@nowahala/contracts';
import { Database, Store, invalidFields, isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { AcknowledgeIncident } from '../../application/acknowledge-incident.js';
import { GiveFeedback } from '../../application/give-feedback.js';
import { LogApplicationError } from '../../application/log-application-error.js';
import { ErrorLogs } from '../../application/ports/error-logs.js';
import type { ErrorLog } from '../../application/ports/error-logs.js';
import { timelineOf } from '../../domain/incident/timeline.js';
import { IncidentQuery } from '../../database/incident.query.js';
import type { Filter, IncidentRow } from '../../database/incident.query.js';
import { incidentStream } from '../incident.stream.js';
import { PAGE_SIZE, cursorOf, limitOf, pageOf, pagination, positionOf } from '../mappers/page.mapper.js';
import { toErrorLogMessage, toIncident } from '../mappers/incident.mapper.js';
import { ServerOwners } from './server-owners.js';

const WAYS = ['dashboard', 'whatsapp', 'api'];

/** Everything that is asked about, and done to, error logs and incidents. */
@Injectable()
export class IncidentRpc {
  constructor(
    private readonly reader: IncidentQuery,
    private readonly owners: ServerOwners,
    private readonly store: Store,
    private readonly database: Database,
    private readonly logs: ErrorLogs,
    private readonly acknowledging: AcknowledgeIncident,
    private readonly feedback: GiveFeedback,
    private readonly reporting: LogApplicationError,
  ) {}

  async listLogs(request: incidents.ListErrorLogsRequest, caller: Caller): Promise<incidents.ListErrorLogsResponse> {
    const { workspaceIds, serverId } = this.scope(request, caller);
    const page = pageOf(request.page);
    const found = await this.reader.logs(workspaceIds, serverId, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { logs: found.logs.map(toErrorLogMessage), pagination: pagination(page, found.total) };
  }

  async report(request: incidents.LogApplicationErrorRequest, caller: Caller): Promise<incidents.LogApplicationErrorResponse> {
    ownsWorkspace(caller, request.workspaceId);
    if (!isUuid(request.workspaceId) || !isUuid(request.userId)) throw notFound();
    const serverId = request.serverId === '' ? null : request.serverId;
    if (serverId !== null && (await this.owners.mustOwn(caller, serverId)).workspaceId !== request.workspaceId) throw notFound();
    const { workspaceId, userId, message, stack, level, tag } = request;
    return { log: toErrorLogMessage(await this.reporting.handle({ workspaceId, userId, serverId, message, stack, level, tag })) };
  }

  async judgeLog({ logId, helped }: incidents.GiveFeedbackRequest, caller: Caller): Promise<incidents.GiveFeedbackResponse> {
    await this.log(logId, caller);
    await this.feedback.handle(logId, helped);
    return { log: toErrorLogMessage(await this.log(logId, caller)) };
  }

  async listIncidents(request: incidents.ListIncidentsRequest, caller: Caller): Promise<incidents.ListIncidentsResponse> {
    const scope = this.scope(request, caller);
    if (!['', 'open', 'resolved'].includes(request.status)) throw invalidFields({ status: 'The status must be open or resolved.' });
    const filter: Filter = { ...scope, status: request.status };
    if (request.limit > 0) {
      const limit = limitOf(request.limit);
      const place = positionOf(request.cursor);
      if (place && !isUuid(place.rest)) throw invalidFields({ cursor: 'This cursor is not one of ours.' });
      const found = await this.reader.incidentsAfter(filter, place && { startedAt: place.at, id: place.rest }, limit + 1);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        incidents: shown.map((row) => toIncident(row)),
        pagination: undefined,
        nextCursor: found.length > limit && last ? cursorOf(last.started_at, last.id) : '',
      };
    }
    const page = pageOf(request.page);
    const { rows, total } = await this.reader.incidents(filter, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { incidents: await this.whole(rows), pagination: pagination(page, total), nextCursor: '' };
  }

  async getIncident(incidentId: string, caller: Caller): Promise<incidents.Incident> {
    const [whole] = await this.whole([await this.incident(incidentId, caller)]);
    return whole!;
  }

  async acknowledge(
    { incidentId, acknowledgedBy, via }: incidents.AcknowledgeIncidentRequest,
    caller: Caller,
  ): Promise<incidents.Incident> {
    const row = await this.incident(incidentId, caller);
    await this.acknowledging.handle(incidentId, row.workspace_id, acknowledgedBy || caller.userId, WAYS.includes(via) ? via : 'dashboard');
    return this.getIncident(incidentId, caller);
  }

  private scope(request: { workspaceIds: string[]; serverId: string }, caller: Caller): Omit<Filter, 'status'> {
    for (const workspaceId of request.workspaceIds) {
      if (!isUuid(workspaceId)) throw notFound();
      ownsWorkspace(caller, workspaceId);
    }
    if (request.serverId !== '' && !isUuid(request.serverId)) throw notFound();
    return { workspaceIds: request.workspaceIds, serverId: request.serverId === '' ? null : request.serverId };
  }

  private async whole(rows: IncidentRow[]): Promise<incidents.Incident[]> {
    const histories = await this.store.histories(
      incidentStream,
      rows.map((row) => row.id),
    );
    return rows.map((row) =>
      toIncident(row, timelineOf(histories.get(row.id)!.map(({ event, occurredAt }) => ({ event, at: occurredAt.toISOString() })))),
    );
  }

  private async incident(incidentId: string, caller: Caller): Promise<IncidentRow> {
    const row = isUuid(incidentId) ? await this.reader.incident(incidentId) : null;
    if (!row) throw notFound();
    ownsWorkspace(caller, row.workspace_id);
    return row;
  }

  private async log(logId: string, caller: Caller): Promise<ErrorLog> {
    const log = isUuid(logId) ? await this.logs.find(this.database, logId) : null;
    if (!log) throw notFound();
    ownsWorkspace(caller, log.workspaceId);
    return log;
  }
}
