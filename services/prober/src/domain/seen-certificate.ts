import type { CertificateEvidence } from '@nowahala/kernel';
import type { SeenCertificate } from './check.js';

/** Undefined where its dates make no sense: an end that cannot be read is unknown. */
export function seenCertificate([leaf, issuer]: readonly CertificateEvidence[], now: number): SeenCertificate | undefined {
  const startsAt = dateOf(leaf?.validFrom);
  const endsAt = earliestEnd(leaf, issuer, now);
  if (!leaf || !startsAt || !endsAt || endsAt <= startsAt) return undefined;
  return { fingerprint: leaf.fingerprint.replaceAll(':', '').toLowerCase(), issuer: organisationOf(leaf.issuer), startsAt, endsAt };
}

/** Whether all that is out of its time by the clock of this machine, which TLS goes by, is in its time by the real one. */
export function isRefusedByClock(chain: readonly CertificateEvidence[], machineMs: number, realMs: number): boolean {
  const refused = chain.filter((one) => !isInTime(one, machineMs));
  return refused.length > 0 && refused.every((one) => isInTime(one, realMs));
}

const isInTime = ({ validFrom, validTo }: CertificateEvidence, at: number): boolean =>
  Date.parse(validFrom) <= at && at <= Date.parse(validTo);

export function earlierEnd(one: SeenCertificate | undefined, other: SeenCertificate | undefined): SeenCertificate | undefined {
  if (!one || !other) return one ?? other;
  return other.endsAt < one.endsAt ? other : one;
}

/** What signed the leaf may end before it. Further up servers send old parts that nobody needs any more, and roots do not end. */
function earliestEnd(leaf: CertificateEvidence | undefined, issuer: CertificateEvidence | undefined, now: number): Date | undefined {
  const ends = dateOf(leaf?.validTo);
  const issuerEnds = issuer?.selfSigned ? undefined : dateOf(issuer?.validTo);
  return ends && issuerEnds && issuerEnds < ends && issuerEnds.getTime() > now ? issuerEnds : ends;
}

/** "R11, Let's Encrypt": the company stands behind the name of its certificate. */
const organisationOf = (issuer: string): string => (issuer.includes(', ') ? issuer.slice(issuer.indexOf(', ') + 2) : issuer);

function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text || NaN);
  // A year of five digits is none that a message carries.
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9_999 || date.getUTCFullYear() < 1_970 ? undefined : date;
}
