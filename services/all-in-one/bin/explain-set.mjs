import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NameResolver, NetworkPolicy, parseWebsite } from '../../libs/platform/dist/index.js';
import { NetworkTable } from '../../analyzer/dist/adapters/networks/network-table.js';
import { withNetwork } from '../../analyzer/dist/domain/advice/hosting.js';
import { plainNetworkName } from '../../analyzer/dist/domain/network/network-explanation.js';
import { explain } from '../../analyzer/dist/domain/advice/explain.js';
import { NodeEngine } from '../../prober/dist/adapters/network/engine/node-engine.js';
import { LoopLag } from '../../prober/dist/adapters/network/loop-lag.js';
import { NetworkProbe } from '../../prober/dist/adapters/network/network-probe.js';
import { PRODUCT_LIMITS } from '../../prober/dist/adapters/network/probe-context.js';
import { readSet } from '../fault-sets/format.mjs';
import { judge } from '../fault-sets/judge.mjs';
import { Network } from '../fault-sets/network.mjs';

/**
 * npm run explain:set -- <folder> [--all] [--only <id>]
 * Plays each fault of a set on a network of its own, has the real prober look at it and the catalogue explain it, and judges
 * what was said by the keys that the set states. Exit code 1 where fewer than 97 % of the causes or steps are right, or
 * something that is up counts as down.
 */
const BAR = 0.97;
const MOST_TRIES = 10;
const words = process.argv.slice(2).filter((word) => word !== '--inside');
const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : undefined;
const showAll = words.includes('--all') || only !== undefined;
const [folder] = words.filter((word) => !word.startsWith('--') && word !== only);
if (folder === undefined) {
  process.stderr.write('usage: npm run explain:set -- <folder with set.json> [--all] [--only <id>]\n');
  process.exit(2);
}
if (!process.argv.includes('--inside')) {
  const again = [process.execPath, '--no-warnings', fileURLToPath(import.meta.url), ...words, '--inside'];
  const { status, error } = spawnSync('unshare', ['--map-root-user', '--net', ...again], { stdio: 'inherit' });
  if (error) process.stderr.write(`no network of its own: ${error.message}\n`);
  process.exit(status ?? 2);
}

const print = (line) => process.stdout.write(`${line}\n`);
const set = readSet(folder);
const faults = set.faults.filter(({ id }) => only === undefined || id === only);
print(`${faults.length} faults by ${set.writtenBy}, ${set.writtenOn}, from ${set.from}`);
const network = new Network(faults);
const policy = NetworkPolicy.parse('');
const networks = new NetworkTable();
const judgements = [];
let [up, upRight] = [0, 0];
for (const fault of faults) {
  const diagnosis = await diagnosisOf(fault);
  if (fault.expect === 'up') {
    up += 1;
    if (diagnosis === null) upRight += 1;
    print(`${(diagnosis === null ? 'right' : 'WRONG').padEnd(9)} ${fault.id}   (${diagnosis?.situation ?? 'up'})`);
    if (diagnosis !== null) explainDiagnosis(diagnosis);
    continue;
  }
  const judgement = diagnosis === null ? null : judge(diagnosis, fault.expect);
  judgements.push(judgement);
  const verdict = judgement === null ? 'not down' : judgement.faults.length === 0 ? 'right' : 'WRONG';
  print(`${verdict.padEnd(9)} ${fault.id}${diagnosis === null ? '' : `   (${diagnosis.situation})`}`);
  if (judgement === null || judgement.faults.length > 0 || showAll) explainWrong(fault, diagnosis, judgement);
}
network.remove();

const share = (holds) => (judgements.length === 0 ? 1 : judgements.filter((one) => one !== null && holds(one)).length / judgements.length);
const [cause, step] = [share((one) => one.cause), share((one) => one.step)];
const plain = judgements.every(
  (one) => one !== null && one.jargon === null && !one.faults.some((each) => /^\d+ words|^reading/.test(each)),
);
print(
  `\ncause ${percent(cause)}   step ${percent(step)}   most words ${Math.max(0, ...judgements.map((one) => one?.words ?? 0))}   ` +
    `most years of school ${Math.max(0, ...judgements.map((one) => one?.years ?? 0)).toFixed(1)}   ` +
    `with a word of the trade ${judgements.filter((one) => one !== null && one.jargon !== null).length}   of ${judgements.length}` +
    (up === 0 ? '' : `   up ${upRight} of ${up}`),
);
process.exit(cause >= BAR && step >= BAR && plain && upRight === up ? 0 : 1);

async function diagnosisOf(fault) {
  const resolver = new NameResolver({ servers: [await network.stand(fault)], tryMs: 100 });
  const probe = new NetworkProbe({
    policy,
    engine: new NodeEngine(policy),
    resolver,
    limits: { ...PRODUCT_LIMITS, totalMs: 1_500, connectMs: 700, pingMs: 100, dnsMs: 500 },
    ping: network.ping,
    loopLag: new LoopLag(),
    userAgent: 'NoWahala/1.0 (+https://nowahala.example/bot)',
    region: 'lagos',
    hasIpv6: false,
    takenAt: () => new Date().toISOString(),
    realMs: Date.now,
  });
  const { website, ipAddress } = fault.server;
  const target = {
    serverId: 's',
    workspaceId: 'w',
    ipAddress: ipAddress ?? null,
    website: website === undefined ? null : websiteOf(website),
  };
  const { evidence } = await measured(probe, target);
  resolver.close();
  await network.clear();
  return evidence === null ? null : explain(withNetwork(evidence, (address) => plainNetworkName(networks.find(address)?.name ?? '')));
}

/** A machine with too much to do makes the prober late: what it could not measure then says nothing of the catalogue. */
async function measured(probe, target) {
  for (let tries = 1; ; tries += 1) {
    const result = await probe.check(target, () => true);
    if (result.outcome !== 'unknown' || tries === MOST_TRIES) return result;
  }
}

function websiteOf(url) {
  const judged = parseWebsite(url, policy);
  if (!judged.ok) throw new Error(`${url} cannot be checked: ${judged.reason}`);
  return judged.value;
}

function explainWrong(fault, diagnosis, judgement) {
  print(`  expected cause: ${fault.expect.cause.words}\n  expected step:  ${fault.expect.step.words}`);
  if (diagnosis === null) return print('  the website counted as up');
  for (const one of judgement.faults) print(`  - ${one}`);
  explainDiagnosis(diagnosis);
}

function explainDiagnosis(diagnosis) {
  const { whatHappened, whoIsAffected, likelyCause, doNow, whoToCall } = diagnosis.explanation;
  for (const line of [
    diagnosis.cause,
    whatHappened,
    whoIsAffected,
    likelyCause,
    ...doNow.map((one, index) => `${index + 1}. ${one}`),
    whoToCall,
  ])
    print(`    ${line}`);
}

function percent(part) {
  return `${(part * 100).toFixed(1)} %`;
}
