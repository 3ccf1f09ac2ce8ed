import { HOUR_MS } from '@nowahala/kernel';
import { Database, shardOf } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { HourOfServer } from '../domain/statistics/ping-stats.js';
import { totalsOf } from '../domain/statistics/hour-totals.js';
import { MaintenanceRepository, spansOfServers } from './maintenance.repository.js';
import { HOUR_TOTALS } from './ping.repository.js';
import { PingPastQuery } from './ping-past.query.js';

type Counted = HourOfServer & { late: boolean };

/** Hours as added up; those that got pings since are counted from the pings, so that a figure is never late. */
@Injectable()
export class PingStatisticsQuery {
  constructor(
    private readonly database: Database,
    private readonly past: PingPastQuery,
    private readonly maintenances: MaintenanceRepository,
  ) {}

  async hours(serverIds: string[], from: Date, to: Date): Promise<HourOfServer[]> {
    const counted = await this.database.query<Counted>(
      `WITH asked AS (SELECT * FROM unnest($1::uuid[], $2::smallint[]) AS a (server_id, shard)),
            spans AS (${spansOfServers("$3::timestamptz - interval '1 hour'", "$4::timestamptz + interval '1 hour'", 'm.server_id = ANY($1::uuid[])')}),
            dirty AS (SELECT a.server_id, d.hour, g.hour IS NOT NULL AS late
                      FROM asked a JOIN ping_open d ON d.shard = a.shard AND d.hour >= $3 AND d.hour < $4 LEFT JOIN ping_dropped g ON g.hour = d.hour)
       SELECT h.server_id, h.hour, h.success, h.failures, h.unknown, h.maintenance, h.good_us AS success_us, h.p50_us, h.p95_us, false AS late
       FROM asked a JOIN ping_hour h ON h.server_id = a.server_id AND h.hour >= $3 AND h.hour < $4
       WHERE NOT EXISTS (SELECT 1 FROM dirty d WHERE d.server_id = h.server_id AND d.hour = h.hour)
       UNION ALL
       SELECT f.server_id, f.hour, f.success, f.failures, f.unknown, f.maintenance, f.good_us, f.p50_p95_us[1], f.p50_p95_us[2], false
       FROM (SELECT d.server_id, d.hour, ${HOUR_TOTALS}
             FROM dirty d JOIN ping p ON p.server_id = d.server_id AND p.scheduled_at >= d.hour AND p.scheduled_at < d.hour + interval '1 hour'
               AND p.scheduled_at >= $3 AND p.scheduled_at < $5
             LEFT JOIN spans s ON s.server_id = p.server_id WHERE NOT d.late GROUP BY 1, 2) f
       UNION ALL
       SELECT d.server_id, d.hour, coalesce(h.success, 0), coalesce(h.failures, 0), coalesce(h.unknown, 0), coalesce(h.maintenance, 0),
         coalesce(h.good_us, 0), coalesce(h.p50_us, 0), coalesce(h.p95_us, 0), true
       FROM dirty d LEFT JOIN ping_hour h ON h.server_id = d.server_id AND h.hour = d.hour WHERE d.late`,
      // The bounds once more as values: the database plans for the parts between them.
      [serverIds, serverIds.map(shardOf), from, to, new Date(to.getTime() + HOUR_MS)],
    );
    const late = counted.filter((hour) => hour.late);
    if (late.length === 0) return counted.map(plain);
    return [...counted.filter((hour) => !hour.late).map(plain), ...(await this.lateHours(late))];
  }

  /** Hours whose rows were dropped and that got a ping since: few. As added up before where what was packed cannot be read. */
  private async lateHours(late: Counted[]): Promise<HourOfServer[]> {
    const found: HourOfServer[] = [];
    for (const [serverId, hours] of Map.groupBy(late, (one) => one.serverId)) {
      const times = hours.map(({ hour }) => hour.getTime());
      const spans = await this.maintenances.spans([serverId], new Date(Math.min(...times)), new Date(Math.max(...times) + 7_200_000));
      const pings = await this.past.ofHours(serverId, hours.map(({ hour }) => hour)); // prettier-ignore
      found.push(...hours.filter(({ hour }) => pings.get(hour.getTime())?.isWhole === false).map(plain));
      for (const [hour, { pings: own, isWhole }] of pings) {
        if (!isWhole) continue;
        const { success, failures, unknown, maintenance, goodUs, p50Us, p95Us } = totalsOf(own, spans.get(serverId) ?? []);
        if (own.length > 0)
          found.push({ serverId, hour: new Date(hour), success, failures, unknown, maintenance, successUs: goodUs, p50Us, p95Us });
      }
    }
    return found;
  }
}

const plain = ({ serverId, hour, success, failures, unknown, maintenance, successUs, p50Us, p95Us }: Counted): HourOfServer => ({
  ...{ serverId, hour, success, failures, unknown, maintenance, successUs, p50Us, p95Us },
});
