import { Inject, Injectable } from '@nestjs/common';
import { ownsWorkspace, SETTINGS, Store } from '@nowahala/platform';
import type { Caller, PlatformSettings } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { requireCheckAllowed } from '../domain/check-now.js';
import { refusals } from '../domain/refusals.js';
import { publishRecheck } from './publish-recheck.js';

const EXPIRES_AFTER_MS = 30_000;

@Injectable()
export class CheckNow {
  constructor(
    private readonly store: Store,
    private readonly schedule: ScheduleRepository,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  async execute(serverId: string, caller: Caller): Promise<Date> {
    return this.store.transaction(async (tx) => {
      await tx.lock(`server-${serverId}`);
      const server = await this.schedule.findForCheckNow(tx, serverId);
      if (!server) throw refusals.notFound();
      ownsWorkspace(caller, server.workspaceId);
      requireCheckAllowed(server, tx.now);
      await this.schedule.markCheckedNow(tx, serverId);
      const expiresAt = new Date(tx.now.getTime() + EXPIRES_AFTER_MS);
      const request = { target: server, scheduledAt: tx.now, expiresAt, check: 'check_now', candidateId: '' };
      await publishRecheck(tx, this.settings.regions[0]!, request);
      return tx.now;
    });
  }
}
