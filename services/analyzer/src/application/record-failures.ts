import { Metrics, newId, traced } from '@nowahala/platform';
import type { EvidenceSnapshot, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { explain } from '../domain/advice/explain.js';
import type { Diagnosis } from '../domain/advice/explain.js';
import { checkFingerprint, levelOf, tagOf, technicalTrail } from '../domain/error-log/failure.js';
import { RequestExplanation } from './request-explanation.js';
import type { CheckResult } from './check-result.js';
import { evidenceOf } from './check-result.js';
import { ErrorLogs } from './ports/error-logs.js';
import type { ErrorLog } from './ports/error-logs.js';

/** A bad check, with what it means. */
export interface DiagnosedFailure {
  ping: CheckResult;
  fingerprint: string;
  log: ErrorLog;
  evidence: EvidenceSnapshot;
  diagnosis: Diagnosis;
}

/** The first bad check of a new kind writes an error log at once; repeats are counted. */
@Injectable()
export class RecordFailures {
  constructor(
    private readonly logs: ErrorLogs,
    private readonly ai: RequestExplanation,
    private readonly metrics: Metrics,
  ) {}

  async handle(tx: Transaction, bad: CheckResult[]): Promise<Map<CheckResult, DiagnosedFailure>> {
    const groups = new Map<string, CheckResult[]>();
    for (const ping of bad) {
      const fingerprint = checkFingerprint(ping.serverId, ping.errorClass, ping.code);
      groups.set(fingerprint, [...(groups.get(fingerprint) ?? []), ping]);
    }
    const known = await this.logs.countRepeats(
      tx,
      [...groups].map(([fingerprint, pings]) => ({
        workspaceId: pings[0]!.workspaceId,
        fingerprint,
        times: pings.length,
        lastAt: latest(pings),
      })),
    );
    const failures = new Map<CheckResult, DiagnosedFailure>();
    for (const [fingerprint, pings] of groups) {
      const first = pings[0]!;
      const evidence = evidenceOf(first);
      const diagnosis = explain(evidence);
      const log =
        known.get(fingerprint) ??
        (await traced('explain', first.traceparent, () => this.write(tx, fingerprint, pings, evidence, diagnosis)));
      for (const ping of pings) {
        const own = ping === first ? { evidence, diagnosis } : explained(ping);
        failures.set(ping, { ping, fingerprint, log, ...own });
      }
    }
    return failures;
  }

  private async write(
    tx: Transaction,
    fingerprint: string,
    pings: CheckResult[],
    evidence: EvidenceSnapshot,
    diagnosis: Diagnosis,
  ): Promise<ErrorLog> {
    const first = pings[0]!;
    tx.afterCommit(() => this.metrics.explain.inc({ source: 'rules', result: 'ok' }));
    const log = await this.logs.add(tx, {
      id: newId(),
      workspaceId: first.workspaceId,
      userId: first.userId,
      serverId: first.serverId,
      fingerprint,
      createdAt: first.startedAt,
      lastSeenAt: latest(pings),
      count: pings.length,
      tag: tagOf(first.errorClass, first.code),
      level: levelOf(first.errorClass, first.code),
      message: first.message,
      stack: technicalTrail(evidence),
      cause: diagnosis.cause,
      situation: diagnosis.situation,
      explanation: diagnosis.explanation,
      incidentId: null,
      feedback: null,
    });
    return { ...log, explanation: (await this.ai.aboutCheck(tx, log, evidence, diagnosis, null)).explanation };
  }
}

function explained(ping: CheckResult): { evidence: EvidenceSnapshot; diagnosis: Diagnosis } {
  const evidence = evidenceOf(ping);
  return { evidence, diagnosis: explain(evidence) };
}

const latest = (pings: CheckResult[]): Date => new Date(Math.max(...pings.map((ping) => ping.startedAt.getTime())));
