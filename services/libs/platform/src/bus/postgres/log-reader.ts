import { fullHeaders } from '../admission.js';
import type { InMessage, MessageHeaders } from '../event-bus.js';
import type { BusDatabase } from './bus-database.js';
import type { OwnedPartition } from './owned-partition.js';

const BYTES_PER_PARTITION = 1024 * 1024;
const PARTITIONS_PER_READ = 8;

const READ = `
SELECT r.n::int AS n, m.off, m.key, m.msg_id, m.type, m.payload, m.headers, m.occurred_at, m.ts
FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[]) WITH ORDINALITY AS r(topic, part, off, most, n)
CROSS JOIN LATERAL (
  SELECT * FROM (
    SELECT l.*, sum(octet_length(l.payload)) OVER (ORDER BY l.off) - octet_length(l.payload) AS before
    FROM (
      SELECT * FROM bus.bus_log b
      WHERE b.topic = r.topic AND b.part = r.part AND b.off >= r.off
      ORDER BY b.off LIMIT r.most
    ) l
  ) sized
  WHERE sized.before < ${BYTES_PER_PARTITION}
) m
ORDER BY r.n, m.off`;

interface LogRow {
  n: number;
  off: string;
  key: string;
  msg_id: string;
  type: string;
  payload: Buffer;
  headers: MessageHeaders;
  occurred_at: Date;
  ts: Date;
}

/** Feeds every hungry partition of the process, several with one query. */
export class LogReader {
  private readonly partitions = new Set<OwnedPartition>();
  private reading = false;
  private again = false;
  private closed = false;

  constructor(
    private readonly database: BusDatabase,
    private readonly isPaused: (partition: OwnedPartition) => boolean,
  ) {}

  add(partition: OwnedPartition): void {
    this.partitions.add(partition);
  }

  remove(partition: OwnedPartition): void {
    this.partitions.delete(partition);
  }

  close(): void {
    this.closed = true;
  }

  /** Reads while a partition wants messages; a call during a read is remembered. */
  async feed(): Promise<void> {
    this.again = true;
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.again && !this.closed) {
        this.again = false;
        const hungry = this.nextHungry();
        if (hungry.length === 0) continue;
        await this.read(hungry);
        // Those that had to wait for a place in the query come next.
        this.again = true;
      }
    } catch {
      // The database is away; the next poll that succeeds feeds again.
    } finally {
      this.reading = false;
    }
  }

  private nextHungry(): OwnedPartition[] {
    const hungry: OwnedPartition[] = [];
    for (const partition of this.partitions) {
      if (!partition.hungry || this.isPaused(partition)) continue;
      hungry.push(partition);
      if (hungry.length === PARTITIONS_PER_READ) break;
    }
    return hungry;
  }

  private async read(hungry: OwnedPartition[]): Promise<void> {
    const ends = hungry.map(({ end }) => end);
    const rows = await this.database.read<LogRow>({
      name: 'bus-read',
      text: READ,
      values: [
        hungry.map(({ topic }) => topic),
        hungry.map(({ part }) => part),
        hungry.map(({ position }) => position),
        hungry.map(({ options }) => options.maxBatch),
      ],
    });
    const batches = hungry.map(() => [] as InMessage[]);
    for (const row of rows) batches[row.n - 1]!.push(toMessage(row, hungry[row.n - 1]!));
    hungry.forEach((partition, index) => {
      // To the end of the line: the others get their turn first.
      if (this.partitions.delete(partition)) this.partitions.add(partition);
      this.hand(partition, batches[index]!, ends[index]!);
    });
  }

  /** `end`: as it was known when it was asked. */
  private hand(partition: OwnedPartition, batch: InMessage[], end: bigint): void {
    const [first] = batch;
    if (!first) {
      // Retention or a crash took all of it; the poll knows where the log begins now. What came since then is read at once.
      if (partition.end === end) partition.end = partition.position;
      return;
    }
    partition.skipTo(first.offset);
    if (partition.hungry) partition.run(batch, () => void this.feed());
  }
}

function toMessage(row: LogRow, { topic, part }: OwnedPartition): InMessage {
  const fields = { id: row.msg_id, type: row.type, occurredAt: row.occurred_at };
  return {
    ...fields,
    topic,
    key: row.key,
    payload: new Uint8Array(row.payload.buffer, row.payload.byteOffset, row.payload.byteLength),
    headers: fullHeaders(row.headers, fields),
    partition: part,
    offset: BigInt(row.off),
    loggedAt: row.ts,
    attempt: 1,
  };
}
