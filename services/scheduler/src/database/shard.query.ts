import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import { SHARD_GROUPS, shardsOf } from '../domain/shards.js';

export interface ShardStatus {
  shard: number;
  owner: string;
  epoch: number;
  leaseUntil: Date | undefined;
  watermark: Date | undefined;
  servers: number;
}

@Injectable()
export class ShardQuery {
  constructor(private readonly database: Database) {}

  async list(): Promise<ShardStatus[]> {
    const leases = await this.database.query<{ name: string; owner: string | null; epoch: number; leaseUntil: Date | null }>(
      `SELECT name, owner, epoch, lease_until FROM lease WHERE name LIKE 'shards-%'`,
    );
    const marks = await this.database.query<{ group: number; at: Date }>(
      'SELECT unnest(groups) AS "group", max(at) AS at FROM watermark GROUP BY 1',
    );
    const counts = await this.database.query<{ shard: number; servers: number }>(
      'SELECT shard, count(*) AS servers FROM schedule_entry GROUP BY shard',
    );
    const serversOf = new Map(counts.map(({ shard, servers }) => [shard, servers]));
    return Array.from({ length: SHARD_GROUPS }, (_, group) => group).flatMap((group) => {
      const lease = leases.find(({ name }) => name === `shards-${group}`);
      const watermark = marks.find((mark) => mark.group === group)?.at;
      const { owner, epoch, leaseUntil } = lease ?? { owner: null, epoch: 0, leaseUntil: null };
      const held = { owner: owner ?? '', epoch, leaseUntil: leaseUntil ?? undefined, watermark };
      return shardsOf(group).map((shard) => ({ shard, ...held, servers: serversOf.get(shard) ?? 0 }));
    });
  }
}
