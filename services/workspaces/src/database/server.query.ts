import { Injectable } from '@nestjs/common';
import { billingMonth } from '@nowahala/kernel';
import { Clock, Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import type { ExistingServer } from '../domain/server.js';
import type { StoredServer } from './server-view.entity.js';

export interface ServerView extends StoredServer {
  /** False while a confirmed incident is open. */
  up: boolean;
  /** Scheduled pings of this billing month. */
  usedRate: number;
}

/** A server that this transaction has added: nobody can have reported anything of it. */
export const viewOfNew = (id: string, version: number, { status: _status, ...server }: ExistingServer, now: Date): ServerView => ({
  ...server,
  id,
  version,
  createdAt: new Date(server.createdAt),
  changedAt: now,
  up: true,
  usedRate: 0,
});

/** `$1` is the billing month. */
const SELECT = `SELECT s.id, s.workspace_id, s.user_id, s.name, s.ip_address, s.website, s.interval_minutes,
    s.email_enabled AS email, s.whatsapp_enabled AS whats_app, s.expect_text, s.reject_text, s.slow_alerts, s.paused, s.version, s.created_at, s.changed_at,
    NOT EXISTS (SELECT 1 FROM server_incident i WHERE i.server_id = s.id AND i.is_open) AS up,
    coalesce((SELECT u.used FROM server_usage u WHERE u.server_id = s.id AND u.month = $1), 0) AS used_rate
  FROM server_view s`;

/** Servers that are not deleted, with what other services report of them. */
@Injectable()
export class ServerQuery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(id: string, sql: SqlRunner = this.database): Promise<ServerView | undefined> {
    return (await this.select(sql, 'WHERE s.id = $2', [id]))[0];
  }

  /** Oldest first. */
  async list(workspaceId: string, sql: SqlRunner = this.database): Promise<ServerView[]> {
    return this.select(sql, 'WHERE s.workspace_id = $2 ORDER BY s.created_at, s.id', [workspaceId]);
  }

  /** A page of the servers of all workspaces in the order of their ids. */
  async listAfter(id: string, limit: number): Promise<ServerView[]> {
    return this.select(this.database, 'WHERE s.id > $2 ORDER BY s.id LIMIT $3', [id, limit]);
  }

  private select(sql: SqlRunner, where: string, parameters: unknown[]): Promise<ServerView[]> {
    return sql.query<ServerView>(`${SELECT} ${where}`, [billingMonth(this.clock.now()), ...parameters]);
  }
}
