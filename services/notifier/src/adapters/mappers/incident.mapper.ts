import type { incidents, types } from '@nowahala/contracts';
import { isLanguage } from '@nowahala/kernel';
import type { Explanation } from '../../domain/explanation.js';
import type { Translations } from '../../domain/incident-text.js';
import type { HeartbeatTrouble, Incident, IncidentIds, IncidentOpened, IncidentResolved, IncidentWorsened } from '../../domain/incident.js';
import { confidences, explanationSources, heartbeatTroubles, incidentKinds } from './enums.mapper.js';

export const toIncidentIds = ({ incidentId, serverId, workspaceId, userId }: IncidentIds): IncidentIds => ({
  incidentId,
  serverId,
  workspaceId,
  userId,
});

export const toIncidentOpened = (message: incidents.IncidentOpened, occurredAt: Date): IncidentOpened => ({
  ...toIncidentIds(message),
  kind: toKind(message),
  serverName: message.serverName,
  cause: message.cause,
  explanation: toExplanation(message.explanation),
  translations: toTranslations(message.translations),
  explanationPending: message.explanationPending,
  incidentGroupId: message.groupId,
  incidentGroupSize: Math.max(1, message.groupServerIds.length),
  outages: message.outages,
  badRegions: message.regions,
  goodRegions: message.goodRegions,
  network: message.network ? { name: message.network.name, affected: message.network.affected } : null,
  heartbeatTrouble: toHeartbeatTrouble(message),
  startedAt: message.startedAt ?? occurredAt,
  occurredAt,
});

export const toIncidentWorsened = (message: incidents.IncidentWorsened, occurredAt: Date): IncidentWorsened => ({
  ...toIncidentIds(message),
  serverName: message.serverName,
  cause: message.cause,
  explanation: toExplanation(message.explanation),
  translations: toTranslations(message.translations),
  badRegions: message.regions,
  at: message.at ?? occurredAt,
  occurredAt,
});

export const toIncidentResolved = (message: incidents.IncidentResolved, occurredAt: Date): IncidentResolved => ({
  ...toIncidentIds(message),
  kind: toKind(message),
  serverName: message.serverName,
  cause: message.cause,
  incidentGroupId: message.groupId,
  heartbeatTrouble: toHeartbeatTrouble(message),
  startedAt: message.startedAt ?? occurredAt,
  resolvedAt: message.resolvedAt ?? occurredAt,
  reason: message.reason,
  translations: toTranslations(message.translations),
  occurredAt,
});

export const toExplanation = (message: types.Explanation | undefined): Explanation | null =>
  message
    ? {
        ...{ whatHappened: message.whatHappened, whoIsAffected: message.whoIsAffected, likelyCause: message.likelyCause },
        ...{
          confidence: confidences.toWord(message.confidenceLevel, message.confidence) ?? 'low',
          doNow: message.doNow,
          tellCustomers: message.tellCustomers,
          whoToCall: message.whoToCall,
        },
        ...{ evidence: message.evidence, source: explanationSources.toWord(message.explanationSource, message.source) ?? 'rules' },
        ...(message.helpedBefore && { helpedBefore: { at: message.helpedBefore.at, words: message.helpedBefore.words } }),
      }
    : null;

/** Languages of a later version are left out. */
export const toTranslations = (messages: types.TranslatedExplanation[]): Translations =>
  Object.fromEntries(
    messages
      .filter(({ language }) => isLanguage(language))
      .map(({ language, cause, explanation }) => [language, { cause, explanation: toExplanation(explanation) }]),
  );

/** A trouble that this version does not know is one that is missing: the customer looks all the same. */
const toHeartbeatTrouble = ({ heartbeatTrouble }: { heartbeatTrouble?: incidents.HeartbeatTrouble | undefined }): HeartbeatTrouble | null =>
  heartbeatTrouble === undefined ? null : (heartbeatTroubles.toWord(heartbeatTrouble) ?? 'missing');

/** A kind of a later version alerts like an outage: rather too loud than silent. */
const toKind = ({ incidentKind, kind }: Pick<incidents.IncidentOpened, 'incidentKind' | 'kind'>): Incident['kind'] =>
  incidentKinds.toWord(incidentKind, kind) ?? 'down';
