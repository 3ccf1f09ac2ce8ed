import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { planLockOf } from '../database/entitlement.repository.js';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { USAGE_LOCK } from '../database/usage.repository.js';

@Injectable()
export class EraseUser {
  constructor(private readonly schedule: ScheduleRepository) {}

  async execute(tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    await tx.lock(USAGE_LOCK, ...workspaceIds.map(planLockOf));
    await this.schedule.eraseUser(tx, userId, workspaceIds);
    await tx.publish('erasure.completed', { userId, service: 'scheduler', completedAt: tx.now }, { key: userId, tenantId: userId });
  }
}
