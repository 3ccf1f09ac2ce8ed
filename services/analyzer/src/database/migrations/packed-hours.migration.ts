import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hours that ended are packed, a row for each server and hour, by shard (ADR 0023). `ping_open`: hours of a shard that have pings which
 * are in no total and no pack yet, since when, how far a closing has come, and whether it met a pack that cannot be read. What marks
 * an hour dirty opens it, whichever release writes; only this one closes it. `ping_dropped`: hours whose rows are gone, so that later ones are compared with what was packed.
 */
export class PackedHours1780000000003 implements MigrationInterface {
  readonly name = 'PackedHours1780000000003';

  async up(sql: QueryRunner): Promise<void> {
    // In the order in which those who write take them, or we and they wait for each other.
    await sql.query(`LOCK TABLE monitor, ping_dirty, ping_hour IN ACCESS EXCLUSIVE MODE`);
    const [{ schema }] = (await sql.query(`SELECT current_schema() AS schema`)) as [{ schema: string }];
    await sql.query(`
      CREATE TABLE ping_pack (
        hour timestamptz NOT NULL, server_id uuid NOT NULL, pings bytea NOT NULL, PRIMARY KEY (hour, server_id)
      ) PARTITION BY RANGE (hour)`);
    await sql.query(`CREATE TABLE ping_dropped (hour timestamptz PRIMARY KEY)`);
    await sql.query(`
      CREATE TABLE ping_open (
        hour timestamptz, shard smallint, done_up_to uuid, damaged boolean NOT NULL DEFAULT false,
        marked_at timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (hour, shard)
      )`);
    // As the owner: pods of before write already while the role of theirs has no right to the new table yet.
    await sql.query(`
      CREATE FUNCTION open_hours() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = "${schema}", pg_temp AS $$
      BEGIN
        INSERT INTO ping_open (hour, shard) SELECT hour, shard FROM marked ORDER BY hour, shard
          ON CONFLICT (hour, shard) DO UPDATE SET done_up_to = NULL, marked_at = excluded.marked_at WHERE ping_open.done_up_to IS NOT NULL;
        RETURN NULL;
      END $$`);
    await sql.query(`REVOKE ALL ON FUNCTION open_hours FROM PUBLIC`);
    await sql.query(`
      CREATE TRIGGER open_hours AFTER INSERT ON ping_dirty REFERENCING NEW TABLE AS marked FOR EACH STATEMENT EXECUTE FUNCTION open_hours()`);
    await sql.query(`INSERT INTO ping_open (hour, shard) SELECT hour, shard FROM ping_dirty`);
    await sql.query(`ALTER TABLE ping_hour ADD COLUMN regions jsonb`);
    await sql.query(`ALTER TABLE monitor ADD COLUMN shard smallint`);
    await sql.query(`CREATE INDEX monitor_shard ON monitor (shard, server_id)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE monitor DROP COLUMN shard`);
    await sql.query(`ALTER TABLE ping_hour DROP COLUMN regions`);
    await sql.query(`DROP TRIGGER open_hours ON ping_dirty`);
    await sql.query(`DROP FUNCTION open_hours`);
    await sql.query(`DROP TABLE ping_pack, ping_dropped, ping_open`);
  }
}
