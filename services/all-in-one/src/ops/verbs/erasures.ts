import { readFileSync } from 'node:fs';
import { topicCodecs } from '@nowahala/contracts';
import { headersOf, newId, outboxShardOf } from '@nowahala/platform';
import type pg from 'pg';
import { fine, refused } from '../command-result.js';
import type { CommandResult } from '../command-result.js';
import { audited } from '../audit.js';
import type { Operator, Verb } from '../verb.js';

interface Erasure {
  userId: string;
  requestedAt: string;
}

const STDIN = 0;
const USAGE = `erasures list > erasures.json                keep it beside the backups, newer than any of them
erasures replay - --yes < erasures.json      after a restore: whoever is on the list is forgotten again; - or the name of a file`;

/** A restored backup contains users who were erased since. The list names them, and replaying it erases them again. */
export const erasures: Verb = {
  summary: 'the list of people who must not come back with a restore, and its replay',
  usage: USAGE,
  run: async ({ plain: [what, file], yes }, operator) => {
    if (what === 'list') return list(operator.engines.sql);
    if (what === 'replay' && file) return replay(operator, JSON.parse(readFileSync(file === '-' ? STDIN : file, 'utf8')) as Erasure[], yes);
    return refused(USAGE);
  },
};

async function list(sql: pg.Client): Promise<CommandResult> {
  const { rows } = await sql.query<{ user_id: string; requested_at: Date }>(
    'SELECT user_id, requested_at FROM identity.erasure_task ORDER BY requested_at, user_id',
  );
  return fine(JSON.stringify(rows.map((row): Erasure => ({ userId: row.user_id, requestedAt: row.requested_at.toISOString() }))));
}

async function replay({ engines: { sql }, name }: Operator, wanted: Erasure[], yes: boolean): Promise<CommandResult> {
  const { rows } = await sql.query<{ id: string }>(
    'SELECT id FROM identity.app_user WHERE id::text = ANY($1::text[]) AND erasing_at IS NULL',
    [wanted.map((one) => one.userId)],
  );
  const back = new Set(rows.map((row) => row.id));
  if (back.size === 0) return fine(`None of the ${wanted.length} is back.`);
  if (!yes)
    return fine(`${back.size} of ${wanted.length} came back with the restore:\n${[...back].join('\n')}\nNothing was changed; add --yes.`);
  for (const erasure of wanted.filter((one) => back.has(one.userId))) {
    await audited(sql, { operator: name, verb: 'erasures replay', object: erasure.userId }, () => forgetAgain(sql, erasure));
  }
  return fine(`${back.size} are being forgotten again. In a few minutes: erase-check`);
}

async function forgetAgain(sql: pg.Client, { userId, requestedAt }: Erasure): Promise<void> {
  const { rows } = await sql.query<{ workspace_id: string }>('SELECT workspace_id FROM identity.user_workspace WHERE user_id = $1', [
    userId,
  ]);
  const asked = new Date(requestedAt);
  await sql.query(
    'UPDATE identity.app_user SET erasing_at = $2, email_key = NULL, username_key = NULL, version = version + 1 WHERE id = $1',
    [userId, asked],
  );
  await sql.query('DELETE FROM identity.session WHERE user_id = $1', [userId]);
  await sql.query('DELETE FROM identity.erasure_ack WHERE user_id = $1', [userId]);
  await sql.query(
    `INSERT INTO identity.erasure_task (user_id, requested_at) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET finished_at = NULL, alarmed_at = NULL`,
    [userId, asked],
  );
  const id = newId();
  const type = 'nowahala.identity.v1.UserErased';
  const payload = topicCodecs['user.erased']
    .encode({ userId, workspaceIds: rows.map((row) => row.workspace_id), requestedAt: asked })
    .finish();
  const headers = headersOf(id, type, { tenantId: userId, producer: 'ops', now: asked, meta: { actor: 'operator', correlationId: id } });
  await sql.query(
    `INSERT INTO identity.outbox (shard, topic, key, msg_id, type, payload, headers, occurred_at) VALUES ($1, 'user.erased', $2, $3, $4, $5, $6, $7)`,
    [outboxShardOf(userId), userId, id, type, Buffer.from(payload), JSON.stringify(headers), asked],
  );
}
