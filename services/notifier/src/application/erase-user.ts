import type { SqlRunner } from '@nowahala/platform';

/** Everything this room holds about a person and her workspaces, gone. Bounced addresses are kept for nobody. */
export async function eraseUser(sql: SqlRunner, userId: string, workspaceIds: readonly string[]): Promise<void> {
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
export async function pruneConfirmations(sql: SqlRunner): Promise<void> {
  await sql.query(`DELETE FROM delivery WHERE kind IN ('account_closed', 'account_erased') AND state NOT IN ('queued', 'sending')`);
}
