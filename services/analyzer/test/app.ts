import type { TopicMessages } from '@nowahala/contracts';
import { identity, incidents, workspaces } from '@nowahala/contracts';
import { newId, notFound, shardOf } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import { goodCheck, startApp, useApp, userCaller, WrongClock } from '@nowahala/testkit';
import type { App } from '@nowahala/testkit';
import { analyzer } from '../src/analyzer.service.js';
import { CloseHours } from '../src/application/close-hours.js';
import { seen } from './fixtures/evidence-builder.js';

type Result = TopicMessages['ping.completed']['results'][number];

export interface Server {
  serverId: string;
  workspaceId: string;
  userId: string;
}

const evidence = seen()
  .fails('connect_refused')
  .machine(true, { 443: 'refused', 80: 'refused', 22: 'open' })
  .behind('hosting', 'whogohost').snapshot;

/** By owner; all others speak English. */
const spoken = new Map<string, string>();

const options = (env: Record<string, string> = {}) => ({
  services: [analyzer],
  clock: new WrongClock(),
  env,
  rpcStubs: [
    [workspaces.WorkspacesServiceService, { getServer: async () => Promise.reject(notFound()) }],
    [
      identity.IdentityServiceService,
      {
        getContact: async ({ userId }: identity.GetContactRequest) =>
          identity.GetContactResponse.fromPartial({ found: true, userId, language: spoken.get(userId) ?? 'en' }),
      },
    ],
  ] as Parameters<typeof startApp>[0]['rpcStubs'],
});

/** Starts the analyzer before all specs of a file and stops it after them. */
export const useAnalyzer = (env?: Record<string, string>): AnalyzerApp => new AnalyzerApp(useApp(options(env)));

/** The whole analyzer on a real database and bus. */
export class AnalyzerApp {
  constructor(readonly host: App) {}

  static async start(env?: Record<string, string>): Promise<AnalyzerApp> {
    return new AnalyzerApp(await startApp(options(env)));
  }

  async addServer(over: Partial<TopicMessages['server.configured']> = {}): Promise<Server> {
    const ids = { serverId: over.serverId ?? newId(), workspaceId: over.workspaceId ?? newId(), userId: over.userId ?? newId() };
    const message: TopicMessages['server.configured'] = {
      ...ids,
      name: 'Shop website',
      ipAddress: '203.0.113.7',
      website: 'https://shop.example/',
      intervalMinutes: 1,
      emailEnabled: true,
      whatsappEnabled: false,
      paused: false,
      deleted: false,
      configVersion: 1,
      createdAt: this.host.clock.now(),
      changedAt: this.host.clock.now(),
      ...over,
    };
    await this.host.publish('server.configured', message, { key: ids.serverId, tenantId: ids.workspaceId });
    return ids;
  }

  /** So many seconds ago counted back from now: `at(-30)` is half a minute ago. */
  at(seconds: number): Date {
    return new Date(this.host.clock.nowMs() + seconds * 1_000);
  }

  async checks(server: Server, ...results: Partial<Result>[]): Promise<void> {
    const full = results.map((result) => {
      const at = result.scheduledAt ?? this.host.clock.now();
      return goodCheck({ ...server, scheduledAt: at, startedAt: at, endedAt: at, ...result });
    });
    await this.host.publish(
      'ping.completed',
      { shard: shardOf(server.serverId), region: 'local', results: full },
      { key: String(shardOf(server.serverId)) },
    );
  }

  /** A first failed check, so many seconds from now, and two failed re-checks: down since then. */
  async goesDown(server: Server, from = -40): Promise<void> {
    await this.checks(server, okCheck(this.at(from - 60)));
    await this.checks(server, withEvidence(failedCheck(this.at(from)), evidence));
    await this.checks(server, failedCheck(this.at(from + 5), { check: 'recheck' }));
    await this.checks(server, failedCheck(this.at(from + 15), { check: 'recheck' }));
  }

  /** Adds up and packs the hours that ended, as if what was stored had come some minutes ago. */
  async closesHours(): Promise<void> {
    await this.sql(`UPDATE ping_open SET marked_at = marked_at - interval '5 minutes'`);
    await this.host.get<CloseHours>('analyzer', CloseHours).execute();
  }

  /** Does the work on a machine whose clock is wrong by so much; that of the database is right. */
  onMachine<T>(wrongMs: number, work: () => Promise<T>): Promise<T> {
    return (this.host.clock as WrongClock).whileWrong(wrongMs, work);
  }

  speaks(language: string, { userId }: Server): void {
    spoken.set(userId, language);
  }

  rpc(server?: Server) {
    return this.host.client(
      incidents.AnalyzerServiceService,
      'analyzer',
      server ? userCaller(server.userId, [server.workspaceId]) : undefined,
    );
  }

  async sql<R>(query: string, parameters: unknown[] = []): Promise<R[]> {
    const { Database } = await import('@nowahala/platform');
    return this.host.get<{ query: (sql: string, parameters: unknown[]) => Promise<R[]> }>('analyzer', Database).query(query, parameters);
  }

  stop(): Promise<void> {
    return this.host.stop();
  }
}

export const failedCheck = (scheduledAt: Date, over: Partial<Result> = {}): Partial<Result> => ({
  scheduledAt,
  startedAt: scheduledAt,
  endedAt: scheduledAt,
  outcome: 'failure',
  errorClass: 'connect_refused',
  code: 0,
  responseTimeUs: 0,
  message: 'The server refused the connection.',
  ...over,
});

export const okCheck = (scheduledAt: Date, over: Partial<Result> = {}): Partial<Result> => ({
  scheduledAt,
  startedAt: scheduledAt,
  endedAt: scheduledAt,
  ...over,
});

export const withEvidence = (result: Partial<Result>, evidence: EvidenceSnapshot): Partial<Result> => ({
  ...result,
  evidenceJson: JSON.stringify({ ...evidence, takenAt: result.startedAt?.toISOString() ?? evidence.takenAt }),
});
