import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';

/** Up to which second the shard groups were fired. */
@Injectable()
export class WatermarkRepository {
  constructor(private readonly database: Database) {}

  async find(group: number): Promise<number> {
    const [mark] = await this.database.query<{ at: Date | null }>('SELECT max(at) AS at FROM watermark WHERE $1 = ANY(groups)', [group]);
    return mark?.at ? Math.floor(mark.at.getTime() / 1000) : 0;
  }

  /** One row for all groups that this owner fires; each released group keeps a row of its own until it has a new owner. */
  async write(owner: string, groups: number[], lastFired: number, released: [group: number, lastFired: number][]): Promise<void> {
    await this.database.query(
      `WITH of_left AS (
         INSERT INTO watermark AS w (owner, groups, at) SELECT 'left-' || l.left_group, ARRAY[l.left_group], to_timestamp(l.fired) FROM unnest($4::int[], $5::bigint[]) AS l (left_group, fired)
         ON CONFLICT (owner) DO UPDATE SET at = greatest(w.at, EXCLUDED.at))
       INSERT INTO watermark (owner, groups, at) VALUES ($1, $2, $3) ON CONFLICT (owner) DO UPDATE SET groups = $2, at = $3`,
      [owner, groups, new Date(lastFired * 1000), released.map(([group]) => group), released.map(([, fired]) => fired)],
    );
  }

  /** Rows of others that only have groups which this owner fires now. */
  async deleteTakenOver(owner: string, groups: number[]): Promise<void> {
    await this.database.query('DELETE FROM watermark WHERE owner <> $1 AND groups <@ $2', [owner, groups]);
  }
}
