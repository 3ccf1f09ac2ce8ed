import { alerts, billing, incidents, types, workspaces } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const planStates = closedSet(billing.PlanState, 'PLAN_STATE');
export const invoiceStatuses = closedSet(billing.InvoiceStatus, 'INVOICE_STATUS');
export const purposes = closedSet(billing.PaymentPurpose, 'PAYMENT_PURPOSE');
export const paymentOutcomes = closedSet(billing.PaymentOutcome, 'PAYMENT_OUTCOME');

export const serverStatuses = closedSet(workspaces.ServerStatus, 'SERVER_STATUS');
export const maintenanceStatuses = closedSet(workspaces.MaintenanceStatus, 'MAINTENANCE_STATUS');

export const healthStates = closedSet(incidents.HealthState, 'HEALTH_STATE');
export const checkOutcomes = closedSet(types.CheckOutcome, 'CHECK_OUTCOME');
export const incidentKinds = closedSet(incidents.IncidentKind, 'INCIDENT_KIND');
export const incidentStatuses = closedSet(incidents.IncidentStatus, 'INCIDENT_STATUS');
export const stepAnswers = closedSet(incidents.StepAnswer, 'STEP_ANSWER');
export const logFeedbacks = closedSet(incidents.LogFeedback, 'LOG_FEEDBACK');
export const confidences = closedSet(types.Confidence, 'CONFIDENCE');
export const explanationSources = closedSet(types.ExplanationSource, 'EXPLANATION_SOURCE');
export const channels = closedSet(alerts.Channel, 'CHANNEL');

export const heartbeatStatuses = closedSet(incidents.HeartbeatStatus, 'HEARTBEAT_STATUS');
export const heartbeatTroubles = closedSet(incidents.HeartbeatTrouble, 'HEARTBEAT_TROUBLE');
export const beatKinds = closedSet(incidents.BeatKind, 'BEAT_KIND');
export const renewalKinds = closedSet(incidents.RenewalKind, 'RENEWAL_KIND');
