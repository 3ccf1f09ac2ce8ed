import { HOUR_MS } from '@nowahala/kernel';

/** What stands in the certificate of a website about its own end. */
export interface SeenCertificate {
  /** SHA-256 of the leaf. */
  fingerprint: string;
  issuer: string;
  startsAt: Date;
  endsAt: Date;
}

export interface CertificateOfServer extends SeenCertificate {
  serverId: string;
  seenAt: Date;
}

/** Probers report a certificate hourly: one that was not reported for so long while another was counts no more. */
export const REPLACED_AFTER_MS = 3 * HOUR_MS;
/** When to look whether the one before is gone. */
export const LOOK_AGAIN_MS = REPLACED_AFTER_MS + HOUR_MS;
/** Machines behind one name take turns: only after so long counts one as renewed. */
export const GONE_AFTER_MS = 12 * HOUR_MS;
