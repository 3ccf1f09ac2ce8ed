import { HOUR_MS } from '@nowahala/kernel';
import type { Instant } from '../health/check.js';

/** A ping as it is kept, in a row of its own or packed with the others of its hour. */
export interface KeptPing {
  scheduledAt: Instant;
  startedAt: Instant;
  responseUs: number | null;
  /** Stored codes: places in `outcomeCodes` and `checkKinds`. */
  status: number;
  kind: number;
  code: number;
  region: string;
  /** As `toStoredFinding` says it. */
  errorClass: string;
  message: string;
}

export const outcomeCodes = ['success', 'error', 'failure', 'timeout', 'unknown'] as const;
const UNMEASURED = outcomeCodes.indexOf('unknown');

/** Within one server. */
export const slotOf = ({ scheduledAt, region }: Pick<KeptPing, 'scheduledAt' | 'region'>): string => `${scheduledAt} ${region}`;

/** Oldest first; in one moment by region, as the database orders them. */
export const inOrder = (a: KeptPing, b: KeptPing): number =>
  a.scheduledAt - b.scheduledAt || (a.region < b.region ? -1 : Number(a.region > b.region));

/** What was stored first counts, but a measured result replaces one that was not measured; as the table of rows does it. */
export const replaces = (later: Pick<KeptPing, 'status'>, stored: Pick<KeptPing, 'status'>): boolean =>
  stored.status === UNMEASURED && later.status !== UNMEASURED;

/** The pings of a server: what was packed and what came since, each slot once, oldest first. */
export function merged(packed: readonly KeptPing[], since: readonly KeptPing[]): KeptPing[] {
  const bySlot = new Map(packed.map((ping) => [slotOf(ping), ping]));
  for (const ping of since) {
    const stored = bySlot.get(slotOf(ping));
    if (!stored || replaces(ping, stored)) bySlot.set(slotOf(ping), ping);
  }
  return [...bySlot.values()].sort(inOrder);
}

/** Slots behind this are of a clock that is wrong, and seen when their time has come. The database plans for no parts of a day to come. */
export const endOfSlots = (now: Date): Date => new Date(now.getTime() + HOUR_MS);
