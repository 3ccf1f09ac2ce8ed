import { sleep } from '../../concurrency/sleep.js';
import type { BusLog, BusMetrics } from '../bus-metrics.js';
import { atMost } from '../deadline.js';
import type { SubscribeOptions } from '../event-bus.js';
import { partitionsFor } from './assignment.js';
import type { BusDatabase } from './bus-database.js';
import type { LogReader } from './log-reader.js';
import { MembershipTables } from './membership-tables.js';
import type { LiveMember } from './membership-tables.js';
import type { OffsetCommitter } from './offset-committer.js';
import { OwnedPartition } from './owned-partition.js';

/** One subscription of this process: a member of its group. */
export interface Member {
  id: string;
  options: SubscribeOptions;
  owned: Map<string, OwnedPartition>;
  /** Partitions that belong to another member by now and are finishing their batch. */
  leaving: Set<OwnedPartition>;
  paused: boolean;
  /** Has its share only of what nobody else reads. */
  standby: boolean;
}

type Assignment = ReturnType<typeof partitionsFor>;

export interface MembershipParts {
  process: string;
  sessionMs: number;
  /** How long a partition that has to move may take to finish its batch. */
  rebalanceMs: number;
  partitionsOf: (topic: string) => number;
  database: BusDatabase;
  reader: LogReader;
  committer: OffsetCommitter;
  metrics: BusMetrics;
  log: BusLog;
}

/**
 * Which processes are alive, and which partitions this one therefore owns. Every process computes the same assignment from
 * the same sorted list. A partition that moves is drained first and released after; the next owner waits for that.
 */
export class Membership {
  private readonly members = new Map<string, Member>();
  /** Left, but not yet removed from the database. */
  private readonly departed = new Map<string, Member>();
  private readonly assignments = new WeakMap<Member, { who: string; mine: Assignment }>();
  private beating: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private lastBeat = performance.now();

  private readonly tables: MembershipTables;

  constructor(private readonly parts: MembershipParts) {
    this.tables = new MembershipTables(parts.database, parts.process, parts.sessionMs);
  }

  /** Milliseconds since the last heartbeat reached the database. */
  get silentMs(): number {
    return performance.now() - this.lastBeat;
  }

  all(): Iterable<Member> {
    return this.members.values();
  }

  async join(member: Member): Promise<void> {
    this.members.set(member.id, member);
    try {
      await this.tables.register([member]);
      await this.beat();
    } catch (error) {
      this.members.delete(member.id);
      this.departed.set(member.id, member);
      throw error;
    }
  }

  async standBy(member: Member, standby: boolean): Promise<void> {
    if (!this.members.has(member.id)) return;
    member.standby = standby;
    await this.tables.register([member]);
    await this.beat();
  }

  /** Drains what is running for at most that long, then releases everything. */
  async leave(member: Member, timeoutMs: number): Promise<void> {
    if (!this.members.delete(member.id)) return;
    const partitions = [...member.owned.values(), ...member.leaving];
    member.owned.clear();
    const finished = Promise.all(partitions.map((partition) => partition.finish()));
    await atMost(finished, timeoutMs);
    for (const partition of partitions) {
      partition.fence();
      this.parts.reader.remove(partition);
    }
    this.departed.set(member.id, member);
    await this.tables.release(partitions).catch(() => undefined);
    await this.removeDeparted().catch(() => undefined);
  }

  /** One heartbeat and what follows from it. Calls during one are answered by a second that begins after it. */
  beat(): Promise<void> {
    if (this.closed) return Promise.resolve();
    if (this.beating) {
      this.again = true;
      return this.beating;
    }
    this.beating = this.beatOnce().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.beating?.catch(() => undefined);
    await this.tables.removeProcess().catch(() => undefined);
  }

  private async beatOnce(): Promise<void> {
    do {
      this.again = false;
      const startedAt = performance.now();
      if (this.departed.size > 0) await this.removeDeparted();
      let live: LiveMember[];
      try {
        const members = [...this.members.values()].map(({ options }) => options);
        live = await this.tables.beat(
          [...new Set(members.map(({ group }) => group))],
          [...new Set(members.flatMap(({ topics }) => topics))],
        );
      } catch (error) {
        // Whether the partitions are still owned cannot be known.
        if (this.silentMs > this.parts.sessionMs) this.loseAll();
        throw error;
      }
      const age = live[0]?.age ?? null;
      if (this.members.size > 0 && age === null) {
        this.loseAll();
        await this.tables.register([...this.members.values()]);
        this.again = true;
        continue;
      }
      if (age !== null && Math.abs(age) > this.parts.sessionMs) this.loseAll();
      this.lastBeat = startedAt;
      await this.assign(live);
      this.onBeat(live[0]?.mark ?? '');
    } while (this.again && !this.closed);
  }

