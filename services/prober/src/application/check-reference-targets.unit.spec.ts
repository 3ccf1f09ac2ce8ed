import { describe, expect, it } from '@jest/globals';
import { NetworkPolicy, parseWebsite } from '@nowahala/platform';
import { unmeasured } from '../domain/check.js';
import { EvidenceSampler } from '../domain/evidence-sampler.js';
import { CheckReferenceTargets } from './check-reference-targets.js';

function site(url: string) {
  const judged = parseWebsite(url, new NetworkPolicy());
  if (!judged.ok) throw new Error(judged.reason);
  return judged.value;
}

describe('the references of a region', () => {
  it('count only once they were seen good, and then for good', async () => {
    const up = new Set(['a.example']);
    const reports: unknown[] = [];
    const watch = new CheckReferenceTargets({
      references: [site('a.example'), site('typo.example')],
      check: async (target) => ({
        ...unmeasured('not_measured', target),
        outcome: up.has(target.website!.host) ? 'success' : 'failure',
      }),
      report: async (health) => void reports.push(health),
    });
    await watch.execute();
    up.clear();
    await watch.execute();
    up.add('typo.example');
    await watch.execute();
    expect(reports).toEqual([
      { references: 1, successful: 1 },
      { references: 1, successful: 0 },
      { references: 2, successful: 1 },
    ]);
  });
});

describe('the first bad answer of a kind', () => {
  const bad = (code: number) => ({
    ...unmeasured('not_measured', { serverId: 's', workspaceId: 'w', ipAddress: null, website: null }),
    errorClass: 'http_5xx' as const,
    code,
  });

  it('comes with evidence, its repetitions do not, another kind does', () => {
    let now = 0;
    const sampler = new EvidenceSampler(() => now);
    expect([
      sampler.wantsEvidence('s', bad(500)),
      sampler.wantsEvidence('s', bad(500)),
      sampler.wantsEvidence('s', bad(502)),
      sampler.wantsEvidence('t', bad(502)),
    ]).toEqual([true, false, true, true]);
    now = 11 * 60_000;
    expect(sampler.wantsEvidence('s', bad(502))).toBe(true);
  });

  it('comes with evidence again after a good one', () => {
    const sampler = new EvidenceSampler();
    sampler.wantsEvidence('s', bad(500));
    sampler.recordSuccess('s');
    expect(sampler.wantsEvidence('s', bad(500))).toBe(true);
  });
});
