import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import { DOWN_SECONDS, HOUR_SECONDS, SERVED } from '../domain/cadence.js';

/** What the stored schedule asks for, whatever is on the wheels: `cadenceOf` as a sum. */
@Injectable()
export class ScheduleHealthQuery {
  constructor(private readonly database: Database) {}

  async slotsPerMinute(month: string): Promise<number> {
    const [row] = await this.database.query<{ slots: number }>(
      `SELECT coalesce(sum(60.0 / CASE
           WHEN e.down THEN ${DOWN_SECONDS}
           WHEN t.hourly_only OR (t.rate_limit > 0 AND coalesce(u.used, 0) >= t.rate_limit) THEN greatest(e.interval_minutes::bigint * 60, ${HOUR_SECONDS})
           ELSE e.interval_minutes::bigint * 60 END), 0)::float AS slots
       FROM schedule_entry e LEFT JOIN entitlement t USING (workspace_id) LEFT JOIN usage u ON u.server_id = e.server_id AND u.month = $1
       WHERE NOT e.paused AND coalesce(t.state, 'unknown') = ANY($2)`,
      [month, SERVED],
    );
    return row!.slots;
  }
}
