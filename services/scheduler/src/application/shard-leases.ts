import { Injectable } from '@nestjs/common';
import { Leases } from '@nowahala/platform';
import type { HeldLease } from '@nowahala/platform';
import { ShardMemberRepository } from '../database/shard-member.repository.js';
import { SHARD_GROUPS } from '../domain/shards.js';

const LEASE_SECONDS = 10;
const GIVEN_UP_FOR_MS = 30_000;
const leaseName = (group: number): string => `shards-${group}`;

export interface LeaseChange {
  gained: { group: number; epoch: bigint }[];
  lost: number[];
}

/** Which shards this process fires. Shards are leased in groups of sixteen; members share them evenly, and none leads. */
@Injectable()
export class ShardLeases {
  private readonly held = new Map<number, bigint>();
  private readonly givenUp = new Map<number, number>();
  private isMember = false;
  private liveMembers = Infinity;

  constructor(
    private readonly leases: Leases,
    private readonly members: ShardMemberRepository,
  ) {}

  get owner(): string {
    return this.leases.owner;
  }

  get groups(): number[] {
    return [...this.held.keys()];
  }

  /** Whether no other scheduler runs, as far as is known since the last renewal. */
  get alone(): boolean {
    return this.liveMembers === 1;
  }

  /** Whether this process may fire the group right now, by the monotonic clock. */
  isSafe(group: number): boolean {
    return this.held.has(group) && this.leases.isSafe(leaseName(group));
  }

  epochOf(group: number): bigint {
    return this.held.get(group) ?? 0n;
  }

  /** Renews what is held, takes what is free up to an even share, and gives back what is too much once `release` has stopped firing it. */
  async renew(release: (groups: number[]) => Promise<void>): Promise<LeaseChange> {
    if (!this.isMember) await this.replacePreviousIncarnation();
    this.liveMembers = await this.members.report(this.owner);
    const share = Math.ceil(SHARD_GROUPS / this.liveMembers);
    const before = this.groups;
    const tooMany = before.slice(share);
    if (tooMany.length > 0) {
      await release(tooMany);
      await this.leases.release(...tooMany.map(leaseName));
    }
    const keep = before.slice(0, share);
    const renewed = await this.leases.take(keep.map(leaseName), LEASE_SECONDS);
    return this.settle([...renewed, ...(await this.takeFree(new Set(before), share - keep.length))], before);
  }

  /** Gives a group back for a while, so that another process takes it. */
  async giveUp(group: number): Promise<void> {
    this.givenUp.set(group, performance.now() + GIVEN_UP_FOR_MS);
    this.held.delete(group);
    await this.leases.release(leaseName(group));
  }

  async releaseAll(): Promise<void> {
    const { groups } = this;
    this.held.clear();
    await this.leases.release(...groups.map(leaseName));
    await this.members.delete(this.owner);
  }

  /** A process that was killed and started again is one member and not two. */
  private async replacePreviousIncarnation(): Promise<void> {
    const { instanceId, owner } = this.leases;
    if (instanceId !== undefined) await this.members.deletePreviousIncarnations(instanceId, owner);
    this.isMember = true;
  }

  private async takeFree(held: Set<number>, limit: number): Promise<HeldLease[]> {
    if (limit <= 0) return [];
    const now = performance.now();
    const groups = Array.from({ length: SHARD_GROUPS }, (_, group) => group);
    const candidates = groups.filter((group) => !held.has(group) && (this.givenUp.get(group) ?? 0) < now);
    return this.leases.take(await this.members.listFreeLeases(candidates.map(leaseName), LEASE_SECONDS, limit), LEASE_SECONDS);
  }

  private settle(won: HeldLease[], before: number[]): LeaseChange {
    const now = new Map(won.map((lease) => [Number(lease.name.slice('shards-'.length)), lease.epoch]));
    const gained = [...now].filter(([group, epoch]) => this.held.get(group) !== epoch).map(([group, epoch]) => ({ group, epoch }));
    const lost = before.filter((group) => !now.has(group));
    this.held.clear();
    for (const [group, epoch] of now) this.held.set(group, epoch);
    return { gained, lost };
  }
}
