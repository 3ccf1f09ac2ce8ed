import { type NetworkPolicy, type Resolution, type Website, judgeAddress } from '@nowahala/platform';
import { CheckFailed } from '../../../domain/check.js';
import type { Deadline } from '../deadline.js';
import type { ProbeContext } from '../probe-context.js';
import { type WebsiteObservation, detailsOf } from './website-observation.js';

/** Of a name. */
export async function addressesOf(
  website: Website,
  observed: WebsiteObservation,
  deadline: Deadline,
  context: ProbeContext,
): Promise<string[]> {
  const details = detailsOf(website);
  const started = performance.now();
  const answer = await context.resolver.resolve(website.host, deadline.atMost(context.limits.dnsMs));
  const ms = performance.now() - started;
  observed.totalMs += ms;
  const allowed = withoutRefused(answer, context.policy);
  observed.resolution = { name: website.host, answer: allowed };
  observed.phases.dns = (observed.phases.dns ?? 0) + ms;
  observed.trail.add('dns', answer.error === null, ms, dnsLine(website.host, allowed, countOf(answer) - countOf(allowed)));
  if (answer.error !== null) throw new CheckFailed(answer.error, details);
  if (answer.a.length > 0) return answer.a.map((address) => guarded(address, website, observed, context.policy));
  const open = answer.aaaa.map((address) => guarded(address, website, observed, context.policy));
  if (!context.hasIpv6() && !open.every((address) => context.policy.isOpened(address))) throw new CheckFailed('dns_ipv6_only', details);
  return open;
}

/** Every address of a name is judged, not only the one that is dialled: a name that mixes both kinds is a trick. */
export function guarded(address: string, website: Website, observed: WebsiteObservation, policy: NetworkPolicy): string {
  const refused = judgeAddress(address, policy);
  if (refused === null) return address;
  // The trail names no reason and takes no time: what is blocked must look the same whatever lies behind it.
  observed.trail.add('guard', false, 0, `${website.host} points to an address that may not be checked`);
  throw new CheckFailed('address_blocked', detailsOf(website));
}

/** What a name means inside the prober's own network stays hidden. */
function withoutRefused(answer: Resolution, policy: NetworkPolicy): Resolution {
  const open = (address: string): boolean => judgeAddress(address, policy) === null;
  return { ...answer, a: answer.a.filter(open), aaaa: answer.aaaa.filter(open) };
}

const countOf = ({ a, aaaa }: Resolution): number => a.length + aaaa.length;

function dnsLine(name: string, { a, aaaa, error, remembered }: Resolution, hidden: number): string {
  if (error !== null) return `${name}: ${error}`;
  const listed = [...[...a, ...aaaa].slice(0, 8), ...(hidden > 0 ? ['an address that may not be checked'] : [])];
  return `${name}: ${listed.join(', ')}${remembered ? ' (remembered)' : ''}`;
}
