import type { DueCheck } from '../domain/timing-wheel.js';

export const CHECK_REQUESTS = Symbol('check requests');

export type RegionalCheck = DueCheck & { region: string };

/** Straight to the bus: what is due is not worth a row in the outbox. */
export interface CheckRequests {
  publish(due: RegionalCheck[]): Promise<void>;
}
