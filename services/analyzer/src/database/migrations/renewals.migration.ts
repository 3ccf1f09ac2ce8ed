import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What ends unless somebody renews it: certificates, domains and the owners' own dates. */
export class Renewals1760000000016 implements MigrationInterface {
  readonly name = 'Renewals1760000000016';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE monitor ADD COLUMN domain text, ADD COLUMN domain_website text`);
    await sql.query(`CREATE INDEX monitor_domain ON monitor (domain) WHERE domain <> ''`);
    await sql.query(
      `CREATE INDEX monitor_domain_unread ON monitor (server_id) WHERE domain_website IS DISTINCT FROM CASE WHEN removed THEN NULL ELSE website END`,
    );
    await sql.query(`
      CREATE TABLE certificate (
        server_id uuid, fingerprint text, workspace_id uuid NOT NULL, issuer text NOT NULL, starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL, seen_at timestamptz NOT NULL, PRIMARY KEY (server_id, fingerprint))`);
    await sql.query(`CREATE INDEX certificate_workspace ON certificate (workspace_id, fingerprint)`);
    await sql.query(`
      CREATE TABLE watched_domain (
        name text PRIMARY KEY, zone text NOT NULL, ends_at timestamptz, registrar text NOT NULL DEFAULT '', source text NOT NULL DEFAULT '',
        answered_at timestamptz, ask_at timestamptz NOT NULL)`);
    await sql.query(`CREATE INDEX watched_domain_due ON watched_domain (zone, ask_at)`);
    await sql.query(`CREATE TABLE domain_registry (zone text PRIMARY KEY, next_at timestamptz NOT NULL)`);
    await sql.query(`
      CREATE TABLE renewal (
        workspace_id uuid, kind text, subject text, user_id uuid NOT NULL, server_id uuid, name text NOT NULL DEFAULT '',
        starts_at timestamptz, ends_at timestamptz NOT NULL, warned smallint NOT NULL DEFAULT 0, warned_ends_at timestamptz,
        next_at timestamptz, PRIMARY KEY (workspace_id, kind, subject))`);
    await sql.query(`CREATE INDEX renewal_due ON renewal (next_at) WHERE next_at IS NOT NULL`);
    await sql.query(`CREATE INDEX renewal_server ON renewal (server_id) WHERE server_id IS NOT NULL`);
  }

  async down(sql: QueryRunner): Promise<void> {
    for (const table of ['renewal', 'domain_registry', 'watched_domain', 'certificate']) await sql.query(`DROP TABLE ${table}`);
    await sql.query(`DROP INDEX monitor_domain_unread, monitor_domain`);
    await sql.query(`ALTER TABLE monitor DROP COLUMN domain, DROP COLUMN domain_website`);
  }
}
