import { fine, refused } from '../command-result.js';
import { audited } from '../audit.js';
import type { Verb } from '../verb.js';

const USAGE = `sign-out                how many are signed in
sign-out everybody --yes   after a restore and before the product starts: each signs in again`;

/** A restore brings back sessions that were ended after the backup: of a thief, or of a phone that was lost. */
export const signOut: Verb = {
  summary: 'ends every session, of which a restore brings back those that were ended since',
  usage: USAGE,
  run: async ({ plain: [whom], yes }, { engines: { sql }, name }) => {
    if (whom !== undefined && whom !== 'everybody') return refused(USAGE);
    const { rows } = await sql.query<{ count: number }>('SELECT count(*)::int AS count FROM identity.session WHERE revoked_at IS NULL');
    const { count } = rows[0]!;
    if (whom === undefined || !yes) return fine(`${count} sessions. Nothing was changed; add everybody --yes.`);
    await audited(sql, { operator: name, verb: 'sign-out', object: `${count} sessions` }, () => sql.query('DELETE FROM identity.session'));
    return fine(`${count} sessions ended.`);
  },
};
