import { describe, expect, it } from '@jest/globals';
import { unmeasured } from './check.js';
import { EvidenceSampler } from './evidence-sampler.js';

describe('the first failed check of a kind', () => {
  const failed = (code: number) => ({
    ...unmeasured('not_measured', { serverId: 's', workspaceId: 'w', ipAddress: null, website: null }),
    errorClass: 'http_5xx' as const,
    code,
  });

  it('comes with evidence, its repetitions do not, another kind does', () => {
    const sampler = new EvidenceSampler();
    expect([
      sampler.wantsEvidence('s', failed(500), 0),
      sampler.wantsEvidence('s', failed(500), 0),
      sampler.wantsEvidence('s', failed(502), 0),
      sampler.wantsEvidence('t', failed(502), 0),
    ]).toEqual([true, false, true, true]);
    expect(sampler.wantsEvidence('s', failed(502), 11 * 60_000)).toBe(true);
  });

  it('comes with evidence again after a success', () => {
    const sampler = new EvidenceSampler();
    sampler.wantsEvidence('s', failed(500), 0);
    sampler.forget('s');
    expect(sampler.wantsEvidence('s', failed(500), 0)).toBe(true);
  });
});
