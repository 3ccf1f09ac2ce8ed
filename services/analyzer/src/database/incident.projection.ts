import type { Projection } from '@nowahala/platform';
import type { Incident, IncidentEvent } from '../domain/incident/incident.js';
import { incidentEntity } from './incident.entity.js';
import type { ListedIncident } from './incident.entity.js';

/** Incidents as lists and pages show them. */
export const incidentProjection: Projection<Incident, IncidentEvent> = {
  name: 'incident-list', // stored name
  version: 1,
  async apply({ id, event }, _state, { manager }) {
    const change = (columns: Partial<ListedIncident>) => manager.update(incidentEntity, id, columns);
    switch (event.type) {
      case 'IncidentOpened': {
        const { workspaceId, userId, serverId, serverName, kind, startedAt, openedAt, cause, tag, level, explanation, ...data } =
          event.data;
        const row: Partial<ListedIncident> = {
          ...{ id, workspaceId, userId, serverId, serverName, kind, cause, tag, level, explanation },
          status: 'open',
          startedAt: new Date(startedAt),
          openedAt: new Date(openedAt),
          snapshotAt: data.snapshot && new Date(data.snapshot.takenAt),
          snapshotRegion: data.snapshot?.region ?? null,
          groupId: data.groupId,
          errorLogId: data.errorLogId,
          regions: data.regions,
          goodRegions: data.goodRegions ?? [],
          networkName: data.network?.name ?? null,
          networkAffected: data.network?.affected ?? null,
          situation: data.situation ?? null,
          heartbeatTrouble: data.heartbeatTrouble ?? null,
        };
        await manager
          .createQueryBuilder()
          .insert()
          .into(incidentEntity)
          .values(row as never)
          .orIgnore()
          .updateEntity(false)
          .execute();
        return;
      }
      case 'IncidentWorsened': {
        const { at, cause, tag, level, explanation, regions, situation = null } = event.data;
        await change({ kind: 'down', worsenedAt: new Date(at), cause, tag, level, explanation, regions, goodRegions: [], situation });
        return;
      }
      case 'IncidentExplained': {
        const { explanation, network, situation, cause } = event.data;
        await change({
          explanation,
          ...(network && { networkName: network.name, networkAffected: network.affected }),
          ...(situation !== undefined && { situation }),
          ...(cause !== undefined && { cause }),
        });
        return;
      }
      case 'IncidentAcknowledged':
        await change({ acknowledgedAt: new Date(event.data.at), acknowledgedBy: event.data.by });
        return;
      case 'IncidentResolved':
        await change({ status: 'resolved', resolvedAt: new Date(event.data.resolvedAt) });
        return;
      case 'InstabilityCounted':
        return;
    }
  },
  async clear({ manager }) {
    await manager.deleteAll(incidentEntity);
  },
};
