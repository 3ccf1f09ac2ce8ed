import { defineAggregate } from '@nowahala/platform';
import type { Explanation } from '../advice/explanation.js';
import type { IncidentKind } from '../health/health.js';
import type { HeartbeatTrouble } from '../heartbeat/heartbeat.js';
import type { NetworkCause } from '../network/network-cause.js';

export type { IncidentKind };
/** Where the owner does something about an incident. */
export type OwnerChannel = 'dashboard' | 'whatsapp' | 'api';
/** `superseded`: a slow server went down. `narrowed`: some places reach it again, and others do not. `accepted`: its owner says that this is usual now. */
export type ResolvedReason = 'recovered' | 'paused' | 'deleted' | 'reconfigured' | 'superseded' | 'narrowed' | 'accepted';

export interface IncidentOpened {
  type: 'IncidentOpened';
  data: {
    serverId: string;
    workspaceId: string;
    userId: string;
    serverName: string;
    kind: IncidentKind;
    /** ISO 8601: the first failed check. */
    startedAt: string;
    openedAt: string;
    cause: string;
    tag: string;
    level: string;
    errorClass: string;
    fingerprint: string;
    regions: string[];
    /** Partial only: those that reach it. Absent in events from before regions could disagree. */
    goodRegions?: string[];
    explanation: Explanation;
    /** Where the evidence is kept, for 90 days; null when the month's snapshots were used up. */
    snapshot: { takenAt: string; region: string } | null;
    groupId: string;
    groupServerIds: string[];
    errorLogId: string | null;
    explanationPending: boolean;
    outages: number;
    /** The incident that was narrowed to this one. */
    leftOf?: string;
    /** Absent in events from before networks were known. */
    network?: NetworkCause | null;
    /** Of the rule catalogue; absent in events from before steps could be done. */
    situation?: string;
    /** Set where it is about a heartbeat: `serverId` is the id of that. */
    heartbeatTrouble?: HeartbeatTrouble;
  };
}
/** A partial incident became an outage for everybody. */
export interface IncidentWorsened {
  type: 'IncidentWorsened';
  data: { at: string; cause: string; tag: string; level: string; explanation: Explanation; regions: string[]; situation?: string };
}
export interface IncidentExplained {
  type: 'IncidentExplained';
  /** `network`: where it is the network's trouble, seen after the incident had opened. `situation` and `cause`: where it fails for another cause now. */
  data: { explanation: Explanation; network?: NetworkCause; situation?: string; cause?: string };
}
export interface IncidentAcknowledged {
  type: 'IncidentAcknowledged';
  data: { at: string; by: string; via: OwnerChannel };
}
/** The hourly line about an unstable server. */
export interface InstabilityCounted {
  type: 'InstabilityCounted';
  data: { at: string; dips: number; answering: boolean };
}
export interface IncidentResolved {
  type: 'IncidentResolved';
  data: { resolvedAt: string; noticedAt: string; reason: ResolvedReason };
}
export type IncidentEvent =
  | IncidentOpened
  | IncidentWorsened
  | IncidentExplained
  | IncidentAcknowledged
  | InstabilityCounted
  | IncidentResolved;

export interface Incident {
  opened: IncidentOpened['data'] | null;
  worsened: IncidentWorsened['data'] | null;
  explanation: Explanation | null;
  network: NetworkCause | null;
  /** It fails for another cause than the one it began with. */
  causeChanged: boolean;
  acknowledged: IncidentAcknowledged['data'] | null;
  resolvedAt: string | null;
  resolvedReason: ResolvedReason | null;
}

export type IncidentCommand =
  | { type: 'OpenIncident'; data: IncidentOpened['data'] }
  | { type: 'WorsenIncident'; data: IncidentWorsened['data'] }
  | { type: 'ExplainIncident'; data: { explanation: Explanation } }
  | { type: 'BlameNetwork'; data: { explanation: Explanation; network: NetworkCause } }
  | { type: 'ChangeCause'; data: { explanation: Explanation; situation: string; cause: string } }
  /** The AI has nothing to add: stated once, so that a notification that waits for it is sent with what the rules say. */
  | { type: 'KeepExplanation' }
  | { type: 'AcknowledgeIncident'; data: IncidentAcknowledged['data'] }
  | { type: 'CountInstability'; data: InstabilityCounted['data'] }
  | { type: 'ResolveIncident'; data: IncidentResolved['data'] };

