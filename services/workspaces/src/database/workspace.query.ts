import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';

export interface WorkspaceView {
  id: string;
  userId: string;
  name: string;
  email: boolean;
  whatsApp: boolean;
  createdAt: Date;
  version: number;
}

const SELECT = 'SELECT id, user_id, name, email_enabled AS email, whatsapp_enabled AS whats_app, version, created_at FROM workspace_view';

@Injectable()
export class WorkspaceQuery {
  constructor(private readonly database: Database) {}

  async find(id: string, sql: SqlRunner = this.database): Promise<WorkspaceView | undefined> {
    return (await sql.query<WorkspaceView>(`${SELECT} WHERE id = $1`, [id]))[0];
  }

  async findByUser(userId: string, sql: SqlRunner = this.database): Promise<WorkspaceView | undefined> {
    return (await sql.query<WorkspaceView>(`${SELECT} WHERE user_id = $1`, [userId]))[0];
  }

  /** Streams of the workspace and of its servers, deleted ones included. */
  async listStreams(id: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>('SELECT stream_id AS id FROM es_stream WHERE tenant_id = $1 ORDER BY 1', [id]);
    return rows.map((row) => row.id);
  }
}
