import { Injectable } from '@nestjs/common';
import { NameResolver, NetworkPolicy } from '@nowahala/platform';
import type { Website } from '@nowahala/platform';
import { networkInterfaces } from 'node:os';
import { refusals, sentences } from '../domain/refusals.js';

const LOOK_UP_MS = 700;

/**
 * Where a website's name leads, looked up shortly when it is entered. A name that does not resolve is welcome: that may be
 * the very trouble she wants to be told about. The prober judges every address again at each check.
 */
@Injectable()
export class CheckWebsite {
  constructor(
    private readonly resolver: NameResolver,
    private readonly policy: NetworkPolicy,
  ) {}

  async execute(website: Website | undefined): Promise<void> {
    if (!website || website.literal === 4) return;
    if (website.literal === 6) return this.needsIpv6();
    const { a, aaaa } = await this.resolver.resolve(website.host, LOOK_UP_MS);
    const refused = [...a, ...aaaa].map((address) => this.policy.judge(address)).find((reason) => reason !== null);
    if (refused) throw refusals.fields({ website: sentences.website[refused] });
    if (a.length === 0 && aaaa.length > 0) this.needsIpv6();
  }

  private needsIpv6(): void {
    if (!hasPublicIpv6()) throw refusals.fields({ website: sentences.websiteOnlyIpv6 });
  }
}

const hasPublicIpv6 = (): boolean =>
  Object.values(networkInterfaces())
    .flat()
    .some((network) => network?.family === 'IPv6' && !network.internal && /^[23]/.test(network.address));
