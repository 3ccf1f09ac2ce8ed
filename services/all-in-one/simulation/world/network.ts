import type { ErrorClass } from '@nowahala/kernel';
import { noPhases, unmeasured } from '../../../prober/src/domain/check.js';
import type { CheckResult, CheckTarget } from '../../../prober/src/domain/check.js';
import { outcomeOf, sentenceFor } from '../../../prober/src/domain/error-class.js';
import { isTooLate } from '../../../prober/src/domain/lateness.js';
import type { Machine } from '../engine/machine.js';
import type { Random } from '../engine/random.js';
import type { Failing, Scenario, World } from './scenario.js';

interface Reaction {
  errorClass: ErrorClass | null;
  code: number | null;
  afterMs: number;
  /** What the machine at the other end really does. */
  isTrue: boolean;
}

/** A check as it really was. */
export interface Performed {
  serverId: string;
  region: string;
  machine: string;
  at: number;
  outcome: CheckResult['outcome'];
  isTrue: boolean;
}

const FAILURES: Record<Failing, { errorClass: ErrorClass; code: number | null; afterMs: number }> = {
  refused: { errorClass: 'connect_refused', code: null, afterMs: 40 },
  silent: { errorClass: 'connect_timeout', code: null, afterMs: 5_000 },
  'no name': { errorClass: 'dns_nxdomain', code: null, afterMs: 60 },
  'error page': { errorClass: 'http_5xx', code: 500, afterMs: 200 },
  certificate: { errorClass: 'tls_expired', code: null, afterMs: 120 },
};
const CONNECT_LIMIT_MS = 5_000;
/** When a first packet that was lost is sent again. */
const SENT_AGAIN_MS = [1_000, 3_000];

/** What each place sees of each target at each moment. */
export class Network {
  readonly performed: Performed[] = [];
  private readonly awaited = new Map<Machine, () => void>();
  private readonly byId: Map<string, World>;
  private readonly scenario: Scenario;
  private readonly random: Random;

  constructor(scenario: Scenario, random: Random) {
    this.scenario = scenario;
    this.random = random;
    this.byId = new Map(scenario.servers.map((server) => [server.serverId, server]));
  }

  /** One check, made by this machine. */
  async check(machine: Machine, target: CheckTarget): Promise<CheckResult> {
    const startedAt = machine.time.now;
    const answer = this.answerTo(machine, target.serverId);
    const meet = this.awaited.get(machine);
    this.awaited.delete(machine);
    if (meet) machine.time.after(5, undefined, meet);
    await machine.pause(answer.afterMs);
    const stalls = machine.stallsSince(startedAt);
    const lagMs = Math.max(0, ...stalls.map(({ ms }) => ms));
    // A stalled loop runs its timers before it reads the answer that lies there.
    const timedOut = lagMs > 0 && machine.time.now - startedAt >= CONNECT_LIMIT_MS && answer.errorClass === null;
    const seen: Reaction = timedOut ? { errorClass: 'connect_timeout', code: null, afterMs: 0, isTrue: false } : answer;
    const measured = resultOf(target, seen, machine.time.now - startedAt, lagMs);
    const isLate =
      measured.outcome !== 'success' && isTooLate({ outcome: measured.outcome, began: startedAt, ended: machine.time.now }, stalls);
    const result = isLate ? { ...unmeasured('not_measured', target), loopLagMs: lagMs, stalled: true } : measured;
    if (target.serverId !== '') {
      const { serverId } = target;
      this.performed.push({
        serverId,
        region: machine.region,
        machine: machine.name,
        at: startedAt,
        outcome: result.outcome,
        isTrue: seen.isTrue,
      });
    }
    return result;
  }

  /** Runs once the machine is in the middle of a check. */
  whenChecking(machine: Machine, run: () => void): void {
    this.awaited.set(machine, run);
  }

  async isReferenceGood(machine: Machine): Promise<boolean> {
    const startedAt = machine.time.now;
    const ms = this.random.between(20, 150);
    const cut = this.isCut(machine, startedAt) ? this.cutAt(machine, startedAt) : undefined;
    await machine.pause(cut?.isOver ? cut.afterMs + ms : (cut?.afterMs ?? ms));
    return (cut?.isOver ?? true) && machine.stallsSince(startedAt).length === 0;
  }

  isCut(machine: { name: string; region: string }, at: number): boolean {
    return isCut(this.scenario, machine, at);
  }

  /** What a question meets that is asked in a cut: the end of it, where the line is back when it is asked again, or none. */
  private cutAt(machine: Machine, at: number): { isOver: boolean; afterMs: number } {
    if (this.random.chance(0.5)) return { isOver: false, afterMs: 5 };
    const again = SENT_AGAIN_MS.find((ms) => !this.isCut(machine, at + ms));
    return { isOver: again !== undefined, afterMs: again ?? CONNECT_LIMIT_MS };
  }

  /** Whether the server really fails as this region sees it. */
  isDown(serverId: string, region: string, at: number): boolean {
    return this.byId.get(serverId)?.outages.some((one) => at >= one.from && at < one.to && one.regions.includes(region)) ?? false;
  }

  private answerTo(machine: Machine, serverId: string): Reaction {
    const at = machine.time.now;
    if (this.isCut(machine, at)) {
      const { isOver, afterMs } = this.cutAt(machine, at);
      if (!isOver) return { errorClass: afterMs < 1_000 ? 'no_route' : 'connect_timeout', code: null, afterMs, isTrue: false };
      const answer = this.answerAt(machine, serverId, at + afterMs);
      return { ...answer, afterMs: afterMs + answer.afterMs };
    }
    return this.answerAt(machine, serverId, at);
  }

  private answerAt(machine: Machine, serverId: string, at: number): Reaction {
    const { random } = this;
    const pace = 30 + random.between(0, 300);
    if (serverId !== '' && this.scenario.lossRate > 0 && random.chance(this.scenario.lossRate))
      return { errorClass: 'connect_timeout', code: null, afterMs: 5_000, isTrue: false };
    const server = this.byId.get(serverId);
    const outage = server?.outages.find((one) => at >= one.from && at < one.to && one.regions.includes(machine.region));
    if (outage) return { ...FAILURES[outage.failing], isTrue: true };
    return { errorClass: null, code: 200, afterMs: pace + (server?.slowMs ?? 0), isTrue: true };
  }
}

/** Whether a machine of this name had no way out at that moment. */
export function isCut({ faults }: Scenario, { name, region }: { name: string; region: string }, at: number): boolean {
  const instance = name.replace(/#\d+$/, '');
  return faults.some(
    ({ kind, of, from, to }) =>
      at >= from && at < to && ((kind === 'uplink cut' && of === instance) || (kind === 'region cut' && of === region)),
  );
}

function resultOf(target: CheckTarget, { errorClass, code }: Reaction, ms: number, loopLagMs: number): CheckResult {
  const outcome = errorClass === null ? 'success' : outcomeOf(errorClass);
  const host = target.website?.host ?? target.ipAddress ?? '';
  return {
    outcome,
    method: 'http',
    via: 'https',
    errorClass,
    code,
    message: errorClass === null ? 'Answered.' : sentenceFor(errorClass, { host, code }),
    rttUs: Math.round(ms * 1_000),
    phases: noPhases(),
    reached: target.ipAddress,
    evidence: null,
    loopLagMs,
  };
}
