import { Injectable } from '@nestjs/common';
import type { HeartbeatSchedule } from '@nowahala/kernel';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';

export interface HeartbeatView {
  id: string;
  workspaceId: string;
  userId: string;
  name: string;
  schedule: HeartbeatSchedule;
  graceMinutes: number;
  onlyPost: boolean;
  paused: boolean;
  addressRound: number;
  /** Version of the heartbeat's stream. */
  version: number;
  createdAt: Date;
}

const SELECT = `SELECT id, workspace_id, user_id, name, schedule, grace_minutes, only_post, paused, address_round, version, created_at FROM heartbeat_view`;

/** Heartbeats that are not deleted. */
@Injectable()
export class HeartbeatQuery {
  constructor(private readonly database: Database) {}

  async find(id: string, sql: SqlRunner = this.database): Promise<HeartbeatView | undefined> {
    return (await sql.query<HeartbeatView>(`${SELECT} WHERE id = $1`, [id]))[0];
  }

  /** Oldest first. */
  async list(workspaceId: string, sql: SqlRunner = this.database): Promise<HeartbeatView[]> {
    return sql.query<HeartbeatView>(`${SELECT} WHERE workspace_id = $1 ORDER BY created_at, id`, [workspaceId]);
  }
}
