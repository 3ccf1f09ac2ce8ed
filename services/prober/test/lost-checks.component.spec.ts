import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { pings } from '@nowahala/contracts';
import { BUS, NetworkPolicy, newId, shardOf } from '@nowahala/platform';
import type { EventBus } from '@nowahala/platform';
import { type Room, eventually, startRoom } from '@nowahala/testkit';
import { rereadRequests } from '../src/adapters/topics/check-request-history.consumer.js';
import { prober } from '../src/prober.service.js';

let room: Room;

beforeAll(async () => {
  room = await startRoom({ services: [prober], env: { PROBE_ALLOW_NETWORKS: '127.0.0.0/8', PROBE_REGION: 'lagos' } });
});

afterAll(async () => room?.stop());

describe('what was ordered before a prober started', () => {
  it('can be read a second time, although it was worked on, and again after that', async () => {
    const serverId = newId();
    const ping: pings.DuePing = {
      target: {
        serverId,
        workspaceId: newId(),
        userId: newId(),
        ipAddress: '127.0.0.1',
        website: '',
        intervalMinutes: 5,
        configVersion: 1,
      },
      scheduledAt: room.clock.now(),
      expiresAt: undefined,
      check: 'scheduled',
      candidateId: '',
    };
    const shard = shardOf(serverId);
    const before = new Date(room.clock.nowMs() - 1_000);
    await room.publish('ping.requested', { shard, epoch: 1, region: 'lagos', pings: [ping] }, { key: String(shard) });
    const bus = room.get<EventBus>('prober', BUS);
    for (let times = 0; times < 2; times += 1) {
      // The prober itself reads again at its start; until it has left the group, nothing is found.
      const found = await eventually('something is found', async () => {
        const again = await rereadRequests(bus, 'lagos', new NetworkPolicy(), before);
        return again.length > 0 && again;
      });
      expect(found.map(({ target }) => target.serverId)).toEqual([serverId]);
    }
    expect(await rereadRequests(bus, 'lagos', new NetworkPolicy(), new Date(room.clock.nowMs() + 60_000))).toEqual([]);
  });
});
