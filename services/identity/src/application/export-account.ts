import { Injectable } from '@nestjs/common';
import { Database, Store } from '@nowahala/platform';
import { keyPrefix } from '../domain/api-key-secret.js';
import { refusals } from '../domain/refusals.js';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import { UserRepository } from '../database/user.repository.js';

/** All that identity stores about a user. The gateway joins it with the exports of the other services. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: ApiKeyRepository,
    private readonly audit: AuditRepository,
  ) {}

  async execute(userId: string): Promise<object> {
    const user = await this.users.find(this.database, userId);
    if (!user || user.erasingAt) throw refusals.notFound();
    const { version: _version, erasingAt: _erasingAt, ...profile } = user;
    const keys = await this.keys.listOfUser(this.database, userId);
    const sessions = await this.sessions.listLive(this.database, userId);
    const activity = await this.audit.listOfActor(this.database, userId);
    await this.store.transaction((tx) => this.audit.insert(tx, { actor: userId, action: 'account.exported', object: userId }));
    return {
      ...profile,
      sessions: sessions.map(({ id, createdAt, renewedAt }) => ({ id, createdAt, lastRenewedAt: renewedAt })),
      apiKeys: keys.map(({ publicId, userId: _userId, secretHash: _hash, formerSecrets: _former, ...key }) => ({
        ...key,
        prefix: keyPrefix(publicId),
      })),
      activity,
    };
  }
}
