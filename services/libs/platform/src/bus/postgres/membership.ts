import { setTimeout as delay } from 'node:timers/promises';
import type { BusLog, BusMetrics } from '../bus-metrics.js';
import { atMost } from '../deadline.js';
import type { SubscribeOptions } from '../event-bus.js';
import { murmur2 } from '../partitioner.js';
import type { BusDatabase } from './bus-database.js';
import type { LogReader } from './log-reader.js';
import type { OffsetCommitter } from './offset-committer.js';
import { OwnedPartition } from './owned-partition.js';
import { GROUPS_CHANNEL } from './wake-up.js';

/** One subscription of this process: a member of its group. */
export interface Member {
  id: string;
  options: SubscribeOptions;
  owned: Map<string, OwnedPartition>;
  /** Partitions that belong to another member by now and are finishing their batch. */
  leaving: Set<OwnedPartition>;
  paused: boolean;
}

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

const BEAT = `
WITH old AS (
  SELECT extract(epoch FROM clock_timestamp() - seen_at) * 1000 AS age FROM bus.bus_process WHERE process = $1
), beat AS (
  UPDATE bus.bus_process SET seen_at = clock_timestamp() WHERE process = $1
)
SELECT m.grp, m.member, m.topics, (SELECT age FROM old)::float8 AS age
FROM bus.bus_member m JOIN bus.bus_process p ON p.process = m.process
WHERE m.grp = ANY($2::text[]) AND (p.process = $1 OR p.seen_at > clock_timestamp() - $3::int * interval '1 ms')
ORDER BY m.grp, m.member`;

/** A partition is free when nobody owns it, or its owner has not been seen for a session. Taking it raises the epoch. */
const TAKE = `
UPDATE bus.bus_group g SET owner = v.member, epoch = g.epoch + 1
FROM unnest($1::text[], $2::text[], $3::int[], $4::text[]) AS v(grp, topic, part, member)
WHERE g.grp = v.grp AND g.topic = v.topic AND g.part = v.part
  AND (g.owner IS NULL OR g.owner = v.member OR NOT EXISTS (
    SELECT FROM bus.bus_member m JOIN bus.bus_process p ON p.process = m.process
    WHERE m.grp = g.grp AND m.member = g.owner AND p.seen_at > clock_timestamp() - $5::int * interval '1 ms'))
RETURNING g.grp, g.topic, g.part, g.owner, g.epoch, g.committed`;

const RELEASE = `
WITH released AS (
  UPDATE bus.bus_group g SET owner = NULL
  FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::bigint[]) AS v(grp, topic, part, owner, epoch)
  WHERE g.grp = v.grp AND g.topic = v.topic AND g.part = v.part AND g.owner = v.owner AND g.epoch = v.epoch
)
SELECT pg_notify('${GROUPS_CHANNEL}', '')`;

const LEAVE = `
WITH gone AS (DELETE FROM bus.bus_member WHERE grp = $1 AND member = $2)
SELECT pg_notify('${GROUPS_CHANNEL}', '')`;

interface LiveMember {
  grp: string;
  member: string;
  topics: string[];
  age: number | null;
}

/**
 * Who is alive, and which partitions are therefore ours. Every process computes the same assignment from the same sorted
 * list. A partition that moves is drained first and released after; the next owner waits for that. Only the database's
 * clock counts.
 */
export class Membership {
  private readonly members = new Map<string, Member>();
  /** Left, but the database has not heard of it yet. */
  private readonly departed = new Map<string, Member>();
  private beating: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private lastBeat = performance.now();

  constructor(private readonly parts: MembershipParts) {}

  /** Milliseconds since the database last heard of us. */
  get silentMs(): number {
    return performance.now() - this.lastBeat;
  }

  all(): Iterable<Member> {
    return this.members.values();
  }

  async join(member: Member): Promise<void> {
    this.members.set(member.id, member);
    try {
      await this.register([member]);
      await this.beat();
    } catch (error) {
      this.members.delete(member.id);
      this.departed.set(member.id, member);
      throw error;
    }
  }

