import { readFileSync } from 'node:fs';
import { NameResolver, NetworkPolicy, parseWebsite } from '../../libs/platform/dist/index.js';
import { explain, rank } from '../../analyzer/dist/domain/advice/explain.js';
import { Facts } from '../../analyzer/dist/domain/advice/facts.js';
import { NodeEngine } from '../../prober/dist/adapters/network/engine/node-engine.js';
import { LoopLag } from '../../prober/dist/adapters/network/loop-lag.js';
import { NetworkProbe } from '../../prober/dist/adapters/network/network-probe.js';
import { PRODUCT_LIMITS } from '../../prober/dist/adapters/network/probe-context.js';
import { choosePing } from '../../prober/dist/adapters/network/icmp/choose-ping.js';

/**
 * npm run explain -- <url or file with the JSON of an evidence snapshot>
 * Checks the website once as a prober does, and prints what was seen, which situations it supports, and why one was chosen.
 */
const [asked] = process.argv.slice(2);
if (asked === undefined) {
  console.error('usage: npm run explain -- <https://website.example/ or evidence.json>');
  process.exit(2);
}

const evidence = /^https?:\/\//.test(asked) ? await seenAt(asked) : JSON.parse(readFileSync(asked, 'utf8'));
if (evidence === null) {
  console.log(`${asked} answers as it should: nothing to explain`);
  process.exit(0);
}
const facts = new Facts(evidence);
const { title, headings, text } = facts.page;
print('what was seen', {
  outcome: `${evidence.outcome} ${evidence.errorClass ?? ''}`,
  code: facts.code || '-',
  headers: Object.entries(evidence.http?.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  title: title || '-',
  headings: headings || '-',
  text: text.slice(0, 300) || '-',
  recognised: evidence.recognised.map((one) => `${one.kind} ${one.id} by ${one.by}`),
});
console.log('\nsituations that the evidence supports, the strongest first');
for (const { situation, strength } of rank(facts).slice(0, 8)) console.log(`  ${strength.toFixed(2).padStart(6)}  ${situation.id}`);
const { situation, cause, explanation } = explain(evidence);
print(`chosen: ${situation}`, { cause, ...explanation });
process.exit(0);

function print(heading, values) {
  console.log(`\n${heading}`);
  for (const [name, value] of Object.entries(values))
    console.log(`  ${name.padEnd(14)}${Array.isArray(value) ? value.map((one) => `\n    - ${one}`).join('') : value}`);
}

async function seenAt(url) {
  const policy = NetworkPolicy.parse(process.env.PROBE_ALLOW_NETWORKS ?? '');
  const judged = parseWebsite(url, policy);
  if (!judged.ok) {
    console.error(`${url} cannot be checked: ${judged.reason}`);
    process.exit(2);
  }
  const probe = new NetworkProbe({
    policy,
    engine: new NodeEngine(policy),
    resolver: new NameResolver({ servers: (process.env.PROBE_DNS_SERVERS ?? '').split(',').filter(Boolean) }),
    limits: PRODUCT_LIMITS,
    ping: await choosePing(),
    loopLag: new LoopLag(),
    userAgent: 'NoWahala explain',
    region: 'local',
    hasIpv6: false,
    takenAt: () => new Date().toISOString(),
    realMs: Date.now,
  });
  const target = { serverId: 'asked', workspaceId: 'asked', ipAddress: null, website: judged.value };
  return (await probe.check(target, () => true)).evidence;
}
