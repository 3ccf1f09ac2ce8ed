import type { alerts, incidents } from '@nowahala/contracts';
import { presentExplanation } from '../explanation.presenter.js';
import { iso, orNull } from '../wire.js';

export const presentDelivery = (delivery: alerts.Delivery) => ({
  _id: delivery.id,
  channel: delivery.channel,
  to: delivery.recipient,
  kind: delivery.kind,
  status: delivery.status,
  attempts: delivery.attempts,
  createdAt: iso(delivery.createdAt),
  sentAt: iso(delivery.sentAt),
  deliveredAt: iso(delivery.deliveredAt),
  readAt: iso(delivery.readAt),
  error: orNull(delivery.error),
});

/** `names` turns the id of who acknowledged into a name. `deliveries` is null while they are not known. */
export const presentIncident = (incident: incidents.Incident, names: Map<string, string>, deliveries: alerts.Delivery[] | null) => ({
  _id: incident.id,
  serverId: incident.serverId,
  serverName: incident.serverName,
  workspaceId: incident.workspaceId,
  status: incident.status,
  kind: incident.kind,
  startedAt: iso(incident.startedAt),
  resolvedAt: iso(incident.resolvedAt),
  acknowledgedAt: iso(incident.acknowledgedAt),
  acknowledgedBy: orNull(names.get(incident.acknowledgedBy) ?? incident.acknowledgedBy),
  cause: incident.cause,
  tag: incident.tag,
  level: incident.level,
  errorLogId: orNull(incident.errorLogId),
  groupId: orNull(incident.groupId),
  explanation: presentExplanation(incident.explanation),
  evidence: incident.evidenceJson ? (JSON.parse(incident.evidenceJson) as unknown) : null,
  timeline: incident.timeline.map(({ at, type, text }) => ({ at: iso(at), type, text })),
  deliveries: deliveries?.map(presentDelivery) ?? null,
});
