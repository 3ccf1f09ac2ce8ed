import { Injectable } from '@nestjs/common';
import { Leases } from '@nowahala/platform';
import type { HeldLease } from '@nowahala/platform';
import { ShardMemberRepository } from '../database/shard-member.repository.js';
import { SHARD_GROUPS } from '../domain/shards.js';

const LEASE_SECONDS = 10;
/** Longer than a left-over group takes to be taken, and shorter than what is caught up with (20 s). */
const GIVEN_UP_FOR_MS = 15_000;
/** By then whoever has room for it has taken a free group. */
const LEFT_OVER_MS = 5_000;
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
  /** A group that everybody has seen free, and since when. */
  private leftOver: { name: string; since: number } | undefined;
  /** Taken beyond the even share, because another process gave them up. */
  private extra = 0;
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
    const live = await this.members.report(this.owner);
    if (live !== this.liveMembers) this.extra = 0;
    this.liveMembers = live;
    const share = Math.ceil(SHARD_GROUPS / live) + this.extra;
    const before = this.groups;
    const tooMany = before.slice(share);
    if (tooMany.length > 0) {
      await release(tooMany);
      await this.leases.release(...tooMany.map(leaseName));
    }
    const keep = before.slice(0, share);
    const renewed = await this.leases.take(keep.map(leaseName), LEASE_SECONDS);
    const held = new Set(before);
    const free = keep.length < share ? await this.takeFree(held, share - keep.length) : await this.takeLeftOver(held);
    return this.settle([...renewed, ...free], before);
  }

  /** Gives a group back for a while, so that another process takes it. */
  async giveUp(group: number): Promise<void> {
    this.givenUp.set(group, performance.now() + GIVEN_UP_FOR_MS);
    if (this.held.delete(group)) this.extra = Math.max(0, this.extra - 1);
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
    return this.leases.take(await this.listFree(held, limit), LEASE_SECONDS);
  }

  /** Where everybody has an even share, nobody else has room for what one has given up. */
  private async takeLeftOver(held: Set<number>): Promise<HeldLease[]> {
    const [name] = this.alone ? [] : await this.listFree(held, 1);
    const now = performance.now();
    if (name === undefined || name !== this.leftOver?.name) this.leftOver = name === undefined ? undefined : { name, since: now };
    if (this.leftOver === undefined || now - this.leftOver.since < LEFT_OVER_MS) return [];
    const won = await this.leases.take([this.leftOver.name], LEASE_SECONDS);
    this.extra += won.length;
    this.leftOver = undefined;
    return won;
  }

  private listFree(held: Set<number>, limit: number): Promise<string[]> {
    const now = performance.now();
    const groups = Array.from({ length: SHARD_GROUPS }, (_, group) => group);
    const candidates = groups.filter((group) => !held.has(group) && (this.alone || (this.givenUp.get(group) ?? 0) < now));
    return this.members.listFreeLeases(candidates.map(leaseName), LEASE_SECONDS, limit);
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
