import { NameResolver, NetworkPolicy, type Website, parseWebsite } from '@nowahala/platform';
import type { CheckResult, WantsEvidence, WantedText } from '../src/domain/check.js';
import { engineFor } from './engines.js';
import { NetworkProbe } from '../src/adapters/network/network-probe.js';
import { PRODUCT_LIMITS, type ProbeContext } from '../src/adapters/network/probe-context.js';
import { LoopLag } from '../src/adapters/network/loop-lag.js';
import type { Ping } from '../src/adapters/network/icmp/ping.js';

export const loopback = NetworkPolicy.parse('127.0.0.0/8');

/** A machine whose pings answer as given; everything else about the checks is real. */
export function fakePing(answer: number | null = null, method: Ping['method'] = 'icmp_datagram'): Ping {
  return { method, cheap: method !== 'none', echo: async () => answer, close: () => {} };
}

/** A process that is never held up: no failure is put down to it. */
export const noLag = { begin() {}, end() {}, worstSince: () => 0, stallsSince: () => [] } as unknown as LoopLag;

export function probeWith(parts: Partial<ProbeContext> & { resolver: NameResolver }): {
  probe: NetworkProbe;
  parts: ProbeContext;
} {
  const all: ProbeContext = {
    policy: loopback,
    engine: engineFor(parts.policy ?? loopback),
    limits: PRODUCT_LIMITS,
    userAgent: 'NoWahala/1.0 (+https://nowahala.example/bot)',
    hasIpv6: () => false,
    ping: fakePing(),
    region: 'test',
    takenAt: () => '2026-11-21T12:00:00.000Z',
    realMs: () => Date.now(),
    loopLag: new LoopLag(),
    ...parts,
  };
  return { probe: new NetworkProbe(all), parts: all };
}

/** A website on any port, for servers that must not stand on the product's own ports. */
export function website(url: string, policy = loopback): Website {
  const { port, protocol } = new URL(url);
  const standard = new URL(url);
  standard.port = '';
  const judged = parseWebsite(standard.href, policy);
  if (!judged.ok) throw new Error(`${url}: ${judged.reason}`);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return { ...judged.value, url, port: port === '' ? (scheme === 'https' ? 443 : 80) : Number(port) };
}

export async function check(
  probe: NetworkProbe,
  { website, ipAddress, wanted }: { website?: Website; ipAddress?: string; wanted?: WantedText },
  wants: WantsEvidence = () => true,
): Promise<CheckResult> {
  const target = { serverId: 's', workspaceId: 'w', ipAddress: ipAddress ?? null, website: website ?? null };
  return probe.check({ ...target, ...(wanted && { wanted }) }, wants);
}
