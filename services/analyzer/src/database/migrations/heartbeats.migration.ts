import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that call us: what is expected of them, their beats, and the runs of the gateways that took them. */
export class Heartbeats1780000000001 implements MigrationInterface {
  readonly name = 'Heartbeats1780000000001';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE heartbeat (
        heartbeat_id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, name text NOT NULL, schedule jsonb NOT NULL,
        grace_minutes int NOT NULL, only_post bool NOT NULL, address_round int NOT NULL, config_version bigint NOT NULL, removed bool NOT NULL,
        owner_paused bool NOT NULL, plan_paused bool NOT NULL DEFAULT false, plan_version bigint NOT NULL DEFAULT 0,
        status text NOT NULL, last_at timestamptz, last_kind text, running_since timestamptz, due_at timestamptz, deadline timestamptz,
        judge_at timestamptz, incident_id uuid, trouble text, words text NOT NULL DEFAULT '', state_since timestamptz NOT NULL);
      CREATE INDEX heartbeat_judge ON heartbeat (judge_at) WHERE judge_at IS NOT NULL;
      CREATE INDEX heartbeat_workspace ON heartbeat (workspace_id);
      CREATE TABLE beat (
        heartbeat_id uuid, at timestamptz, run_id uuid, number bigint, workspace_id uuid, kind text NOT NULL, exit_code int, words text NOT NULL,
        address_round int NOT NULL, by_post bool NOT NULL, PRIMARY KEY (heartbeat_id, at, run_id, number));
      CREATE INDEX beat_workspace ON beat (workspace_id);
      CREATE INDEX beat_of_nobody ON beat (at) WHERE workspace_id IS NULL;
      CREATE TABLE beat_run (
        run_id uuid PRIMARY KEY, taken_from timestamptz NOT NULL, taken_until timestamptz NOT NULL, ended bool NOT NULL, seen_at timestamptz NOT NULL,
        lost_alerted bool NOT NULL DEFAULT false);
      ALTER TABLE incident_list ADD COLUMN heartbeat_trouble text`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query('ALTER TABLE incident_list DROP COLUMN heartbeat_trouble; DROP TABLE beat_run; DROP TABLE beat; DROP TABLE heartbeat');
  }
}
