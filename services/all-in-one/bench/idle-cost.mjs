/** What a product costs that has nothing to do: memory, processor, what it asks of PostgreSQL, and over how many connections. */
import { setTimeout as sleep } from 'node:timers/promises';
import { result } from '../../libs/testkit/bench/results.mjs';
import { cpuSeconds, databaseCounts, memoryMb, treeOf } from './processes.mjs';

/** Share of one core that the product and its PostgreSQL use within this time, in percent. */
export async function share(product, folder, ms) {
  const used = () => cpuSeconds(treeOf(product.pid, folder));
  const [before, at] = [used(), performance.now()];
  await sleep(ms);
  return Math.round(((used() - before) / ((performance.now() - at) / 1000)) * 1000) / 10;
}

export async function measureIdle(product, folder, ms) {
  const before = await databaseCounts(folder);
  const mb = memoryMb(treeOf(product.pid, folder));
  const percent = await share(product, folder, ms);
  const { transactions, connections } = await databaseCounts(folder);
  const rate = (transactions - before.transactions) / (ms / 1_000);
  result({ name: 'idle, MB', ours: mb, goal: 220, lower: true });
  result({ name: 'idle, % of one core', ours: percent, goal: 1.5, lower: true });
  result({ name: 'idle, transactions a second', ours: rate, lower: true });
  result({ name: 'idle, connections to PostgreSQL', ours: connections, goal: 10, lower: true });
  console.log(`idle: ${mb} MB, ${percent} % of one core, ${rate.toFixed(1)} transactions a second, ${connections} connections`);
}