  /** Drains what is in hand for at most that long, then gives everything back. */
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
    await this.release(partitions).catch(() => undefined);
    await this.sayGoodbye().catch(() => undefined);
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
    await this.parts.database
      .write({ text: 'DELETE FROM bus.bus_process WHERE process = $1', values: [this.parts.process] })
      .catch(() => undefined);
  }

  private async beatOnce(): Promise<void> {
    do {
      this.again = false;
      const begun = performance.now();
      if (this.departed.size > 0) await this.sayGoodbye();
      let live: LiveMember[];
      try {
        live = await this.announce();
      } catch (error) {
        // Nobody can say whether the partitions are still ours.
        if (this.silentMs > this.parts.sessionMs) this.loseAll();
        throw error;
      }
      const age = live[0]?.age ?? null;
      if (this.members.size > 0 && age === null) {
        this.loseAll();
        await this.register([...this.members.values()]);
        this.again = true;
        continue;
      }
      if (age !== null && age > this.parts.sessionMs) this.loseAll();
      this.lastBeat = begun;
      await this.assign(live);
    } while (this.again && !this.closed);
  }

  private async sayGoodbye(): Promise<void> {
    for (const { id, options } of [...this.departed.values()]) {
      await this.parts.database.write({ text: LEAVE, values: [options.group, id] });
      this.departed.delete(id);
    }
  }

  private announce(): Promise<LiveMember[]> {
    const groups = [...new Set([...this.members.values()].map(({ options }) => options.group))];
    return this.parts.database.read<LiveMember>({
      name: 'bus-beat',
      text: BEAT,
      values: [this.parts.process, groups, this.parts.sessionMs],
    });
  }

  private async register(members: Member[]): Promise<void> {
    await this.parts.database.write({
      text: 'INSERT INTO bus.bus_process (process, seen_at) VALUES ($1, clock_timestamp()) ON CONFLICT (process) DO UPDATE SET seen_at = excluded.seen_at',
      values: [this.parts.process],
    });
    for (const { id, options } of members) {
      await this.parts.database.write({
        text: `WITH joined AS (INSERT INTO bus.bus_member (grp, member, process, topics) VALUES ($1, $2, $3, $4) ON CONFLICT (grp, member) DO UPDATE SET topics = excluded.topics)
               SELECT pg_notify('${GROUPS_CHANNEL}', '')`,
        values: [options.group, id, this.parts.process, options.topics],
      });
    }
  }

  private async assign(live: LiveMember[]): Promise<void> {
    const wanted: { member: Member; topic: string; part: number }[] = [];
    const unwanted: { member: Member; partition: OwnedPartition }[] = [];
    for (const member of this.members.values()) {
      const mine = this.shareOf(member, live);
      for (const [name, partition] of member.owned) {
        if (partition.isStale) this.forget(member, partition);
        else if (!mine.has(name)) unwanted.push({ member, partition });
      }
      const busyElsewhere = new Set([...member.leaving].map(({ topic, part }) => `${topic}:${part}`));
      for (const [name, place] of mine) if (!member.owned.has(name) && !busyElsewhere.has(name)) wanted.push({ member, ...place });
    }
    for (const { member, partition } of unwanted) {
      member.owned.delete(`${partition.topic}:${partition.part}`);
      member.leaving.add(partition);
      void this.releaseWhenFinished(member, partition);
    }
    if (wanted.length > 0) await this.take(wanted);
  }

  private shareOf(member: Member, live: LiveMember[]): Map<string, { topic: string; part: number }> {
    const mine = new Map<string, { topic: string; part: number }>();
    for (const topic of member.options.topics) {
      const readers = live.filter(({ grp, topics }) => grp === member.options.group && topics.includes(topic));
      const place = readers.findIndex((reader) => reader.member === member.id);
      if (place < 0) continue;
      // Small topics begin at different members, so that the first one does not get them all.
      const shift = (murmur2(topic) >>> 0) % readers.length;
      for (let part = 0; part < this.parts.partitionsOf(topic); part += 1) {
        if ((part + shift) % readers.length === place) mine.set(`${topic}:${part}`, { topic, part });
      }
    }
    return mine;
  }

  private async take(wanted: { member: Member; topic: string; part: number }[]): Promise<void> {
    const rows = await this.parts.database.write<{
      grp: string;
      topic: string;
      part: number;
      owner: string;
      epoch: string;
      committed: string;
    }>({
      text: TAKE,
      values: [
        wanted.map(({ member }) => member.options.group),
        wanted.map(({ topic }) => topic),
        wanted.map(({ part }) => part),
        wanted.map(({ member }) => member.id),
        this.parts.sessionMs,
      ],
    });
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

  /** Set by the bus: newly taken partitions do not know yet how far the log goes. */
  onTaken: () => void = () => undefined;

  private async releaseWhenFinished(member: Member, partition: OwnedPartition): Promise<void> {
    await atMost(partition.finish(), this.parts.rebalanceMs);
    partition.fence();
    this.parts.reader.remove(partition);
    while (member.leaving.has(partition) && !this.closed) {
      try {
        await this.release([partition]);
        member.leaving.delete(partition);
      } catch {
        await delay(500);
      }
    }
  }

  private async release(partitions: OwnedPartition[]): Promise<void> {
    if (partitions.length === 0) return;
    await this.parts.database.write({
      text: RELEASE,
      values: [
        partitions.map(({ options }) => options.group),
        partitions.map(({ topic }) => topic),
        partitions.map(({ part }) => part),
        partitions.map(({ owner }) => owner),
        partitions.map(({ epoch }) => epoch),
      ],
    });
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
