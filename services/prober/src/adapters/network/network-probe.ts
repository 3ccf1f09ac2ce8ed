import { checkInEnglish, phraseOfPort, pingInEnglish } from '@nowahala/kernel';
import type { CheckFacts } from '@nowahala/kernel';
import { judgeAddress } from '@nowahala/platform';
import type { Probe } from '../../application/ports.js';
import {
  CheckFailed,
  type CheckResult,
  type CheckTarget,
  Trail,
  type WantsEvidence,
  isFailed,
  noPhases,
  unmeasured,
} from '../../domain/check.js';
import { type Outcome, sentenceFor } from '../../domain/error-class.js';
import { isTooLate } from '../../domain/lateness.js';
import { type AddressObservation, observeAddress } from './address-check.js';
import { Deadline } from './deadline.js';
import { investigate, plainPort } from './evidence/investigate.js';
import { addressSnapshot, websiteSnapshot } from './evidence/snapshot.js';
import { observeWebsite } from './http/website-check.js';
import type { WebsiteObservation } from './http/website-observation.js';
import type { ProbeContext } from './probe-context.js';

/** The probe that really dials: RULES.md#checks. */
export class NetworkProbe implements Probe {
  constructor(private readonly context: ProbeContext) {}

  async check(target: CheckTarget, wantsEvidence: WantsEvidence, wantsCertificate = false): Promise<CheckResult> {
    this.context.loopLag.begin();
    try {
      if (target.website === null) return await this.checkAddress(target, wantsEvidence);
      return await this.checkWebsite(target, wantsEvidence, wantsCertificate);
    } finally {
      this.context.loopLag.end();
    }
  }

  private async checkWebsite(target: CheckTarget, wantsEvidence: WantsEvidence, wantsCertificate: boolean): Promise<CheckResult> {
    const started = performance.now();
    const { ping, limits, policy } = this.context;
    const mayPing = target.ipAddress !== null && judgeAddress(target.ipAddress, policy) === null;
    const echo = mayPing && ping.cheap ? ping.echo(target.ipAddress!, limits.pingMs) : null;
    const observed = await observeWebsite(target.website!, new Deadline(limits.totalMs), this.context, target.wanted, wantsCertificate);
    const result = this.asFarAsProven(this.resultOf(observed, started), target, started);
    result.certificate = observed.certificate;
    if (result.outcome === 'success' || result.outcome === 'unknown') return result;
    if (wantsEvidence(result)) {
      const findings = await investigate(target, observed, echo, this.context);
      addMachine(result, findings.machine?.ping.method === 'none' ? null : (findings.machine?.ping.answered ?? null));
      result.evidence = websiteSnapshot(target, observed, result, findings, this.context);
    } else if (echo !== null && observed.totalMs >= limits.pingMs) {
      addMachine(result, (await echo) !== null);
    }
    return result;
  }

  private resultOf(observed: WebsiteObservation, started: number): CheckResult {
    const outcome: Outcome = observed.failed?.outcome ?? 'success';
    return {
      outcome,
      method: 'http',
      via: observed.last.scheme,
      errorClass: observed.failed?.errorClass ?? null,
      code: observed.code,
      message: observed.message,
      ...(observed.failed && { facts: observed.failed.facts }),
      rttUs: outcome === 'unknown' ? null : Math.round(observed.totalMs * 1_000),
      phases: observed.phases,
      reached: observed.dialled[0]?.address ?? null,
      evidence: null,
      loopLagMs: this.lagSince(started),
    };
  }

  private async checkAddress(target: CheckTarget, wantsEvidence: WantsEvidence): Promise<CheckResult> {
    const started = performance.now();
    const address = target.ipAddress ?? '';
    const trail = new Trail();
    if (judgeAddress(address, this.context.policy) !== null) {
      trail.add('guard', false, 0, `${address} may not be checked`);
      return this.failedAddress(target, new CheckFailed('address_blocked', { host: address }), trail, null, wantsEvidence, started);
    }
    const observed = await observeAddress(address, new Deadline(this.context.limits.totalMs), this.context);
    addSteps(trail, address, observed);
    if (observed.answered === null)
      return this.failedAddress(target, addressFailure(address, observed), trail, observed, wantsEvidence, started);
    const { via, ms } = observed.answered;
    const byPort = via.startsWith('tcp_');
    return {
      outcome: 'success',
      method: byPort ? 'tcp' : 'icmp',
      via,
      errorClass: null,
      code: null,
      message: byPort ? portSentence(observed, Number(via.slice(4))) : pingInEnglish(ms),
      rttUs: Math.round(ms * 1_000),
      phases: { ...noPhases(), connect: byPort ? ms : null },
      reached: address,
      evidence: null,
      loopLagMs: this.lagSince(started),
    };
  }

