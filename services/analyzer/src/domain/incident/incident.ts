import type { Aggregate } from '@nowahala/platform';
import type { Explanation } from '../advice/explanation.js';

export type IncidentKind = 'down' | 'unstable';
export type ResolvedReason = 'recovered' | 'paused' | 'deleted' | 'reconfigured';

export interface IncidentOpened {
  type: 'IncidentOpened';
  data: {
    serverId: string;
    workspaceId: string;
    userId: string;
    serverName: string;
    kind: IncidentKind;
    /** ISO 8601: the first bad check. */
    startedAt: string;
    openedAt: string;
    cause: string;
    tag: string;
    level: string;
    errorClass: string;
    fingerprint: string;
    regions: string[];
    explanation: Explanation;
    /** Where the evidence is kept, for 90 days; null when the month's snapshots were used up. */
    snapshot: { takenAt: string; region: string } | null;
    groupId: string;
    groupServerIds: string[];
    errorLogId: string | null;
    explanationPending: boolean;
    outages: number;
  };
}
export interface IncidentExplained {
  type: 'IncidentExplained';
  data: { explanation: Explanation };
}
export interface IncidentAcknowledged {
  type: 'IncidentAcknowledged';
  data: { at: string; by: string; via: string };
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
export type IncidentEvent = IncidentOpened | IncidentExplained | IncidentAcknowledged | InstabilityCounted | IncidentResolved;

export interface Incident {
  opened: IncidentOpened['data'] | null;
  explanation: Explanation | null;
  acknowledgedAt: string | null;
  resolvedAt: string | null;
}

/** Only transitions are events; a failed check while it is down is not. */
export const incident: Aggregate<Incident, IncidentEvent> = {
  type: 'incident',
  initialState: { opened: null, explanation: null, acknowledgedAt: null, resolvedAt: null },
  evolve(state, event) {
    switch (event.type) {
      case 'IncidentOpened':
        return { ...state, opened: event.data, explanation: event.data.explanation };
      case 'IncidentExplained':
        return { ...state, explanation: event.data.explanation };
      case 'IncidentAcknowledged':
        return { ...state, acknowledgedAt: event.data.at };
      case 'IncidentResolved':
        return { ...state, resolvedAt: event.data.resolvedAt };
      case 'InstabilityCounted':
        return state;
    }
  },
};

/** Opening the same incident again changes nothing: it is named after the check that began it. */
export function open(state: Incident, data: IncidentOpened['data']): IncidentEvent[] {
  return state.opened ? [] : [{ type: 'IncidentOpened', data }];
}

/** News about something that is over helps nobody. */
export function explainBetter(state: Incident, explanation: Explanation): IncidentEvent[] {
  return !state.opened || state.resolvedAt ? [] : [{ type: 'IncidentExplained', data: { explanation } }];
}

/** The AI has nothing to add: said once, so that an alert that waits for it goes out now with what the rules say. */
export function rulesStand(state: Incident): IncidentEvent[] {
  const { opened, explanation } = state;
  const waiting = opened?.explanationPending === true && explanation !== null && explanation === opened.explanation;
  return waiting ? explainBetter(state, { ...explanation }) : [];
}

export function acknowledge(state: Incident, at: string, by: string, via: string): IncidentEvent[] {
  return !state.opened || state.resolvedAt || state.acknowledgedAt ? [] : [{ type: 'IncidentAcknowledged', data: { at, by, via } }];
}

export function countInstability(state: Incident, at: string, dips: number, answering: boolean): IncidentEvent[] {
  return !state.opened || state.resolvedAt ? [] : [{ type: 'InstabilityCounted', data: { at, dips, answering } }];
}

export function resolve(state: Incident, resolvedAt: string, noticedAt: string, reason: ResolvedReason): IncidentEvent[] {
  return !state.opened || state.resolvedAt ? [] : [{ type: 'IncidentResolved', data: { resolvedAt, noticedAt, reason } }];
}
