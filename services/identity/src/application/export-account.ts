import { Injectable } from '@nestjs/common';
import { Clock, Database, dueTime, Store } from '@nowahala/platform';
import { keyPrefix } from '../domain/api-key-secret.js';
import { refusals } from '../domain/refusals.js';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import type { Activity } from '../database/audit.repository.js';
import { EmailChangeRepository } from '../database/email-change.repository.js';
import { SessionRepository } from '../database/session.repository.js';
import { UndoRepository } from '../database/undo.repository.js';
import { UserRepository } from '../database/user.repository.js';

/** Between services one answer holds so many rows of the activity. */
const ROWS = 1_000;

interface ExportedPart {
  lists: object;
  /** What to ask for next; undefined after the last part. */
  nextPart: string | undefined;
}

/** All that identity stores about a user. The gateway joins it with the exports of the other services. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly clock: Clock,
    private readonly changes: EmailChangeRepository,
    private readonly undos: UndoRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: ApiKeyRepository,
    private readonly audit: AuditRepository,
  ) {}

  /** `part`: the `nextPart` of the answer before, where the activity goes on. */
  async execute(userId: string, part: string): Promise<ExportedPart> {
    const user = await this.users.find(this.database, userId);
    if (!user || user.erasingAt) throw refusals.notFound();
    if (/^\d{1,15}$/.test(part)) {
      const { activity, nextPart } = await this.activity(userId, Number(part));
      return { lists: { activity }, nextPart };
    }
    const { version: _version, erasingAt: _erasingAt, ...profile } = user;
    const keys = await this.keys.listOfUser(this.database, userId);
    const sessions = await this.sessions.listLive(this.database, userId);
    const now = await dueTime(this.database, this.clock);
    const change = await this.changes.find(this.database, userId, now);
    const undos = await this.undos.listOpen(this.database, userId, now);
    const { activity, nextPart } = await this.activity(userId, 0);
    await this.store.transaction((tx) => this.audit.insert(tx, { actor: userId, action: 'account.exported', object: userId }));
    const lists = {
      ...profile,
      pendingEmail: change ? { email: change.email, expiresAt: change.expiresAt } : null,
      changesThatCanBeTakenBack: undos.map(({ what, email, phone, createdAt, expiresAt }) => ({
        what,
        email,
        phone: what === 'phone' ? phone : undefined,
        createdAt,
        expiresAt,
      })),
      sessions: sessions.map(({ id, createdAt, renewedAt, browser, system, place }) => ({
        id,
        createdAt,
        lastRenewedAt: renewedAt,
        browser,
        system,
        place,
      })),
      apiKeys: keys.map(({ publicId, userId: _userId, secretHash: _hash, formerSecrets: _former, ...key }) => ({
        ...key,
        prefix: keyPrefix(publicId),
      })),
      // Last: the next part goes on with it.
      activity,
    };
    return { lists, nextPart };
  }

  private async activity(userId: string, after: number): Promise<{ activity: Activity[]; nextPart: string | undefined }> {
    const rows = await this.audit.listOfActor(this.database, userId, after, ROWS);
    const nextPart = rows.length < ROWS ? undefined : String(rows.at(-1)!.seq);
    return { activity: rows.map(({ at, action, object }) => ({ at, action, object })), nextPart };
  }
}
