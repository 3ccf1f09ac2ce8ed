import { Injectable } from '@nestjs/common';
import { Database, freeLease } from '@nowahala/platform';

const MEMBER_SECONDS = 12;

/** The schedulers that run now; they share the shard groups evenly. */
@Injectable()
export class ShardMemberRepository {
  constructor(private readonly database: Database) {}

  /** Says that this one lives, and counts those that do. One seen in the future died before the clock went back. */
  async report(owner: string): Promise<number> {
    const [members] = await this.database.vital.query<{ live: number }>(
      `WITH reported AS (
         INSERT INTO scheduler_member (owner, seen_at) VALUES ($1, clock_timestamp()) ON CONFLICT (owner) DO UPDATE SET seen_at = clock_timestamp())
       SELECT 1 + count(*) AS live FROM scheduler_member
       WHERE owner <> $1 AND abs(extract(epoch FROM clock_timestamp() - seen_at)) < ${MEMBER_SECONDS}`,
      [owner],
    );
    return members!.live;
  }

  async delete(owner: string): Promise<void> {
    await this.database.query('DELETE FROM scheduler_member WHERE owner = $1', [owner]);
  }

  async deletePreviousIncarnations(instanceId: string, owner: string): Promise<void> {
    await this.database.query('DELETE FROM scheduler_member WHERE starts_with(owner, $1) AND owner <> $2', [`${instanceId}/`, owner]);
  }

  /** Those of the leases that nobody holds. */
  async listFreeLeases(names: string[], seconds: number, limit: number): Promise<string[]> {
    const rows = await this.database.vital.query<{ name: string }>(
      `SELECT name FROM unnest($1::text[]) AS n (name) LEFT JOIN lease USING (name) WHERE ${freeLease('$2')} LIMIT $3`,
      [names, seconds, limit],
    );
    return rows.map((row) => row.name);
  }
}
