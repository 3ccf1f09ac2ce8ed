import type { ErasureRequest, ErasureRequests, ErasureWork, SqlRunner } from '@nowahala/platform';
import type { Machine } from '../engine/machine.js';
import { Rows } from '../engine/memory-database.js';
import type { MemoryDatabase } from '../engine/memory-database.js';
import type { FormOf } from './surface.js';

interface RequestRow extends ErasureRequest {
  dueAt: Date | null;
  /** Virtual time, as the clock of a database. */
  claimedUntil: number;
}

export type ErasureRows = Rows<RequestRow>;

const CLAIM_MS = 60_000;
const SECOND_PASS_MS = 3_600_000;

export const erasuresOf = (database: MemoryDatabase): ErasureRows => new Rows<RequestRow>(database);

/** Whom a service has been asked to forget. */
export class MemoryErasureRequests implements FormOf<ErasureRequests> {
  private readonly machine: Machine;
  private readonly rows: ErasureRows;

  constructor(machine: Machine, rows: ErasureRows) {
    this.machine = machine;
    this.rows = rows;
  }

  async insert(_tx: SqlRunner, userId: string, workspaceIds: readonly string[], now: Date): Promise<void> {
    const all = [...new Set([...(this.rows.get(userId)?.workspaceIds ?? []), ...workspaceIds])];
    this.rows.set(userId, { userId, workspaceIds: all, answered: false, dueAt: now, claimedUntil: 0 });
  }

  async areErased(_tx: SqlRunner, ...ids: string[]): Promise<boolean> {
    return this.rows.where(({ userId, workspaceIds }) => ids.some((id) => id === userId || workspaceIds.includes(id))).length > 0;
  }

  async markFinished(_tx: SqlRunner, { userId, answered }: ErasureRequest, now: Date): Promise<void> {
    const dueAt = answered ? null : new Date(now.getTime() + SECOND_PASS_MS);
    this.rows.set(userId, { ...this.rows.get(userId)!, answered: true, dueAt, claimedUntil: 0 });
  }

  async run(work: ErasureWork, now: () => Date | Promise<Date>): Promise<void> {
    for (let request = await this.claim(await now()); request; request = await this.claim(await now())) {
      try {
        while (await work.eraseSlice(request)) await this.hold(request);
        await work.finish(request);
      } catch (error) {
        work.failed(request, error);
        await this.giveBack(request, new Date((await now()).getTime() + CLAIM_MS));
      }
    }
  }

  private claim(now: Date): Promise<ErasureRequest | undefined> {
    const { machine, rows } = this;
    return machine.call('database', () => {
      if (rows.size === 0) return undefined;
      const isDue = ({ dueAt, claimedUntil }: RequestRow): boolean => dueAt !== null && dueAt <= now && claimedUntil < machine.time.now;
      const [due] = rows.where(isDue);
      if (due) rows.set(due.userId, { ...due, claimedUntil: machine.time.now + CLAIM_MS });
      return due;
    });
  }

  private hold({ userId }: ErasureRequest): Promise<void> {
    return this.machine.call('database', () =>
      this.rows.set(userId, { ...this.rows.get(userId)!, claimedUntil: this.machine.time.now + CLAIM_MS }),
    );
  }

  private giveBack({ userId }: ErasureRequest, dueAt: Date): Promise<void> {
    return this.machine.call('database', () => this.rows.set(userId, { ...this.rows.get(userId)!, dueAt, claimedUntil: 0 }));
  }
}
