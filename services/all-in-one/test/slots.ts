import { shardOf } from '@nowahala/platform';
import type { ThrowawayDatabase } from '@nowahala/testkit';

const INTERVAL_MS = 60_000;

export interface Slots {
  /** Slots with a row, whatever it says. */
  measured: number;
  /** Slots without a row that lie in a recorded gap. */
  inGaps: number;
  /** Slots without a row or a gap. */
  lost: string[];
}

/** Walks each server's minutes from its first regular check until now: every slot has its row or lies in a recorded gap. */
export async function slotsOf(database: ThrowawayDatabase, serverIds: string[]): Promise<Slots> {
  const rows = (await database.query(
    `SELECT server_id, scheduled_at FROM analyzer.ping WHERE kind = 0 AND server_id = ANY($1::uuid[]) ORDER BY server_id, scheduled_at`,
    [serverIds],
  )) as { server_id: string; scheduled_at: Date }[];
  const gaps = (await database.query('SELECT shard, gap_from, gap_to FROM analyzer.schedule_gap')) as {
    shard: number;
    gap_from: Date;
    gap_to: Date;
  }[];
  const slots: Slots = { measured: 0, inGaps: 0, lost: [] };
  const until = Date.now() - INTERVAL_MS / 2;
  for (const serverId of serverIds) {
    // The very first check comes at once, outside of its slots.
    const [, ...times] = rows.filter((row) => row.server_id === serverId).map((row) => row.scheduled_at.getTime());
    const own = gaps.filter((gap) => gap.shard === shardOf(serverId));
    const seen = new Set(times);
    for (let slot = times[0]!; slot < until; slot += INTERVAL_MS) {
      if (seen.has(slot)) slots.measured += 1;
      else if (own.some((gap) => gap.gap_from.getTime() <= slot && slot <= gap.gap_to.getTime())) slots.inGaps += 1;
      else slots.lost.push(`${serverId} ${new Date(slot).toISOString()}`);
    }
  }
  return slots;
}
