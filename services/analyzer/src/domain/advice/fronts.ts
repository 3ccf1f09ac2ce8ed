import type { Facts } from './facts.js';
import type { SentenceFacts } from './phrase.js';

/** Data: what stands before a website, by a header that only it sends; companies that are recognised anyway are not listed. */
const FRONTS: readonly (readonly [name: string, header: string, has: string])[] = [
  ['Amazon CloudFront', 'server', 'cloudfront'],
  ['Kong', 'server', 'kong'],
  ['Kong', 'via', 'kong'],
  ['Bunny', 'server', 'bunnycdn'],
  ['Sucuri', 'server', 'sucuri'],
  ['DDoS-Guard', 'server', 'ddos-guard'],
  ['Qrator', 'server', 'qrator'],
  ['Gcore', 'server', 'gcore'],
  ['KeyCDN', 'server', 'keycdn'],
  ['CDN77', 'server', 'cdn77'],
  ['CacheFly', 'server', 'cachefly'],
  ['Azion', 'server', 'azion'],
  ['Edgio', 'server', 'ecacc'],
  ['StackPath', 'server', 'netdna'],
  ['ArvanCloud', 'server', 'arvancloud'],
  ['Medianova', 'server', 'medianova'],
  ['Alibaba Cloud', 'via', 'kunlun'],
  ['Alibaba Cloud', 'via', 'ens-cache'],
  ['Tencent Cloud', 'server', 'nws_'],
  ['Stormwall', 'server', 'stormwall'],
  ['F5 BIG-IP', 'server', 'bigip'],
  ['Apache APISIX', 'server', 'apisix'],
  ['Tyk', 'server', 'tyk'],
  ['Squid', 'server', 'squid'],
  ['Apache Traffic Server', 'server', 'ats/'],
  ['Varnish', 'server', 'varnish'],
  ['Traefik', 'server', 'traefik'],
  ['Envoy', 'server', 'envoy'],
  ['Caddy', 'server', 'caddy'],
];

/** The name of what stands before the website and answered in its place, where its headers say it. */
export function frontOf(facts: Facts): string | undefined {
  const found = FRONTS.find(([, header, has]) => {
    const value = facts.evidence.http?.headers[header];
    return value !== undefined && value.toLowerCase().includes(has);
  });
  return facts.which('cdn')?.name ?? found?.[0];
}

/** For the sentences that name it; the others stand where nothing gave it away. */
export const namedFront = {
  otherwise: (facts: Facts): boolean => frontOf(facts) !== undefined,
  names(facts: Facts): SentenceFacts {
    const front = frontOf(facts);
    return front === undefined ? {} : { front };
  },
};
