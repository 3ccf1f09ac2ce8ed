import type { SqlRunner } from '@nowahala/platform';
import type { Outcome } from '../../domain/health/check.js';

/** One answer as it arrived. */
export interface PingRow {
  serverId: string;
  scheduledAt: Date;
  startedAt: Date;
  endedAt: Date;
  responseUs: number | null;
  outcome: Outcome;
  kind: PingKind;
  code: number;
  region: string;
  errorClass: string;
  message: string;
}

export const pingKinds = ['scheduled', 'down', 'check_now', 'recheck', 'recovery', 'sibling', 'drill'] as const;
export type PingKind = (typeof pingKinds)[number];

export interface Stored {
  /** Names of the bad ones. */
  failedKeys: Set<string>;
  /** Due slots that have a result now and had none before, by region. */
  answered: Map<string, number>;
}

export interface NewestSuccess {
  serverId: string;
  startedAt: Date;
}

export abstract class Pings {
  /** Stores what is new and tells of that; a repeat of a ping is not stored again. */
  abstract add(sql: SqlRunner, rows: PingRow[]): Promise<Stored>;
  /** The newest good answers begun after these moments. */
  abstract newestSuccesses(sql: SqlRunner, since: { serverId: string; slot: Date }[]): Promise<NewestSuccess[]>;
  /** Makes sure that the days of these pings can be stored; outside of any transaction. */
  abstract ensurePartitions(days: Date[]): Promise<void>;
  abstract dropPartitions(day: Date): Promise<string[]>;
  /** Adds up one hour that got pings since it was added up last; false when none is left. */
  abstract addUpOne(endedBefore: Date): Promise<boolean>;
  abstract pruneHours(hour: Date): Promise<void>;
}

/** Names a ping; with it a repeat is recognised. */
export const pingKey = (row: { serverId: string; scheduledAt: Date; region: string }): string =>
  `${row.serverId} ${row.scheduledAt.getTime()} ${row.region}`;
