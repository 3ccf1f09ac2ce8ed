import type { DeliveryResponse, DoneStepResponse, EvidenceResponse, IncidentResponse, PublicIncidentResponse } from '@nowahala/api';
import type { alerts, incidents } from '@nowahala/contracts';
import { channels, heartbeatTroubles, incidentKinds, incidentStatuses, stepAnswers } from '../../clients/enums.mapper.js';
import { presentExplanation } from '../explanation.presenter.js';
import { iso, orNull } from '../wire.js';

export const presentDelivery = (delivery: alerts.Delivery): DeliveryResponse => ({
  _id: delivery.id,
  channel: channels.toWord(delivery.deliveredBy, delivery.channel) ?? 'dashboard',
  to: delivery.recipient,
  kind: delivery.kind,
  status: delivery.status,
  attempts: delivery.attempts,
  createdAt: iso(delivery.createdAt!),
  sentAt: iso(delivery.sentAt),
  deliveredAt: iso(delivery.deliveredAt),
  readAt: iso(delivery.readAt),
  error: orNull(delivery.error),
});

/** What programs with a key see of an incident. */
export const presentPublicIncident = (incident: incidents.Incident): PublicIncidentResponse => ({
  _id: incident.id,
  serverId: incident.serverId,
  serverName: incident.serverName,
  status: incidentStatuses.toWord(incident.incidentStatus, incident.status) ?? 'open',
  kind: incidentKinds.toWord(incident.incidentKind, incident.kind) ?? 'down',
  startedAt: iso(incident.startedAt!),
  resolvedAt: iso(incident.resolvedAt),
  acknowledgedAt: iso(incident.acknowledgedAt),
  cause: incident.cause,
  regions: incident.badRegions,
  goodRegions: incident.goodRegions,
  tag: orNull(incident.tag),
  level: orNull(incident.level),
  explanation: presentExplanation(incident.explanation),
  network: incident.network ? { name: incident.network.name, affected: incident.network.affected } : null,
  heartbeat: incident.heartbeatTrouble === undefined ? null : (heartbeatTroubles.toWord(incident.heartbeatTrouble) ?? 'missing'),
});

const presentDoneStep = ({ id, step, doneAt, answer, stepAnswer, nextStep }: incidents.DoneStep): DoneStepResponse => ({
  _id: id,
  step,
  doneAt: iso(doneAt!),
  answer: stepAnswers.toWord(stepAnswer, answer) ?? null,
  nextStep: nextStep > 0 ? nextStep : null,
});

/** `names` turns the id of who acknowledged into a name. `deliveries` is null while they are not known. */
export const presentIncident = (
  incident: incidents.Incident,
  names: Map<string, string>,
  deliveries: alerts.Delivery[] | null,
): IncidentResponse => ({
  ...presentPublicIncident(incident),
  tag: incident.tag,
  level: incident.level,
  workspaceId: incident.workspaceId,
  acknowledgedBy: orNull(names.get(incident.acknowledgedBy) ?? incident.acknowledgedBy),
  errorLogId: orNull(incident.errorLogId),
  groupId: orNull(incident.groupId),
  evidence: incident.evidenceJson ? (JSON.parse(incident.evidenceJson) as EvidenceResponse) : null,
  doneSteps: incident.doneSteps.map(presentDoneStep),
  timeline: incident.timeline.map(({ at, type, text }) => ({ at: iso(at!), type, text })),
  deliveries: deliveries?.map(presentDelivery) ?? null,
});
