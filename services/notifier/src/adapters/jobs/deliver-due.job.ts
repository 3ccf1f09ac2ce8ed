import { hostname } from 'node:os';
import { SECOND_MS } from '@nowahala/kernel';
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
import { DELIVERY_DUE, DELIVERY_TIMES, DeliveryRepository, deliveryTraceName } from '../../database/delivery.repository.js';
import type { DeliveryLane } from '../../database/delivery.repository.js';
import type { ClaimedDelivery } from '../../domain/delivery.js';

interface Lane {
  lane: DeliveryLane;
  /** Of mails twice as many as the relay takes at a time: what waits for its connection waits for one other send. */
  slots: number;
  underWay: Set<Promise<void>>;
  /** One run after the other, so that together they claim no more than there are slots. */
  claiming: Semaphore;
}

const laneOf = (lane: DeliveryLane, slots: number): Lane => ({ lane, slots, underWay: new Set(), claiming: new Semaphore(1) });
/** Longer than everything that a delivery waits for, each by its own limit. One that never ends must not hold a slot for ever. */
const ENDS_WITHIN_MS = 90 * SECOND_MS;

/** Claims what is queued and delivers it, so many of each lane at a time. Several runs share the slots; none takes what another has. */
@Injectable()
export class DeliverDueJob implements OnModuleInit, BeforeApplicationShutdown {
  private readonly owner = `${hostname()}-${process.pid}-${newId().slice(0, 8)}`;
  private readonly lanes = [laneOf('email', 10), laneOf('whatsapp', 10), laneOf('report', 4)];
  /** Ids of what did not come to its end yet, also where its slot was taken away: it is not begun a second time beside itself. */
  private readonly inHand = new Set<string>();
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
    this.jobs.add({ name: 'deliver due', everyMs: SECOND_MS, due: DELIVERY_DUE, dueTimes: DELIVERY_TIMES, run: () => this.run() });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.finish();
  }

  /** Something was queued. A run in hand may wait for a slow provider, so this one does not wait for it. */
  trigger(): void {
    if (this.triggered) return;
    this.triggered = true;
    setImmediate(() => {
      this.triggered = false;
      outsideOfCalls(() => this.run()).catch((error: unknown) => this.logger.warn({ err: error }, 'delivery round failed'));
    });
  }

  /** Resolves when everything that was due is done. */
  async run(): Promise<void> {
    const aheadMs = await aheadOfDatabase(this.database, this.clock);
    await Promise.all(this.lanes.map((lane) => this.runLane(lane, aheadMs)));
  }

  private async runLane(lane: Lane, aheadMs: number): Promise<void> {
    const mine = new Set<Promise<void>>();
    while ((await lane.claiming.run(() => this.begin(lane, mine, aheadMs))) > 0) await Promise.race(mine);
    await Promise.all(mine);
  }

  /** How many were begun. */
  private async begin({ lane, slots, underWay }: Lane, mine: Set<Promise<void>>, aheadMs: number): Promise<number> {
    while (underWay.size >= slots) await Promise.race(underWay);
    const now = new Date(this.clock.nowMs() - aheadMs);
    const claim = { owner: this.owner, now, limit: slots - underWay.size, inHand: [...this.inHand] };
    const claimed = await this.deliveries.claimDue(this.database, lane, claim);
    for (const delivery of claimed) {
      const sending = this.send(delivery).finally(() => {
        underWay.delete(sending);
        mine.delete(sending);
      });
      underWay.add(sending);
      mine.add(sending);
    }
    return claimed.length;
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    const { id, channel } = delivery;
    this.inHand.add(id);
    const delivering = resumeTrace(this.database, deliveryTraceName(id), `deliver ${channel}`, () => this.deliver.execute(delivery));
    try {
      await endsWithin(
        ENDS_WITHIN_MS,
        delivering.finally(() => this.inHand.delete(id)),
      );
    } catch (error) {
      this.logger.warn({ err: error, delivery_id: id }, 'delivery abandoned until its claim ends');
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
