import { placeNameOf } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import type { Phrase } from '../advice/phrase.js';
import { render } from '../advice/render.js';
import { timeline as sentences } from '../advice/sentences/en/timeline.js';
import type { HeartbeatTrouble } from '../heartbeat/heartbeat.js';
import type { DoneStep } from './done-step.js';
import type { IncidentEvent, IncidentKind, IncidentOpened } from './incident.js';

export interface TimelineEntry {
  at: string;
  type: string;
  text: string;
}

interface Entry {
  at: string;
  type: string;
  phrase: Phrase;
}

const RECOVERED: Record<IncidentKind, keyof typeof sentences.over> = {
  down: 'recovered',
  partial: 'everywhere',
  unstable: 'steady',
  slow: 'fast',
};

/** What happened, line by line, in words for the owner. */
export function timelineOf(events: { event: IncidentEvent; at: string }[], language: Language = 'en'): TimelineEntry[] {
  const worsened = events.some(({ event }) => event.type === 'IncidentWorsened');
  const opened = events.flatMap(({ event }) => (event.type === 'IncidentOpened' ? [event.data.kind] : []))[0] ?? 'down';
  const kind = worsened ? 'down' : opened;
  const trouble = events.flatMap(({ event }) => (event.type === 'IncidentOpened' ? (event.data.heartbeatTrouble ?? []) : []))[0];
  return events
    .flatMap(({ event, at }) => (trouble && ofHeartbeat(event, trouble)) ?? entries(event, at, kind))
    .map(({ at, type, phrase }) => ({ at, type, text: render(phrase, language) }))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** What is said otherwise of a job than of a server. */
function ofHeartbeat(event: IncidentEvent, trouble: HeartbeatTrouble): Entry[] | undefined {
  if (event.type === 'IncidentOpened')
    return [
      { at: event.data.startedAt, type: 'first_failure', phrase: `timeline/job/${trouble}/first` },
      { at: event.data.openedAt, type: 'opened', phrase: `timeline/job/${trouble}/opened` },
    ];
  if (event.type !== 'IncidentResolved' || !(event.data.reason in sentences.job.over)) return undefined;
  return [{ at: event.data.resolvedAt, type: 'resolved', phrase: `timeline/job/over/${event.data.reason}` }];
}

const slowAnswers = { works: 'quick', down: 'slow', changed: 'slow' } as const;

/** The lines of an incident with the steps that its owner has done. */
export function withDoneSteps(
  lines: TimelineEntry[],
  steps: readonly Pick<DoneStep, 'step' | 'doneAt' | 'answer'>[],
  kind: IncidentKind,
  language: Language = 'en',
): TimelineEntry[] {
  const done = steps.map(({ step, doneAt, answer }) => {
    const words = [render({ id: 'timeline/step/done', facts: { step } }, language)];
    if (answer) words.push(render(`timeline/step/${kind === 'slow' ? slowAnswers[answer] : answer}`, language));
    return { at: doneAt.toISOString(), type: 'step_done', text: words.join(' ') };
  });
  return [...lines, ...done].toSorted((a, b) => a.at.localeCompare(b.at));
}

function entries(event: IncidentEvent, at: string, kind: IncidentKind): Entry[] {
  switch (event.type) {
    case 'IncidentOpened':
      return [
        { at: event.data.startedAt, type: 'first_failure', phrase: `timeline/first/${event.data.kind === 'slow' ? 'slow' : 'server'}` },
        { at: event.data.openedAt, type: 'opened', phrase: openedAs(event.data) },
      ];
    case 'IncidentWorsened':
      return [{ at: event.data.at, type: 'worsened', phrase: 'timeline/worsened' }];
    case 'IncidentExplained':
      if (event.data.network) return [{ at, type: 'network', phrase: 'timeline/network' }];
      if (event.data.situation !== undefined) return [{ at, type: 'changed', phrase: 'timeline/changed' }];
      if (event.data.explanation.source === 'rules') return [];
      return [{ at, type: 'explained', phrase: 'timeline/explained' }];
    case 'IncidentAcknowledged': {
      const via = event.data.via in sentences.acknowledged ? event.data.via : 'dashboard';
      return [{ at: event.data.at, type: 'acknowledged', phrase: `timeline/acknowledged/${via}` }];
    }
    case 'InstabilityCounted':
      return [{ at: event.data.at, type: 'unstable', phrase: hour(event.data.dips, event.data.answering) }];
    case 'IncidentResolved': {
      const reason = event.data.reason === 'recovered' ? RECOVERED[kind] : event.data.reason;
      return [{ at: event.data.resolvedAt, type: 'resolved', phrase: `timeline/over/${reason in sentences.over ? reason : 'recovered'}` }];
    }
  }
}

function openedAs({ kind, outages, regions, goodRegions = [] }: IncidentOpened['data']): Phrase {
  if (kind === 'unstable') return { id: 'timeline/opened/unstable', facts: { outages } };
  if (kind !== 'partial') return `timeline/opened/${kind}`;
  const facts = { bad: { list: regions.map(placeNameOf) }, good: { list: goodRegions.map(placeNameOf) } };
  return { id: 'timeline/opened/partial', facts: { seen: { phrase: { id: 'partial/cause', facts } } } };
}

function hour(dips: number, answering: boolean): Phrase {
  const now = answering ? 'answers' : 'silent';
  return dips === 0 ? `timeline/hour/${now}/none` : { id: `timeline/hour/${now}/some`, facts: { count: dips } };
}
