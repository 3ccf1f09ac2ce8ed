import { createHash } from 'node:crypto';
import type { EvidenceSnapshot } from '@nowahala/kernel';

export type Level = 'warning' | 'error' | 'critical';

/** What failed, without when: faults with the same fingerprint are one error log with a count. */
export function checkFingerprint(serverId: string, errorClass: string, code: number): string {
  return digest(['check', serverId, errorClass, String(code)]);
}

/** Numbers, ids, addresses and quoted values differ from one occurrence to the next; the fault does not. */
export function applicationFingerprint(serverId: string, tag: string, message: string, stack: string): string {
  return digest(['app', serverId, tag, withoutParticulars(message), withoutParticulars(firstFrame(stack))]);
}

function digest(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function withoutParticulars(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
    .replace(/\b(?:0x)?[0-9a-f]{12,}\b/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/(["'`]).*?\1/g, '#')
    .slice(0, 500);
}

function firstFrame(stack: string): string {
  return (
    stack
      .split('\n')
      .find((line) => /^\s*(?:at |File "|#0 |\w[^(]*\(.*:\d+\))/.test(line))
      ?.trim() ?? ''
  );
}

/** The layer at which a check failed. */
export function tagOf(errorClass: string, code: number): string {
  if (/timeout$/.test(errorClass) || errorClass === 'host_silent') return 'Timeout';
  if (errorClass.startsWith('dns_') || errorClass === 'body_parked') return 'DNS';
  if (errorClass.startsWith('tls_')) return 'TLS';
  if (code >= 400) return `HTTP ${code}`;
  if (/^(?:http_|body_|redirect_|headers_)/.test(errorClass)) return code > 0 ? `HTTP ${code}` : 'HTTP';
  return 'Connection';
}

const MILD = /^(?:body_maintenance|redirect_too_many|redirect_downgrade|headers_too_large)$/;
const GRAVE =
  /^(?:dns_|connect_|no_route|address_blocked|host_silent|body_suspended|body_parked|body_disk_full|body_database_error|tls_expired|tls_handshake)/;

export function levelOf(errorClass: string, code: number): Level {
  if (MILD.test(errorClass) || (code >= 400 && code < 500 && !GRAVE.test(errorClass))) return 'warning';
  return GRAVE.test(errorClass) || errorClass.endsWith('timeout') ? 'critical' : 'error';
}

/** Each step of the check with its result and time: what an engineer wants to see. */
export function technicalTrail(evidence: EvidenceSnapshot): string {
  const head = `${evidence.takenAt} from ${evidence.region}: ${evidence.errorClass ?? evidence.outcome}${evidence.code ? ` (code ${evidence.code})` : ''}`;
  const steps = evidence.steps.map(
    (step) => `${step.ok ? 'ok  ' : 'FAIL'} ${step.step.padEnd(10)} ${step.ms.toFixed(1).padStart(8)} ms  ${oneLine(step.detail)}`,
  );
  return [head, ...steps].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300);
}
