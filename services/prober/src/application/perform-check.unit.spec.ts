import { describe, expect, it } from '@jest/globals';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import { type Logger, ManualClock, NetworkPolicy, sleep } from '@nowahala/platform';
import { checkRequest, newMetrics, now } from '../../test/builders.js';
import { type CheckReason, type CheckResult, type CheckTarget, type WantsEvidence, unmeasured } from '../domain/check.js';
import { Destinations } from '../domain/destinations.js';
import { RecentResults } from '../domain/recent-results.js';
import { SIGHT_MS, Sight } from '../domain/sight.js';
import { PerformCheck } from './perform-check.js';
import type { ProveSight, Vote } from './prove-sight.js';

const expiresAt = new Date(now.getTime() + 60_000);

function start(results: Partial<CheckResult>[], votes: Vote[] = [], tookMs = 0) {
  const looks: string[] = [];
  const evidence: boolean[] = [];
  const certificatesWanted: boolean[] = [];
  const clock = new ManualClock(now);
  const metrics = newMetrics();
  const recent = new RecentResults();
  const sight = new Sight();
  const probe = {
    async check(target: CheckTarget, wantsEvidence: WantsEvidence, wantsCertificate = false): Promise<CheckResult> {
      certificatesWanted.push(wantsCertificate);
      await sleep(tookMs);
      const result = { ...unmeasured('not_measured', target), ...results.shift() };
      if (result.outcome !== 'timeout') return result;
      const isWanted = wantsEvidence(result);
      evidence.push(isWanted);
      return { ...result, evidence: isWanted ? ({} as EvidenceSnapshot) : null };
    },
  };
  const lookMeanwhile = async ({ serverId }: CheckTarget) => {
    looks.push(serverId);
    throw new TypeError('a defect');
  };
  const proveSight = { execute: async () => votes.shift() ?? 'counts', lookMeanwhile } as unknown as ProveSight;
  const performCheck = new PerformCheck(probe, new Destinations(new NetworkPolicy()), recent, sight, proveSight, clock, metrics, {
    error: () => undefined,
  } as unknown as Logger);
  const check = async (reason: CheckReason = 'scheduled') => (await performCheck.execute(checkRequest('s1', { expiresAt, reason }))).result;
  return {
    check,
    evidence,
    certificatesWanted,
    clock,
    recent,
    sight,
    left: results,
    looks,
    stalls: async () => (await metrics.stalled.get()).values,
  };
}

const stalled = { outcome: 'unknown', stalled: true } as const;
const silent = { outcome: 'timeout', errorClass: 'host_silent' } as const;

describe('a check that failed while our own event loop stood still', () => {
  it('is made again, so that a true failure does not stay unseen', async () => {
    const { check, left, stalls } = start([stalled, silent]);
    expect(await check()).toMatchObject({ outcome: 'timeout', errorClass: 'host_silent' });
    expect(left).toHaveLength(0);
    expect(await stalls()).toEqual([expect.objectContaining({ labels: { result: 'asked_again' }, value: 1 })]);
  });

  it('is left out where it stalls every time', async () => {
    const { check, left } = start([stalled, stalled, stalled, silent]);
    expect(await check()).toMatchObject({ outcome: 'unknown', errorClass: 'not_measured' });
    expect(left).toHaveLength(1);
  });
});

describe('a target that may not be dialled', () => {
  it('is nothing that a prober without sight could have reached', async () => {
    const { check, sight } = start([{ outcome: 'failure', errorClass: 'address_blocked' }, silent]);
    await check();
    expect(sight.watchesOutside(performance.now(), 60_000)).toBe(false);
    await check();
    expect(sight.watchesOutside(performance.now(), 60_000)).toBe(true);
  });
});

