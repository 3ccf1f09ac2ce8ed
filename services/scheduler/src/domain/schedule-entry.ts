import type { Entitlement } from './cadence.js';

/** What a prober dials. */
export interface CheckTarget {
  serverId: string;
  workspaceId: string;
  userId: string;
  ipAddress: string;
  website: string;
  intervalMinutes: number;
  configVersion: number;
  /** Words that must be on the page, and words that must not; empty: none. */
  expectText?: string | undefined;
  rejectText?: string | undefined;
}

/** Why a check is made. */
export type CheckReason = 'scheduled' | 'down' | 'check_now' | 'recheck' | 'recovery' | 'sibling';

/** A server's configuration as the workspaces service publishes it. */
export interface ServerConfig extends CheckTarget {
  paused: boolean;
  deleted: boolean;
}

/** A server as the timing wheel needs it, with what its workspace may use. */
export interface ScheduleEntry extends CheckTarget {
  shard: number;
  paused: boolean;
  /** An ad-hoc check beside the slots: a new server, a new address, a resumed one. */
  fireAt: Date | undefined;
  down: boolean;
  entitlement: Entitlement;
  /** Scheduled pings of this billing month. */
  used: number;
}

export const targetOf = ({
  serverId,
  workspaceId,
  userId,
  ipAddress,
  website,
  intervalMinutes,
  configVersion,
  expectText,
  rejectText,
}: CheckTarget): CheckTarget => ({
  serverId,
  workspaceId,
  userId,
  ipAddress,
  website,
  intervalMinutes,
  configVersion,
  expectText,
  rejectText,
});

/** A server as it is stored. */
export interface StoredEntry extends ScheduleEntry {
  /** When the last check is or was due that an edit asked for. */
  editCheckAt: Date | undefined;
}

/** A server that is due every 0 seconds would stop the wheel for all. */
export const isSchedulable = ({ deleted, intervalMinutes }: Pick<ServerConfig, 'deleted' | 'intervalMinutes'>): boolean =>
  deleted || intervalMinutes >= 1;

/** Whether a stored entry says the same as the configuration of its version. */
export const isSameConfig = (known: StoredEntry, config: ServerConfig): boolean =>
  !config.deleted &&
  known.paused === config.paused &&
  (Object.keys(targetOf(config)) as (keyof CheckTarget)[]).every((field) => (known[field] ?? '') === (config[field] ?? ''));

/** Entries that workspaces does not have are more likely its mistake than ours when they are most of a page. */
export const tooManyOrphans = (orphans: number, known: number): boolean => orphans > 10 && orphans > known / 2;

/** New, changed and resumed servers are checked at once. */
export const isDueAtOnce = (
  known: Pick<ScheduleEntry, 'ipAddress' | 'website' | 'intervalMinutes' | 'paused' | 'expectText' | 'rejectText'> | undefined,
  config: ServerConfig,
): boolean =>
  !config.paused &&
  (!known ||
    known.paused ||
    known.ipAddress !== config.ipAddress ||
    known.website !== config.website ||
    (known.expectText ?? '') !== (config.expectText ?? '') ||
    (known.rejectText ?? '') !== (config.rejectText ?? '') ||
    known.intervalMinutes !== config.intervalMinutes);
