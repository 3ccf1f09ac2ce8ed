import { Injectable } from '@nestjs/common';
import { Database, Store } from '@nowahala/platform';
import { shownPrefix } from '../domain/api-key-secret.js';
import { refuse } from '../domain/sentences.js';
import { AuditLog, KeyList, Sessions, Users } from './ports/index.js';

/** Everything held here about a person. The gateway asks every service and puts the parts together. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly keys: KeyList,
    private readonly audit: AuditLog,
  ) {}

  async export(userId: string): Promise<object> {
    const user = await this.users.byId(this.database, userId);
    if (!user || user.erasingAt) throw refuse.notFound();
    const { version: _version, erasingAt: _erasingAt, ...profile } = user;
    const keys = await this.keys.of(this.database, userId);
    const sessions = await this.sessions.alive(this.database, userId);
    const activity = await this.database.query('SELECT at, action, object FROM audit_log WHERE actor = $1 ORDER BY seq', [userId]);
    await this.store.transaction((tx) => this.audit.write(tx, { actor: userId, action: 'account.exported', object: userId }));
    return {
      ...profile,
      sessions: sessions.map(({ id, createdAt, renewedAt }) => ({ id, createdAt, lastRenewedAt: renewedAt })),
      apiKeys: keys.map(({ publicId, userId: _userId, secretHash: _hash, formerSecrets: _former, ...key }) => ({
        ...key,
        prefix: shownPrefix(publicId),
      })),
      activity,
    };
  }
}