describe('a check that was asked while the prober was blind, and failed when it sees again', () => {
  const good = { outcome: 'success' } as const;
  const blind = (sight: Sight) => sight.recordReference('r', true, performance.now() - SIGHT_MS - 1);

  it('is made again: what the end of a cut took along is no failure of the server', async () => {
    const { check, sight, left, evidence } = start([silent, good, silent, silent]);
    blind(sight);
    expect(await check()).toMatchObject({ outcome: 'success' });
    expect(await check()).toMatchObject({ outcome: 'timeout', errorClass: 'host_silent' });
    expect(left).toHaveLength(0);
    expect(evidence).toEqual([true, true, true]);
  });

  it('is not made again where it sees all the time, nor where it is blind still', async () => {
    const seeing = start([silent, silent]);
    seeing.sight.recordReference('r', true, performance.now());
    await seeing.check();
    const { check, sight, left } = start([silent, silent], ['blind']);
    blind(sight);
    expect(await check()).toMatchObject({ outcome: 'unknown', errorClass: 'blind' });
    expect([seeing.left.length, left.length]).toEqual([1, 1]);
  });
});

describe('a check that failed while the line may have been away for a moment', () => {
  it('is made again before it counts, with evidence of its own, and then it counts', async () => {
    const { check, left, evidence } = start([silent, { outcome: 'success' }, silent, silent, silent], ['doubtful', 'doubtful', 'doubtful']);
    expect(await check()).toMatchObject({ outcome: 'success' });
    expect(await check()).toMatchObject({ outcome: 'timeout', errorClass: 'host_silent' });
    expect(left).toHaveLength(1);
    expect(evidence).toEqual([true, true, true]);
  });

  it('comes without evidence where that was taken at an earlier one', async () => {
    const { check, evidence } = start([silent, silent, silent], ['counts', 'doubtful', 'counts']);
    expect(await check()).toMatchObject({ evidence: {} });
    expect(await check()).toMatchObject({ evidence: null });
    expect(evidence).toEqual([true, false, false]);
  });
});

describe('a check that takes long', () => {
  it('has the line looked at meanwhile, whose defect is no defect of the check; one that does not has not', async () => {
    const long = start([silent], [], 1_500);
    expect(await long.check()).toMatchObject({ outcome: 'timeout' });
    const short = start([silent]);
    await short.check();
    await sleep(1_200);
    expect([long.looks, short.looks]).toEqual([['s1'], []]);
  });
});

describe('a failed check without a proof of sight', () => {
  it('is unknown, shared with nobody, and its evidence is taken again when one counts', async () => {
    const { check, evidence, recent } = start([silent, silent, silent], ['blind']);
    expect(await check()).toMatchObject({ outcome: 'unknown', errorClass: 'blind', evidence: null });
    expect(recent.find(checkRequest('s1').target, { goodMs: 60_000, failedMs: 60_000 }, performance.now())).toBeNull();
    expect(await check()).toMatchObject({ outcome: 'timeout' });
    await check();
    expect(evidence).toEqual([true, true, false]);
  });

  it('comes with evidence each time where a server is on its way back, because the cause may be another one', async () => {
    const { check, evidence } = start([silent, silent, silent]);
    await check();
    await check('recovery');
    await check();
    expect(evidence).toEqual([true, true, false]);
  });
});

describe('the certificate of a website', () => {
  const good = (digit: string) => ({
    outcome: 'success' as const,
    certificate: { fingerprint: digit.repeat(64), issuer: 'Test', startsAt: new Date(0), endsAt: new Date(1) },
  });

  it('is asked for every ten minutes, and goes with the result when it is another one or an hour has passed', async () => {
    const { check, certificatesWanted, clock } = start([good('a'), {}, good('a'), good('b'), good('b')]);
    const seen: (string | undefined)[] = [];
    for (const minutes of [0, 1, 10, 60, 60]) {
      await clock.advance(minutes * 60_000);
      seen.push((await check()).certificate?.fingerprint[0]);
    }
    expect(certificatesWanted).toEqual([true, false, true, true, true]);
    expect(seen).toEqual(['a', undefined, undefined, 'b', 'b']);
  });
});
