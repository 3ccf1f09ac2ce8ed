import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of a plan paused it, for servers that arrive afterwards. */
export class PausedPlans1760000000018 implements MigrationInterface {
  readonly name = 'PausedPlans1760000000018';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query('ALTER TABLE entitlement ADD COLUMN paused_version bigint');
    await sql.query(`
      UPDATE entitlement e SET paused_version = version
      WHERE EXISTS (SELECT 1 FROM monitor m WHERE m.workspace_id = e.workspace_id AND m.state = 'plan_paused' AND NOT m.removed)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query('ALTER TABLE entitlement DROP COLUMN paused_version');
  }
}
