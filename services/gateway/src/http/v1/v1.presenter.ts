import type { incidents, workspaces } from '@nowahala/contracts';
import { presentExplanation } from '../explanation.presenter.js';
import { presentPing, presentServer } from '../server/server.presenter.js';
import { iso, orNull } from '../wire.js';

/** The public API's shapes: a subset of the dashboard's, and like those only ever added to. */
export const presentPublicServer = (server: workspaces.Server, state: incidents.ServerState | undefined) => {
  const { userId: _userId, workspaceId: _workspaceId, ...fields } = presentServer(server, state);
  return fields;
};

export const presentPublicPing = presentPing;

export const presentPublicIncident = (incident: incidents.Incident) => ({
  _id: incident.id,
  serverId: incident.serverId,
  serverName: incident.serverName,
  status: incident.status,
  kind: incident.kind,
  startedAt: iso(incident.startedAt),
  resolvedAt: iso(incident.resolvedAt),
  acknowledgedAt: iso(incident.acknowledgedAt),
  cause: incident.cause,
  tag: orNull(incident.tag),
  level: orNull(incident.level),
  explanation: presentExplanation(incident.explanation),
});
