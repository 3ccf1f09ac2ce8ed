import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { workspaceViewEntity } from './workspace-view.entity.js';
import type { WorkspaceView } from './workspace-view.entity.js';

@Injectable()
export class WorkspaceQuery {
  constructor(private readonly database: Database) {}

  find(id: string, sql: SqlRunner = this.database): Promise<WorkspaceView | null> {
    return sql.manager.findOneBy(workspaceViewEntity, { id });
  }

  findByUser(userId: string, sql: SqlRunner = this.database): Promise<WorkspaceView | null> {
    return sql.manager.findOneBy(workspaceViewEntity, { userId });
  }

  /** Streams of the workspace and of its servers, deleted ones included. */
  async listStreams(id: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>('SELECT stream_id AS id FROM es_stream WHERE tenant_id = $1 ORDER BY 1', [id]);
    return rows.map((row) => row.id);
  }
}