  private async failedAddress(
    target: CheckTarget,
    failure: CheckFailed,
    trail: Trail,
    observed: AddressObservation | null,
    wantsEvidence: WantsEvidence,
    started: number,
  ): Promise<CheckResult> {
    const seen: CheckResult = {
      outcome: failure.outcome,
      method: observed !== null && observed.ports.length > 0 ? 'tcp' : 'icmp',
      via: observed?.ping.method ?? 'none',
      errorClass: failure.errorClass,
      code: null,
      message: failure.message,
      facts: failure.facts,
      rttUs: null,
      phases: noPhases(),
      reached: null,
      evidence: null,
      loopLagMs: this.lagSince(started),
    };
    const result = this.asFarAsProven(seen, target, started);
    if (result.outcome === 'unknown' || !wantsEvidence(result)) return result;
    const machine = observed === null ? null : { address: target.ipAddress!, ping: observed.ping, ports: observed.ports.map(plainPort) };
    result.evidence = await addressSnapshot(target, result, trail, machine, this.context);
    return result;
  }

  private lagSince(started: number): number {
    let worst = this.context.loopLag.worstSince(started);
    for (const { ms } of this.context.engine.stallsSince(started)) worst = Math.max(worst, ms);
    return Math.round(worst);
  }

  /** A failure may be our own lateness: RULES.md#checks. */
  private asFarAsProven(result: CheckResult, target: CheckTarget, started: number): CheckResult {
    const now = performance.now();
    const window = { outcome: result.outcome, began: started, ended: now };
    if (!isFailed(result)) return result;
    const stalls = [...this.context.loopLag.stallsSince(started), ...this.context.engine.stallsSince(started)];
    if (!isTooLate(window, stalls)) return result;
    return { ...unmeasured('not_measured', target), loopLagMs: result.loopLagMs, stalled: true };
  }
}

const UNANSWERED = ['connect_timeout', 'connect_refused', 'connect_reset', 'read_timeout', 'tls_timeout', 'reset', 'empty_reply'];

/** "The machine is on but the website program is not" rather than "down": RULES.md#checks. */
function addMachine(result: CheckResult, answersPing: boolean | null): void {
  const { errorClass, facts } = result;
  if (answersPing === null || facts === undefined || errorClass === null || !UNANSWERED.includes(errorClass)) return;
  if (!answersPing && errorClass !== 'connect_timeout') return;
  const more: CheckFacts = { ...facts, machine: answersPing ? 'on' : 'silent' };
  result.facts = more;
  result.message = sentenceFor(errorClass, more);
}

function addressFailure(address: string, { ports }: AddressObservation): CheckFailed {
  const all = (errorClass: string): boolean => ports.length > 0 && ports.every(({ error }) => error === errorClass);
  return new CheckFailed(all('not_measured') ? 'not_measured' : all('no_route') ? 'no_route' : 'host_silent', { host: address });
}

function addSteps(trail: Trail, address: string, { ping, ports }: AddressObservation): void {
  if (ping.method !== 'none')
    trail.add('ping', ping.answered, ping.ms ?? 0, `ping ${address}: ${ping.answered ? 'answered' : 'silent'} (${ping.method})`);
  for (const { port, state, ms } of ports) trail.add('port', state === 'open' || state === 'refused', ms, `port ${port}: ${state}`);
}

function portSentence({ ports }: AddressObservation, port: number): string {
  const { state, ms } = ports.find((candidate) => candidate.port === port)!;
  return checkInEnglish([phraseOfPort(port, state === 'open', ms)]);
}
