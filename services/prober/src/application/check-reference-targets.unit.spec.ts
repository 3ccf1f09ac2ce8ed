import { describe, expect, it } from '@jest/globals';
import { NetworkPolicy, parseWebsite } from '@nowahala/platform';
import { type CheckTarget, unmeasured } from '../domain/check.js';
import { CheckReferenceTargets } from './check-reference-targets.js';
import type { RegionHealth } from './ports.js';

function site(url: string) {
  const judged = parseWebsite(url, new NetworkPolicy());
  if (!judged.ok) throw new Error(judged.reason);
  return judged.value;
}

describe('the reference targets of a region', () => {
  it('count only once they were successful, and then for good', async () => {
    const up = new Set(['a.example']);
    const reports: RegionHealth[] = [];
    const probe = {
      check: async (target: CheckTarget) => ({
        ...unmeasured('not_measured', target),
        outcome: up.has(target.website!.host) ? ('success' as const) : ('failure' as const),
      }),
    };
    const publisher = { publishResults: async () => {}, publishRegionHealth: async (health: RegionHealth) => void reports.push(health) };
    const checkReferenceTargets = new CheckReferenceTargets(probe, publisher);
    const targets = [site('a.example'), site('typo.example')];
    await checkReferenceTargets.execute(targets);
    up.clear();
    await checkReferenceTargets.execute(targets);
    up.add('typo.example');
    await checkReferenceTargets.execute(targets);
    expect(reports).toEqual([
      { references: 1, successful: 1 },
      { references: 1, successful: 0 },
      { references: 2, successful: 1 },
    ]);
  });
});
