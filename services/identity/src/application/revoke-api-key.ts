import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import type { ApiKeyView } from '../database/api-key.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { apiKey } from '../domain/api-key.js';

@Injectable()
export class RevokeApiKey {
  constructor(
    private readonly store: Store,
    private readonly keys: ApiKeyRepository,
    private readonly audit: AuditRepository,
  ) {}

  async execute(userId: string, keyId: string): Promise<ApiKeyView> {
    return this.store.transaction(async (tx) => {
      await this.inTransaction(tx, userId, keyId);
      return (await this.keys.find(tx, keyId))!;
    });
  }

  /** Part of a transaction that revokes more than one. */
  async inTransaction(tx: Transaction, userId: string, keyId: string): Promise<void> {
    const command = { type: 'RevokeApiKey', data: { userId } } as const;
    const { events } = await tx.handle(apiKey, { id: keyId, tenantId: userId }, command, { now: tx.now });
    if (events.length > 0) await this.audit.insert(tx, { actor: userId, action: 'key.revoked', object: keyId });
  }
}
