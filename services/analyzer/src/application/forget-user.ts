import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Tenants } from './ports/tenants.js';

/** The account is gone: so is everything that we know of it, events included. */
@Injectable()
export class ForgetUser {
  constructor(private readonly tenants: Tenants) {}

  async handle(tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    for (const tenantId of new Set([...workspaceIds, userId])) await this.tenants.forget(tx, tenantId, tx.now);
    await tx.publish('erasure.completed', { userId, service: 'analyzer', completedAt: tx.now }, { key: userId, tenantId: userId });
  }
}
