import { Injectable } from '@nestjs/common';
import type { pings } from '@nowahala/contracts';
import { DirectPublisher } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import type { CheckRequests, RecheckRequest, RegionalCheck } from '../../application/ports.js';
import { ShardLeases } from '../../application/shard-leases.js';
import { routeOf } from '../../domain/routes.js';
import { targetOf } from '../../domain/schedule-entry.js';
import { groupOf } from '../../domain/shards.js';
import { checkReasonOf } from '../mappers/check-reason.mapper.js';

const MAX_TARGETS = 256;
const EXPIRES_AFTER_MS = 30_000;

/** `ping.requested.<region>`: one message for each region, shard and route, in parts of at most 256 checks. */
@Injectable()
export class CheckRequestPublication implements CheckRequests {
  constructor(
    private readonly publisher: DirectPublisher,
    private readonly leases: ShardLeases,
  ) {}

  async publish(due: RegionalCheck[]): Promise<void> {
    const batches = Map.groupBy(due, ({ region, entry }) => `${region} ${entry.shard} ${routeOf(entry)}`);
    const parts = [...batches.values()].flatMap((checks) => partsOf(checks, MAX_TARGETS));
    await this.publisher.publishAllDirect(
      'ping.requested',
      parts.map((checks) => {
        const [{ region, entry }] = checks as [RegionalCheck];
        const { shard, workspaceId: tenantId } = entry;
        const epoch = Number(this.leases.epochOf(groupOf(shard)));
        return { key: String(routeOf(entry)), tenantId, region, message: { shard, epoch, region, pings: checks.map(toDuePing) } };
      }),
    );
  }

  async publishRecheck(tx: Transaction, region: string, { target, ...request }: RecheckRequest): Promise<void> {
    const ping = { target: targetOf(target), ...request, checkReason: checkReasonOf(request.check) };
    await tx.publish('ping.recheck', { region, ping }, { key: target.serverId, tenantId: target.workspaceId, region });
  }
}

const toDuePing = ({ entry, scheduledAt, check }: RegionalCheck): pings.DuePing => ({
  target: targetOf(entry),
  scheduledAt,
  expiresAt: new Date(scheduledAt.getTime() + EXPIRES_AFTER_MS),
  check,
  checkReason: checkReasonOf(check),
  candidateId: '',
});

const partsOf = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
