import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, invalidFields, judgeAddress, NameResolver, parsePublicIpv4, parseWebsite } from '@nowahala/platform';
import { networkInterfaces } from 'node:os';
import { invalidIp, invalidWebsite, sentences } from '../domain/sentences.js';
import type { WorkspacesConfig } from '../workspaces.config.js';

const RESOLVE_WITHIN_MS = 1_500;

/** Which addresses a customer may have watched; the prober judges again at every dial. */
@Injectable()
export class Targets {
  private readonly resolver: NameResolver;

  constructor(@Inject(CONFIG) private readonly config: WorkspacesConfig) {
    this.resolver = new NameResolver({ servers: config.PROBE_DNS_SERVERS });
  }

  ipAddress(text: string): string {
    const judged = parsePublicIpv4(text, this.config.PROBE_ALLOW_NETWORKS);
    if (!judged.ok) throw invalidIp(judged.reason);
    return judged.value;
  }

  /** Empty stays empty. A name that does not resolve now is taken all the same: it may be down already. */
  async website(text: string): Promise<string> {
    if (text.trim() === '') return '';
    const policy = this.config.PROBE_ALLOW_NETWORKS;
    const judged = parseWebsite(text, policy);
    if (!judged.ok) throw invalidWebsite(judged.reason);
    const { host, literal, url } = judged.value;
    if (literal === 6 && !hasIpv6()) throw invalidFields({ website: sentences.ipv6Only });
    if (literal !== 0) return url;
    const { a, aaaa } = await this.resolver.resolve(host, RESOLVE_WITHIN_MS);
    if (a.length === 0 && aaaa.length > 0 && !hasIpv6()) throw invalidFields({ website: sentences.ipv6Only });
    const refused = [...a, ...aaaa].map((address) => judgeAddress(address, policy)).find((reason) => reason !== null);
    if (refused) throw invalidWebsite(refused);
    return url;
  }
}

/** True where this machine has a public IPv6 address, and so has the prober beside it. */
const hasIpv6 = (): boolean => Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family, internal, address }) => family === 'IPv6' && !internal && /^[23]/.test(address)));
