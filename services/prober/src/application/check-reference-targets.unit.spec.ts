import { describe, expect, it } from '@jest/globals';
import { NetworkPolicy, parseWebsite } from '@nowahala/platform';
import { missed } from '../domain/check.js';
import { FirstOfItsKind } from '../domain/evidence-sampler.js';
import { WatchReferences } from './check-reference-targets.js';

function site(url: string) {
  const judged = parseWebsite(url, new NetworkPolicy());
  if (!judged.ok) throw new Error(judged.reason);
  return judged.value;
}

describe('the references of a region', () => {
  it('count only once they were seen good, and then for good', async () => {
    const up = new Set(['a.example']);
    const reports: unknown[] = [];
    const watch = new WatchReferences({
      references: [site('a.example'), site('typo.example')],
      check: async (target) => ({
        ...missed('not_measured', target),
        outcome: up.has(target.website!.host) ? 'success' : 'failure',
      }),
      report: async (health) => void reports.push(health),
    });
    await watch.look();
    up.clear();
    await watch.look();
    up.add('typo.example');
    await watch.look();
    expect(reports).toEqual([
      { references: 1, good: 1 },
      { references: 1, good: 0 },
      { references: 2, good: 1 },
    ]);
  });
});

describe('the first bad answer of a kind', () => {
  const bad = (code: number) => ({
    ...missed('not_measured', { serverId: 's', workspaceId: 'w', ipAddress: null, website: null }),
    errorClass: 'http_5xx' as const,
    code,
  });

  it('comes with evidence, its repetitions do not, another kind does', () => {
    let now = 0;
    const firsts = new FirstOfItsKind(() => now);
    expect([
      firsts.wantsEvidence('s', bad(500)),
      firsts.wantsEvidence('s', bad(500)),
      firsts.wantsEvidence('s', bad(502)),
      firsts.wantsEvidence('t', bad(502)),
    ]).toEqual([true, false, true, true]);
    now = 11 * 60_000;
    expect(firsts.wantsEvidence('s', bad(502))).toBe(true);
  });

  it('comes with evidence again after a good one', () => {
    const firsts = new FirstOfItsKind();
    firsts.wantsEvidence('s', bad(500));
    firsts.wasGood('s');
    expect(firsts.wantsEvidence('s', bad(500))).toBe(true);
  });
});
