import { alerts, incidents, types } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const incidentKinds = closedSet(incidents.IncidentKind, 'INCIDENT_KIND');
export const accountMessageKinds = closedSet(alerts.AccountMessageKind, 'ACCOUNT_MESSAGE_KIND');
export const channels = closedSet(alerts.Channel, 'CHANNEL');
export const confidences = closedSet(types.Confidence, 'CONFIDENCE');
export const explanationSources = closedSet(types.ExplanationSource, 'EXPLANATION_SOURCE');
export const heartbeatTroubles = closedSet(incidents.HeartbeatTrouble, 'HEARTBEAT_TROUBLE');
