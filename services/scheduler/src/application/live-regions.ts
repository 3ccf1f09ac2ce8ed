import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { ProberRepository } from '../database/prober.repository.js';
import { LIVE_SECONDS, regionsToUse } from '../domain/live-regions.js';
import { ShardLeases } from './shard-leases.js';

const LEFT_FOR_MS = 60_000;
/** How often it is asked what another replica has heard: the topic has one partition, so only one of them is woken. */
const LOOK_EVERY_MS = 2_000;
/** Alone, where each report wakes this process, and how long before a region is left it is asked once more. */
const LOOK_ALONE_EVERY_MS = 10_000;
const ONCE_MORE_MS = 2_000;

/** Which regions are given checks. What a report changes is read at once; what was read ages by the monotonic clock, also while nothing is read. */
@Injectable()
export class LiveRegions {
  private liveUntil = new Map<string, number>();
  private readingRuns = new Set<string>();
  private readonly leftUntil = new Map<string, number>();

  constructor(
    private readonly probers: ProberRepository,
    private readonly leases: ShardLeases,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  async refresh(): Promise<void> {
    const askedAt = performance.now();
    const rows = await this.probers.listLive();
    this.readingRuns = new Set(rows.filter(({ readsRuns }) => readsRuns).map(({ region }) => region));
    this.liveUntil = new Map(rows.map(({ region, ageSeconds }) => [region, askedAt + (LIVE_SECONDS - ageSeconds) * 1_000]));
  }

  get nextLookMs(): number {
    if (!this.leases.alone) return LOOK_EVERY_MS;
    const now = performance.now();
    const first = Math.min(...[...this.liveUntil.values()].filter((until) => until > now));
    return Math.max(LOOK_EVERY_MS, Math.min(LOOK_ALONE_EVERY_MS, first - ONCE_MORE_MS - now));
  }

  get live(): string[] {
    const now = performance.now();
    return [...this.liveUntil].filter(([, until]) => until > now).map(([region]) => region);
  }

  /** Whether one message may hold checks of several shards. */
  readsRuns(region: string): boolean {
    return this.readingRuns.has(region);
  }

  /** Never empty. */
  get regions(): string[] {
    const now = performance.now();
    const reachable = this.live.filter((region) => (this.leftUntil.get(region) ?? 0) <= now);
    return regionsToUse(reachable, this.settings.regions);
  }

  /** The bus does not take what is meant for this region: others get its checks for a while. */
  leave(region: string): void {
    this.leftUntil.set(region, performance.now() + LEFT_FOR_MS);
  }
}
