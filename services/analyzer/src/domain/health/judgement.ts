import type { Condition, Judgement, ServerHealth, Wish } from './health.js';

/** Nothing changes and nobody is told. */
export function stay(health: ServerHealth): Judgement {
  return { health, wants: [] };
}

export function become(health: ServerHealth, now: Condition, wants: Wish[] = []): Judgement {
  return { health: { ...health, now }, wants };
}
