import { Injectable } from '@nestjs/common';
import { NameResolver, NetworkPolicy } from '@nowahala/platform';
import type { Website } from '@nowahala/platform';
import { networkInterfaces } from 'node:os';
import { refusals, sentences } from '../domain/refusals.js';

const RESOLVE_TIMEOUT_MS = 700;

/**
 * Refuses a website whose name leads into a private network. A name that does not resolve is accepted: that may be the failure to
 * watch for. The prober checks every address again at each check.
 */
@Injectable()
export class CheckWebsite {
  constructor(
    private readonly resolver: NameResolver,
    private readonly policy: NetworkPolicy,
  ) {}

  async execute(website: Website | undefined): Promise<void> {
    if (!website || website.literal === 4) return;
    if (website.literal === 6) return requireIpv6();
    const { a, aaaa } = await this.resolver.resolve(website.host, RESOLVE_TIMEOUT_MS);
    const refused = [...a, ...aaaa].map((address) => this.policy.judge(address)).find((reason) => reason !== null);
    if (refused) throw refusals.fields({ website: sentences.website[refused] });
    if (a.length === 0 && aaaa.length > 0) requireIpv6();
  }
}

function requireIpv6(): void {
  const networks = Object.values(networkInterfaces()).flat();
  const hasPublicIpv6 = networks.some((network) => network?.family === 'IPv6' && !network.internal && /^[23]/.test(network.address));
  if (!hasPublicIpv6) throw refusals.fields({ website: sentences.websiteOnlyIpv6 });
}
