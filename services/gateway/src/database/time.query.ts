import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';

/** What time the database says it is, which is the same for every machine. */
@Injectable()
export class TimeQuery {
  constructor(private readonly database: Database) {}

  async nowMs(): Promise<number> {
    const [row] = await this.database.query<{ ms: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms');
    return row!.ms;
  }
}
