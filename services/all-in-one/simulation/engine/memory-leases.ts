import type { HeldLease, Leases } from '@nowahala/platform';
import type { Machine } from './machine.js';
import { Rows } from './memory-database.js';
import type { MemoryDatabase } from './memory-database.js';

export interface LeaseRow {
  name: string;
  owner: string | null;
  epoch: number;
  until: number;
}

const SAFETY_MS = 2_000;

export const leasesOf = (database: MemoryDatabase): Rows<LeaseRow> => new Rows<LeaseRow>(database);

/** `Leases` over rows in memory; judged by the database's clock, which is virtual time itself. */
export class MemoryLeases implements Pick<Leases, keyof Leases> {
  readonly instanceId: string;
  readonly owner: string;
  private readonly held = new Map<string, HeldLease>();
  private readonly machine: Machine;
  private readonly rows: Rows<LeaseRow>;

  constructor(machine: Machine, rows: Rows<LeaseRow>) {
    this.machine = machine;
    this.rows = rows;
    this.instanceId = machine.name.replace(/#\d+$/, '');
    this.owner = `${this.instanceId}/${machine.name.split('#')[1]}`;
  }

  async releasePreviousIncarnation(): Promise<void> {
    await this.machine.call('database', () => {
      for (const row of this.rows.where(({ owner }) => owner?.startsWith(`${this.instanceId}/`) === true && owner !== this.owner))
        this.rows.set(row.name, { ...row, owner: null, until: 0 });
    });
  }

  async hold(name: string, seconds: number): Promise<HeldLease | undefined> {
    const [lease] = await this.take([name], seconds);
    return lease;
  }

  async take(names: string[], seconds: number): Promise<HeldLease[]> {
    if (names.length === 0) return [];
    const askedAt = this.machine.time.now;
    const won = await this.machine.call('database', () => names.flatMap((name) => this.win(name, seconds)));
    const leases = won.map(({ name, epoch }) => ({ name, epoch: BigInt(epoch), safeUntil: askedAt + seconds * 1000 - SAFETY_MS }));
    for (const name of names) this.held.delete(name);
    for (const lease of leases) this.held.set(lease.name, lease);
    return leases;
  }

  isSafe(name: string): boolean {
    const lease = this.held.get(name);
    return lease !== undefined && this.machine.time.now < lease.safeUntil;
  }

  async release(...names: string[]): Promise<void> {
    for (const name of names) this.held.delete(name);
    await this.machine.call('database', () => {
      for (const name of names) {
        const row = this.rows.get(name);
        if (row?.owner === this.owner) this.rows.set(name, { ...row, owner: null, until: 0 });
      }
    });
  }

  private win(name: string, seconds: number): LeaseRow[] {
    const now = this.machine.time.now;
    const row = this.rows.get(name);
    if (row && row.owner !== this.owner && row.owner !== null && row.until >= now) return [];
    const epoch = row === undefined ? 1 : row.owner === this.owner ? row.epoch : row.epoch + 1;
    const taken = { name, owner: this.owner, epoch, until: now + seconds * 1000 };
    this.rows.set(name, taken);
    return [taken];
  }
}
