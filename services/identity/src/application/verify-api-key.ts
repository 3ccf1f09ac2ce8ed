import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@nowahala/platform';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import type { ApiKeyView } from '../database/api-key.repository.js';
import { parseKey } from '../domain/api-key-secret.js';
import { KeyedHash } from './secrets/keyed-hash.js';

@Injectable()
export class VerifyApiKey {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly keys: ApiKeyRepository,
    private readonly hash: KeyedHash,
  ) {}

  /** The key with this text, when it is in force; a replaced secret is accepted until its day is over. */
  async execute(text: string): Promise<ApiKeyView | undefined> {
    const parts = parseKey(text);
    const key = parts && (await this.keys.findByPublicId(this.database, parts.publicId));
    if (!parts || !key || key.revokedAt) return undefined;
    const now = this.clock.now();
    const former = key.formerSecrets.filter(({ until }) => now < new Date(until));
    if (![key, ...former].some(({ secretHash }) => this.hash.matches(secretHash, 'api-key', parts.secret))) return undefined;
    await this.keys.markUsed(this.database, key, now);
    return key;
  }
}
