import { Inject, Injectable } from '@nestjs/common';
import { topicCodecs } from '@nowahala/contracts';
import { BUS, NetworkPolicy, SETTINGS, sleep } from '@nowahala/platform';
import type { EventBus, PlatformSettings } from '@nowahala/platform';
import type { RequestHistory } from '../../application/ports.js';
import type { CheckRequest } from '../../domain/check.js';
import { toCheckRequest } from '../mappers/check-request.mapper.js';

const GROUP = 'prober.reread';
const QUIET_MS = 1_500;
const LONGEST_MS = 8_000;

/** Reads requests a second time, beside the group that works on them. */
@Injectable()
export class CheckRequestHistory implements RequestHistory {
  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly policy: NetworkPolicy,
  ) {}

  /** Empty where another prober is reading at this moment. */
  async readSince(since: Date): Promise<CheckRequest[]> {
    const topic = `ping.requested.${this.settings.PROBE_REGION}`;
    const found: CheckRequest[] = [];
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
        for (const { payload } of batch) found.push(...this.requestsIn(payload));
      },
    });
    const until = performance.now() + LONGEST_MS;
    while (performance.now() < until && performance.now() - lastAt < QUIET_MS) await sleep(100);
    await subscription.drain(5_000);
    return found;
  }

  /** What cannot be read is parked by the group that works on it. */
  private requestsIn(payload: Uint8Array): CheckRequest[] {
    try {
      const { pings } = topicCodecs['ping.requested'].decode(payload);
      return pings.map((ping) => toCheckRequest(ping, this.policy)).filter((request) => request !== null);
    } catch {
      return [];
    }
  }
}
