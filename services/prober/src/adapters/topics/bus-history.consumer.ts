import { Inject, Injectable } from '@nestjs/common';
import { topicCodecs } from '@nowahala/contracts';
import { BUS, NetworkPolicy, SETTINGS, sleep } from '@nowahala/platform';
import type { EventBus, PlatformSettings } from '@nowahala/platform';
import type { BusHistory } from '../../application/ports.js';
import type { CheckRequest } from '../../domain/check.js';
import type { SignOfLife } from '../../domain/dead-probers.js';
import { toCheckRequest } from '../mappers/check-request.mapper.js';

const GROUP = 'prober.reread';
const QUIET_MS = 1_500;
const LONGEST_MS = 8_000;

/** Reads what is on the bus a second time, beside the groups that work on it. */
@Injectable()
export class BusHistoryReader implements BusHistory {
  private readonly region: string;

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(SETTINGS) { PROBE_REGION }: PlatformSettings,
    private readonly policy: NetworkPolicy,
  ) {
    this.region = PROBE_REGION;
  }

  readRequests(since: Date): Promise<CheckRequest[]> {
    return this.read(`ping.requested.${this.region}`, since, (payload) => {
      const { pings } = topicCodecs['ping.requested'].decode(payload);
      return pings.map((ping) => toCheckRequest(ping, this.policy)).filter((request) => request !== null);
    });
  }

  readSignsOfLife(since: Date): Promise<SignOfLife[]> {
    return this.read('region.health', since, (payload) => {
      const { region, proberId, at, gone = false } = topicCodecs['region.health'].decode(payload);
      return region === this.region && at !== undefined ? [{ proberId, at, gone }] : [];
    });
  }

  /** Empty where another prober is reading at this moment. */
  private async read<T>(topic: string, since: Date, itemsOf: (payload: Uint8Array) => T[]): Promise<T[]> {
    const found: T[] = [];
    let lastAt = performance.now();
    try {
      await this.bus.seek(GROUP, topic, { timestamp: since });
    } catch {
      return [];
    }
    const subscription = await this.bus.subscribe({
      group: GROUP,
      topics: [topic],
      from: 'latest',
      maxBatch: 500,
      handler: async (batch) => {
        lastAt = performance.now();
        for (const { payload } of batch) found.push(...readable(payload, itemsOf));
      },
    });
    const until = performance.now() + LONGEST_MS;
    while (performance.now() < until && performance.now() - lastAt < QUIET_MS) await sleep(100);
    await subscription.drain(5_000);
    return found;
  }
}

/** What cannot be read is parked by the group that works on it. */
function readable<T>(payload: Uint8Array, itemsOf: (payload: Uint8Array) => T[]): T[] {
  try {
    return itemsOf(payload);
  } catch {
    return [];
  }
}
