import { describe, expect, it } from '@jest/globals';
import { sentenceOfGoodCheck } from '@nowahala/kernel';
import { newId } from '@nowahala/platform';
import { type CheckRequest, type CheckResult, type CompletedCheck, noPhases, unmeasured } from '../../domain/check.js';
import { toPingCompleted } from './check-result.mapper.js';

const at = new Date('2026-11-21T12:00:00Z');
const from = { region: 'lagos', proberId: 'prober-1' };

function completed(over: Partial<CheckResult> = {}, request: Partial<CheckRequest> = {}): CompletedCheck {
  const target = { serverId: newId(), workspaceId: newId(), ipAddress: '41.58.1.2', website: null };
  const rttUs = over.rttUs ?? 12_345;
  const good: CheckResult = {
    outcome: 'success',
    method: 'http',
    via: 'https',
    errorClass: null,
    code: 200,
    message: sentenceOfGoodCheck(over.method ?? 'http', 200, rttUs),
    rttUs,
    phases: noPhases(),
    reached: null,
    evidence: null,
    loopLagMs: 0,
  };
  return {
    request: {
      target,
      userId: newId(),
      scheduledAt: at,
      dueAt: at,
      expiresAt: at,
      reason: 'scheduled',
      candidateId: '',
      configVersion: 3,
      intervalMinutes: 5,
      ...request,
    },
    startedAt: at,
    endedAt: at,
    result: { ...good, ...over },
  };
}

const sorted = (...results: CompletedCheck[]) => toPingCompleted({ shard: 3, results }, from, true);

describe('results of one message', () => {
  it('are columns where they are good, what they have in common once', () => {
    const { results, good } = sorted(completed(), completed({ method: 'icmp' }), completed());
    expect(results).toEqual([]);
    expect(good).toMatchObject({ shape: [0, 1, 0], scheduledMs: [0, 0, 0], responseTimeUs: [12_345, 12_345, 12_345] });
    expect(good!.serverIds).toHaveLength(48);
    expect(good!.shapes).toHaveLength(2);
    expect(good!.shapes[0]).toMatchObject({ serverId: '', message: '', code: 200, region: 'lagos', proberId: 'prober-1' });
  });

  it.each<[string, CompletedCheck]>([
    ['failed', completed({ outcome: 'failure', errorClass: 'connect_refused' })],
    ['was not measured', completed(unmeasured('expired', completed().request.target))],
    ['has a sentence of its own', completed({ message: 'Answered in 12 ms (status 200). “Shoes” is on the page.' })],
    ['has a trace', { ...completed(), traceparent: '00-1' }],
    ['is an answer to a suspicion', completed({}, { candidateId: newId() })],
    ['ended before it began', { ...completed(), endedAt: new Date(at.getTime() - 1) }],
    ['is of nobody', completed({}, { userId: 'u' })],
    ['has no time', completed({ rttUs: null })],
  ])('are by themselves where one %s', (_why, one) => {
    const { results, good } = sorted(one, completed());
    expect(results).toHaveLength(1);
    expect(good!.shape).toHaveLength(1);
  });

  it('of a server with a bad one stay together, in their order', () => {
    const { target } = completed().request;
    const [before, bad, after] = [
      completed({}, { target }),
      completed({ outcome: 'timeout', errorClass: 'read_timeout' }, { target }),
      completed({}, { target }),
    ];
    const { results, good } = sorted(before, completed(), bad, after);
    expect(results.map(({ outcome }) => outcome)).toEqual(['success', 'timeout', 'success']);
    expect(good!.shape).toHaveLength(1);
  });

  it('are all by themselves while a reader may be of an older release', () => {
    const message = toPingCompleted({ shard: 3, results: [completed()] }, from, false);
    expect([message.results.length, message.good]).toEqual([1, undefined]);
  });
});
