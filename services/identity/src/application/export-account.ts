import { Injectable } from '@nestjs/common';
import { alerts, billing, incidents, pings, workspaces } from '@nowahala/contracts';
import { Clock, Database, RpcClients, Store, systemCaller } from '@nowahala/platform';
import { shownPrefix } from '../domain/api-key-secret.js';
import { refuse } from '../domain/sentences.js';
import { AuditLog, Erasures, KeyList, Sessions, Users } from './ports/index.js';

interface Question {
  userId: string;
  workspaceIds: string[];
}

const DEADLINE_MS = 8_000;

/** Everything we hold about a person. A service that does not answer is named, so that nobody takes a part for the whole. */
@Injectable()
export class ExportAccount {
  private readonly others: Record<string, (question: Question) => Promise<{ json: string }>>;

  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly keys: KeyList,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
    clients: RpcClients,
  ) {
    const options = { deadlineMs: DEADLINE_MS, caller: systemCaller };
    this.others = {
      workspaces: (question) => clients.client(workspaces.WorkspacesServiceService, 'workspaces').export(question, options),
      billing: (question) => clients.client(billing.BillingServiceService, 'billing').export(question, options),
      monitoring: (question) => clients.client(pings.SchedulerServiceService, 'scheduler').export(question, options),
      incidents: (question) => clients.client(incidents.AnalyzerServiceService, 'analyzer').export(question, options),
      notifications: (question) => clients.client(alerts.NotifierServiceService, 'notifier').export(question, options),
    };
  }

  async export(userId: string, named: string[]): Promise<object> {
    const account = await this.account(userId);
    const workspaceIds = [...new Set([...named, ...(await this.erasures.workspacesOf(this.database, userId))])];
    const notAvailable: string[] = [];
    const parts = await Promise.all(
      Object.entries(this.others).map(async ([name, ask]) => {
        try {
          return [name, JSON.parse((await ask({ userId, workspaceIds })).json || 'null') as unknown] as const;
        } catch {
          notAvailable.push(name);
          return undefined;
        }
      }),
    );
    await this.store.transaction((tx) => this.audit.write(tx, { actor: userId, action: 'account.exported', object: userId }));
    const complete = notAvailable.length === 0;
    return {
      exportedAt: this.clock.now().toISOString(),
      complete,
      ...(complete
        ? {}
        : {
            notAvailable: notAvailable.sort(),
            note: 'The parts named in "notAvailable" could not be read just now. Please ask again in a few minutes.',
          }),
      account,
      ...Object.fromEntries(parts.filter((part) => part !== undefined)),
    };
  }

  private async account(userId: string): Promise<object> {
    const user = await this.users.byId(this.database, userId);
    if (!user || user.erasingAt) throw refuse.notFound();
    const { version: _version, erasingAt: _erasingAt, ...profile } = user;
    const keys = await this.keys.of(this.database, userId);
    const sessions = await this.sessions.alive(this.database, userId);
    return {
      ...profile,
      sessions: sessions.map(({ id, createdAt, renewedAt }) => ({ id, createdAt, lastRenewedAt: renewedAt })),
      apiKeys: keys.map(({ id, name, publicId, scopes, createdAt, revokedAt, lastUsedAt }) => ({
        id,
        name,
        prefix: shownPrefix(publicId),
        scopes,
        createdAt,
        revokedAt,
        lastUsedAt,
      })),
      activity: await this.database.query('SELECT at, action, object FROM audit_log WHERE actor = $1 ORDER BY seq', [userId]),
    };
  }
}
