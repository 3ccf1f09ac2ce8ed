import { isErrorClass } from '@nowahala/kernel';
import type { CheckFacts, EvidenceSnapshot } from '@nowahala/kernel';
import type { SeenCertificate } from '../renewal/certificate.js';
import type { Check, Outcome } from './check.js';

export const checkKinds = ['scheduled', 'down', 'check_now', 'recheck', 'recovery', 'sibling', 'drill'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** The result of one check as a prober reported it. */
export interface CheckResult {
  serverId: string;
  workspaceId: string;
  userId: string;
  scheduledAt: Date;
  startedAt: Date;
  endedAt: Date;
  responseUs: number | null;
  outcome: Outcome;
  kind: CheckKind;
  code: number;
  region: string;
  /** Empty from a prober of an older release. */
  proberId: string;
  errorClass: string;
  message: string;
  /** What the message is filled with; absent with good checks, and from a prober of an older release. */
  facts?: CheckFacts;
  configVersion: number;
  /** Null with successful checks, and where the prober sent none that makes sense. */
  evidence: EvidenceSnapshot | null;
  /** Now and then, where the website has one. */
  certificate?: SeenCertificate;
  /** Its owner worked on the server when it failed; found out where it is evaluated. */
  inMaintenance?: boolean;
  /** Trace of this check; absent when it is not recorded. */
  traceparent?: string;
}

/** Identity of a ping: the same key is the same ping, delivered again. */
export const pingKey = (ping: { serverId: string; scheduledAt: Date; region: string }): string =>
  `${ping.serverId} ${ping.scheduledAt.getTime()} ${ping.region}`;

export const isFailed = ({ outcome }: CheckResult): boolean => outcome === 'error' || outcome === 'failure' || outcome === 'timeout';

export function toCheck(result: CheckResult): Check {
  return {
    slot: result.scheduledAt.getTime(),
    startedAt: result.startedAt.getTime(),
    endedAt: result.endedAt.getTime(),
    region: result.region,
    outcome: result.outcome,
    ...(result.inMaintenance && { inMaintenance: true }),
  };
}

type Observed = Pick<CheckResult, 'startedAt' | 'region' | 'outcome' | 'errorClass' | 'code' | 'message' | 'evidence'>;

/** What the prober saw; when it sent no evidence, at least the class and the code. */
export function evidenceOf(result: Observed): EvidenceSnapshot {
  return (
    result.evidence ?? {
      version: 1,
      takenAt: result.startedAt.toISOString(),
      region: result.region,
      target: { website: null, ipAddress: null, host: null, scheme: null, port: null },
      outcome: result.outcome === 'unknown' ? 'failure' : result.outcome,
      errorClass: isErrorClass(result.errorClass) ? result.errorClass : null,
      code: result.code > 0 ? result.code : null,
      message: result.message,
      steps: [],
      dns: null,
      addresses: [],
      connection: null,
      tls: null,
      http: null,
      machine: null,
      recognised: [],
      delayedByUs: false,
    }
  );
}
