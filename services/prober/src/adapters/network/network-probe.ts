import { judgeAddress } from '@nowahala/platform';
import { CheckFailed, type CheckResult, type CheckTarget, Trail, type WantsEvidence, noPhases } from '../../domain/check.js';
import { type Outcome, short } from '../../domain/error-class.js';
import { Deadline } from './deadline.js';
import type { LoopLag } from './loop-lag.js';
import { type MachineProbe, type MachineSeen, checkMachine } from './address-check.js';
import { type Enquiry, addressSnapshot, enquire, plainPort, websiteSnapshot } from './evidence/take-evidence.js';
import { type WebsiteProbe, type WebsiteSeen, checkWebsite } from './http/website-check.js';

export interface CheckerParts extends WebsiteProbe, MachineProbe, Enquiry {
  loopLag: LoopLag;
}

/** Performs one check as the rules say (decisions, section 4). Every fault of the other side is a result, never a throw. */
export class Checker {
  constructor(private readonly parts: CheckerParts) {}

  async check(target: CheckTarget, wantsEvidence: WantsEvidence): Promise<CheckResult> {
    return target.website === null ? this.checkAddress(target, wantsEvidence) : this.checkSite(target, wantsEvidence);
  }

  private async checkSite(target: CheckTarget, wantsEvidence: WantsEvidence): Promise<CheckResult> {
    const started = performance.now();
    const { ping, limits } = this.parts;
    const mayPing = target.ipAddress !== null && judgeAddress(target.ipAddress, this.parts.policy) === null;
    const pinged = mayPing && ping.cheap ? ping.echo(target.ipAddress!, limits.pingMs) : null;
    const seen = await checkWebsite(target.website!, new Deadline(limits.totalMs), this.parts);
    const result = this.resultOf(seen, started);
    if (result.outcome === 'success' || result.outcome === 'missed') return result;
    if (wantsEvidence(result)) {
      const found = await enquire(target, seen, pinged, this.parts);
      result.message = withMachine(result, found.machine?.ping.method === 'none' ? null : (found.machine?.ping.answered ?? null));
      result.evidence = websiteSnapshot(target, seen, result, found, this.parts);
    } else if (pinged !== null && seen.totalMs >= limits.pingMs) {
      result.message = withMachine(result, (await pinged) !== null);
    }
    return result;
  }

  private resultOf(seen: WebsiteSeen, started: number): CheckResult {
    const outcome: Outcome = seen.failed?.outcome ?? 'success';
    return {
      outcome,
      method: 'http',
      via: seen.last.scheme,
      errorClass: seen.failed?.errorClass ?? null,
      code: seen.code,
      message: seen.message,
      rttUs: outcome === 'missed' ? null : Math.round(seen.totalMs * 1_000),
      phases: seen.phases,
      reached: seen.dialled[0]?.address ?? null,
      evidence: null,
      loopLagMs: this.lagSince(started),
    };
  }

  private async checkAddress(target: CheckTarget, wantsEvidence: WantsEvidence): Promise<CheckResult> {
    const started = performance.now();
    const address = target.ipAddress ?? '';
    const trail = new Trail();
    if (judgeAddress(address, this.parts.policy) !== null) {
      trail.add('guard', false, 0, `${address} may not be checked`);
      return this.badAddress(target, new CheckFailed('address_blocked', { host: address }), trail, null, wantsEvidence, started);
    }
    const seen = await checkMachine(address, new Deadline(this.parts.limits.totalMs), this.parts);
    noteMachine(trail, address, seen);
    if (seen.answered === null) return this.badAddress(target, machineFault(address, seen), trail, seen, wantsEvidence, started);
    const { via, ms } = seen.answered;
    const byPort = via.startsWith('tcp_');
    return {
      outcome: 'success',
      method: byPort ? 'tcp' : 'icmp',
      via,
      errorClass: null,
      code: null,
      message: byPort ? portSentence(seen, Number(via.slice(4))) : `Answered ping in ${sayMs(ms)}.`,
      rttUs: Math.round(ms * 1_000),
      phases: { ...noPhases(), connect: byPort ? ms : null },
      reached: address,
      evidence: null,
      loopLagMs: this.lagSince(started),
    };
  }

  private async badAddress(
    target: CheckTarget,
    fault: CheckFailed,
    trail: Trail,
    seen: MachineSeen | null,
    wantsEvidence: WantsEvidence,
    started: number,
  ): Promise<CheckResult> {
    const result: CheckResult = {
      outcome: fault.outcome,
      method: seen !== null && seen.ports.length > 0 ? 'tcp' : 'icmp',
      via: seen?.ping.method ?? 'none',
      errorClass: fault.errorClass,
      code: null,
      message: fault.message,
      rttUs: null,
      phases: noPhases(),
      reached: null,
      evidence: null,
      loopLagMs: this.lagSince(started),
    };
    if (result.outcome === 'missed' || !wantsEvidence(result)) return result;
    const machine = seen === null ? null : { address: target.ipAddress!, ping: seen.ping, ports: seen.ports.map(plainPort) };
    result.evidence = await addressSnapshot(target, result, trail, machine, this.parts);
    return result;
  }

  private lagSince(started: number): number {
    return Math.round(this.parts.loopLag.worstSince(started));
  }
}

/** "The machine is on but the website program is not" rather than "down" (decisions, section 4). */
function withMachine(result: CheckResult, answersPing: boolean | null): string {
  const quiet = ['connect_timeout', 'connect_refused', 'connect_reset', 'read_timeout', 'tls_timeout', 'reset', 'empty_reply'];
  if (answersPing === null || result.errorClass === null || !quiet.includes(result.errorClass)) return result.message;
  if (answersPing)
    return short(`${result.message} The machine itself is on and answers ping: it is the website program that does not work.`);
  return result.errorClass === 'connect_timeout' ? short(`${result.message} The machine does not answer ping either.`) : result.message;
}

function machineFault(address: string, { ports }: MachineSeen): CheckFailed {
  const errors = ports.map(({ error }) => error);
  if (errors.length > 0 && errors.every((error) => error === 'not_measured')) return new CheckFailed('not_measured', { host: address });
  if (errors.length > 0 && errors.every((error) => error === 'no_route')) return new CheckFailed('no_route', { host: address });
  return new CheckFailed('host_silent', { host: address });
}

function noteMachine(trail: Trail, address: string, { ping, ports }: MachineSeen): void {
  if (ping.method !== 'none')
    trail.add('ping', ping.answered, ping.ms ?? 0, `ping ${address}: ${ping.answered ? 'answered' : 'silent'} (${ping.method})`);
  for (const { port, state, ms } of ports) trail.add('port', state === 'open' || state === 'refused', ms, `port ${port}: ${state}`);
}

function portSentence({ ports }: MachineSeen, port: number): string {
  const one = ports.find((candidate) => candidate.port === port)!;
  if (one.state === 'open') return `Answered on port ${port} in ${sayMs(one.ms)}.`;
  return `The machine is on: it answered on port ${port} in ${sayMs(one.ms)} by refusing the connection.`;
}

function sayMs(ms: number): string {
  return ms < 1 ? 'under 1 ms' : `${Math.round(ms)} ms`;
}
