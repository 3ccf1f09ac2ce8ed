import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@nowahala/kernel';
import { Clock, dueTime, idFrom, newId, Store } from '@nowahala/platform';
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
    private readonly clock: Clock,
    private readonly keys: ApiKeyRepository,
    private readonly users: UserRepository,
    private readonly hash: KeyedHash,
    private readonly audit: AuditRepository,
  ) {}

  /**
   * `creationId`: asked again under the same one, after an answer that was lost, the key that was made then gets another secret;
   * the lost one is void. After a day, as long as the gateway knows a name, it is a new request.
   */
  async execute(typed: ApiKeyInput, creationId?: string): Promise<NewKey> {
    const askedAt = await dueTime(this.store.database, this.clock);
    const input = readApiKeyInput(typed);
    const secret = newSecret();
    const secretHash = this.hash.of('api-key', secret);
    const key = await this.store.transaction(async (tx) => {
      await tx.lock(`apikeys-of-${input.userId}`);
      const user = await this.users.find(tx, input.userId);
      if (!user || user.erasingAt) throw refusals.notFound();
      const keys = await this.keys.listOfUser(tx, input.userId);
      const named = creationId && idFrom(this.hash.of('api-key-creation', input.userId, creationId));
      const before = keys.find((other) => other.id === named);
      const isRepeat = before && tx.now.getTime() - before.createdAt.getTime() < DAY_MS;
      const id = (isRepeat || !before) && named ? named : newId();
      const of = { id, tenantId: input.userId };
      if (isRepeat) {
        const command = { type: 'ReplaceLostSecret', data: { userId: input.userId, secretHash, askedAt } } as const;
        await tx.handle(apiKey, of, command, { isUsed: before.lastUsedAt !== null, now: tx.now });
      } else {
        const liveKeys = keys.filter((other) => !other.revokedAt).length;
        const data = { ...input, publicId: newPublicId(), secretHash };
        await tx.handle(apiKey, of, { type: 'IssueApiKey', data }, { liveKeys, now: tx.now });
      }
      await this.audit.insert(tx, { actor: input.userId, action: isRepeat ? 'key.rotated' : 'key.issued', object: id });
      return (await this.keys.find(tx, id))!;
    });
    return { key, secret: formatKey({ publicId: key.publicId, secret }) };
  }
}
