import { describe, expect, it } from '@jest/globals';
import { type NameResolver, NetworkPolicy, parseWebsite } from '@nowahala/platform';
import type { Probe } from '../../application/ports.js';
import type { ProbeEngine } from './engine/probe-engine.js';
import { NetworkReferenceProbe } from './reference-probe.js';

function start(address: string | null, error: string | null = null) {
  const dialled: string[] = [];
  const resolver = { ipv6Of: async () => address } as unknown as NameResolver;
  const connect = async (job: { address: string; port: number }) => {
    dialled.push(`${job.address} ${job.port}`);
    return { error, ms: 1 };
  };
  const probe = new NetworkReferenceProbe({} as Probe, resolver, { connect } as unknown as ProbeEngine);
  const isReached = async (url: string): Promise<boolean> => {
    const judged = parseWebsite(url, new NetworkPolicy());
    if (!judged.ok) throw new Error(judged.reason);
    return probe.isReachedByIpv6(judged.value);
  };
  return { isReached, dialled };
}

describe('a reference that is asked by IPv6', () => {
  it('is reached where it lets us connect, by name or by address', async () => {
    const { isReached, dialled } = start('2606:4700::1');
    expect(await isReached('https://one.example/')).toBe(true);
    expect(await isReached('http://[2606:4700::2]/')).toBe(true);
    expect(dialled).toEqual(['2606:4700::1 443', '2606:4700::2 80']);
  });

  it('is not reached where it does not let us, and not asked where it has no such address', async () => {
    expect(await start('2606:4700::1', 'no_route').isReached('https://one.example/')).toBe(false);
    const { isReached, dialled } = start(null);
    expect([await isReached('https://one.example/'), await isReached('http://41.58.1.2/')]).toEqual([false, false]);
    expect(dialled).toEqual([]);
  });
});
