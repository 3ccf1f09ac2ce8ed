import { describe, expect, it } from '@jest/globals';
import type { DirectPublisher } from '@nowahala/platform';
import type { RegionalCheck } from '../../application/ports.js';
import type { ShardLeases } from '../../application/shard-leases.js';
import type { ScheduleEntry } from '../../domain/schedule-entry.js';
import { CheckRequestPublication } from './check-request.publication.js';

interface Published {
  key: string;
  message: { shard: number; pings: { target: { serverId: string } }[] };
}

async function published(...servers: (Partial<ScheduleEntry> & { serverId: string; shard: number })[]): Promise<Published[]> {
  const messages: Published[] = [];
  const publisher = { publishAllDirect: async (_: string, all: Published[]) => void messages.push(...all) } as unknown as DirectPublisher;
  const leases = { epochOf: () => 7n } as unknown as ShardLeases;
  const due = servers.map((server) => ({
    region: 'lagos',
    scheduledAt: new Date('2026-11-21T12:00:00Z'),
    check: 'scheduled',
    entry: { workspaceId: 'w', userId: 'u', ipAddress: '41.58.1.2', website: '', intervalMinutes: 1, configVersion: 1, ...server },
  }));
  await new CheckRequestPublication(publisher, leases).publish(due as unknown as RegionalCheck[]);
  return messages;
}

describe('due checks', () => {
  it('of one host go the same way, whoever owns the server and whatever its path, port and shard', async () => {
    const messages = await published(
      { serverId: 'a', shard: 3, website: 'https://shop.example/' },
      { serverId: 'b', shard: 200, website: 'http://Shop.example:8080/flood', ipAddress: '197.210.3.4' },
    );
    expect(messages.map(({ message }) => message.shard)).toEqual([3, 200]);
    expect(new Set(messages.map(({ key }) => key)).size).toBe(1);
  });

  it('of many hosts spread over the probers, and travel together where they go the same way', async () => {
    const servers = Array.from({ length: 600 }, (_, index) => ({ serverId: `s${index}`, shard: 3, website: `https://s${index}.example/` }));
    const messages = await published(...servers);
    expect(messages.flatMap(({ message }) => message.pings)).toHaveLength(600);
    expect(messages.length).toBe(new Set(messages.map(({ key }) => key)).size);
    expect(messages.length).toBeGreaterThan(150);
  });

  it('of a bare address go by the address', async () => {
    const [one, same, other] = await published(
      { serverId: 'a', shard: 1 },
      { serverId: 'b', shard: 2 },
      { serverId: 'c', shard: 3, ipAddress: '41.58.1.3' },
    );
    expect([one!.key === same!.key, one!.key === other!.key]).toEqual([true, false]);
  });
});
