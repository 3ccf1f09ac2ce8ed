import type { DoneStep } from './done-step.js';
import { beginningOf, endOf } from '../heartbeat/heartbeat-timeline.js';
import type { HeartbeatTrouble } from '../heartbeat/heartbeat.js';
import type { IncidentEvent, IncidentKind } from './incident.js';
import { causeOfPartial } from './partial-incident.js';
import type { Reach } from './partial-incident.js';

export interface TimelineEntry {
  at: string;
  type: string;
  text: string;
}

const OVER: Record<string, string> = {
  recovered: 'It answered again, and went on doing so for a minute.',
  everywhere: 'It was reached from every place again, and went on being so for a minute.',
  steady: 'From here on it answered without a break for half an hour.',
  paused: 'You paused this server, so we stopped watching it.',
  deleted: 'You deleted this server, so we stopped watching it.',
  fast: 'It was as quick as usual again, and went on being so for ten minutes.',
  superseded: 'It stopped answering as it should: that is an incident of its own.',
  accepted: 'You said that this is the new normal. We learn anew what is usual.',
  reconfigured: 'You changed its address, so we started afresh.',
};

const OPENED = {
  down: () => 'Two more checks failed, so we were sure and told you.',
  partial: ({ regions, goodRegions }: Reach) => `${causeOfPartial({ regions, goodRegions })}: we told you.`,
  unstable,
  slow: () => 'It was slow for ten minutes, so we told you.',
};

const NETWORK = 'Many servers on the same network stopped answering as well: the trouble is there, not at your website.';

const CHANGED = 'It still failed, but for another cause. We explained it anew.';

const RECOVERED: Record<IncidentKind, string> = { down: 'recovered', partial: 'everywhere', unstable: 'steady', slow: 'fast' };

const VIA: Record<string, string> = { dashboard: 'on the dashboard', whatsapp: 'by WhatsApp', api: 'through the API' };

/** What happened, line by line, in words for the owner. */
export function timelineOf(events: { event: IncidentEvent; at: string }[]): TimelineEntry[] {
  const worsened = events.some(({ event }) => event.type === 'IncidentWorsened');
  const opened = events.flatMap(({ event }) => (event.type === 'IncidentOpened' ? [event.data.kind] : []))[0] ?? 'down';
  const kind = worsened ? 'down' : opened;
  const trouble = events.flatMap(({ event }) => (event.type === 'IncidentOpened' ? (event.data.heartbeatTrouble ?? []) : []))[0];
  return events
    .flatMap(({ event, at }) => (trouble && ofHeartbeat(event, trouble)) ?? entries(event, at, kind))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** What is said otherwise of a job than of a server. */
function ofHeartbeat(event: IncidentEvent, trouble: HeartbeatTrouble): TimelineEntry[] | undefined {
  if (event.type === 'IncidentOpened')
    return [
      { at: event.data.startedAt, type: 'first_failure', text: beginningOf[trouble].first },
      { at: event.data.openedAt, type: 'opened', text: beginningOf[trouble].opened },
    ];
  const text = event.type === 'IncidentResolved' && endOf[event.data.reason];
  return text ? [{ at: event.data.resolvedAt, type: 'resolved', text }] : undefined;
}

const ANSWERED = {
  works: 'Then it answered again.',
  down: 'It was still down.',
  changed: 'It was still down, for another cause.',
};

/** The lines of an incident with the steps that its owner has done. */
export function withDoneSteps(lines: TimelineEntry[], steps: readonly Pick<DoneStep, 'step' | 'doneAt' | 'answer'>[]): TimelineEntry[] {
  const done = steps.map(({ step, doneAt, answer }) => ({
    at: doneAt.toISOString(),
    type: 'step_done',
    text: `You said that step ${step} was done.${answer ? ` ${ANSWERED[answer]}` : ''}`,
  }));
  return [...lines, ...done].toSorted((a, b) => a.at.localeCompare(b.at));
}

function entries(event: IncidentEvent, at: string, kind: IncidentKind): TimelineEntry[] {
  switch (event.type) {
    case 'IncidentOpened':
      return [
        {
          at: event.data.startedAt,
          type: 'first_failure',
          text: event.data.kind === 'slow' ? 'An answer took much longer than usual.' : 'A check failed for the first time.',
        },
        {
          at: event.data.openedAt,
          type: 'opened',
          text: OPENED[event.data.kind]({ goodRegions: [], ...event.data }),
        },
      ];
    case 'IncidentWorsened':
      return [{ at: event.data.at, type: 'worsened', text: 'No place reached it any more: from here on it was down for everybody.' }];
    case 'IncidentExplained':
      if (event.data.network) return [{ at, type: 'network', text: NETWORK }];
      if (event.data.situation !== undefined) return [{ at, type: 'changed', text: CHANGED }];
      if (event.data.explanation.source === 'rules') return [];
      return [{ at, type: 'explained', text: 'We looked closer and explained it in more detail.' }];
    case 'IncidentAcknowledged':
      return [
        { at: event.data.at, type: 'acknowledged', text: `You said that you are on it, ${VIA[event.data.via] ?? 'on the dashboard'}.` },
      ];
    case 'InstabilityCounted':
      return [{ at: event.data.at, type: 'unstable', text: hour(event.data.dips, event.data.answering) }];
    case 'IncidentResolved':
      return [
        {
          at: event.data.resolvedAt,
          type: 'resolved',
          text: OVER[event.data.reason === 'recovered' ? RECOVERED[kind] : event.data.reason] ?? OVER.recovered!,
        },
      ];
  }
}

function unstable({ outages }: { outages: number }): string {
  return `It went away ${outages} times within half an hour. We count this as one unstable time and tell you once.`;
}

function hour(dips: number, answering: boolean): string {
  const times = dips === 0 ? 'It did not go away again' : dips === 1 ? 'It went away once' : `It went away ${dips} times`;
  return `${times} in the last hour, and ${answering ? 'answers now' : 'does not answer now'}.`;
}
