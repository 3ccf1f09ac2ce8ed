import type { Transaction } from '@nowahala/platform';
import type { AdvisorQuestion } from '../domain/advice/advisor-question.js';
import type { Explanation } from '../domain/advice/explanation.js';
import type { Monitor } from '../domain/health/monitor.js';

export const ADVISOR = Symbol('advisor');

/** The AI that refines what the rules say. */
export interface Advisor {
  /** False without a key, and for a while after failures. */
  readonly available: boolean;
  /** Null when it does not answer in time, or answers something that may not be shown. */
  refine(question: AdvisorQuestion): Promise<Explanation | null>;
}

export const PUBLISH_HEALTH = Symbol('publish health');

/** Publishes the health that a monitor has now. */
export type PublishHealth = (tx: Transaction, monitor: Monitor) => Promise<void>;
