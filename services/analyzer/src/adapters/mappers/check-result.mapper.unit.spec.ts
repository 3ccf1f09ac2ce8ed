import { describe, expect, it } from '@jest/globals';
import { pings, types } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { toCheckResult as mapped } from './check-result.mapper.js';

const at = new Date('2026-03-02T09:01:00Z');
const toCheckResult = (result: pings.PingResult, nowMs = at.getTime()) => mapped(result, nowMs);
const result = (over: Partial<pings.PingResult>) =>
  pings.PingResult.fromPartial({ serverId: newId(), workspaceId: newId(), userId: newId(), scheduledAt: at, region: 'lagos', ...over });

describe('the outcome of a check result', () => {
  it.each([
    ['the enum', { checkOutcome: types.CheckOutcome.CHECK_OUTCOME_TIMEOUT, outcome: 'timeout' }, 'timeout'],
    ['the string of an older prober', { outcome: 'missed' }, 'unknown'],
    ['the string where a newer prober names another outcome', { checkOutcome: 99 as types.CheckOutcome, outcome: 'failure' }, 'failure'],
  ])('is read from %s', (_name, over, outcome) => expect(toCheckResult(result(over))).toMatchObject({ outcome }));
  it('that makes no sense leaves the result out', () => expect(toCheckResult(result({ outcome: 'splendid' }))).toBeNull());
});

describe('the start of a check result', () => {
  const day = 86_400_000;
  it.each([
    ['is kept', day, 0, day],
    ['is when it was due where the prober is slow', -60_000, 30, 0],
    ['is when it arrived where the scheduler is fast', -60_000, -59_000, -59_000],
    ['is kept where the scheduler and this service differ', -60_000, -90_000, -60_000],
    ['is when it was due where it makes no sense', day + 1, 0, 0],
    ['is when it was due where it makes no sense before', -day - 1, 0, 0],
    ['is when it was due where it is as far as a date goes', 8.64e15 - at.getTime(), 0, 0],
  ])('%s', (_name, ms, nowMs, kept) => {
    const startedAt = new Date(at.getTime() + ms);
    const reported = result({ outcome: 'success', startedAt, endedAt: new Date(at.getTime() + 5) });
    const { startedAt: believed, endedAt } = toCheckResult(reported, at.getTime() + nowMs)!;
    expect(believed.getTime() - at.getTime()).toBe(kept);
    expect(endedAt.getTime()).toBeGreaterThanOrEqual(believed.getTime());
  });
});

describe('the end of a check result', () => {
  const days = 2 * 86_400_000;
  it.each([
    ['is as long after the start as was reported', 40, 5_040, 5_000],
    ['is that too where the start makes no sense', days, days + 5_000, 5_000],
    ['is within a minute where the clock was put forward meanwhile', 40, days, 60_000],
    ['is the start where the clock was put back meanwhile', 40, -days, 0],
    ['is the start where none was reported', 40, undefined, 0],
    ['is the start where no start was reported', undefined, days, 0],
  ])('%s', (_name, startMs, endMs, tookMs) => {
    const after = (ms: number | undefined): Date | undefined => (ms === undefined ? undefined : new Date(at.getTime() + ms));
    const { startedAt, endedAt } = toCheckResult(result({ outcome: 'timeout', startedAt: after(startMs), endedAt: after(endMs) }))!;
    expect(endedAt.getTime() - startedAt.getTime()).toBe(tookMs);
  });
});

describe('the evidence of a check result', () => {
  const json = JSON.stringify({
    version: 1,
    takenAt: at.toISOString(),
    target: {},
    steps: [],
    recognised: [],
    addresses: [],
    region: 'lagos',
  });

  it('is read from JSON where a prober sends no message', () =>
    expect(toCheckResult(result({ outcome: 'failure', evidenceJson: json }))).toMatchObject({ evidence: { region: 'lagos' } }));
  it.each(['', '{', '{"version":2}'])('is left out when it makes no sense: %s', (evidenceJson) =>
    expect(toCheckResult(result({ outcome: 'failure', evidenceJson }))!.evidence).toBeNull(),
  );

  const hostile = { path: 'C:\\u0000', nul: 'a\u0000b', half: 'a\ud83d', nested: [{ 'k\u0000ey': '\u0000' }] };
  const clean = { path: 'C:\\u0000', nul: 'ab', half: 'a\ufffd', nested: [{ key: '' }] };
  it('keeps a backslash before u0000, and loses what PostgreSQL refuses', () => {
    const evidenceJson = JSON.stringify({ ...(JSON.parse(json) as object), ...hostile });
    expect(toCheckResult(result({ outcome: 'failure', evidenceJson }))!.evidence).toMatchObject(clean);
  });
  it('is not parted inside a character in the message', () => {
    const { message, region } = toCheckResult(
      result({ outcome: 'failure', message: `${'x'.repeat(499)}😀 C:\\u0000`, region: 'la\u0000gos' }),
    )!;
    expect([message.isWellFormed(), region]).toEqual([true, 'lagos']);
    expect(toCheckResult(result({ outcome: 'failure', message: 'C:\\u0000' }))!.message).toBe('C:\\u0000');
  });
});
