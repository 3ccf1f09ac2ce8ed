import { describe, expect, it } from '@jest/globals';
import type { Explanation } from '../advice/explanation.js';
import { explanationOfNetwork, plainNetworkName } from './network-explanation.js';

const own: Explanation = {
  whatHappened: 'Your server refuses connections.',
  whoIsAffected: 'Everybody who opens your website.',
  likelyCause: 'The program stopped.',
  confidence: 'medium',
  doNow: ['Restart it.'],
  tellCustomers: 'Soon back.',
  whoToCall: 'Your developer.',
  evidence: ['The connection was refused.'],
  source: 'ai',
};

describe('the explanation of a network', () => {
  it('begins with whose trouble it is, and keeps what the check saw', () => {
    const explained = explanationOfNetwork({ name: 'SWIFT NETWORKS LIMITED', affected: 14 }, own);
    expect(explained.whatHappened).toMatch(/^This is trouble at SWIFT NETWORKS LIMITED or on its connection, not at your website/);
    expect(explained).toMatchObject({ whoIsAffected: own.whoIsAffected, source: 'rules', confidence: 'high' });
    expect(explained.evidence).toEqual([expect.stringContaining('14 servers on this network'), 'The connection was refused.']);
    expect(explained.doNow).toHaveLength(3);
    const beforeSteps = [explained.whatHappened, explained.whoIsAffected, explained.likelyCause].join(' ').split(/\s+/);
    expect(beforeSteps.length).toBeLessThanOrEqual(90);
  });

  it('does without a name', () => {
    const explained = explanationOfNetwork({ name: '', affected: 5 }, own);
    expect(explained.whatHappened).toMatch(/^This is trouble at the hosting company/);
    expect(JSON.stringify(explained)).not.toMatch(/undefined|null|  /);
  });

  it.each([
    ['Cloudflare, Inc.', 'Cloudflare, Inc'],
    ['  Google   LLC ', 'Google LLC'],
    ['evil <b>http://x.example/a</b>', 'evil b…'],
    ['x'.repeat(60), ''],
    ['…', ''],
  ])('takes the name %j from the registers as %j', (given, plain) => expect(plainNetworkName(given)).toBe(plain));
});
