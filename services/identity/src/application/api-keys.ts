import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, newId, Store } from '@nowahala/platform';
import { issueKey, readApiKeyInput, revokeKey, rotateKey } from '../domain/api-key.js';
import type { ApiKeyInput } from '../domain/api-key.js';
import { newPublicId, newSecret, parseKey, formatKey } from '../domain/api-key-secret.js';
import { refusals } from '../domain/refusals.js';
import { API_KEYS, AuditRepository, ApiKeyRepository, UserRepository } from './ports/index.js';
import type { ApiKeyStream, ApiKeyView } from './ports/index.js';
import { KeyedHash } from './secrets/keyed-hash.js';

/** A key together with what is told once. */
export interface NewKey {
  key: ApiKeyView;
  secret: string;
}

@Injectable()
export class ApiKeys {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly list: ApiKeyRepository,
    private readonly users: UserRepository,
    private readonly hash: KeyedHash,
    private readonly audit: AuditRepository,
    @Inject(API_KEYS) private readonly stream: ApiKeyStream,
  ) {}

  async generate(typed: ApiKeyInput): Promise<NewKey> {
    const wish = readApiKeyInput(typed);
    const made = { publicId: newPublicId(), secret: newSecret() };
    const keyId = newId();
    const key = await this.store.transaction(async (tx) => {
      await tx.lock(`apikeys-of-${wish.userId}`);
      const user = await this.users.find(tx, wish.userId);
      if (!user || user.erasingAt) throw refusals.notFound();
      const live = (await this.list.listOfUser(tx, wish.userId)).filter((other) => !other.revokedAt).length;
      await tx.change(this.stream, keyId, wish.userId, () =>
        issueKey(wish, { publicId: made.publicId, secretHash: this.hashOf(made.secret) }, live, tx.now),
      );
      await this.audit.insert(tx, { actor: wish.userId, action: 'key.issued', object: keyId });
      return (await this.list.find(tx, keyId))!;
    });
    return { key, secret: formatKey(made) };
  }

  async of(userId: string): Promise<ApiKeyView[]> {
    return this.list.listOfUser(this.database, userId);
  }

  async revoke(userId: string, keyId: string): Promise<ApiKeyView> {
    return this.store.transaction(async (tx) => {
      const { events } = await tx.change(this.stream, keyId, userId, (key) => {
        if (key?.userId !== userId) throw refusals.notFound();
        return revokeKey(key, tx.now);
      });
      if (events.length > 0) await this.audit.insert(tx, { actor: userId, action: 'key.revoked', object: keyId });
      return (await this.list.find(tx, keyId))!;
    });
  }

  async rotate(userId: string, keyId: string): Promise<NewKey> {
    const secret = newSecret();
    const key = await this.store.transaction(async (tx) => {
      await tx.change(this.stream, keyId, userId, (current) => {
        if (current?.userId !== userId) throw refusals.notFound();
        return rotateKey(current, this.hashOf(secret), tx.now);
      });
      await this.audit.insert(tx, { actor: userId, action: 'key.rotated', object: keyId });
      return (await this.list.find(tx, keyId))!;
    });
    return { key, secret: formatKey({ publicId: key.publicId, secret }) };
  }

  /** The key that this text is, when it is one of ours and in force. */
  async verify(text: string): Promise<ApiKeyView | undefined> {
    const parts = parseKey(text);
    const key = parts && (await this.list.findByPublicId(this.database, parts.publicId));
    if (!parts || !key || key.revokedAt) return undefined;
    const now = this.clock.now();
    const former = key.formerSecrets.filter(({ until }) => now < new Date(until));
    if (![key, ...former].some(({ secretHash }) => this.matches(secretHash, parts.secret))) return undefined;
    await this.list.markUsed(this.database, key, now);
    return key;
  }

  private hashOf(secret: string): string {
    return this.hash.of('api-key', secret);
  }

  private matches(stored: string, secret: string): boolean {
    return this.hash.matches(stored, 'api-key', secret);
  }
}
