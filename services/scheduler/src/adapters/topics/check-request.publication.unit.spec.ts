import { describe, expect, it } from '@jest/globals';
import type { DirectPublisher, PlatformSettings } from '@nowahala/platform';
import type { LiveRegions } from '../../application/live-regions.js';
import type { RegionalCheck } from '../../application/ports.js';
import type { ShardLeases } from '../../application/shard-leases.js';
import type { ScheduleEntry } from '../../domain/schedule-entry.js';
import { partitionOf } from '@nowahala/platform';
import { CheckRequestPublication } from './check-request.publication.js';

interface Published {
  key: string;
  message: {
    shard: number;
    epoch: number;
    pings: { target: { serverId: string } }[];
    runs: { shard: number; epoch: number; pings: number }[];
  };
}

type Server = Partial<ScheduleEntry> & { serverId: string; shard: number };

/** To a region with a prober of the release before. */
const published = (...servers: Server[]): Promise<Published[]> => publishedTo({ readsRuns: () => false }, servers);

async function publishedTo(regions: Pick<LiveRegions, 'readsRuns'>, servers: Server[]): Promise<Published[]> {
  const messages: Published[] = [];
  const publisher = { publishAllDirect: async (_: string, all: Published[]) => void messages.push(...all) } as unknown as DirectPublisher;
  const leases = { epochOf: (group: number) => BigInt(group) } as unknown as ShardLeases;
  const due = servers.map((server) => ({
    region: 'lagos',
    scheduledAt: new Date('2026-11-21T12:00:00Z'),
    check: 'scheduled',
    entry: { workspaceId: 'w', userId: 'u', ipAddress: '41.58.1.2', website: '', intervalMinutes: 1, configVersion: 1, ...server },
  }));
  await new CheckRequestPublication(publisher, leases, regions as LiveRegions, settings).publish(due as unknown as RegionalCheck[]);
  return messages;
}

const settings = { KAFKA_BROKERS: ['a broker'], PROBE_REGION: 'lagos' } as PlatformSettings;

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

  it('of many shards travel in one message for each way, once every prober of the region reads it, each under its own epoch', async () => {
    const servers = Array.from({ length: 600 }, (_, index) => ({
      serverId: `s${index}`,
      shard: index % 256,
      website: `https://s${index}.example/`,
    }));
    const messages = await publishedTo({ readsRuns: () => true }, servers);
    expect(messages.length).toBeLessThanOrEqual(24);
    expect(new Set(messages.map(({ key }) => key)).size).toBe(messages.length);
    const sent = messages.flatMap(({ message: { shard, epoch, pings, runs } }) => {
      expect([shard, epoch]).toEqual([runs[0]!.shard, runs[0]!.epoch]);
      let at = 0;
      return runs.flatMap((run) => {
        expect(run.epoch).toBe(Math.floor(run.shard / 16));
        return pings.slice(at, (at += run.pings)).map(({ target }) => `${target.serverId} ${run.shard}`);
      });
    });
    expect(sent.toSorted()).toEqual(servers.map(({ serverId, shard }) => `${serverId} ${shard}`).toSorted());
    const before = await published(...servers);
    const partitions = new Map(
      before.flatMap(({ key, message }) => message.pings.map(({ target }) => [target.serverId, partitionOf(key, 24)])),
    );
    for (const { key, message } of messages)
      for (const { target } of message.pings) expect(partitionOf(key, 24)).toBe(partitions.get(target.serverId));
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