  private async removeDeparted(): Promise<void> {
    for (const member of [...this.departed.values()]) {
      await this.tables.remove(member);
      this.departed.delete(member.id);
    }
  }

  private async assign(live: LiveMember[]): Promise<void> {
    this.onCompany(this.members.size > 0 && live.every(({ member }) => this.members.has(member)));
    const wanted: { member: Member; topic: string; part: number }[] = [];
    const unwanted: { member: Member; partition: OwnedPartition }[] = [];
    const who = live.map(({ grp, member, topics }) => `${grp} ${member} ${topics.join()}`).join('\n');
    for (const member of this.members.values()) {
      const mine = this.assigned(member, live, who);
      for (const [name, partition] of member.owned) {
        if (partition.isStale) this.forget(member, partition);
        else if (!mine.has(name)) unwanted.push({ member, partition });
      }
      const busyElsewhere = new Set([...member.leaving].map(({ topic, part }) => `${topic}:${part}`));
      for (const [name, which] of mine) if (!member.owned.has(name) && !busyElsewhere.has(name)) wanted.push({ member, ...which });
    }
    for (const { member, partition } of unwanted) {
      member.owned.delete(`${partition.topic}:${partition.part}`);
      member.leaving.add(partition);
      void this.releaseWhenFinished(member, partition);
    }
    if (wanted.length > 0) await this.take(wanted);
  }

  /** Found once for the same members: each heartbeat asks. */
  private assigned(member: Member, live: LiveMember[], who: string): Assignment {
    const known = this.assignments.get(member);
    if (known?.who === who) return known.mine;
    const mine = partitionsFor(member, live, this.parts.partitionsOf);
    this.assignments.set(member, { who, mine });
    return mine;
  }

  private async take(wanted: { member: Member; topic: string; part: number }[]): Promise<void> {
    const rows = await this.tables.take(wanted);
    const groups = new Set<string>();
    for (const row of rows) {
      const member = this.members.get(row.owner);
      if (!member) continue;
      const { metrics, log, reader, committer } = this.parts;
      const partition = new OwnedPartition({
        options: member.options,
        owner: member.id,
        topic: row.topic,
        part: row.part,
        epoch: BigInt(row.epoch),
        committed: BigInt(row.committed),
        metrics,
        log,
        commit: (owned, offset) => committer.commit(owned, offset),
        isSilent: () => this.silentMs > this.parts.sessionMs,
      });
      member.owned.set(`${row.topic}:${row.part}`, partition);
      reader.add(partition);
      groups.add(row.grp);
    }
    for (const group of groups) this.parts.metrics.rebalanced(group);
    if (rows.length > 0) this.onTaken();
  }

  /** Set by the bus: a sum over the ends of all topics of this process. */
  onBeat: (mark: string) => void = () => undefined;

  /** Set by who wants to know whether all members of these groups are of this process. */
  onCompany: (alone: boolean) => void = () => undefined;

  /** Set by the bus: newly taken partitions do not know yet how far the log goes. */
  onTaken: () => void = () => undefined;

  private async releaseWhenFinished(member: Member, partition: OwnedPartition): Promise<void> {
    await atMost(partition.finish(), this.parts.rebalanceMs);
    partition.fence();
    this.parts.reader.remove(partition);
    while (member.leaving.has(partition) && !this.closed) {
      try {
        await this.tables.release([partition]);
        member.leaving.delete(partition);
      } catch {
        await sleep(500);
      }
    }
  }

  private loseAll(): void {
    for (const member of this.members.values()) {
      for (const partition of [...member.owned.values(), ...member.leaving]) this.forget(member, partition);
    }
  }

  private forget(member: Member, partition: OwnedPartition): void {
    partition.fence();
    member.owned.delete(`${partition.topic}:${partition.part}`);
    member.leaving.delete(partition);
    this.parts.reader.remove(partition);
  }
}
