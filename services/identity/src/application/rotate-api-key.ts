import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { formatKey, newSecret } from '../domain/api-key-secret.js';
import { apiKey } from '../domain/api-key.js';
import type { NewKey } from './issue-api-key.js';
import { KeyedHash } from './secrets/keyed-hash.js';

@Injectable()
export class RotateApiKey {
  constructor(
    private readonly store: Store,
    private readonly keys: ApiKeyRepository,
    private readonly hash: KeyedHash,
    private readonly audit: AuditRepository,
  ) {}

  async execute(userId: string, keyId: string): Promise<NewKey> {
    const secret = newSecret();
    const data = { userId, secretHash: this.hash.of('api-key', secret) };
    const key = await this.store.transaction(async (tx) => {
      await tx.handle(apiKey, { id: keyId, tenantId: userId }, { type: 'RotateApiKey', data }, { now: tx.now });
      await this.audit.insert(tx, { actor: userId, action: 'key.rotated', object: keyId });
      return (await this.keys.find(tx, keyId))!;
    });
    return { key, secret: formatKey({ publicId: key.publicId, secret }) };
  }
}
