import { Database, Leases } from '@nowahala/platform';
import type { HeldLease } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';

export const SHARD_GROUPS = 16;
export const SHARDS_PER_GROUP = 16;
const LEASE_SECONDS = 10;
const MEMBER_SECONDS = 12;

export const groupOf = (shard: number): number => Math.floor(shard / SHARDS_PER_GROUP);
export const shardsOf = (group: number): number[] =>
  Array.from({ length: SHARDS_PER_GROUP }, (_, index) => group * SHARDS_PER_GROUP + index);
const leaseName = (group: number): string => `shards-${group}`;

export interface Ownership {
  gained: { group: number; epoch: bigint }[];
  lost: number[];
}

/** Which shards this process fires. Shards are leased in groups of sixteen; members share them evenly, nobody leads. */
@Injectable()
export class ShardLeases {
  private readonly held = new Map<number, bigint>();
  private readonly givenUp = new Map<number, number>();
  private known = false;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Leases) private readonly leases: Leases,
  ) {}

  get owner(): string {
    return this.leases.owner;
  }

  get groups(): number[] {
    return [...this.held.keys()];
  }

  /** Whether we may fire this group right now, by the monotonic clock. */
  isSafe(group: number): boolean {
    return this.held.has(group) && this.leases.isSafe(leaseName(group));
  }

  epochOf(group: number): bigint {
    return this.held.get(group) ?? 0n;
  }

  /** Renews what we have, takes what is free up to our share, gives back what is too much once `leave` has let go of it. */
  async renew(leave: (groups: number[]) => Promise<void>): Promise<Ownership> {
    if (!this.known) await this.forgetEarlierLives();
    await this.database.query(
      `INSERT INTO scheduler_member (owner, seen_at) VALUES ($1, clock_timestamp()) ON CONFLICT (owner) DO UPDATE SET seen_at = clock_timestamp()`,
      [this.owner],
    );
    const [members] = await this.database.query<{ live: number }>(
      `SELECT count(*)::int AS live FROM scheduler_member WHERE seen_at > clock_timestamp() - make_interval(secs => ${MEMBER_SECONDS})`,
    );
    const share = Math.ceil(SHARD_GROUPS / Math.max(1, members!.live));
    const mine = [...this.held.keys()];
    const tooMany = mine.slice(share);
    if (tooMany.length > 0) {
      await leave(tooMany);
      await this.leases.release(...tooMany.map(leaseName));
    }
    const keep = mine.slice(0, share);
    const missing = share - keep.length;
    const others = this.candidates(new Set(mine));
    const won = [...(await this.leases.take(keep.map(leaseName), LEASE_SECONDS)), ...(await this.takeUpTo(others, missing))];
    return this.settle(won, mine);
  }

  /** Hands a group back for a while, so that somebody else takes it. */
  async giveUp(group: number): Promise<void> {
    this.givenUp.set(group, performance.now() + 30_000);
    this.held.delete(group);
    await this.leases.release(leaseName(group));
  }

  async releaseAll(): Promise<void> {
    const groups = [...this.held.keys()];
    this.held.clear();
    await this.leases.release(...groups.map(leaseName));
    await this.database.query('DELETE FROM scheduler_member WHERE owner = $1', [this.owner]);
  }

  /** Killed and started again, we are one member and not two. */
  private async forgetEarlierLives(): Promise<void> {
    const { instanceId, owner } = this.leases;
    if (instanceId !== undefined)
      await this.database.query('DELETE FROM scheduler_member WHERE starts_with(owner, $1) AND owner <> $2', [`${instanceId}/`, owner]);
    this.known = true;
  }

  private candidates(mine: Set<number>): number[] {
    const now = performance.now();
    return Array.from({ length: SHARD_GROUPS }, (_, group) => group).filter(
      (group) => !mine.has(group) && (this.givenUp.get(group) ?? 0) < now,
    );
  }

  private async takeUpTo(groups: number[], wanted: number): Promise<HeldLease[]> {
    if (wanted <= 0) return [];
    const free = await this.database.query<{ name: string }>(
      `SELECT name FROM unnest($1::text[]) AS n (name) LEFT JOIN lease USING (name) WHERE lease.owner IS NULL OR lease.lease_until < clock_timestamp() LIMIT $2`,
      [groups.map(leaseName), wanted],
    );
    return this.leases.take(
      free.map((row) => row.name),
      LEASE_SECONDS,
    );
  }

  private settle(won: HeldLease[], before: number[]): Ownership {
    const now = new Map(won.map((lease) => [Number(lease.name.slice('shards-'.length)), lease.epoch]));
    const gained = [...now].filter(([group, epoch]) => this.held.get(group) !== epoch).map(([group, epoch]) => ({ group, epoch }));
    const lost = before.filter((group) => !now.has(group));
    this.held.clear();
    for (const [group, epoch] of now) this.held.set(group, epoch);
    return { gained, lost };
  }
}
