import type { HeartbeatSchedule } from '@nowahala/kernel';
import { Database } from '@nowahala/platform';
import type { DueTime, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { BeatKind, HeartbeatHealth, HeartbeatTrouble } from '../domain/heartbeat/heartbeat.js';
import type { KeptHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';

interface Row extends Omit<KeptHeartbeat, 'health'> {
  schedule: HeartbeatSchedule;
  status: HeartbeatHealth['status'];
  lastAt: Date | null;
  lastKind: BeatKind | null;
  runningSince: Date | null;
  dueAt: Date | null;
  deadline: Date | null;
  incidentId: string | null;
  trouble: HeartbeatTrouble | null;
}

const SELECT = `SELECT heartbeat_id, workspace_id, user_id, name, schedule, grace_minutes, only_post, address_round, config_version, removed,
  owner_paused, plan_paused, plan_version, status, last_at, last_kind, running_since, due_at, deadline, incident_id, trouble, words, state_since
  FROM heartbeat`;

/** What the lookout asks. A run that is lost is an operator's matter, and found with the next unasked look. */
export const HEARTBEAT_DUE = 'EXISTS (SELECT FROM {schema}.heartbeat WHERE judge_at <= greatest($1, now()))';
export const HEARTBEAT_TIMES: DueTime[] = [{ table: 'heartbeat', at: 'judge_at' }];

@Injectable()
export class HeartbeatRepository {
  constructor(private readonly database: Database) {}

  async knownOf(tx: SqlRunner, heartbeatIds: string[]): Promise<Set<string>> {
    const rows = await tx.query<{ heartbeatId: string }>('SELECT heartbeat_id FROM heartbeat WHERE heartbeat_id = ANY($1::uuid[])', [
      heartbeatIds,
    ]);
    return new Set(rows.map(({ heartbeatId }) => heartbeatId));
  }

  /** Locked in the order of their ids, so that two transactions cannot wait for each other. */
  async lockAll(tx: SqlRunner, heartbeatIds: string[]): Promise<KeptHeartbeat[]> {
    const rows = await tx.query<Row>(`${SELECT} WHERE heartbeat_id = ANY($1::uuid[]) ORDER BY heartbeat_id FOR UPDATE`, [heartbeatIds]);
    return rows.map(toHeartbeat);
  }

  async lockOfWorkspace(tx: SqlRunner, workspaceId: string): Promise<KeptHeartbeat[]> {
    const rows = await tx.query<Row>(`${SELECT} WHERE workspace_id = $1 AND NOT removed ORDER BY heartbeat_id FOR UPDATE`, [workspaceId]);
    return rows.map(toHeartbeat);
  }

  /** Those to be judged by then; what another process is about to judge is left to it. */
  async lockDue(tx: SqlRunner, until: Date, limit: number): Promise<KeptHeartbeat[]> {
    const rows = await tx.query<Row>(`${SELECT} WHERE judge_at <= $1 ORDER BY judge_at LIMIT $2 FOR UPDATE SKIP LOCKED`, [until, limit]);
    return rows.map(toHeartbeat);
  }

  async postpone(tx: SqlRunner, heartbeatId: string, judgeAt: Date): Promise<void> {
    await tx.query('UPDATE heartbeat SET judge_at = $2 WHERE heartbeat_id = $1 AND judge_at < $2', [heartbeatId, judgeAt]);
  }

  /** Of those that are due to be judged; 0 where none is. */
  async longestWaitMs(now: Date): Promise<number> {
    const [row] = await this.database.query<{ oldest: Date | null }>('SELECT min(judge_at) AS oldest FROM heartbeat WHERE judge_at <= $1', [
      now,
    ]);
    return row?.oldest ? now.getTime() - row.oldest.getTime() : 0;
  }

  async find(heartbeatIds: string[]): Promise<KeptHeartbeat[]> {
    return (await this.database.query<Row>(`${SELECT} WHERE heartbeat_id = ANY($1::uuid[])`, [heartbeatIds])).map(toHeartbeat);
  }

  async insert(tx: SqlRunner, heartbeat: KeptHeartbeat): Promise<void> {
    const { heartbeatId, workspaceId, userId, stateSince, planPaused, planVersion } = heartbeat;
    await tx.query(
      `INSERT INTO heartbeat (heartbeat_id, workspace_id, user_id, plan_paused, plan_version, state_since, name, schedule, grace_minutes, only_post,
         address_round, config_version, removed, owner_paused, status)
       VALUES ($1, $2, $3, $4, $5, $6, '', '{}', 0, false, 0, 0, false, false, 'pending') ON CONFLICT DO NOTHING`,
      [heartbeatId, workspaceId, userId, planPaused, planVersion, stateSince],
    );
  }

  /** `judgeAt`: later than the deadline where outages of ours pushed it. */
  async update(tx: SqlRunner, heartbeat: KeptHeartbeat, judgeAt: Date | null = heartbeat.health.deadline): Promise<void> {
    const { health } = heartbeat;
    await tx.query(
      `UPDATE heartbeat SET name = $2, schedule = $3, grace_minutes = $4, only_post = $5, address_round = $6, config_version = $7, removed = $8,
         owner_paused = $9, plan_paused = $10, plan_version = $11, status = $12, last_at = $13, last_kind = $14, running_since = $15, due_at = $16,
         deadline = $17, judge_at = $18, incident_id = $19, trouble = $20, words = $21, state_since = $22 WHERE heartbeat_id = $1`,
      [
        ...[heartbeat.heartbeatId, heartbeat.name, JSON.stringify(heartbeat.schedule), heartbeat.graceMinutes, heartbeat.onlyPost],
        ...[heartbeat.addressRound, heartbeat.configVersion, heartbeat.removed, heartbeat.ownerPaused, heartbeat.planPaused],
        ...[heartbeat.planVersion, health.status, health.lastAt, health.lastKind, health.runningSince, health.dueAt, health.deadline],
        ...[judgeAt, health.incident?.id ?? null, health.incident?.trouble ?? null, heartbeat.words, heartbeat.stateSince],
      ],
    );
  }
}

function toHeartbeat({ status, lastAt, lastKind, runningSince, dueAt, deadline, incidentId, trouble, ...row }: Row): KeptHeartbeat {
  const incident = incidentId && trouble ? { id: incidentId, trouble } : null;
  return { ...row, health: { status, lastAt, lastKind, runningSince, dueAt, deadline, incident } };
}
