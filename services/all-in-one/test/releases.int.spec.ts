import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { runCommand } from '../src/ops/command.js';
import { readSchema } from '../src/ops/schema/read-schema.js';
import type { SchemaRecord } from '../src/ops/schema/read-schema.js';
import { whatBreaks } from '../src/ops/schema/what-breaks.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'services/all-in-one/releases');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => ({
    release: name.replace('.schema.json', ''),
    record: JSON.parse(readFileSync(join(folder, name), 'utf8')) as SchemaRecord,
  }));

/** What old pods could not live with while they run beside new ones, or after a rollback; each with the sentence that refuses it. */
const breaking: [sql: string, sentence: string][] = [
  ['DROP TABLE notifier.suppression', 'notifier.suppression is gone'],
  ['ALTER TABLE notifier.delivery RENAME TO message', 'notifier.delivery is gone'],
  ['ALTER TABLE notifier.delivery DROP COLUMN handed_text', 'notifier.delivery.handed_text is gone'],
  ['ALTER TABLE notifier.delivery RENAME COLUMN kind TO sort', 'notifier.delivery.kind is gone'],
  [
    'ALTER TABLE notifier.suppression ADD COLUMN since int NOT NULL',
    'notifier.suppression.since is new and required, and nothing fills it for code that does not know it',
  ],
  ['ALTER TABLE notifier.delivery ALTER COLUMN provider_id SET NOT NULL', 'notifier.delivery.provider_id may not be left out any more'],
  ['ALTER TABLE notifier.delivery ALTER COLUMN facts DROP DEFAULT', 'notifier.delivery.facts is not filled by itself any more'],
  ['ALTER TABLE notifier.delivery ALTER COLUMN error TYPE varchar(80)', 'notifier.delivery.error was text and is character varying(80)'],
  ['ALTER TABLE notifier.delivery ALTER COLUMN attempts TYPE bigint', 'notifier.delivery.attempts was integer and is bigint'],
  [
    'ALTER TABLE notifier.delivery DROP CONSTRAINT delivery_once',
    'notifier.delivery has no unique index delivery_once as it was, which ON CONFLICT may need',
  ],
  [
    'CREATE UNIQUE INDEX one_phone ON notifier.recipient (phone)',
    'notifier.recipient has the new unique index one_phone, which rows of old code may violate',
  ],
  [
    `ALTER TABLE notifier.delivery ADD CONSTRAINT known_channel CHECK (channel IN ('email', 'whatsapp'))`,
    'notifier.delivery has the new rule known_channel, which rows of old code may violate',
  ],
  [
    'ALTER TABLE notifier.story ADD CONSTRAINT story_of_somebody FOREIGN KEY (user_id) REFERENCES notifier.recipient',
    'notifier.story has the new rule story_of_somebody, which rows of old code may violate',
  ],
  ['DROP FUNCTION notifier.forget_tenant(uuid)', 'the function notifier.forget_tenant(tenant uuid) returns void is gone'],
];

const expanding = [
  'CREATE TABLE notifier.digest (id uuid PRIMARY KEY, about text NOT NULL)',
  'ALTER TABLE notifier.delivery ADD COLUMN colour text',
  `ALTER TABLE notifier.delivery ADD COLUMN colour text NOT NULL DEFAULT 'red'`,
  'ALTER TABLE notifier.delivery ADD COLUMN colour text UNIQUE',
  `ALTER TABLE notifier.delivery ADD COLUMN colour text CHECK (colour IN ('red', 'blue'))`,
  'ALTER TABLE notifier.delivery ALTER COLUMN kind DROP NOT NULL',
  'ALTER TABLE identity.idempotency ALTER COLUMN status TYPE int',
  'CREATE INDEX delivery_kind ON notifier.delivery (kind)',
];

describe('the schema', () => {
  let database: ThrowawayDatabase;
  let sql: pg.Client;
  let today: SchemaRecord;

  beforeAll(async () => {
    database = await throwawayDatabase();
    await runCommand(['migrate'], { DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    sql = new pg.Client({ connectionString: database.url });
    await sql.connect();
    today = await readSchema(sql);
  }, 120_000);
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  /** As a migration would change it; undone afterwards. */
  const after = async (change: string): Promise<SchemaRecord> => {
    await sql.query('BEGIN');
    try {
      await sql.query(change);
      return await readSchema(sql);
    } finally {
      await sql.query('ROLLBACK');
    }
  };

  it('is written down for this release', () => {
    const written = releases.find(({ release }) => release === version)?.record;
    const asWritten = JSON.stringify(written) === JSON.stringify(today);
    if (!asWritten) throw new Error(`The migrations make another schema than releases/${version}.schema.json says: npm run schema:record`);
    expect(Object.keys(today.tables).length).toBeGreaterThan(60);
  });

  it.each(releases)('still serves the code of $release', ({ record }) => {
    expect(whatBreaks(record, today)).toEqual([]);
  });

  it.each(breaking)('refuses: %s', async (change, sentence) => {
    expect(whatBreaks(today, await after(change))).toContain(sentence);
  });

  it.each(expanding)('may grow: %s', async (change) => {
    expect(whatBreaks(today, await after(change))).toEqual([]);
  });
});
