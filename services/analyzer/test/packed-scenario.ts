import { beforeAll } from '@jest/globals';
import { HOUR_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { IngestCheckResults } from '../src/application/ingest-check-results.js';
import type { CheckResult } from '../src/domain/health/check-result.js';
import type { AnalyzerApp, Server } from './app.js';

type Checks = Parameters<AnalyzerApp['checks']>;

/** Hours of pings that end when a spec says so. */
export function useHours(app: AnalyzerApp) {
  /** Hours ago; each spec has its own, so that none meets the rows of another. */
  const hourAgo = (hours: number): number => Math.floor(app.host.clock.nowMs() / HOUR_MS) * HOUR_MS - hours * HOUR_MS;
  const close = (): Promise<void> => app.closesHours();
  beforeAll(() => app.host.get<Jobs>('analyzer', Jobs).stop());

  const kept = async ({ serverId }: Pick<Server, 'serverId'>): Promise<{ rows: number; packs: number }> => {
    const [counted] = await app.sql<{ rows: number; packs: number }>(
      `SELECT (SELECT count(*)::int FROM ping WHERE server_id = $1) AS rows, (SELECT count(*)::int FROM ping_pack WHERE server_id = $1) AS packs`,
      [serverId],
    );
    return counted!;
  };
  const page = async (server: Server, number = 1, region?: string) =>
    app.rpc(server).listPings({ serverId: server.serverId, page: number, limit: 0, cursor: '', region });
  const total = async (server: Server): Promise<number> => (await page(server)).pagination!.totalItems;

  /** As the consumer hands it over, without the wait for the bus. */
  const store = async (server: Server, ...checks: Checks[1][]): Promise<void> => {
    const results = checks.map((check) => ({
      ...server,
      ...{
        outcome: 'success',
        kind: 'scheduled',
        code: 200,
        region: 'local',
        proberId: '',
        errorClass: '',
        configVersion: 1,
        evidence: null,
      },
      ...{ responseUs: 120_000, message: 'Answered in 120 ms (status 200).', startedAt: check.scheduledAt, endedAt: check.scheduledAt },
      ...check,
      ...(check.responseTimeUs !== undefined && { responseUs: check.responseTimeUs || null }),
      ...(check.outcome === 'missed' && { outcome: 'unknown', responseUs: null }),
      ...(check.check !== undefined && { kind: check.check }),
    }));
    await app.host.get<IngestCheckResults>('analyzer', IngestCheckResults).execute(results as unknown as CheckResult[]);
  };

  const givenServer = async (): Promise<Server> => {
    const server = await app.addServer();
    await eventually(
      'it is known',
      async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1', [server.serverId])).length === 1,
    );
    return server;
  };
  return { hourAgo, close, kept, page, total, store, givenServer };
}
