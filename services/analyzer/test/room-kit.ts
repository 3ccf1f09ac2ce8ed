import type { TopicMessages } from '@nowahala/contracts';
import { incidents, workspaces } from '@nowahala/contracts';
import { newId, notFound, shardOf } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/platform';
import { startRoom, userCaller } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import { analyzer } from '../src/analyzer.service.js';

type Result = TopicMessages['ping.completed']['results'][number];

export interface Shop {
  serverId: string;
  workspaceId: string;
  userId: string;
}

/** The analyzer whole on a real database and bus, and short words for what happens around it. */
export class AnalyzerRoom {
  constructor(readonly room: Room) {}

  static async open(env: Record<string, string> = {}): Promise<AnalyzerRoom> {
    return new AnalyzerRoom(
      await startRoom({
        services: [analyzer],
        env,
        rpcStubs: [[workspaces.WorkspacesServiceService, { getServer: async () => Promise.reject(notFound()) }]],
      }),
    );
  }

  async addServer(over: Partial<TopicMessages['server.configured']> = {}): Promise<Shop> {
    const shop = { serverId: over.serverId ?? newId(), workspaceId: over.workspaceId ?? newId(), userId: over.userId ?? newId() };
    const server: TopicMessages['server.configured'] = {
      ...shop,
      name: 'Shop website',
      ipAddress: '203.0.113.7',
      website: 'https://shop.example/',
      intervalMinutes: 1,
      emailEnabled: true,
      whatsappEnabled: false,
      paused: false,
      deleted: false,
      configVersion: 1,
      createdAt: this.room.clock.now(),
      changedAt: this.room.clock.now(),
      ...over,
    };
    await this.room.publish('server.configured', server, { key: shop.serverId, tenantId: shop.workspaceId });
    return shop;
  }

  /** So many seconds ago counted back from now: `at(-30)` is half a minute ago. */
  at(seconds: number): Date {
    return new Date(this.room.clock.nowMs() + seconds * 1_000);
  }

  async sees(shop: Shop, ...results: Partial<Result>[]): Promise<void> {
    const full = results.map((result): Result => {
      const scheduledAt = result.scheduledAt ?? this.room.clock.now();
      return {
        ...shop,
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
    await this.room.publish(
      'ping.completed',
      { shard: shardOf(shop.serverId), region: 'local', results: full },
      { key: String(shardOf(shop.serverId)) },
    );
  }

  rpc(shop?: Shop) {
    return this.room.client(incidents.AnalyzerServiceService, 'analyzer', shop ? userCaller(shop.userId, [shop.workspaceId]) : undefined);
  }

  async sql<R>(query: string, parameters: unknown[] = []): Promise<R[]> {
    const { Database } = await import('@nowahala/platform');
    return this.room.get<{ query: (sql: string, parameters: unknown[]) => Promise<R[]> }>('analyzer', Database).query(query, parameters);
  }

  close(): Promise<void> {
    return this.room.stop();
  }
}

export const refused = (scheduledAt: Date, over: Partial<Result> = {}): Partial<Result> => ({
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

export const good = (scheduledAt: Date, over: Partial<Result> = {}): Partial<Result> => ({
  scheduledAt,
  startedAt: scheduledAt,
  endedAt: scheduledAt,
  ...over,
});

export const withEvidence = (result: Partial<Result>, evidence: EvidenceSnapshot): Partial<Result> => ({
  ...result,
  evidenceJson: JSON.stringify({ ...evidence, takenAt: result.startedAt?.toISOString() ?? evidence.takenAt }),
});
