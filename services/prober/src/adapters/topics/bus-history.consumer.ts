import { Inject, Injectable } from '@nestjs/common';
import { topicCodecs } from '@nowahala/contracts';
import { BUS, NetworkPolicy, SETTINGS, sleep } from '@nowahala/platform';
import type { EventBus, PlatformSettings } from '@nowahala/platform';
import type { BusHistory } from '../../application/ports.js';
import type { CheckRequest } from '../../domain/check.js';
import type { SignOfLife } from '../../domain/dead-probers.js';
import { toCheckRequest } from '../mappers/check-request.mapper.js';
import { toSignOfLife } from '../mappers/sign-of-life.mapper.js';

const GROUP = 'prober.reread';
const QUIET_MS = 1_500;
const LONGEST_MS = 8_000;
const MOST_TRIES = 5;
const AGAIN_MS = 1_500;

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
      const report = topicCodecs['region.health'].decode(payload);
      const sign = report.region === this.region ? toSignOfLife(report) : null;
      return sign === null ? [] : [sign];
    });
  }

  /** Empty where others were reading all the time. */
  private async read<T>(topic: string, since: Date, itemsOf: (payload: Uint8Array) => T[]): Promise<T[]> {
    const found: T[] = [];
    if (!(await this.seek(topic, since))) return found;
    let lastAt = performance.now();
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

  /** Refused while another prober is reading, which takes seconds; those of one machine start together. */
  private async seek(topic: string, since: Date): Promise<boolean> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      try {
        await this.bus.seek(GROUP, topic, { timestamp: since });
        return true;
      } catch {
        if (tries < MOST_TRIES) await sleep(AGAIN_MS * (1 + Math.random()));
      }
    }
    return false;
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
