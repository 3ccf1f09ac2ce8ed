import { Injectable } from '@nestjs/common';
import { newId, Store } from '@nowahala/platform';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import type { ApiKeyView } from '../database/api-key.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { formatKey, newPublicId, newSecret } from '../domain/api-key-secret.js';
import { apiKey, readApiKeyInput } from '../domain/api-key.js';
import type { ApiKeyInput } from '../domain/api-key.js';
import { refusals } from '../domain/refusals.js';
import { KeyedHash } from './secrets/keyed-hash.js';

/** A key with its secret, which is shown once. */
export interface NewKey {
  key: ApiKeyView;
  secret: string;
}

@Injectable()
export class IssueApiKey {
  constructor(
    private readonly store: Store,
    private readonly keys: ApiKeyRepository,
    private readonly users: UserRepository,
    private readonly hash: KeyedHash,
    private readonly audit: AuditRepository,
  ) {}

  async execute(typed: ApiKeyInput): Promise<NewKey> {
    const input = readApiKeyInput(typed);
    const made = { publicId: newPublicId(), secret: newSecret() };
    const data = { ...input, publicId: made.publicId, secretHash: this.hash.of('api-key', made.secret) };
    const id = newId();
    const key = await this.store.transaction(async (tx) => {
      await tx.lock(`apikeys-of-${input.userId}`);
      const user = await this.users.find(tx, input.userId);
      if (!user || user.erasingAt) throw refusals.notFound();
      const liveKeys = (await this.keys.listOfUser(tx, input.userId)).filter((other) => !other.revokedAt).length;
      await tx.handle(apiKey, { id, tenantId: input.userId }, { type: 'IssueApiKey', data }, { liveKeys, now: tx.now });
      await this.audit.insert(tx, { actor: input.userId, action: 'key.issued', object: id });
      return (await this.keys.find(tx, id))!;
    });
    return { key, secret: formatKey(made) };
  }
}
