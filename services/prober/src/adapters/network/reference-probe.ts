import type { NameResolver, Website } from '@nowahala/platform';
import type { Probe, ReferenceProbe } from '../../application/ports.js';

/** A website that is asked for the proof alone. Its name is looked up anew: a remembered address proves no name server. */
export class NetworkReferenceProbe implements ReferenceProbe {
  constructor(
    private readonly probe: Probe,
    private readonly resolver: NameResolver,
  ) {}

  async isGood(website: Website): Promise<boolean> {
    this.resolver.forget(website.host);
    const target = { serverId: '', workspaceId: '', ipAddress: null, website };
    const result = await this.probe.check(target, () => false).catch(() => null);
    return result?.outcome === 'success';
  }
}
