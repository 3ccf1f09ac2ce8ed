import { Clock, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { claimDueFallbacks } from '../database/delivery.repository.js';
import { enqueueEmailFallback } from './enqueue-notification.js';

const BATCH = 100;

/** Sends by e-mail what WhatsApp did not confirm in time, or refused. */
@Injectable()
export class SendEmailFallbacks {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async standIn(): Promise<void> {
    await this.store.transaction(async (tx) => {
      const due = await claimDueFallbacks(tx, this.clock.now(), BATCH);
      for (const delivery of due) {
        if (!delivery.userId) continue;
        await enqueueEmailFallback(tx, {
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
