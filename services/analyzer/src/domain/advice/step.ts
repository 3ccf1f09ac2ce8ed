import type { SharedStep } from './steps.js';

/**
 * A step of a situation: one that many share; its own words (`do`); something to say to the hosting company (`ask`); or a
 * change of the domain's settings (`names`). A number is the place of its sentence among those of the situation.
 * What another situation says already is said by its id (`say`).
 */
export type Step = SharedStep | { do: number } | { ask: number } | { names: number } | { say: string };
