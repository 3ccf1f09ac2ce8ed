import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { heartbeatViewEntity } from './heartbeat-view.entity.js';
import type { HeartbeatView } from './heartbeat-view.entity.js';

/** Heartbeats that are not deleted. */
@Injectable()
export class HeartbeatQuery {
  constructor(private readonly database: Database) {}

  find(id: string, sql: SqlRunner = this.database): Promise<HeartbeatView | null> {
    return sql.manager.findOneBy(heartbeatViewEntity, { id });
  }

  /** Oldest first. */
  list(workspaceId: string, sql: SqlRunner = this.database): Promise<HeartbeatView[]> {
    return sql.manager.find(heartbeatViewEntity, { where: { workspaceId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }
}
