/**
 * What a Prometheus makes of the running product: every target answers, every rule evaluates, every metric of a rule is known.
 *   node deploy/verify/scraped.mjs http://127.0.0.1:19090
 */
const prometheus = process.argv[2];

async function ask(path) {
  const answer = await fetch(`${prometheus}/api/v1/${path}`, { signal: AbortSignal.timeout(15_000) });
  const { status, data, error } = await answer.json();
  if (status !== 'success') throw new Error(`${path}: ${error}`);
  return data;
}
const query = async (expression) => (await ask(`query?query=${encodeURIComponent(expression)}`)).result;

const { activeTargets } = await ask('targets?state=active');
for (const { labels, health, lastError } of activeTargets) console.log(`${labels.service}: ${health} ${lastError}`);
const { groups } = await ask('rules');
const rules = groups.flatMap((group) => group.rules);
const recording = rules.filter(({ type }) => type === 'recording');
const silent = [];
for (const { name } of recording) if ((await query(name)).length === 0) silent.push(name);
const alerting = rules.filter(({ type }) => type === 'alerting');
const firing = alerting.filter(({ state }) => state !== 'inactive').map(({ name, state }) => `${name} ${state}`);
const broken = rules.filter(({ health }) => health !== 'ok').map(({ name, lastError }) => `${name}: ${lastError}`);
const names = (await ask('label/__name__/values')).filter((name) => !/^(go|process|nodejs|scrape|up|nowahala:|ALERTS)/.test(name));

console.log(`${names.length} metrics of ours; ${recording.length} recording rules, ${silent.length} without a value yet; ${alerting.length} alerts, not quiet: ${firing.join(', ') || 'none'}`);
if (silent.length > 0) console.log(`no value yet: ${silent.join(' ')}`);
for (const expression of ['sum(rate(http_request_seconds_count[1m]))', 'sum(scheduler_slots_total)', 'sum(incident_detect_seconds_count)'])
  console.log(`${expression} = ${(await query(expression))[0]?.value[1] ?? 'unknown'}`);
const down = activeTargets.filter(({ health }) => health !== 'up');
if (down.length > 0 || broken.length > 0 || activeTargets.length === 0 || alerting.length === 0) {
  console.error([...down.map(({ labels, lastError }) => `${labels.service} is not read: ${lastError}`), ...broken].join('\n') || 'no targets or no alerts');
  process.exitCode = 1;
}
