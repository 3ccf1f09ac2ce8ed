import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Workspaces } from './ports/tenants.js';

/** The account is gone: so is everything that we know of it, events included. */
@Injectable()
export class EraseUser {
  constructor(private readonly tenants: Workspaces) {}

  async handle(tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    for (const tenantId of new Set([...workspaceIds, userId])) await this.tenants.erase(tx, tenantId, tx.now);
    await tx.publish('erasure.completed', { userId, service: 'analyzer', completedAt: tx.now }, { key: userId, tenantId: userId });
  }
}
