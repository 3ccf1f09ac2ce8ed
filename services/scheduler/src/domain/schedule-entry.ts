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
}

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
}: CheckTarget): CheckTarget => ({
  serverId,
  workspaceId,
  userId,
  ipAddress,
  website,
  intervalMinutes,
  configVersion,
});

/** New, changed and resumed servers are checked at once. */
export const isDueAtOnce = (
  known: Pick<ScheduleEntry, 'ipAddress' | 'website' | 'intervalMinutes' | 'paused'> | undefined,
  config: ServerConfig,
): boolean =>
  !config.paused &&
  (!known ||
    known.paused ||
    known.ipAddress !== config.ipAddress ||
    known.website !== config.website ||
    known.intervalMinutes !== config.intervalMinutes);
