/**
 * What a Prometheus sees of a release: is every part a target and up, does every rule evaluate, does every query of every
 * dashboard answer. On a cluster it asks through the API server, so it needs nothing but kubectl.
 *   node deploy/verify/watching.mjs <namespace of Prometheus> [<namespace of the release>]
 *   node deploy/verify/watching.mjs http://127.0.0.1:19090
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const [around, namespace] = process.argv.slice(2);
const run = promisify(execFile);
const PARTS = ['analyzer', 'billing', 'gateway', 'identity', 'notifier', 'prober', 'scheduler', 'workspaces'];
const problems = [];

async function read(path) {
  if (around.startsWith('http')) return (await fetch(`${around}/api/v1/${path}`, { signal: AbortSignal.timeout(30_000) })).json();
  const { stdout } = await run(
    process.env.KUBECTL ?? 'kubectl',
    ['get', '--raw', `/api/v1/namespaces/${around}/services/prometheus:9090/proxy/api/v1/${path}`],
    { maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

async function ask(path) {
  const answer = await read(path);
  if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`);
  return answer.data;
}

const { activeTargets } = await ask('targets?state=active');
const ours = activeTargets.filter(({ labels }) => !namespace || labels.namespace === namespace);
for (const part of PARTS) {
  const pods = ours.filter(({ labels }) => labels.service === part);
  const down = pods.filter(({ health }) => health !== 'up');
  console.log(`${part.padEnd(11)} ${pods.length - down.length} of ${pods.length} pods answer`);
  if (pods.length === 0) problems.push(`${part} is no target`);
  for (const { labels, lastError } of down) problems.push(`${labels.pod}: ${lastError}`);
}

const { groups } = await ask('rules');
const rules = groups.flatMap((group) => group.rules);
for (const { name, health, lastError } of rules.filter((rule) => rule.health !== 'ok'))
  problems.push(`the rule ${name} is ${health}: ${lastError ?? 'not evaluated yet'}`);
const recorded = rules.filter(({ type }) => type === 'recording').map(({ name }) => name);
const silent = [];
for (const name of recorded) if ((await ask(`query?query=${name}`)).result.length === 0) silent.push(name);
const firing = rules.filter(({ type, state }) => type === 'alerting' && state === 'firing').map(({ name }) => name);
console.log(
  `${rules.length} rules evaluate: ${recorded.length} recorded, ${silent.length} of them without a value yet, ${rules.length - recorded.length} alerts, firing: ${firing.join(', ')}`,
);

const folder = new URL('../../charts/nowahala/files/dashboards/', import.meta.url);
const empty = [];
for (const file of readdirSync(folder)) {
  let answered = 0;
  const { panels } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));
  for (const { title, expr } of queries) {
    try {
      const { result } = await ask(`query?query=${encodeURIComponent(expr.replaceAll('$__rate_interval', '2m'))}`);
      if (result.length > 0) answered += 1;
      else empty.push(`${file} "${title}": ${expr}`);
    } catch (error) {
      problems.push(`${file} "${title}": ${error.message}`);
    }
  }
  console.log(`${file.padEnd(16)} ${answered} of ${queries.length} queries have something to show`);
}
for (const one of empty) console.log(`nothing yet  ${one}`);
for (const one of problems) console.log(`WRONG  ${one}`);
process.exitCode = problems.length > 0 ? 1 : 0;
