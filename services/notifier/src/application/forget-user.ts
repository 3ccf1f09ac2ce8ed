import type { SqlRunner } from '@nowahala/platform';

/** Everything this room holds about a person and her workspaces, gone. Bounced addresses are kept for nobody. */
export async function forgetUser(sql: SqlRunner, userId: string, workspaceIds: readonly string[]): Promise<void> {
  await sql.query(`DELETE FROM suppression WHERE address IN (SELECT lower(email) FROM recipient WHERE user_id = $1)`, [userId]);
  await sql.query(`DELETE FROM phone_state WHERE phone IN (SELECT phone FROM recipient WHERE user_id = $1)`, [userId]);
  await sql.query(`DELETE FROM incoming_message WHERE phone IN (SELECT phone FROM recipient WHERE user_id = $1)`, [userId]);
  // Not yet sent: the mail that confirms the deletion. It forgets its address when it has left.
  await sql.query(
    `DELETE FROM delivery WHERE (user_id = $1 OR workspace_id = ANY($2::uuid[])) AND NOT (kind IN ('account_closed', 'account_erased') AND state IN ('queued', 'sending'))`,
    [userId, workspaceIds],
  );
  for (const table of ['notification', 'story', 'incident', 'drill', 'server', 'workspace', 'recipient'])
    await sql.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
}

/** Confirmation mails to people who are gone keep no address once they left. */
export async function forgetConfirmations(sql: SqlRunner): Promise<void> {
  await sql.query(`DELETE FROM delivery WHERE kind IN ('account_closed', 'account_erased') AND state NOT IN ('queued', 'sending')`);
}

export async function exportUser(sql: SqlRunner, userId: string): Promise<string> {
  const rows = (text: string) => sql.query(text, [userId]);
  return JSON.stringify({
    alertSettings: await rows(
      'SELECT email, email_verified, phone, phone_verified, time_zone, language, wants_news FROM recipient WHERE user_id = $1',
    ),
    notifications: await rows('SELECT kind, title, text, created_at, read_at FROM notification WHERE user_id = $1 ORDER BY created_at'),
    deliveries: await rows(
      'SELECT kind, channel, address, state, attempts, created_at, sent_at, delivered_at, read_at, error FROM delivery WHERE user_id = $1 ORDER BY place',
    ),
    drills: await rows('SELECT drill_id, started_at FROM drill WHERE user_id = $1 ORDER BY started_at'),
  });
}
