import type { ErrorClass } from '@nowahala/kernel';
import { type Logger, ManualClock, NetworkPolicy, type Website, parseWebsite, sleep } from '@nowahala/platform';
import { type CheckTarget, unmeasured } from '../src/domain/check.js';
import type { Outcome } from '../src/domain/error-class.js';
import { Destinations } from '../src/domain/destinations.js';
import { Sight } from '../src/domain/sight.js';
import { AskForProof } from '../src/application/ask-for-proof.js';
import type { BusHistory } from '../src/application/ports.js';
import { ProveSight } from '../src/application/prove-sight.js';
import { RecallSight } from '../src/application/recall-sight.js';
import { newMetrics, now } from './builders.js';

const policy = NetworkPolicy.parse('127.0.0.0/8,10.0.0.0/8');

function site(host: string): Website {
  const judged = parseWebsite(`https://${host}/`, policy);
  if (!judged.ok) throw new Error(judged.reason);
  return judged.value;
}

export const target = (ipAddress: string): CheckTarget => ({ serverId: ipAddress, workspaceId: 'w', ipAddress, website: null });

/** Who may vote, with all that decides it; the world outside answers as it is set. */
export function startProofOfSight(options: { references?: string[]; named?: boolean; seenAt?: Date | null | 'unreadable' } = {}) {
  const world = {
    up: new Set<string>(),
    deadEndings: new Set<string>(),
    asked: [] as string[],
    read: 0,
    warnings: 0,
    errors: 0,
    delayMs: 0,
    brokenRounds: 0,
  };
  const sight = new Sight();
  const destinations = new Destinations(policy);
  const metrics = newMetrics();
  const websites = (options.references ?? ['one.example', 'two.example']).map(site);
  const references = {
    get websites() {
      if (world.brokenRounds > 0) throw new TypeError(`a defect ${(world.brokenRounds -= 1)}`);
      return websites;
    },
    named: options.named ?? false,
  };
  const probe = {
    async check(one: CheckTarget) {
      world.asked.push(one.ipAddress!);
      const outcome = world.up.has(one.ipAddress!) ? ('success' as const) : ('timeout' as const);
      return { ...unmeasured('not_measured', one), outcome, reached: one.ipAddress };
    },
  };
  const referenceProbe = {
    async isGood({ host }: Website) {
      world.asked.push(host);
      await sleep(world.delayMs, undefined, { ref: false });
      return world.up.has(host);
    },
    async isReachedByIpv6({ host }: Website) {
      world.asked.push(`${host} by IPv6`);
      return world.up.has(`${host} by IPv6`);
    },
  };
  const nameServers = {
    async answerFor(ending: string) {
      world.asked.push(`.${ending}`);
      return !world.deadEndings.has(ending);
    },
  };
  const logger = { warn: () => void (world.warnings += 1), error: () => void (world.errors += 1) } as unknown as Logger;
  const askForProof = new AskForProof(sight, destinations, probe, referenceProbe, references, logger);
  const { seenAt = null } = options;
  const readLastSeen = async (since: Date) => {
    world.read += 1;
    if (seenAt === 'unreadable') throw new Error('another prober is reading');
    return seenAt !== null && seenAt >= since ? seenAt : null;
  };
  const recallSight = new RecallSight(sight, { readLastSeen } as Partial<BusHistory> as BusHistory, new ManualClock(now), logger);
  const proveSight = new ProveSight(sight, destinations, askForProof, recallSight, metrics, references, nameServers, logger);
  const vote = (address: string, began = performance.now(), outcome: Outcome = 'timeout') =>
    proveSight.execute(target(address), { ...unmeasured('not_measured', target(address)), outcome }, began);
  /** Of a name that could not be looked up. */
  const voteOnName = (host: string, errorClass: ErrorClass) => {
    const named = { ...target('41.1.1.1'), website: site(host) };
    return proveSight.execute(named, { ...unmeasured('not_measured', named), outcome: 'failure', errorClass }, performance.now());
  };
  return {
    world,
    voteOnName,
    sight,
    destinations,
    askForProof,
    /** A target that answered a moment ago. */
    reached: (address: string) => sight.recordReached(destinations.positionOf(target(address)), target(address), performance.now()),
    watch: (address: string) => sight.watch(destinations.positionOf(target(address)), performance.now()),
    counts: async (address: string) => (await vote(address)) !== 'blind',
    vote,
    lookMeanwhile: (address: string, began: number) => proveSight.lookMeanwhile(target(address), began),
    blind: async () => (await metrics.blind.get()).values[0]!.value,
  };
}
