import { Inject, Injectable } from '@nestjs/common';
import { topicCodecs } from '@nowahala/contracts';
import { BUS, Clock, LOGGER, NetworkPolicy, RetriableBusError, SETTINGS, sleep } from '@nowahala/platform';
import type { EventBus, Logger, PlatformSettings } from '@nowahala/platform';
import type { BusHistory } from '../../application/ports.js';
import type { CheckRequest } from '../../domain/check.js';
import type { SignOfLife } from '../../domain/dead-probers.js';
import { toCheckRequest } from '../mappers/check-request.mapper.js';
import { toSignOfLife } from '../mappers/sign-of-life.mapper.js';

const GROUP = 'prober.reread';
const LONGEST_MS = 20_000;
/** Counts only once something came: joining the group and the first answer may take longer. */
const QUIET_MS = 3_000;
const MOST_TRIES = 5;
const AGAIN_MS = 1_500;

type ItemsOf<T> = (payload: Uint8Array, loggedAt: Date | undefined) => T[];

/** Reads what is on the bus a second time, beside the groups that work on it. */
@Injectable()
export class BusHistoryReader implements BusHistory {
  private readonly region: string;

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(SETTINGS) { PROBE_REGION }: PlatformSettings,
    private readonly policy: NetworkPolicy,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly clock: Clock,
  ) {
    this.region = PROBE_REGION;
  }

  readRequests(since: Date, isWanted: (request: CheckRequest) => boolean): Promise<CheckRequest[]> {
    return this.read(`ping.requested.${this.region}`, since, (payload) => {
      const { pings } = topicCodecs['ping.requested'].decode(payload);
      return pings.flatMap((ping) => {
        const request = toCheckRequest(ping, this.policy);
        return request !== null && isWanted(request) ? [request] : [];
      });
    });
  }

  readSignsOfLife(since: Date): Promise<SignOfLife[]> {
    return this.read('region.health', since, (payload, loggedAt) => {
      const report = topicCodecs['region.health'].decode(payload);
      // The bus knows nothing of a clock that a test moved.
      const sign = report.region === this.region ? toSignOfLife(report, this.clock.offset === 0 ? loggedAt : undefined) : null;
      return sign === null ? [] : [sign];
    });
  }

  async readLastSeen(since: Date): Promise<Date | null> {
    const seen = await this.read('region.seen', since, (payload) => {
      const { region, at } = topicCodecs['region.seen'].decode(payload);
      return region === this.region && at !== undefined ? [at.getTime()] : [];
    });
    return seen.length === 0 ? null : new Date(Math.max(...seen));
  }

  /** As far as the topic went at the beginning. Rejects where that cannot be read: it is no empty history. */
  private async read<T>(topic: string, since: Date, itemsOf: ItemsOf<T>): Promise<T[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.readOnce(topic, since, itemsOf, tries === MOST_TRIES);
      } catch (err) {
        if (tries === MOST_TRIES) throw err;
        this.logger.warn({ err, topic, tries }, 'what is on the bus could not be read again yet');
        // Refused while another prober is reading, which takes seconds; those of one machine start together.
        await sleep(AGAIN_MS * (1 + Math.random()), undefined, { ref: false });
      }
    }
  }

  private async readOnce<T>(topic: string, since: Date, itemsOf: ItemsOf<T>, isLastTry: boolean): Promise<T[]> {
    await this.bus.seek(GROUP, topic, { timestamp: since });
    const ends = await this.endsOfUnread(topic);
    const found: T[] = [];
    if (ends.size === 0) return found;
    let lastAt = Number.POSITIVE_INFINITY;
    const subscription = await this.bus.subscribe({
      group: GROUP,
      topics: [topic],
      from: 'latest',
      maxBatch: 500,
      handler: async (batch) => {
        lastAt = performance.now();
        for (const { partition, offset, payload, loggedAt } of batch) {
          found.push(...readable(() => itemsOf(payload, loggedAt)));
          if (offset + 1n >= (ends.get(partition) ?? 0n)) ends.delete(partition);
        }
      },
    });
    const until = performance.now() + LONGEST_MS;
    const isOver = () => performance.now() > until || performance.now() - lastAt > QUIET_MS;
    while (ends.size > 0 && !isOver()) await sleep(100, undefined, { ref: false });
    await subscription.drain(5_000);
    if (ends.size === 0) return found;
    if (!isLastTry || !Number.isFinite(lastAt))
      throw new RetriableBusError(`${ends.size} partitions of "${topic}" were not read to their end.`);
    this.logger.warn({ topic, partitions: ends.size }, 'what is on the bus was read again until it was quiet, not to its end');
    return found;
  }

  /** Of each partition in which something is to be read, where it ends by now. */
  private async endsOfUnread(topic: string): Promise<Map<number, bigint>> {
    const partitions = (await this.bus.lag(GROUP)).filter((one) => one.topic === topic);
    if (partitions.length === 0) throw new RetriableBusError(`The group "${GROUP}" has no place in "${topic}".`);
    return new Map(partitions.filter(({ lag }) => lag > 0n).map(({ partition, end }) => [partition, end]));
  }
}

/** What cannot be read is parked by the group that works on it. */
function readable<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch {
    return [];
  }
}
