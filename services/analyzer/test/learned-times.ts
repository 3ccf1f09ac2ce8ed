import { DAY_MS } from '@nowahala/kernel';
import { BUCKETS, bucketOf, encodeHistogram } from '../src/domain/slow/latency-histogram.js';
import type { AnalyzerApp, Server } from './app.js';

interface Learned {
  days: number;
  ms?: number | undefined;
  region?: string | undefined;
}

/** As the hours that were added up leave it: so many days of answers of this length, sixty an hour. */
export async function learnedTimes(app: AnalyzerApp, server: Server, { days, ms = 400, region = 'local' }: Learned): Promise<void> {
  const counts = Array.from({ length: BUCKETS }, (_, bucket) => (bucket === bucketOf(ms) ? 60 : 0));
  const hours = Array.from({ length: 24 }, () => encodeHistogram(counts));
  for (let day = 1; day <= days; day += 1)
    await app.sql('INSERT INTO response_time_day (server_id, day, region, hours) VALUES ($1, $2, $3, $4::bytea[])', [
      server.serverId,
      new Date(app.host.clock.nowMs() - day * DAY_MS).toISOString().slice(0, 10),
      region,
      hours,
    ]);
}
