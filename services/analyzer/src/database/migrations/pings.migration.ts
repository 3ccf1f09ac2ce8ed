import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every answer, by day; and what an hour came to. An hour that got pings since it was last added up is marked dirty:
 * readers count it from the pings themselves, a job adds it up and removes the mark.
 */
export class Pings1760000000002 implements MigrationInterface {
  readonly name = 'Pings1760000000002';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE ping (
        server_id uuid NOT NULL,
        scheduled_at timestamptz NOT NULL,
        started_at timestamptz NOT NULL,
        response_us int,
        status smallint NOT NULL,
        kind smallint NOT NULL,
        code smallint NOT NULL,
        region text NOT NULL,
        error_class text NOT NULL,
        message text NOT NULL,
        PRIMARY KEY (server_id, scheduled_at, region)
      ) PARTITION BY RANGE (scheduled_at)`);
    await sql.query(`
      CREATE TABLE ping_hour (
        server_id uuid NOT NULL,
        hour timestamptz NOT NULL,
        listed int NOT NULL,
        success int NOT NULL,
        failures int NOT NULL,
        unknown int NOT NULL,
        good_us bigint NOT NULL,
        p50_us int NOT NULL,
        p95_us int NOT NULL,
        PRIMARY KEY (server_id, hour)
      )`);
    await sql.query(`CREATE TABLE ping_dirty (hour timestamptz, shard smallint, PRIMARY KEY (hour, shard))`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP TABLE ping, ping_hour, ping_dirty`);
  }
}
