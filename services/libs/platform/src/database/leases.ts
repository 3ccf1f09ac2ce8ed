import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { SqlRunner } from './database.js';
import { newId } from '../core/ids.js';

export interface HeldLease {
  name: string;
  /** Grows by one with every change of owner; a write that carries an older one is refused. */
  epoch: bigint;
  /** Monotonic milliseconds (performance.now) until which the owner may act. */
  safeUntil: number;
}

const SAFETY_MS = 2_000;

/** SQL: nobody holds the lease. One that ends later than twice its seconds from now was written before the clock went back. */
export const freeLease = (seconds: string): string =>
  `(lease.owner IS NULL OR lease.lease_until < clock_timestamp() OR lease.lease_until > clock_timestamp() + 2 * make_interval(secs => ${seconds}))`;

/** Decides which process may do what only one may do. Judged by the database's clock, never by the process's. */
export class Leases {
  readonly owner: string;
  private readonly held = new Map<string, HeldLease>();

  /** `instanceId`: the name that this process has again after a restart. */
  constructor(
    private readonly sql: Pick<SqlRunner, 'query'>,
    readonly instanceId?: string,
  ) {
    // In a cluster the machine's name is the pod's, which is what an operator looks for.
    this.owner = `${instanceId ?? hostname()}/${newId().slice(0, 8)}`;
  }

  /** Frees what the previous incarnation of this process held when it was killed. */
  async releasePreviousIncarnation(): Promise<void> {
    if (this.instanceId === undefined) return;
    await this.sql.query('UPDATE lease SET owner = NULL, lease_until = NULL WHERE starts_with(owner, $1) AND owner <> $2', [
      `${this.instanceId}/`,
      this.owner,
    ]);
  }

  /** Takes or renews the lease. Undefined: another process has it. Renews in the database only after a third of its time. */
  async hold(name: string, seconds: number): Promise<HeldLease | undefined> {
    const known = this.held.get(name);
    if (known && performance.now() < known.safeUntil - (seconds * 1000 * 2) / 3 + SAFETY_MS) return known;
    const [lease] = await this.take([name], seconds);
    return lease;
  }

  /** Takes or renews many leases in one statement; returns those that are held now. */
  async take(names: string[], seconds: number): Promise<HeldLease[]> {
    if (names.length === 0) return [];
    const askedAt = performance.now();
    const rows = await this.sql.query<{ name: string; epoch: string | number }>(
      `INSERT INTO lease (name, owner, epoch, lease_until)
         SELECT name, $2, 1, clock_timestamp() + make_interval(secs => $3) FROM unnest($1::text[]) AS n (name) ORDER BY name
       ON CONFLICT (name) DO UPDATE SET
         epoch = CASE WHEN lease.owner = $2 THEN lease.epoch ELSE lease.epoch + 1 END, owner = $2, lease_until = EXCLUDED.lease_until
         WHERE lease.owner = $2 OR ${freeLease('$3')}
       RETURNING name, epoch`,
      [names, this.owner, seconds],
    );
    const safeUntil = askedAt + seconds * 1000 - SAFETY_MS;
    const won = rows.map((row) => ({ name: row.name, epoch: BigInt(row.epoch), safeUntil }));
    const wonNames = new Set(won.map((lease) => lease.name));
    for (const name of names) if (!wonNames.has(name)) this.held.delete(name);
    for (const lease of won) this.held.set(lease.name, lease);
    return won;
  }

  /** True while the owner may act, by the monotonic clock. */
  isSafe(name: string): boolean {
    const lease = this.held.get(name);
    return lease !== undefined && performance.now() < lease.safeUntil;
  }

  async release(...names: string[]): Promise<void> {
    for (const name of names) this.held.delete(name);
    await this.sql.query('UPDATE lease SET owner = NULL, lease_until = NULL WHERE name = ANY($1::text[]) AND owner = $2', [
      names,
      this.owner,
    ]);
  }
}
