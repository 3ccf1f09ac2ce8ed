import { binary, LOGGER } from '@nowahala/platform';
import type { Logger, SqlRunner } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DamagedHour, packHourSurely, unpackHour } from '../domain/history/packed-hour.js';
import type { KeptPing } from '../domain/history/kept-ping.js';

interface Pack {
  serverId: string;
  hour: Date;
  pings: Buffer;
}

export interface PackedHour {
  hour: Date;
  /** Oldest first; none where the bytes are damaged, which is logged. */
  pings: KeptPing[];
}

/** Hours whose rows are gone. */
@Injectable()
export class PingPackRepository {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Which of these have no rows any more, but those that came late. */
  async dropped(sql: SqlRunner, hours: Date[]): Promise<Set<number>> {
    const rows = await sql.query<{ hour: Date }>(`SELECT hour FROM ping_dropped WHERE hour = ANY($1::timestamptz[])`, [hours]);
    return new Set(rows.map(({ hour }) => hour.getTime()));
  }

  async ofServer(sql: SqlRunner, serverId: string, hours: Date[]): Promise<Map<number, KeptPing[] | DamagedHour>> {
    if (hours.length === 0) return new Map();
    const packs = await sql.query<Pack>(
      `SELECT server_id, hour, pings FROM ping_pack WHERE server_id = $1 AND hour = ANY($2::timestamptz[])`,
      [serverId, hours],
    );
    return new Map(packs.map((pack) => [pack.hour.getTime(), this.read(pack)]));
  }

  async ofHour(sql: SqlRunner, hour: Date, serverIds: string[]): Promise<Map<string, KeptPing[] | DamagedHour>> {
    const packs = await sql.query<Pack>(`SELECT server_id, hour, pings FROM ping_pack WHERE hour = $1 AND server_id = ANY($2::uuid[])`, [
      hour,
      serverIds,
    ]);
    return new Map(packs.map((pack) => [pack.serverId, unpacked(pack)]));
  }

  /** The dropped hours of a server in which a time lies, and those behind it (or before it), nearest first: so many at most. */
  async next(sql: SqlRunner, serverId: string, from: Date, order: 'later' | 'earlier', until: Date, limit: number): Promise<PackedHour[]> {
    const [compared, sorted] = order === 'later' ? ['>=', 'ASC'] : ['<=', 'DESC'];
    const [end] = order === 'later' ? ['<='] : ['>='];
    const hours = await sql.query<{ hour: Date }>(
      `SELECT h.hour FROM ping_hour h JOIN ping_dropped d ON d.hour = h.hour
       WHERE h.server_id = $1 AND h.hour ${compared} date_trunc('hour', $2::timestamptz) AND h.hour ${end} date_trunc('hour', $3::timestamptz)
       ORDER BY h.hour ${sorted} LIMIT $4`,
      [serverId, from, until, limit],
    );
    // By their very hours, so that the database plans for few parts.
    const times = hours.map(({ hour }) => hour);
    const packs = await this.ofServer(sql, serverId, times);
    return times.map((hour) => ({ hour, pings: readable(packs.get(hour.getTime())) }));
  }

  /** Answers which of them could not be packed so that they can be read again: nothing of theirs was changed. */
  async upsert(sql: SqlRunner, hour: Date, hours: ReadonlyMap<string, readonly KeptPing[]>): Promise<string[]> {
    const packs = new Map<string, Buffer>();
    const failed: string[] = [];
    for (const [serverId, pings] of hours) {
      try {
        packs.set(serverId, packHourSurely(hour.getTime(), pings));
      } catch (error) {
        if (!(error instanceof DamagedHour)) throw error;
        this.logger.error({ err: error, server_id: serverId, hour: hour.toISOString() }, 'an hour cannot be packed: it stays open');
        failed.push(serverId);
      }
    }
    if (packs.size > 0)
      await sql.query(
        `INSERT INTO ping_pack (hour, server_id, pings) SELECT $1, * FROM unnest($2::uuid[], $3::bytea[])
         ON CONFLICT (hour, server_id) DO UPDATE SET pings = excluded.pings WHERE ping_pack.pings <> excluded.pings`,
        [hour, binary.uuids([...packs.keys()]), binary.byteas([...packs.values()])],
      );
    return failed;
  }

  private read(pack: Pack): KeptPing[] | DamagedHour {
    const pings = unpacked(pack);
    if (pings instanceof DamagedHour)
      this.logger.error({ err: pings, server_id: pack.serverId, hour: pack.hour.toISOString() }, 'a packed hour cannot be read');
    return pings;
  }
}

/** What cannot be read takes nothing else with it. */
export const readable = (pack: KeptPing[] | DamagedHour | undefined): KeptPing[] => (Array.isArray(pack) ? pack : []);

function unpacked({ hour, pings }: Pack): KeptPing[] | DamagedHour {
  try {
    return unpackHour(hour.getTime(), pings);
  } catch (error) {
    if (error instanceof DamagedHour) return error;
    throw error;
  }
}
