import type { TopicMessages } from '@nowahala/contracts';
import { incidents, workspaces } from '@nowahala/contracts';
import { newId, notFound, shardOf } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/platform';
import { startRoom, userCaller } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import { analyzer } from '../src/analyzer.service.js';

type Result = TopicMessages['ping.completed']['results'][number];

export interface Server {
  serverId: string;
  workspaceId: string;
  userId: string;
}

/** The analyzer whole on a real database and bus, and short words for what happens around it. */
export class AnalyzerApp {
  constructor(readonly host: Room) {}

  static async start(env: Record<string, string> = {}): Promise<AnalyzerApp> {
    return new AnalyzerApp(
      await startRoom({
        services: [analyzer],
        env,
        rpcStubs: [[workspaces.WorkspacesServiceService, { getServer: async () => Promise.reject(notFound()) }]],
      }),
    );
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
    const full = results.map((result): Result => {
      const scheduledAt = result.scheduledAt ?? this.host.clock.now();
      return {
        ...server,
        scheduledAt,
        startedAt: scheduledAt,
        endedAt: scheduledAt,
        region: 'local',
        check: 'scheduled',
        method: 'http',
        outcome: 'success',
        responseTimeUs: 120_000,
        code: 200,
        errorClass: '',
        message: 'It answered with 200.',
        phases: undefined,
        loopLagMs: 0,
        candidateId: '',
        traceparent: '',
        configVersion: 1,
        evidenceJson: '',
        intervalMinutes: 1,
        ...result,
      };
    });
    await this.host.publish(
      'ping.completed',
      { shard: shardOf(server.serverId), region: 'local', results: full },
      { key: String(shardOf(server.serverId)) },
    );
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
