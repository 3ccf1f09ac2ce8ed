/** A column in which a time stands at which something is due. */
export interface DueTime {
  table: string;
  at: string;
  where?: string;
}

interface WithTimes {
  schema: string;
  times?: readonly DueTime[];
}

/** Expressions of SQL, in milliseconds; `$1` is the product's time. `now()` and not `clock_timestamp()`, which keeps indexes from being used. */
export class DueTimes {
  /** By how much the product's clock is ahead of the database's. */
  readonly aheadMs = `(extract(epoch FROM $1::timestamptz - now()) * 1000)::float8`;
  /** Until the first time that has not come yet; null where there is none. */
  readonly nextInMs: string;

  constructor(watched: readonly WithTimes[]) {
    const firsts = watched.flatMap(({ schema, times = [] }) =>
      times.map(({ table, at, where }) => {
        const isAhead = `${at} > least($1::timestamptz, now())`;
        return `SELECT min(${at}) AS at FROM "${schema}".${table} WHERE ${isAhead}${where ? ` AND ${where}` : ''}`;
      }),
    );
    this.nextInMs =
      firsts.length === 0
        ? `NULL::float8`
        : `(SELECT extract(epoch FROM min(at) - greatest($1::timestamptz, now())) * 1000 FROM (${firsts.join(' UNION ALL ')}) AS first)::float8`;
  }
}
