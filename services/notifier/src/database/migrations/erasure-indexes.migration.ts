import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is erased by person is found by person. */
export class ErasureIndexes1700000006007 implements MigrationInterface {
  name = 'ErasureIndexes1700000006007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX incident_user ON incident (user_id);
      CREATE INDEX story_user ON story (user_id);
      CREATE INDEX server_user ON server (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX incident_user, story_user, server_user');
  }
}
