import type { pings } from '@nowahala/contracts';
import { newId, shardOf } from '@nowahala/platform';
import { type App, useApp } from '@nowahala/testkit';
import { NativeEngine } from '../src/adapters/network/engine/native/native-engine.js';
import { prober } from '../src/prober.service.js';
import { loopThread } from './engines.js';

export const REGION = 'lagos';

/** The epoch of every scheduler but the one that lost its shard: shards are drawn by chance, and an older epoch is ignored. */
export const EPOCH = 9;

NativeEngine.startThread = loopThread;

/** A prober in its region that may check this machine. */
export function useProber(env: Record<string, string> = {}): App {
  return useApp({ services: [prober], env: { PROBE_ALLOW_NETWORKS: '127.0.0.0/8', PROBE_REGION: REGION, ...env } });
}

export function duePing(app: App, website: string, more: Partial<pings.DuePing> & { serverId?: string; ipAddress?: string } = {}) {
  const { serverId = newId(), ipAddress = '127.77.3.1', ...rest } = more;
  const now = app.clock.now();
  return {
    target: { serverId, workspaceId: newId(), userId: newId(), ipAddress, website, intervalMinutes: 5, configVersion: 7 },
    scheduledAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
    check: 'scheduled',
    candidateId: '',
    ...rest,
  } satisfies pings.DuePing;
}

/** As the scheduler does, on behalf of the shard of the first ping. */
export async function requestChecks(app: App, batch: pings.DuePing[], epoch = EPOCH): Promise<void> {
  const shard = shardOf(batch[0]!.target!.serverId);
  await app.publish('ping.requested', { shard, epoch, region: REGION, pings: batch, runs: [] }, { key: String(shard) });
}
