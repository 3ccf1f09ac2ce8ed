import type { Condition, Evaluation, ServerHealth, Effect } from './health.js';

/** Nothing changes. */
export function stay(health: ServerHealth): Evaluation {
  return { health, effects: [] };
}

export function become(health: ServerHealth, now: Condition, effects: Effect[] = []): Evaluation {
  return { health: { ...health, now }, effects };
}
