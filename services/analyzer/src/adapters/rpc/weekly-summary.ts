import type { incidents } from '@nowahala/contracts';
import { Database, invalidFields, isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { sumOf } from '../../domain/statistics/ping-totals.js';
import { IncidentQuery } from '../../database/incident.query.js';
import type { IncidentRow } from '../../database/incident.query.js';
import { PingStatisticsQuery } from '../../database/ping-statistics.query.js';

/** A week of a workspace in figures. */
@Injectable()
export class WeeklySummaryQuery {
  constructor(
    private readonly database: Database,
    private readonly statistics: PingStatisticsQuery,
    private readonly faults: IncidentQuery,
  ) {}

  async of({ workspaceId, from, to }: incidents.GetWeeklySummaryRequest, caller: Caller): Promise<incidents.GetWeeklySummaryResponse> {
    if (!isUuid(workspaceId)) throw notFound();
    ownsWorkspace(caller, workspaceId);
    if (!from || !to || from >= to) throw invalidFields({ from: 'The week must begin before it ends.' });
    const servers = await this.database.query<{ server_id: string; name: string }>(
      `SELECT server_id, name FROM monitor WHERE workspace_id = $1 AND NOT removed ORDER BY name`,
      [workspaceId],
    );
    const hours = await this.statistics.hours(
      servers.map((server) => server.server_id),
      from,
      to,
    );
    const happened = await this.faults.incidentsBetween(workspaceId, from, to);
    return {
      servers: servers.map(({ server_id: serverId, name }) => {
        const figures = sumOf(hours.filter((hour) => hour.serverId === serverId));
        const own = happened.filter((incident) => incident.server_id === serverId);
        return {
          serverId,
          serverName: name,
          success: figures.success,
          failures: figures.failures,
          incidents: own.length,
          downtimeSeconds: downtime(own, from, to),
          responseP50Ms: Math.round(figures.p50Us / 100) / 10,
        };
      }),
      incidents: happened.length,
      downtimeSeconds: downtime(happened, from, to),
    };
  }
}

/** Only the part that lies within the week. */
function downtime(happened: IncidentRow[], from: Date, to: Date): number {
  const spans = happened.map(
    (incident) => Math.min((incident.resolved_at ?? to).getTime(), to.getTime()) - Math.max(incident.started_at.getTime(), from.getTime()),
  );
  return Math.round(spans.reduce((sum, span) => sum + Math.max(0, span), 0) / 1_000);
}
