import type { SqlRunner } from '@nowahala/platform';
import { toRecipient } from './recipient.repository.js';
import type { Recipient, RecipientRow } from './recipient.repository.js';

/** Everything that decides how a person can be reached about a workspace. */
export interface RecipientProfile {
  recipient: Recipient;
  workspace: { email: boolean; whatsApp: boolean; planHasWhatsApp: boolean };
  emailSuppressed: boolean;
  phoneStopped: boolean;
}

interface ProfileRow extends RecipientRow {
  email_enabled: boolean;
  whatsapp_enabled: boolean;
  plan_whatsapp: boolean;
  suppressed: boolean;
  stopped: boolean;
}

/** Locks the person, so that two alerts at once are counted one after the other. Null while she is not known. */
export async function findProfile(sql: SqlRunner, userId: string, workspaceId: string | null): Promise<RecipientProfile | null> {
  const [row] = await sql.query<ProfileRow>(
    `SELECT r.user_id, r.full_name, r.email, r.email_verified, r.phone, r.phone_verified, r.time_zone, r.language, r.wants_news,
       coalesce(w.email_enabled, true) AS email_enabled, coalesce(w.whatsapp_enabled, false) AS whatsapp_enabled, coalesce(w.plan_whatsapp, false) AS plan_whatsapp,
       EXISTS (SELECT 1 FROM suppression s WHERE s.address = lower(r.email)) AS suppressed,
       EXISTS (SELECT 1 FROM phone_state p WHERE p.phone = r.phone AND p.stopped_at IS NOT NULL) AS stopped
     FROM recipient r LEFT JOIN workspace w ON w.workspace_id = $2 WHERE r.user_id = $1 FOR UPDATE OF r`,
    [userId, workspaceId],
  );
  if (!row) return null;
  return {
    recipient: toRecipient(row),
    workspace: { email: row.email_enabled, whatsApp: row.whatsapp_enabled, planHasWhatsApp: row.plan_whatsapp },
    emailSuppressed: row.suppressed,
    phoneStopped: row.stopped,
  };
}

/** What is missing before an alert about this workspace can be addressed. */
export async function findUnknown(
  sql: SqlRunner,
  userId: string,
  workspaceId: string,
): Promise<{ person: boolean; workspace: boolean; plan: boolean }> {
  const [row] = await sql.query<{ person: boolean; workspace: boolean; plan: boolean }>(
    `SELECT NOT EXISTS (SELECT 1 FROM recipient WHERE user_id = $1) AS person, NOT EXISTS (SELECT 1 FROM workspace WHERE workspace_id = $2) AS workspace,
       NOT EXISTS (SELECT 1 FROM workspace WHERE workspace_id = $2 AND plan_state <> 'none') AS plan`,
    [userId, workspaceId],
  );
  return row!;
}
