import { DAY_MS } from '@nowahala/kernel';
import { EntitySchema } from 'typeorm';
import type { ServerHealth } from '../domain/health/health.js';
import type { Monitor } from '../domain/health/monitor.js';

/** A monitor with the columns that statements search by. */
export interface StoredMonitor extends Monitor {
  state: string;
  badRegion: string | null;
  badSince: Date | null;
  nextDeadline: Date | null;
  provider: string;
}

/** Stored names: the keys of `monitor.health`, as rows of every release have them. */
const storedNames: Record<string, string> = {
  status: 'is',
  firstFailure: 'first',
  successful: 'good',
  lastSuccessAt: 'goodAt',
  lastFailureAt: 'badAt',
  successes: 'goods',
  successfulSince: 'goodSince',
  flaps: 'dips',
};
const namesOfStored = Object.fromEntries(Object.entries(storedNames).map(([name, stored]) => [stored, name]));

function renameKeys(value: unknown, names: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [names[key] ?? key, renameKeys(item, names)]));
}

type StoredHealth = { now: Record<string, unknown>; outages: number[] };

/** A release that does not know partial incidents reads such a server as unstable, and leaves it alone for a day. */
function toStored(health: ServerHealth): StoredHealth {
  const stored = renameKeys(health, storedNames) as StoredHealth;
  if (health.now.status !== 'partial') return stored;
  const { incidentId, since, lastFailureAt } = health.now;
  const asUnstable = { status: 'unstable', incidentId, since, lastFailureAt, successfulSince: null, flaps: 0, digestAt: since + DAY_MS };
  return { ...stored, now: { ...(renameKeys(asUnstable, storedNames) as object), partial: stored.now } };
}

function fromStored(stored: StoredHealth): ServerHealth {
  return renameKeys({ ...stored, now: stored.now['partial'] ?? stored.now }, namesOfStored) as ServerHealth;
}

/** A row of a hand-written statement. */
export const toMonitor = (row: StoredMonitor): StoredMonitor => ({ ...row, health: fromStored(row.health as unknown as StoredHealth) });

export const monitorEntity = new EntitySchema<StoredMonitor>({
  name: 'Monitor',
  tableName: 'monitor',
  columns: {
    serverId: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    name: { type: 'text' },
    ipAddress: { type: 'text' },
    website: { type: 'text' },
    configVersion: { type: 'bigint' },
    targetVersion: { type: 'bigint' },
    removed: { type: 'boolean' },
    health: {
      type: 'jsonb',
      transformer: {
        to: toStored,
        from: fromStored,
      },
    },
    state: { type: 'text' },
    stateSince: { type: 'timestamptz' },
    suspicion: { type: 'jsonb', nullable: true },
    badRegion: { type: 'text', nullable: true },
    badSince: { type: 'timestamptz', nullable: true },
    nextDeadline: { type: 'timestamptz', nullable: true },
    version: { type: 'bigint' },
    provider: { type: 'text' },
    network: { type: 'text', nullable: true },
  },
});

export const monitorColumns = Object.keys(monitorEntity.options.columns) as (keyof StoredMonitor)[];

/** In the order of the columns. */
export const storedValues = (row: StoredMonitor): unknown[] =>
  monitorColumns.map((column) => (column === 'health' ? toStored(row.health) : row[column]));
