import { Inject, Injectable } from '@nestjs/common';
import type { pings } from '@nowahala/contracts';
import { companionsOf, DirectPublisher, SETTINGS, topicsOf } from '@nowahala/platform';
import type { DirectMessage, PlatformSettings, Transaction } from '@nowahala/platform';
import type { CheckRequests, RecheckRequest, RegionalCheck } from '../../application/ports.js';
import { LiveRegions } from '../../application/live-regions.js';
import { ShardLeases } from '../../application/shard-leases.js';
import { ROUTES, routeOf } from '../../domain/routes.js';
import { targetOf } from '../../domain/schedule-entry.js';
import { groupOf } from '../../domain/shards.js';
import { checkReasons } from '../mappers/enums.mapper.js';

const MAX_TARGETS = 256;
const EXPIRES_AFTER_MS = 30_000;

/** `ping.requested.<region>`: one message for all that goes the same way, in parts of at most 256 checks. */
@Injectable()
export class CheckRequestPublication implements CheckRequests {
  private readonly companions: number[];

  constructor(
    private readonly publisher: DirectPublisher,
    private readonly leases: ShardLeases,
    private readonly regions: LiveRegions,
    @Inject(SETTINGS) settings: PlatformSettings,
  ) {
    this.companions = companionsOf(ROUTES, topicsOf(settings).partitionsOf(`ping.requested.${settings.PROBE_REGION}`));
  }

  async publish(due: RegionalCheck[]): Promise<void> {
    const batches = Map.groupBy(due, (check) => this.wayOf(check));
    const parts = [...batches.values()].flatMap((checks) => partsOf(checks, MAX_TARGETS));
    await this.publisher.publishAllDirect(
      'ping.requested',
      parts.map((checks) => this.toMessage(checks)),
    );
  }

  /** A prober of the release before takes a message for one shard's. */
  private wayOf(check: RegionalCheck): string {
    const { region, entry } = check;
    return this.regions.readsRuns(region) ? `${region} ${this.keyOf(check)}` : `${region} ${this.keyOf(check)} ${entry.shard}`;
  }

  private keyOf({ region, entry }: RegionalCheck): number {
    const route = routeOf(entry);
    return this.regions.readsRuns(region) ? this.companions[route]! : route;
  }

  private toMessage(checks: RegionalCheck[]): DirectMessage<'ping.requested'> {
    const shards = [...Map.groupBy(checks, ({ entry }) => entry.shard)];
    const runs = shards.map(([shard, some]) => ({ shard, epoch: this.epochOf(shard), pings: some.length }));
    const [{ region, entry }] = checks as [RegionalCheck];
    const [{ shard, epoch }] = runs as [pings.ShardRun];
    const all = shards.flatMap(([, some]) => some.map(toDuePing));
    return {
      key: String(this.keyOf(checks[0]!)),
      region,
      ...(runs.length === 1 && { tenantId: entry.workspaceId }),
      message: { shard, epoch, region, pings: all, runs: runs.length === 1 ? [] : runs },
    };
  }

  private epochOf(shard: number): number {
    return Number(this.leases.epochOf(groupOf(shard)));
  }

  async publishRecheck(tx: Transaction, region: string, { target, ...request }: RecheckRequest): Promise<void> {
    const ping = { target: targetOf(target), ...request, checkReason: checkReasons.toEnum(request.check) };
    await tx.publish('ping.recheck', { region, ping }, { key: target.serverId, tenantId: target.workspaceId, region });
  }
}

const toDuePing = ({ entry, scheduledAt, check }: RegionalCheck): pings.DuePing => ({
  target: targetOf(entry),
  scheduledAt,
  expiresAt: new Date(scheduledAt.getTime() + EXPIRES_AFTER_MS),
  check,
  checkReason: checkReasons.toEnum(check),
  candidateId: '',
});

const partsOf = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
