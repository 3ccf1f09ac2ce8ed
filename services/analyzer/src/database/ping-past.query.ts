import { HOUR_MS } from '@nowahala/kernel';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { merged } from '../domain/history/kept-ping.js';
import type { KeptPing } from '../domain/history/kept-ping.js';
import { DamagedHour } from '../domain/history/packed-hour.js';
import { PingPackRepository, readable } from './ping-pack.repository.js';

/** A ping in a row of its own. */
export interface PingRow {
  scheduledAt: Date;
  startedAt: Date;
  responseUs: number | null;
  status: number;
  kind: number;
  code: number;
  region: string;
  errorClass: string;
  message: string;
}

export const PING_COLUMNS = 'scheduled_at, started_at, response_us, status, kind, code, region, error_class, message';

export const toKeptPing = ({ scheduledAt, startedAt, responseUs, status, kind, code, region, errorClass, message }: PingRow): KeptPing => ({
  scheduledAt: scheduledAt.getTime(),
  startedAt: startedAt.getTime(),
  ...{ responseUs, status, kind, code, region, errorClass, message },
});

export interface PastHour {
  pings: KeptPing[];
  /** False where what was packed cannot be read: what it came to, the totals say. */
  isWhole: boolean;
}

/** The pings of a server wherever they lie: in rows, packed, or late ones in rows beside a pack. */
@Injectable()
export class PingPastQuery {
  constructor(
    private readonly database: Database,
    private readonly packs: PingPackRepository,
  ) {}

  /** By hour; oldest first in each. */
  async ofHours(serverId: string, hours: Date[]): Promise<Map<number, PastHour>> {
    if (hours.length === 0) return new Map();
    const times = hours.map((hour) => hour.getTime());
    const rows = await this.database.query<PingRow>(
      `SELECT ${PING_COLUMNS} FROM ping WHERE server_id = $1 AND scheduled_at >= $2 AND scheduled_at < $3`,
      [serverId, new Date(Math.min(...times)), new Date(Math.max(...times) + HOUR_MS)],
    );
    const byHour = Map.groupBy(rows.map(toKeptPing), hourOf);
    const packed = await this.packs.ofServer(this.database, serverId, hours);
    return new Map(
      times.map((hour) => {
        const pack = packed.get(hour);
        return [hour, { pings: merged(readable(pack), byHour.get(hour) ?? []), isWhole: !(pack instanceof DamagedHour) }];
      }),
    );
  }

  /** So many pings behind this place, oldest first. */
  async following(serverId: string, place: Pick<KeptPing, 'scheduledAt' | 'region'>, limit: number): Promise<KeptPing[]> {
    const from = new Date(place.scheduledAt);
    const rows = await this.database.query<PingRow>(
      `SELECT ${PING_COLUMNS} FROM ping WHERE server_id = $1 AND scheduled_at >= $2 AND (scheduled_at, region) > ($2, $3) ORDER BY scheduled_at, region LIMIT $4`,
      [serverId, from, place.region, limit],
    );
    let found = rows.map(toKeptPing);
    const until = found.length < limit ? END_OF_TIME : new Date(found.at(-1)!.scheduledAt);
    const isBehind = ({ scheduledAt, region }: KeptPing): boolean =>
      scheduledAt > place.scheduledAt || (scheduledAt === place.scheduledAt && region > place.region);
    for (let next = from; ;) {
      const hours = await this.packs.next(this.database, serverId, next, 'later', until, PACKS_AT_ONCE);
      found = merged(hours.flatMap(({ pings }) => pings).filter(isBehind), found);
      if (hours.length < PACKS_AT_ONCE) return found.slice(0, limit);
      next = new Date(hours.at(-1)!.hour.getTime() + HOUR_MS);
      const complete = found.filter(({ scheduledAt }) => scheduledAt < next.getTime());
      if (complete.length >= limit) return complete.slice(0, limit);
    }
  }

  /** So many of the newest pings that fit, newest first, none older than `from`, in slots before `end`. */
  async newest(
    sql: SqlRunner,
    { serverId, from, end, limit }: { serverId: string; from: Date; end: Date; limit: number },
    fits: { sql: string; ping: (ping: KeptPing) => boolean },
  ): Promise<KeptPing[]> {
    const rows = await sql.query<PingRow>(
      `SELECT ${PING_COLUMNS} FROM ping p WHERE p.server_id = $1 AND p.scheduled_at >= $2 AND p.scheduled_at < $4 AND ${fits.sql} ORDER BY p.scheduled_at DESC LIMIT $3`,
      [serverId, from, limit, end],
    );
    let found = rows.map(toKeptPing).reverse();
    // Rows of dropped hours are late ones: what was packed lies between and behind them.
    let before = END_OF_TIME;
    for (;;) {
      const enough = found.length >= limit;
      const oldest = enough ? new Date(Math.max(from.getTime(), found.at(-limit)!.scheduledAt)) : from;
      const hours = await this.packs.next(sql, serverId, before, 'earlier', oldest, PACKS_AT_ONCE);
      for (const { pings } of hours) found = merged(pings.filter((ping) => ping.scheduledAt >= from.getTime() && fits.ping(ping)), found); // prettier-ignore
      if (hours.length < PACKS_AT_ONCE) return found.slice(-limit).reverse();
      before = new Date(hours.at(-1)!.hour.getTime() - 1);
    }
  }
}

const PACKS_AT_ONCE = 12;
/** Later than any ping. */
export const END_OF_TIME = new Date('2200-01-01T00:00:00Z');
const hourOf = ({ scheduledAt }: KeptPing): number => scheduledAt - (scheduledAt % HOUR_MS);
