import { sleep } from '../../concurrency/sleep.js';
import { NOT_AWAITED } from './bus-database.js';
import type { BusDatabase } from './bus-database.js';
import { Batcher } from '../../concurrency/batcher.js';
import type { OwnedPartition } from './owned-partition.js';

const COMMIT = `
UPDATE bus.bus_group g SET committed = v.committed
FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::bigint[], $6::bigint[]) AS v(grp, topic, part, owner, epoch, committed)
WHERE g.grp = v.grp AND g.topic = v.topic AND g.part = v.part AND g.owner = v.owner AND g.epoch = v.epoch AND ${NOT_AWAITED}
RETURNING g.grp, g.topic, g.part`;

/** One that is late costs a batch that comes again after a crash, and nothing else. */
const APART_MS = 20;

interface Wanted {
  partition: OwnedPartition;
  offset: bigint;
}

/** Stores offsets of all groups of the process together; only the owner under its own epoch can. */
export class OffsetCommitter {
  private readonly commits: Batcher<Wanted, boolean>;
  private closed = false;

  constructor(private readonly database: BusDatabase) {
    this.commits = new Batcher((wanted) => this.store(wanted), { limit: 1_000, apartMs: APART_MS });
  }

  /** Keeps trying while the database is away; false once the partition is no longer owned. */
  async commit(partition: OwnedPartition, offset: bigint): Promise<boolean> {
    for (;;) {
      try {
        return await this.commits.add({ partition, offset });
      } catch {
        if (partition.isStale || this.closed) return false;
        await sleep(250);
      }
    }
  }

  close(): void {
    this.closed = true;
  }

  private async store(wanted: Wanted[]): Promise<boolean[]> {
    const rows = await this.database.read<{ grp: string; topic: string; part: number }>({
      name: 'bus-commit',
      text: COMMIT,
      values: [
        wanted.map(({ partition }) => partition.options.group),
        wanted.map(({ partition }) => partition.topic),
        wanted.map(({ partition }) => partition.part),
        wanted.map(({ partition }) => partition.owner),
        wanted.map(({ partition }) => partition.epoch),
        wanted.map(({ offset }) => offset),
      ],
    });
    const stored = new Set(rows.map(({ grp, topic, part }) => `${grp}:${topic}:${part}`));
    return wanted.map(({ partition }) => stored.has(`${partition.options.group}:${partition.topic}:${partition.part}`));
  }
}
