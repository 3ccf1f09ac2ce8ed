import type { Publication, RecordedEvent } from '@nowahala/platform';
import { kindOf } from '../../domain/incident/incident.js';
import type { Incident, IncidentEvent, IncidentOpened } from '../../domain/incident/incident.js';
import { toExplanationMessage, toTranslatedCauses, toTranslations } from '../mappers/explanation.mapper.js';
import { heartbeatTroubles, incidentKinds, ownerChannels, resolveReasons } from '../mappers/enums.mapper.js';

/** Every message holds enough to notify about the incident without a call back. */
export function publishIncident({ id, version, event }: RecordedEvent<IncidentEvent>, state: Incident): Publication[] {
  const opened = state.opened;
  if (!opened) return [];
  const key = opened.serverId;
  const about = { incidentId: id, seq: version, serverId: opened.serverId, workspaceId: opened.workspaceId, userId: opened.userId };
  switch (event.type) {
    case 'IncidentOpened':
      return [{ topic: 'incident.opened', key, message: { ...about, ...beginning(event.data) } }];
    case 'IncidentWorsened': {
      const { at, cause, tag, level, regions } = event.data;
      const explanation = toExplanationMessage(event.data.explanation);
      const { serverName, groupId } = opened;
      const what = {
        incidentKind: incidentKinds.toEnum(kindOf(state)),
        cause,
        tag,
        level,
        explanation,
        regions,
        serverName,
        groupId,
        translations: toTranslations(event.data.explanation),
      };
      return [{ topic: 'incident.worsened', key, message: { ...about, at: new Date(at), ...what } }];
    }
    case 'IncidentExplained': {
      const { network, cause = '' } = event.data;
      const explanation = toExplanationMessage(event.data.explanation);
      return [
        {
          topic: 'incident.explained',
          key,
          message: { ...about, explanation, network, cause, translations: toTranslations(event.data.explanation) },
        },
      ];
    }
    case 'IncidentAcknowledged': {
      const { at, via } = event.data;
      const ownerChannel = ownerChannels.toEnum(via);
      return [{ topic: 'incident.acknowledged', key, message: { ...about, acknowledgedAt: new Date(at), via, ownerChannel } }];
    }
    case 'IncidentResolved':
      return [
        {
          topic: 'incident.resolved',
          key,
          message: {
            ...about,
            kind: kindOf(state),
            incidentKind: incidentKinds.toEnum(kindOf(state)),
            resolveReason: resolveReasons.toEnum(event.data.reason),
            startedAt: new Date(opened.startedAt),
            resolvedAt: new Date(event.data.resolvedAt),
            cause: state.worsened?.cause ?? opened.cause,
            serverName: opened.serverName,
            groupId: opened.groupId,
            groupServerIds: opened.groupServerIds,
            reason: event.data.reason,
            translations: toTranslatedCauses((state.worsened ?? opened).explanation),
            ...aboutHeartbeat(opened),
          },
        },
      ];
    case 'InstabilityCounted':
      return [];
  }
}

function beginning(data: IncidentOpened['data']) {
  return {
    kind: data.kind,
    incidentKind: incidentKinds.toEnum(data.kind),
    startedAt: new Date(data.startedAt),
    openedAt: new Date(data.openedAt),
    cause: data.cause,
    tag: data.tag,
    level: data.level,
    errorClass: data.errorClass,
    fingerprint: data.fingerprint,
    regions: data.regions,
    goodRegions: data.goodRegions ?? [],
    network: data.network ?? undefined,
    explanation: toExplanationMessage(data.explanation),
    groupId: data.groupId,
    groupServerIds: data.groupServerIds,
    serverName: data.serverName,
    explanationPending: data.explanationPending,
    outages: data.outages,
    translations: toTranslations(data.explanation),
    ...aboutHeartbeat(data),
  };
}

const aboutHeartbeat = ({ heartbeatTrouble }: IncidentOpened['data']) =>
  heartbeatTrouble ? { heartbeatTrouble: heartbeatTroubles.toEnum(heartbeatTrouble) } : {};
