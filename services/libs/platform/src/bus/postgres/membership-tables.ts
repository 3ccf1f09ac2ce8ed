import { asStandby } from './assignment.js';
import { NOT_AWAITED } from './bus-database.js';
import type { BusDatabase } from './bus-database.js';
import type { OwnedPartition } from './owned-partition.js';
import { GROUPS_CHANNEL } from './wake-up.js';

/** A process was seen within a session. One seen in the future died before the clock went back. */
export const isAlive = (sessionMs: string): string => `abs(extract(epoch FROM clock_timestamp() - p.seen_at)) * 1000 < ${sessionMs}`;

const BEAT = `
WITH old AS (
  SELECT extract(epoch FROM clock_timestamp() - seen_at) * 1000 AS age FROM bus.bus_process WHERE process = $1
), beat AS (
  UPDATE bus.bus_process SET seen_at = clock_timestamp() WHERE process = $1 AND ${NOT_AWAITED}
)
SELECT m.grp, m.member, m.topics, (SELECT age FROM old)::float8 AS age,
  (SELECT sum(next_offset + low_offset) FROM bus.bus_partition WHERE topic = ANY($4::text[]))::text AS mark
FROM bus.bus_member m JOIN bus.bus_process p ON p.process = m.process
WHERE m.grp = ANY($2::text[]) AND (p.process = $1 OR ${isAlive('$3::int')})
ORDER BY m.grp, m.member`;

/** A partition is free when it has no owner, or its owner has not been seen for a session. Taking it raises the epoch. */
const TAKE = `
UPDATE bus.bus_group g SET owner = v.member, epoch = g.epoch + 1
FROM unnest($1::text[], $2::text[], $3::int[], $4::text[]) AS v(grp, topic, part, member)
WHERE g.grp = v.grp AND g.topic = v.topic AND g.part = v.part
  AND (g.owner IS NULL OR g.owner = v.member OR NOT EXISTS (
    SELECT FROM bus.bus_member m JOIN bus.bus_process p ON p.process = m.process
    WHERE m.grp = g.grp AND m.member = g.owner AND ${isAlive('$5::int')}))
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

/** A member whose process is alive, and how long the own process was not seen. */
export interface LiveMember {
  grp: string;
  member: string;
  topics: string[];
  age: number | null;
  /** Another one: messages have come, or were deleted. */
  mark: string | null;
}

export interface TakenPartition {
  grp: string;
  topic: string;
  part: number;
  owner: string;
  epoch: string;
  committed: string;
}

interface GroupMember {
  id: string;
  options: { group: string; topics: string[] };
  standby: boolean;
}

/** The tables of groups, members and owners, as one process writes them. Only the database's clock counts. */
export class MembershipTables {
  constructor(
    private readonly database: BusDatabase,
    private readonly process: string,
    private readonly sessionMs: number,
  ) {}

  /** Marks this process as alive; returns the live members of the groups. */
  beat(groups: string[], topics: string[]): Promise<LiveMember[]> {
    return this.database.read<LiveMember>({ name: 'bus-beat', text: BEAT, values: [this.process, groups, this.sessionMs, topics] });
  }

  async register(members: GroupMember[]): Promise<void> {
    await this.database.write({
      text: 'INSERT INTO bus.bus_process (process, seen_at) VALUES ($1, clock_timestamp()) ON CONFLICT (process) DO UPDATE SET seen_at = excluded.seen_at',
      values: [this.process],
    });
    for (const { id, options, standby } of members) {
      await this.database.write({
        text: `WITH joined AS (INSERT INTO bus.bus_member (grp, member, process, topics) VALUES ($1, $2, $3, $4) ON CONFLICT (grp, member) DO UPDATE SET topics = excluded.topics)
               SELECT pg_notify('${GROUPS_CHANNEL}', '')`,
        values: [options.group, id, this.process, standby ? options.topics.map(asStandby) : options.topics],
      });
    }
  }

  async remove({ id, options }: GroupMember): Promise<void> {
    await this.database.write({ text: LEAVE, values: [options.group, id] });
  }

  async removeProcess(): Promise<void> {
    await this.database.write({ text: 'DELETE FROM bus.bus_process WHERE process = $1', values: [this.process] });
  }

  /** Takes those that are free; returns them with their new epoch and how far they were read. */
  take(wanted: { member: GroupMember; topic: string; part: number }[]): Promise<TakenPartition[]> {
    return this.database.write<TakenPartition>({
      text: TAKE,
      values: [
        wanted.map(({ member }) => member.options.group),
        wanted.map(({ topic }) => topic),
        wanted.map(({ part }) => part),
        wanted.map(({ member }) => member.id),
        this.sessionMs,
      ],
    });
  }

  async release(partitions: OwnedPartition[]): Promise<void> {
    if (partitions.length === 0) return;
    await this.database.write({
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
}
