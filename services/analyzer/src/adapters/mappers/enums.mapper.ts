import { incidents } from '@nowahala/contracts';
import type { ListedIncident } from '../../database/incident.entity.js';
import type { StateOfServer } from '../../database/monitor.query.js';
import type { IncidentKind, ResolvedReason } from '../../domain/incident/incident.js';

export const toIncidentKind = {
  down: incidents.IncidentKind.INCIDENT_KIND_DOWN,
  partial: incidents.IncidentKind.INCIDENT_KIND_PARTIAL,
  unstable: incidents.IncidentKind.INCIDENT_KIND_UNSTABLE,
  slow: incidents.IncidentKind.INCIDENT_KIND_SLOW,
} satisfies Record<IncidentKind, incidents.IncidentKind>;

export const toIncidentStatus = {
  open: incidents.IncidentStatus.INCIDENT_STATUS_OPEN,
  resolved: incidents.IncidentStatus.INCIDENT_STATUS_RESOLVED,
} satisfies Record<ListedIncident['status'], incidents.IncidentStatus>;

export const toResolveReason = {
  recovered: incidents.ResolveReason.RESOLVE_REASON_RECOVERED,
  paused: incidents.ResolveReason.RESOLVE_REASON_PAUSED,
  deleted: incidents.ResolveReason.RESOLVE_REASON_DELETED,
  reconfigured: incidents.ResolveReason.RESOLVE_REASON_RECONFIGURED,
  superseded: incidents.ResolveReason.RESOLVE_REASON_SUPERSEDED,
  accepted: incidents.ResolveReason.RESOLVE_REASON_ACCEPTED,
} satisfies Record<ResolvedReason, incidents.ResolveReason>;

/** A state that a newer release has stored is sent as unspecified: readers use the string. */
export const toHealthState = (state: StateOfServer['state']): incidents.HealthState =>
  healthStates[state] ?? incidents.HealthState.HEALTH_STATE_UNSPECIFIED;

const healthStates: Partial<Record<string, incidents.HealthState>> = {
  unknown: incidents.HealthState.HEALTH_STATE_UNKNOWN,
  up: incidents.HealthState.HEALTH_STATE_UP,
  slow: incidents.HealthState.HEALTH_STATE_SLOW,
  suspect: incidents.HealthState.HEALTH_STATE_SUSPECT,
  partial: incidents.HealthState.HEALTH_STATE_PARTIAL,
  down: incidents.HealthState.HEALTH_STATE_DOWN,
  recovering: incidents.HealthState.HEALTH_STATE_RECOVERING,
  unstable: incidents.HealthState.HEALTH_STATE_UNSTABLE,
  paused: incidents.HealthState.HEALTH_STATE_PAUSED,
  maintenance: incidents.HealthState.HEALTH_STATE_MAINTENANCE,
  plan_paused: incidents.HealthState.HEALTH_STATE_PLAN_PAUSED,
} satisfies Record<StateOfServer['state'], incidents.HealthState>;