/** An incident opens once: its id is derived from the check that began it. Nothing more happens once it is resolved. */
export function decide(command: IncidentCommand, state: Incident): IncidentEvent[] {
  if (command.type === 'OpenIncident') return state.opened ? [] : [{ type: 'IncidentOpened', data: command.data }];
  if (!state.opened || state.resolvedAt) return [];
  switch (command.type) {
    case 'WorsenIncident':
      return kindOf(state) === 'partial' ? [{ type: 'IncidentWorsened', data: command.data }] : [];
    case 'ExplainIncident':
      // The AI saw one server's evidence from one region: it knows nothing of places that reach it, nor of other servers.
      if ((kindOf(state) === 'partial' || state.network || state.causeChanged) && isByAi(command.data.explanation)) return [];
      return [{ type: 'IncidentExplained', data: { explanation: withHelpOf(state.explanation, command.data.explanation) } }];
    case 'ChangeCause':
      return state.network || kindOf(state) === 'partial' ? [] : [{ type: 'IncidentExplained', data: command.data }];
    case 'BlameNetwork':
      return state.network || kindOf(state) !== 'down' ? [] : [{ type: 'IncidentExplained', data: command.data }];
    case 'KeepExplanation': {
      const { opened, explanation } = state;
      const waiting = opened.explanationPending && explanation !== null && explanation === opened.explanation;
      return waiting ? [{ type: 'IncidentExplained', data: { explanation: { ...explanation } } }] : [];
    }
    case 'AcknowledgeIncident':
      return state.acknowledged ? [] : [{ type: 'IncidentAcknowledged', data: command.data }];
    case 'CountInstability':
      return [{ type: 'InstabilityCounted', data: command.data }];
    case 'ResolveIncident':
      return [{ type: 'IncidentResolved', data: command.data }];
  }
}

function evolve(state: Incident, event: IncidentEvent): Incident {
  switch (event.type) {
    case 'IncidentOpened':
      return { ...state, opened: event.data, explanation: event.data.explanation, network: event.data.network ?? null };
    case 'IncidentWorsened':
      return { ...state, worsened: event.data, explanation: event.data.explanation };
    case 'IncidentExplained':
      return {
        ...state,
        explanation: event.data.explanation,
        network: event.data.network ?? state.network,
        causeChanged: state.causeChanged || event.data.situation !== undefined,
      };
    case 'IncidentAcknowledged':
      return { ...state, acknowledged: event.data };
    case 'IncidentResolved':
      return { ...state, resolvedAt: event.data.resolvedAt, resolvedReason: event.data.reason };
    case 'InstabilityCounted':
      return state;
    default:
      // An event of a newer release, read during a roll-out.
      return state;
  }
}

const isByAi = ({ source, refinedIn }: Explanation): boolean => source === 'ai' || refinedIn !== undefined;

/** Better words for the same fault leave out nothing of what helped before. */
function withHelpOf(before: Explanation | null, explanation: Explanation): Explanation {
  return before?.helpedBefore ? { ...explanation, helpedBefore: before.helpedBefore } : explanation;
}

/** What it is by now. */
export const kindOf = ({ opened, worsened }: Incident): IncidentKind => (worsened ? 'down' : (opened?.kind ?? 'down'));

/** Only transitions are events; a failed check while it is down is not. */
export const incident = defineAggregate({
  type: 'incident',
  initialState: {
    ...{
      opened: null,
      worsened: null,
      explanation: null,
      network: null,
      causeChanged: false,
      acknowledged: null,
      resolvedAt: null,
      resolvedReason: null,
    },
  } as Incident,
  decide,
  evolve,
});
