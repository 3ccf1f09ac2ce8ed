import { hostname } from 'node:os';
import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import {
  aheadOfDatabase,
  Clock,
  Database,
  dueTime,
  endsWithin,
  Jobs,
  LOGGER,
  newId,
  outsideOfCalls,
  resumeTrace,
  Semaphore,
} from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Deliver } from '../../application/deliver.js';
import { DELIVERY_TIMES, DeliveryRepository, deliveryDue, deliveryTraceName } from '../../database/delivery.repository.js';
import type { DeliveryLane } from '../../database/delivery.repository.js';
import type { ClaimedDelivery } from '../../domain/delivery.js';

interface Lane {
  lane: DeliveryLane;
  /** Of mails twice as many as the relay takes at a time: what waits for its connection waits for one other send. */
  slots: number;
  underWay: Set<Promise<void>>;
  /** One claim after the other, so that together they claim no more than there are slots. */
  claiming: Semaphore;
  /** There was no slot for what may be due. */
  isWaiting: boolean;
}

const laneOf = (lane: DeliveryLane, slots: number): Lane => ({
  ...{ lane, slots, underWay: new Set(), claiming: new Semaphore(1), isWaiting: false },
});
/**
 * Longer than everything that a delivery waits for, each by its own limit: two sends before it and its own, 80 s each. One that
 * never ends must not hold a slot for ever.
 */
const ENDS_WITHIN_MS = 300 * SECOND_MS;
/** A stop waits no longer for providers: what they answer later is found again by its claim. */
const STOPS_WITHIN_MS = 25 * SECOND_MS;
/** What did not come to its end by then has died with whatever it waited for: it is begun again. */
const IN_HAND_MS = 7 * MINUTE_MS;

/**
 * Claims what is queued and delivers it, so many of each lane at a time. Several claims share the slots; none takes what another has.
 * No run waits for a provider: what comes meanwhile is claimed as long as there is a slot.
 */
@Injectable()
export class DeliverDueJob implements OnModuleInit, BeforeApplicationShutdown {
  private readonly owner = `${hostname()}-${process.pid}-${newId().slice(0, 8)}`;
  private readonly lanes = [laneOf('email', 10), laneOf('whatsapp', 10), laneOf('report', 2)];
  /** What did not come to its end yet, also where its slot was taken away, by id with when it began: not begun again beside itself. */
  private readonly inHand = new Map<string, number>();
  private triggered = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly deliveries: DeliveryRepository,
    private readonly deliver: Deliver,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    for (const lane of this.lanes) {
      const run = async () => void (await this.claim(lane));
      this.jobs.add({ name: `deliver ${lane.lane}`, everyMs: SECOND_MS, due: deliveryDue(lane.lane), dueTimes: DELIVERY_TIMES, run });
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await endsWithin(STOPS_WITHIN_MS, this.finish()).catch(() => undefined);
  }

  /** Something was queued. */
  trigger(): void {
    if (this.triggered) return;
    this.triggered = true;
    setImmediate(() => {
      this.triggered = false;
      for (const lane of this.lanes) this.claimSoon(lane);
    });
  }

  /** Resolves when everything that was due is done. */
  async run(): Promise<void> {
    for (let begun = -1; begun !== 0;) {
      const ofEach = await Promise.all(this.lanes.map((lane) => this.claim(lane)));
      await this.finish();
      begun = ofEach.reduce((sum, one) => sum + one, 0);
    }
  }

  private claimSoon(lane: Lane): void {
    outsideOfCalls(() => this.claim(lane)).catch((error: unknown) => this.logger.warn({ err: error }, 'delivery round failed'));
  }

  /** Begins what is due, as far as there are slots. Answers how many. */
  private async claim(lane: Lane): Promise<number> {
    const aheadMs = await aheadOfDatabase(this.database, this.clock);
    let begun = 0;
    for (let now = -1; now !== 0; begun += now) now = await lane.claiming.run(() => this.begin(lane, aheadMs));
    return begun;
  }

  private async begin(lane: Lane, aheadMs: number): Promise<number> {
    const limit = lane.slots - lane.underWay.size;
    lane.isWaiting = limit === 0;
    if (limit === 0) return 0;
    const now = new Date(this.clock.nowMs() - aheadMs);
    const since = performance.now() - IN_HAND_MS;
    const inHand = [...this.inHand].flatMap(([id, begunAt]) => (begunAt > since ? [id] : []));
    const claimed = await this.deliveries.claimDue(this.database, lane.lane, { owner: this.owner, now, limit, inHand });
    for (const delivery of claimed) {
      const sending = this.send(delivery).finally(() => {
        lane.underWay.delete(sending);
        if (lane.isWaiting) this.claimSoon(lane);
      });
      lane.underWay.add(sending);
    }
    return claimed.length;
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    const { id, channel } = delivery;
    const begunAt = performance.now();
    this.inHand.set(id, begunAt);
    const delivering = resumeTrace(this.database, deliveryTraceName(id), `deliver ${channel}`, () => this.deliver.execute(delivery));
    const settled = () => void (this.inHand.get(id) === begunAt && this.inHand.delete(id));
    try {
      await endsWithin(ENDS_WITHIN_MS, delivering.finally(settled));
    } catch (error) {
      this.logger.error({ err: error, delivery_id: id }, 'delivery abandoned');
    }
  }

  /** Everything due has left, whichever run took it. */
  async settle(): Promise<void> {
    do {
      await this.run();
      await this.finish();
    } while (await this.deliveries.isAnythingDue(this.database, this.owner, await dueTime(this.database, this.clock)));
  }

  private async finish(): Promise<void> {
    await Promise.allSettled(this.lanes.flatMap(({ underWay }) => [...underWay]));
  }
}
