import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Progress } from '../domain/schedule.js';

/** Up to which second the shard groups were fired. */
@Injectable()
export class WatermarkRepository {
  constructor(private readonly database: Database) {}

  async find(group: number): Promise<Progress> {
    const [mark] = await this.database.query<{ at: Date | null; firedThrough: Date | null }>(
      `SELECT max(at) AS at, max(greatest(at, CASE WHEN ahead IS NULL THEN fired_through ELSE to_timestamp((ahead ->> ($1::int)::text)::bigint) END)) AS fired_through
       FROM watermark WHERE $1 = ANY(groups)`,
      [group],
    );
    return { lastFired: secondsOf(mark?.at), firedThrough: secondsOf(mark?.firedThrough) };
  }

  /** One row for all groups that this owner fires; each released group keeps a row of its own until it has a new owner. */
  async write(
    owner: string,
    lastFired: number,
    firedThrough: ReadonlyMap<number, number>,
    released: [group: number, progress: Progress][],
  ): Promise<void> {
    const ahead = [...firedThrough].filter(([, through]) => through > lastFired);
    // One time for all groups, which only schedulers of the release before `ahead` read.
    const highest = Math.max(lastFired, ...firedThrough.values());
    await this.database.query(
      `WITH of_left AS (
         INSERT INTO watermark AS w (owner, groups, at, fired_through)
         SELECT 'left-' || l.left_group, ARRAY[l.left_group], to_timestamp(l.fired), to_timestamp(l.through)
         FROM unnest($5::int[], $6::bigint[], $7::bigint[]) AS l (left_group, fired, through)
         ON CONFLICT (owner) DO UPDATE SET at = greatest(w.at, EXCLUDED.at), fired_through = greatest(w.fired_through, EXCLUDED.fired_through))
       INSERT INTO watermark (owner, groups, at, fired_through, ahead) VALUES ($1, $2, $3, $4, $8)
       ON CONFLICT (owner) DO UPDATE SET groups = $2, at = $3, fired_through = $4, ahead = $8`,
      [
        owner,
        [...firedThrough.keys()],
        new Date(lastFired * 1000),
        new Date(highest * 1000),
        released.map(([group]) => group),
        released.map(([, progress]) => progress.lastFired),
        released.map(([, progress]) => progress.firedThrough),
        JSON.stringify(Object.fromEntries(ahead)),
      ],
    );
  }

  /** Groups that this owner fires now are in no row of a former owner, which may be dead and whose clock may have been ahead. */
  async takeFromOthers(owner: string, groups: number[]): Promise<void> {
    await this.database.query(
      `WITH emptied AS (DELETE FROM watermark WHERE owner <> $1 AND groups <@ $2::int[])
       UPDATE watermark SET groups = ARRAY(SELECT unnest(groups) EXCEPT SELECT unnest($2::int[]))
       WHERE owner <> $1 AND groups && $2::int[] AND NOT groups <@ $2::int[]`,
      [owner, groups],
    );
  }

  /** The product time of each group's watermark, oldest first. */
  async list(): Promise<Date[]> {
    const marks = await this.database.query<{ at: Date }>(
      'SELECT max(at) AS at FROM (SELECT unnest(groups) AS "group", at FROM watermark) each_group GROUP BY "group" ORDER BY 1',
    );
    return marks.map(({ at }) => at);
  }
}

const secondsOf = (at: Date | null | undefined): number => (at ? Math.floor(at.getTime() / 1000) : 0);
