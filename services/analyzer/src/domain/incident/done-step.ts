import { HOUR_MS, SECOND_MS } from '@nowahala/kernel';
import type { Outcome } from '../health/check.js';
import type { IncidentKind, OwnerChannel } from './incident.js';

/** What the check after a step says of it. `changed`: it fails for another cause now. */
export type StepFinding = 'works' | 'down' | 'changed';

/** A step of an incident's explanation that the owner says is done: RULES.md#explanations. */
export interface DoneStep {
  id: string;
  workspaceId: string;
  serverId: string;
  incidentId: string;
  /** The situation that the incident was explained with; empty where it is not known. */
  situation: string;
  /** From 1. */
  step: number;
  words: string;
  via: OwnerChannel;
  doneAt: Date;
  answer: StepFinding | null;
  /** Whether the server was well again after it. */
  helped: boolean;
}

const STEP_EVERY_MS = 15 * SECOND_MS;
/** What came back later than this after a step came back by itself. */
const HELPS_WITHIN_MS = HOUR_MS;
/** Steps of one incident that are kept, the latest ones. */
export const KEPT_STEPS = 20;

/** How long the next step has to wait after the last one; 0 where it does not. A clock that went back makes nobody wait. */
export function waitAfter(last: Pick<DoneStep, 'doneAt'> | undefined, now: Date): number {
  const since = last ? now.getTime() - last.doneAt.getTime() : STEP_EVERY_MS;
  return since < 0 || since >= STEP_EVERY_MS ? 0 : STEP_EVERY_MS - since;
}

/** The step to do next, 0 where none is left. What fails for another cause begins anew. */
export function nextStep(last: Pick<DoneStep, 'step' | 'answer'> | undefined, steps: number): number {
  if (last?.answer === 'works') return 0;
  const next = last === undefined || last.answer === 'changed' ? 1 : last.step + 1;
  return next <= steps ? next : 0;
}

/** Which one is meant by "done" without a number: the next one, or where none is left or needed the last one once more. 0: there is none. */
export const stepMeant = (last: Pick<DoneStep, 'step' | 'answer'> | undefined, steps: number): number =>
  nextStep(last, steps) || Math.min(last?.step ?? 0, steps);

interface Answering {
  outcome: Outcome;
  region: string;
  scheduledAt: Date;
  /** Of the explanation that fits what this check saw; empty where it saw too little to say. */
  situation: string;
  /** Whether an answer came in a time that counts as good for a server that is slow. */
  isQuick: boolean;
}

interface Asked {
  kind: IncidentKind;
  goodRegions: string[];
  network: boolean;
}

/** Null where this check says nothing of the step: it was due before, measured nothing, or comes from a place where all was well. */
export function answerOf(
  step: Pick<DoneStep, 'doneAt' | 'situation'>,
  check: Answering,
  { kind, goodRegions, network }: Asked,
): StepFinding | null {
  if (check.scheduledAt < step.doneAt || check.outcome === 'unknown') return null;
  if (check.outcome === 'success' && (kind === 'partial' || kind === 'slow') && goodRegions.includes(check.region)) return null;
  if (check.outcome === 'success') return kind !== 'slow' || check.isQuick ? 'works' : 'down';
  const explainedByChecks = kind !== 'partial' && kind !== 'slow' && !network;
  return explainedByChecks && step.situation !== '' && check.situation !== '' && check.situation !== step.situation ? 'changed' : 'down';
}

/** The step after which it was well again: the last one, unless that was long before. */
export function helpingStep<S extends Pick<DoneStep, 'doneAt'>>(steps: readonly S[], recoveredAt: Date): S | undefined {
  const last = steps.toSorted((a, b) => a.doneAt.getTime() - b.doneAt.getTime()).at(-1);
  return last && last.doneAt.getTime() > recoveredAt.getTime() - HELPS_WITHIN_MS ? last : undefined;
}
