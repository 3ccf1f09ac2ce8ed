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
} from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Deliver } from '../../application/deliver.js';
import { DELIVERY_DUE, DELIVERY_TIMES, DeliveryRepository, deliveryTraceName } from '../../database/delivery.repository.js';

const SLOTS = 20;
/** Longer than everything that a delivery waits for, each by its own limit. One that never ends must not hold a slot for ever. */
const ENDS_WITHIN_MS = 90 * SECOND_MS;

/** Claims what is queued and delivers it, so many at a time. Several runs share the slots; none takes what another has. */
@Injectable()
export class DeliverDueJob implements OnModuleInit, BeforeApplicationShutdown {
  private readonly owner = `${hostname()}-${process.pid}-${newId().slice(0, 8)}`;
  private readonly underWay = new Set<Promise<void>>();
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
    const mine = new Set<Promise<void>>();
    const aheadMs = await aheadOfDatabase(this.database, this.clock);
    for (;;) {
      while (this.underWay.size >= SLOTS) await Promise.race(this.underWay);
      const now = new Date(this.clock.nowMs() - aheadMs);
      const claimed = await this.deliveries.claimDue(this.database, this.owner, now, SLOTS - this.underWay.size);
      if (claimed.length === 0) break;
      for (const delivery of claimed) {
        const name = deliveryTraceName(delivery.id);
        const delivering = resumeTrace(this.database, name, `deliver ${delivery.channel}`, () => this.deliver.execute(delivery));
        const sending = endsWithin(ENDS_WITHIN_MS, delivering)
          .catch((error: unknown) => this.logger.warn({ err: error, delivery_id: delivery.id }, 'delivery abandoned until its claim ends'))
          .finally(() => {
            this.underWay.delete(sending);
            mine.delete(sending);
          });
        this.underWay.add(sending);
        mine.add(sending);
      }
      await Promise.race(mine);
    }
    await Promise.all(mine);
  }

  /** Everything due has left, whichever run took it. */
  async settle(): Promise<void> {
    do {
      await this.run();
      await this.finish();
    } while (await this.deliveries.isAnythingDue(this.database, this.owner, await dueTime(this.database, this.clock)));
  }

  private async finish(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }
}
