import { askDatabase, lastLogLines } from './processes.mjs';

/** Where messages are that did not come, and what the product said meanwhile. */
export async function printWhatIsMissing(folder) {
  const counted = `SELECT state, channel, attempts, claimed_until < now() AS claim_is_over, count(*)::int FROM notifier.delivery GROUP BY 1, 2, 3, 4`;
  console.log('deliveries:', await askDatabase(folder, counted));
  console.log('incidents to be told:', await askDatabase(folder, 'SELECT count(*)::int FROM notifier.incident WHERE tell_at IS NOT NULL'));
  const busy = `SELECT state, wait_event, left(query, 100) AS query, count(*)::int FROM pg_stat_activity WHERE datname = current_database() GROUP BY 1, 2, 3`;
  console.log('connections:', await askDatabase(folder, busy));
  console.log(lastLogLines(folder).join('\n'));
}
