import type { SqlRunner } from '@nowahala/platform';

export interface NotificationGroup {
  groupKey: string;
  userId: string;
  workspaceId: string;
  kind: 'down' | 'unstable';
  startedAt: Date;
  acknowledgedAt: Date | null;
  closed: boolean;
  /** Everything due until then was told. */
  remindedUntil: Date;
  nextDueAt: Date | null;
}

interface StoryRow {
  story_id: string;
  user_id: string;
  workspace_id: string;
  kind: 'down' | 'unstable';
  started_at: Date;
  acknowledged_at: Date | null;
  closed: boolean;
  reminded_until: Date;
  next_due_at: Date | null;
}

export async function saveGroup(sql: SqlRunner, story: NotificationGroup): Promise<void> {
  await sql.query(
    `INSERT INTO story (story_id, user_id, workspace_id, kind, started_at, acknowledged_at, closed, reminded_until, next_due_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (story_id) DO UPDATE SET kind = EXCLUDED.kind, acknowledged_at = EXCLUDED.acknowledged_at, closed = EXCLUDED.closed,
       reminded_until = EXCLUDED.reminded_until, next_due_at = EXCLUDED.next_due_at`,
    [
      story.groupKey,
      story.userId,
      story.workspaceId,
      story.kind,
      story.startedAt,
      story.acknowledgedAt,
      story.closed,
      story.remindedUntil,
      story.nextDueAt,
    ],
  );
}

export async function findGroup(sql: SqlRunner, groupKey: string): Promise<NotificationGroup | null> {
  const [row] = await sql.query<StoryRow>('SELECT * FROM story WHERE story_id = $1', [groupKey]);
  return row ? toStory(row) : null;
}

/** Those of which more may have to be said. */
export async function listOpenGroups(sql: SqlRunner, userId: string): Promise<NotificationGroup[]> {
  const rows = await sql.query<StoryRow>('SELECT * FROM story WHERE user_id = $1 AND next_due_at IS NOT NULL', [userId]);
  return rows.map(toStory);
}

export async function findDueGroups(sql: SqlRunner, now: Date, limit: number): Promise<NotificationGroup[]> {
  const rows = await sql.query<StoryRow>('SELECT * FROM story WHERE next_due_at <= $1 ORDER BY next_due_at LIMIT $2', [now, limit]);
  return rows.map(toStory);
}

function toStory(row: StoryRow): NotificationGroup {
  return {
    groupKey: row.story_id,
    userId: row.user_id,
    workspaceId: row.workspace_id,
    kind: row.kind,
    startedAt: row.started_at,
    acknowledgedAt: row.acknowledged_at,
    closed: row.closed,
    remindedUntil: row.reminded_until,
    nextDueAt: row.next_due_at,
  };
}
