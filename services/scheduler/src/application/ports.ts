import type { Transaction } from '@nowahala/platform';
import type { CheckTarget, CheckReason } from '../domain/schedule-entry.js';
import type { DueCheck } from '../domain/timing-wheel.js';

export const CHECK_REQUESTS = Symbol('check requests');

export type RegionalCheck = DueCheck & { region: string };

export interface RecheckRequest {
  target: CheckTarget;
  scheduledAt: Date;
  expiresAt: Date;
  check: CheckReason;
  candidateId: string;
}

export interface CheckRequests {
  /** Straight to the bus: what is due is not worth a row in the outbox. */
  publish(due: RegionalCheck[]): Promise<void>;
  /** A check beside the slots, in one region. */
  publishRecheck(tx: Transaction, region: string, request: RecheckRequest): Promise<void>;
}
