import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, Store, traced } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { RecheckRepository } from '../database/recheck.repository.js';
import { recheckRegion } from '../domain/slots.js';
import { publishRecheck } from './publish-recheck.js';

/** Sends the rechecks that are due, each in the trace of the check that asked for it. */
@Injectable()
export class SendRechecks {
  constructor(
    private readonly store: Store,
    private readonly rechecks: RecheckRepository,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  async execute(): Promise<void> {
    await this.store.transaction(async (tx) => {
      for (const due of await this.rechecks.claimDue(tx)) {
        const { dueAt: scheduledAt, expiresAt, check, candidateId } = due;
        const region = recheckRegion(this.settings.regions, due.avoidRegion);
        const request = { target: due, scheduledAt, expiresAt, check, candidateId };
        await traced('recheck', due.traceparent, () => publishRecheck(tx, region, request));
      }
    });
  }
}
