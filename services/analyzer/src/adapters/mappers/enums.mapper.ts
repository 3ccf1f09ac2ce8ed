import { evidence, incidents, pings, types } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const incidentKinds = closedSet(incidents.IncidentKind, 'INCIDENT_KIND');
export const incidentStatuses = closedSet(incidents.IncidentStatus, 'INCIDENT_STATUS');
export const resolveReasons = closedSet(incidents.ResolveReason, 'RESOLVE_REASON');
export const healthStates = closedSet(incidents.HealthState, 'HEALTH_STATE');
export const heartbeatTroubles = closedSet(incidents.HeartbeatTrouble, 'HEARTBEAT_TROUBLE');
export const beatKinds = closedSet(incidents.BeatKind, 'BEAT_KIND');
export const heartbeatStatuses = closedSet(incidents.HeartbeatStatus, 'HEARTBEAT_STATUS');
export const logFeedbacks = closedSet(incidents.LogFeedback, 'LOG_FEEDBACK');
export const stepAnswers = closedSet(incidents.StepAnswer, 'STEP_ANSWER');
export const ownerChannels = closedSet(incidents.OwnerChannel, 'OWNER_CHANNEL');
export const confidences = closedSet(types.Confidence, 'CONFIDENCE');
export const explanationSources = closedSet(types.ExplanationSource, 'EXPLANATION_SOURCE');
export const renewalKinds = closedSet(incidents.RenewalKind, 'RENEWAL_KIND');
export const checkOutcomes = closedSet(types.CheckOutcome, 'CHECK_OUTCOME');
export const sights = closedSet(pings.ProberSight, 'PROBER_SIGHT');

export const schemes = closedSet(evidence.Scheme, 'SCHEME');
export const stepNames = closedSet(evidence.StepName, 'STEP_NAME');
export const addressOrigins = closedSet(evidence.AddressOrigin, 'ADDRESS_ORIGIN');
export const pingMethods = closedSet(evidence.PingMethod, 'PING_METHOD');
export const portStates = closedSet(evidence.PortState, 'PORT_STATE');
