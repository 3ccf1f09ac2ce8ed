import type { EvidenceSnapshot, MachineEvidence } from '@nowahala/kernel';
import { judgeAddress } from '@nowahala/platform';
import { type CheckResult, type CheckTarget, type Trail, rounded } from '../../../domain/check.js';
import { recognise } from '../../../domain/recognition/recognise.js';
import { redactUrl } from '../../../domain/redact.js';
import { type WebsiteObservation, dnsEvidenceOf } from '../http/website-observation.js';
import { MARKED_LAG_MS } from '../loop-lag.js';
import type { ProbeContext } from '../probe-context.js';
import { headersOf, httpEvidence } from './http-evidence.js';
import { type Findings, INVESTIGATION_MS, withOwner } from './investigate.js';

type CheckSummary = Pick<CheckResult, 'outcome' | 'errorClass' | 'code' | 'message' | 'loopLagMs'>;

export function websiteSnapshot(
  target: CheckTarget,
  observed: WebsiteObservation,
  summary: CheckSummary,
  findings: Findings,
  context: ProbeContext,
): EvidenceSnapshot {
  const dns = dnsEvidenceOf(observed);
  const connection = observed.dialled.at(-1);
  const described = { ...observed, ...findings.plain };
  const allHeaders = headersOf(described);
  return {
    ...commonPart(target, summary, observed.trail, context),
    dns: dns === null ? null : { ...dns, cname: findings.aliases, nameservers: findings.nameservers, zone: findings.zone },
    addresses: findings.addresses,
    connection:
      connection === undefined
        ? null
        : {
            address: connection.address,
            port: connection.port,
            connected: connection.error === null,
            ms: rounded(connection.ms),
            error: connection.error,
          },
    tls: observed.tls,
    http: httpEvidence(described, allHeaders),
    machine: findings.machine,
    recognised: recognise({
      nameservers: findings.nameservers,
      aliases: findings.aliases,
      addresses: findings.addresses,
      headers: allHeaders,
      body: described.exchange?.body.toString('utf8', 0, 16 * 1024) ?? '',
      page: described.page,
    }),
  };
}

export async function addressSnapshot(
  target: CheckTarget,
  summary: CheckSummary,
  trail: Trail,
  machine: MachineEvidence | null,
  context: ProbeContext,
): Promise<EvidenceSnapshot> {
  const address = target.ipAddress;
  const open = address !== null && judgeAddress(address, context.policy) === null;
  const reverse = open ? await context.resolver.reverse(address, INVESTIGATION_MS) : null;
  const addresses = open ? [withOwner({ address, from: 'configured' as const }, reverse)] : [];
  return {
    ...commonPart(target, summary, trail, context),
    dns: null,
    addresses,
    connection: null,
    tls: null,
    http: null,
    machine,
    recognised: recognise({ nameservers: [], aliases: [], addresses, headers: {}, body: '', page: null }),
  };
}

function commonPart(target: CheckTarget, summary: CheckSummary, trail: Trail, context: ProbeContext) {
  const { website } = target;
  return {
    version: 1 as const,
    takenAt: context.takenAt(),
    region: context.region,
    target: {
      website: website === null ? null : redactUrl(website.url),
      ipAddress: target.ipAddress,
      host: website?.host ?? null,
      scheme: website?.scheme ?? null,
      port: website?.port ?? null,
    },
    outcome: summary.outcome as EvidenceSnapshot['outcome'],
    errorClass: summary.errorClass,
    code: summary.code,
    message: summary.message,
    steps: trail.steps.slice(0, 40),
    delayedByUs: summary.loopLagMs > MARKED_LAG_MS,
  };
}
