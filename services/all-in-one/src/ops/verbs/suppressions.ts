import type pg from 'pg';
import { fine, refused, table } from '../command-result.js';
import type { CommandResult } from '../command-result.js';
import { audited } from '../audit.js';
import type { Operator, Verb } from '../verb.js';

const USAGE = `suppressions                            addresses that get no mail, with the reason, the newest first
suppressions lift <address>... --yes    alerts go there again; suppressed anew where the address is refused again`;

export const suppressions: Verb = {
  summary: 'e-mail addresses that get no alerts because they refused one, and how to lift that',
  usage: USAGE,
  run: async ({ plain: [what = 'list', ...addresses], yes }, operator) => {
    if (what === 'list') return list(operator.engines.sql);
    if (what === 'lift' && addresses.length > 0)
      return lift(
        operator,
        addresses.map((address) => address.toLowerCase()),
        yes,
      );
    return refused(USAGE);
  },
};

async function list(sql: pg.Client): Promise<CommandResult> {
  const { rows } = await sql.query('SELECT address, reason, at FROM notifier.suppression ORDER BY at DESC, address');
  if (rows.length === 0) return fine('No address is suppressed.');
  return fine(
    table(
      ['address', 'since', 'reason'],
      rows.map((row) => [row.address, row.at, row.reason]),
    ),
  );
}

async function lift({ engines: { sql }, name }: Operator, addresses: string[], yes: boolean): Promise<CommandResult> {
  const { rows } = await sql.query('SELECT address FROM notifier.suppression WHERE address = ANY($1)', [addresses]);
  if (rows.length === 0) return refused('None of them is suppressed.');
  if (!yes) return fine(`${rows.length} of ${addresses.length} would get mails again. Nothing was changed; add --yes.`);
  // The audit keeps no address: it is never changed, and people may ask to be forgotten.
  await audited(sql, { operator: name, verb: 'suppressions lift', object: `${rows.length} addresses` }, async () => {
    for (const table of ['suppression', 'address_refusal'])
      await sql.query(`DELETE FROM notifier.${table} WHERE address = ANY($1)`, [addresses]);
  });
  return fine(`${rows.length} of ${addresses.length} get mails again.`);
}
