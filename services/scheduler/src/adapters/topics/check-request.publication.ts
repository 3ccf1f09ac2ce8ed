import { Inject, Injectable } from '@nestjs/common';
import { topicCodecs } from '@nowahala/contracts';
import type { pings } from '@nowahala/contracts';
import { BUS, headersOf, newId } from '@nowahala/platform';
import type { EventBus, OutMessage } from '@nowahala/platform';
import type { CheckRequests, RegionalCheck } from '../../application/ports.js';
import { ShardLeases } from '../../application/shard-leases.js';
import { targetOf } from '../../domain/schedule-entry.js';
import { groupOf } from '../../domain/shards.js';

const MAX_TARGETS = 256;
const EXPIRES_AFTER_MS = 30_000;
const TYPE = 'nowahala.pings.v1.PingRequested';

/** `ping.requested.<region>`: one message for each region and shard, in parts of at most 256 checks. */
@Injectable()
export class CheckRequestPublication implements CheckRequests {
  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    private readonly leases: ShardLeases,
  ) {}

  async publish(due: RegionalCheck[], now: Date): Promise<void> {
    const batches = Map.groupBy(due, ({ region, entry }) => `${region} ${entry.shard}`);
    const parts = [...batches.values()].flatMap((checks) => partsOf(checks, MAX_TARGETS));
    await this.bus.publish(parts.map((checks) => this.message(checks, now)));
  }

  private message(checks: RegionalCheck[], now: Date): OutMessage {
    const [{ region, entry }] = checks as [RegionalCheck];
    const { shard, workspaceId: tenantId } = entry;
    const epoch = Number(this.leases.epochOf(groupOf(shard)));
    const id = newId();
    return {
      topic: `ping.requested.${region}`,
      key: String(shard),
      id,
      type: TYPE,
      payload: topicCodecs['ping.requested'].encode({ shard, epoch, region, pings: checks.map(toDuePing) }).finish(),
      headers: headersOf(id, TYPE, { tenantId, producer: 'scheduler', now, meta: { actor: 'scheduler', correlationId: id } }),
      occurredAt: now,
    };
  }
}

const toDuePing = ({ entry, scheduledAt, check }: RegionalCheck): pings.DuePing => ({
  target: targetOf(entry),
  scheduledAt,
  expiresAt: new Date(scheduledAt.getTime() + EXPIRES_AFTER_MS),
  check,
  candidateId: '',
});

const partsOf = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
