import type { Transaction } from '@nowahala/platform';
import { targetOf } from '../domain/schedule-entry.js';
import type { CheckTarget } from '../domain/schedule-entry.js';

export interface RecheckRequest {
  target: CheckTarget;
  scheduledAt: Date;
  expiresAt: Date;
  check: string;
  candidateId: string;
}

/** A check beside the slots, in one region. */
export async function publishRecheck(tx: Transaction, region: string, { target, ...request }: RecheckRequest): Promise<void> {
  const ping = { target: targetOf(target), ...request };
  await tx.publish('ping.recheck', { region, ping }, { key: target.serverId, tenantId: target.workspaceId, region });
}
