import type { NameResolver, Website } from '@nowahala/platform';
import type { Probe, ReferenceProbe } from '../../application/ports.js';
import type { ProbeEngine } from './engine/probe-engine.js';
import { PRODUCT_LIMITS } from './probe-context.js';

/** A website that is asked for the proof alone. Its name is looked up anew: a remembered address proves no name server. */
export class NetworkReferenceProbe implements ReferenceProbe {
  constructor(
    private readonly probe: Probe,
    private readonly resolver: NameResolver,
    private readonly engine: ProbeEngine,
  ) {}

  async isGood(website: Website): Promise<boolean> {
    this.resolver.forget(website.host);
    const target = { serverId: '', workspaceId: '', ipAddress: null, website };
    const result = await this.probe.check(target, () => false).catch(() => null);
    return result?.outcome === 'success';
  }

  /** A check goes by IPv4 wherever there is one. */
  async isReachedByIpv6({ host, port, literal }: Website): Promise<boolean> {
    const { dnsMs, connectMs } = PRODUCT_LIMITS;
    const address = literal === 0 ? await this.resolver.ipv6Of(host, dnsMs) : host;
    if (address === null || !address.includes(':')) return false;
    return (await this.engine.connect({ address, port, timeoutMs: connectMs })).error === null;
  }
}
