import { describe, expect, it } from '@jest/globals';
import { hasPublicIpv6, readMachineLimits, safeConcurrency, tooLow } from './machine-limits.js';

const interfaceWith = (address: string, internal = false) => ({
  eth0: [{ address, internal, family: 'IPv6' as const, netmask: '', mac: '', cidr: null, scopeid: 0 }],
});

describe('what the machine allows', () => {
  it('is read at start, with the limits that are too low', async () => {
    const limits = await readMachineLimits(10);
    expect(limits.openFiles === null || limits.openFiles > 0).toBe(true);
    expect(limits.concurrency).toBe(10);
    expect(limits.openFiles === null || tooLow(limits, 100_000_000).includes('openFiles')).toBe(true);
    const roomy = { openFiles: 2_000, trackedConnections: 262_144, hasIpv6: false, concurrency: 500 };
    expect(tooLow(roomy, 500)).toEqual([]);
    expect(tooLow({ ...roomy, trackedConnections: 30_000 }, 500)).toEqual(['trackedConnections']);
  });

  it('keeps checks below the number of files that may be open', () => {
    expect(safeConcurrency(500, null)).toBe(500);
    expect(safeConcurrency(500, 1_048_576)).toBe(500);
    expect(safeConcurrency(500, 1_024)).toBe(448);
    expect(safeConcurrency(500, 64)).toBe(10);
  });

  it('counts IPv6 only when the address is public', () => {
    expect(hasPublicIpv6(interfaceWith('2606:4700::1'))).toBe(true);
    expect(hasPublicIpv6(interfaceWith('fd00::2'))).toBe(false);
    expect(hasPublicIpv6(interfaceWith('fe80::1'))).toBe(false);
    expect(hasPublicIpv6(interfaceWith('2606:4700::1', true))).toBe(false);
    expect(hasPublicIpv6({})).toBe(false);
  });
});
