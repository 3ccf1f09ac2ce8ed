import { Inject, Injectable } from '@nestjs/common';
import { Clock, dueTime, ownsWorkspace, Store } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { requireCheckAllowed } from '../domain/check-now.js';
import { recheckRegion } from '../domain/live-regions.js';
import { refusals } from '../domain/refusals.js';
import { turnOf } from '../domain/slots.js';
import { LiveRegions } from './live-regions.js';
import { CHECK_REQUESTS } from './ports.js';
import type { CheckRequests } from './ports.js';

const EXPIRES_AFTER_MS = 30_000;

@Injectable()
export class CheckNow {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly schedule: ScheduleRepository,
    private readonly liveRegions: LiveRegions,
    @Inject(CHECK_REQUESTS) private readonly requests: CheckRequests,
  ) {}

  async execute(serverId: string, caller: Caller): Promise<Date> {
    return this.store.transaction(async (tx) => {
      await tx.lock(`server-${serverId}`);
      const server = await this.schedule.findForCheckNow(tx, serverId);
      if (!server) throw refusals.notFound();
      ownsWorkspace(caller, server.workspaceId);
      // By a clock of ours that is behind it would be over before it begins.
      const now = await dueTime(tx, this.clock);
      requireCheckAllowed(server, now);
      await this.schedule.markCheckedNow(tx, serverId, now);
      const expiresAt = new Date(now.getTime() + EXPIRES_AFTER_MS);
      const request = { target: server, scheduledAt: now, expiresAt, check: 'check_now' as const, candidateId: '' };
      const region = recheckRegion(this.liveRegions.regions, [], turnOf(serverId, now));
      await this.requests.publishRecheck(tx, region, request);
      return now;
    });
  }
}
