import { Clock, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { takeDueFailOvers } from '../records/deliveries.js';
import { announceStandIn } from './announce.js';

const BATCH = 100;

/** Sends by e-mail what WhatsApp did not confirm in time, or refused. */
@Injectable()
export class StandInByMail {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async standIn(): Promise<void> {
    await this.store.transaction(async (tx) => {
      const due = await takeDueFailOvers(tx, this.clock.now(), BATCH);
      for (const delivery of due) {
        if (!delivery.userId) continue;
        await announceStandIn(tx, {
          about: delivery.about,
          transition: delivery.transition,
          kind: delivery.kind,
          userId: delivery.userId,
          workspaceId: delivery.workspaceId,
          serverId: delivery.serverId,
          incidentId: null,
          facts: delivery.facts,
        });
      }
    });
  }
}
