import { Database, shardOf } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { HourOfServer } from '../domain/statistics/ping-stats.js';
import { spansOfServers } from './maintenance.repository.js';
import { HOUR_TOTALS } from './ping.repository.js';

/** Hours as added up; those that got pings since are counted from the pings, so that a figure is never late. */
@Injectable()
export class PingStatisticsQuery {
  constructor(private readonly database: Database) {}

  async hours(serverIds: string[], from: Date, to: Date): Promise<HourOfServer[]> {
    return this.database.query(
      `WITH asked AS (SELECT * FROM unnest($1::uuid[], $2::smallint[]) AS a (server_id, shard)),
            spans AS (${spansOfServers("$3::timestamptz - interval '1 hour'", "$4::timestamptz + interval '1 hour'", 'm.server_id = ANY($1::uuid[])')}),
            dirty AS (SELECT a.server_id, d.hour FROM asked a JOIN ping_dirty d ON d.shard = a.shard AND d.hour >= $3 AND d.hour < $4)
       SELECT h.server_id, h.hour, h.success, h.failures, h.unknown, h.maintenance, h.good_us AS success_us, h.p50_us, h.p95_us
       FROM asked a JOIN ping_hour h ON h.server_id = a.server_id AND h.hour >= $3 AND h.hour < $4
       WHERE NOT EXISTS (SELECT 1 FROM dirty d WHERE d.server_id = h.server_id AND d.hour = h.hour)
       UNION ALL
       SELECT f.server_id, f.hour, f.success, f.failures, f.unknown, f.maintenance, f.good_us, f.p50_p95_us[1], f.p50_p95_us[2]
       FROM (SELECT d.server_id, d.hour, ${HOUR_TOTALS}
             FROM dirty d JOIN ping p ON p.server_id = d.server_id AND p.scheduled_at >= d.hour AND p.scheduled_at < d.hour + interval '1 hour'
             LEFT JOIN spans s ON s.server_id = p.server_id GROUP BY 1, 2) f`,
      [serverIds, serverIds.map(shardOf), from, to],
    );
  }
}
