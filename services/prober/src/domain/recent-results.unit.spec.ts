import { describe, expect, it } from '@jest/globals';
import { NetworkPolicy, parseWebsite } from '@nowahala/platform';
import { type CheckResult, type CheckTarget, unmeasured } from './check.js';
import { RecentResults } from './recent-results.js';

const ADDRESS = '41.58.99.1';
const SINCE_DUE = { goodMs: 1_000, failedMs: 1_000 };

function target(url: string): CheckTarget {
  const judged = parseWebsite(url, new NetworkPolicy());
  if (!judged.ok) throw new Error(judged.reason);
  return { serverId: url, workspaceId: 'w', ipAddress: ADDRESS, website: judged.value };
}

const result = (of: CheckTarget, more: Partial<CheckResult>): CheckResult => ({
  ...unmeasured('not_measured', of),
  reached: ADDRESS,
  ...more,
});
const refused = { outcome: 'failure', errorClass: 'connect_refused' } as const;
const own = target('https://shop.example/');
const other = target('https://blog.example/');

function known(...results: [CheckTarget, Partial<CheckResult>, number][]): RecentResults {
  const recent = new RecentResults();
  for (const [of, more, began] of results) recent.record(of, result(of, more), began);
  return recent;
}

describe('what is known of an address that lets nobody in', () => {
  it('answers for a site that was refused there itself, once another was refused there since', () => {
    const recent = known([own, refused, 1_000], [other, refused, 9_500]);
    expect(recent.find(own, SINCE_DUE, 10_000)).toMatchObject(refused);
    expect(recent.find(own, SINCE_DUE, 11_000)).toBeNull();
  });

  it('says nothing of a site that was not refused itself of late, or elsewhere', () => {
    expect(known([other, refused, 9_500]).find(own, SINCE_DUE, 10_000)).toBeNull();
    expect(known([own, { outcome: 'success' }, 1_000], [other, refused, 9_500]).find(own, SINCE_DUE, 10_000)).toBeNull();
    expect(known([own, { ...refused, reached: '41.58.98.1' }, 1_000], [other, refused, 9_500]).find(own, SINCE_DUE, 10_000)).toBeNull();
    expect(known([own, refused, 1_000], [target('https://blog.example:8443/'), refused, 9_500]).find(own, SINCE_DUE, 10_000)).toBeNull();
    expect(known([own, refused, 1_000], [other, refused, 69_500]).find(own, SINCE_DUE, 70_000)).toBeNull();
  });

  it('is no answer of one host for another', () => {
    const wrong = { outcome: 'error', errorClass: 'http_5xx', code: 502 } as const;
    expect(known([own, wrong, 1_000], [other, wrong, 9_500]).find(own, SINCE_DUE, 10_000)).toBeNull();
    expect(known([own, refused, 1_000], [other, wrong, 9_500]).find(own, SINCE_DUE, 10_000)).toBeNull();
  });

  it('is over once somebody was let in', () => {
    const recent = known([own, refused, 1_000], [other, refused, 9_500], [other, { outcome: 'success' }, 9_600]);
    expect(recent.find(own, SINCE_DUE, 10_000)).toBeNull();
  });

  it('is worth waiting for while another one knocks there', () => {
    const recent = known([own, refused, 1_000], [other, refused, 1_000]);
    recent.begin(other, 9_500);
    expect(recent.isUnderWay(own, 1_000, 10_000)).toBe(true);
    recent.record(other, result(other, { outcome: 'success' }), 9_500);
    expect(recent.isUnderWay(own, 1_000, 10_000)).toBe(false);
  });
});
