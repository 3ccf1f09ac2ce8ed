import { newId, traced } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { ErrorLogRepository } from '../database/error-log.repository.js';
import { questionAboutCheck } from '../domain/advice/advisor-question.js';
import { explain } from '../domain/advice/explain.js';
import type { Diagnosis } from '../domain/advice/explain.js';
import type { ErrorLog } from '../domain/error-log/error-log.js';
import { checkFingerprint, levelOf, tagOf, technicalTrail } from '../domain/error-log/failure.js';
import { withNetwork } from '../domain/advice/hosting.js';
import { evidenceOf } from '../domain/health/check-result.js';
import type { LoggedFinding } from '../domain/health/check-message.js';
import type { CheckResult } from '../domain/health/check-result.js';
import { plainNetworkName } from '../domain/network/network-explanation.js';
import { NETWORKS } from './ports.js';
import type { Networks } from './ports.js';
import { RequestExplanation } from './request-explanation.js';

/** A failed check with its diagnosis. */
export interface DiagnosedFailure {
  result: CheckResult;
  fingerprint: string;
  log: ErrorLog;
  evidence: EvidenceSnapshot;
  diagnosis: Diagnosis;
}

/** The first failed check of a kind writes an error log at once; repeats are counted. */
@Injectable()
export class RecordFailures {
  constructor(
    private readonly logs: ErrorLogRepository,
    private readonly explanations: RequestExplanation,
    private readonly metrics: AnalyzerMetrics,
    @Inject(NETWORKS) private readonly networks: Networks,
  ) {}

  async execute(tx: Transaction, failed: CheckResult[]): Promise<Map<CheckResult, DiagnosedFailure>> {
    const groups = new Map<string, CheckResult[]>();
    for (const result of failed) {
      const fingerprint = checkFingerprint(result.serverId, result.errorClass, result.code);
      groups.set(fingerprint, [...(groups.get(fingerprint) ?? []), result]);
    }
    const known = await this.logs.countRepeats(
      tx,
      [...groups].map(([fingerprint, results]) => ({
        workspaceId: results[0]!.workspaceId,
        fingerprint,
        times: results.length,
        lastAt: latest(results),
      })),
    );
    const failures = new Map<CheckResult, DiagnosedFailure>();
    for (const [fingerprint, results] of groups) {
      const first = results[0]!;
      const { evidence, diagnosis } = this.diagnose(first);
      const log =
        known.get(fingerprint) ??
        (await traced('explain', first.traceparent, () => this.write(tx, fingerprint, results, evidence, diagnosis)));
      for (const result of results) {
        const own = result === first ? { evidence, diagnosis } : this.diagnose(result);
        failures.set(result, { result, fingerprint, log, ...own });
      }
    }
    return failures;
  }

  private diagnose(result: CheckResult): { evidence: EvidenceSnapshot; diagnosis: Diagnosis } {
    const evidence = withNetwork(evidenceOf(result), (address) => plainNetworkName(this.networks.find(address)?.name ?? ''));
    return { evidence, diagnosis: explain(evidence) };
  }

  private async write(
    tx: Transaction,
    fingerprint: string,
    results: CheckResult[],
    evidence: EvidenceSnapshot,
    diagnosis: Diagnosis,
  ): Promise<ErrorLog> {
    const first = results[0]!;
    tx.afterCommit(() => this.metrics.explain.inc({ source: 'rules', result: 'ok' }));
    const log = await this.logs.add(tx, {
      id: newId(),
      workspaceId: first.workspaceId,
      userId: first.userId,
      serverId: first.serverId,
      fingerprint,
      createdAt: first.startedAt,
      lastSeenAt: latest(results),
      count: results.length,
      tag: tagOf(first.errorClass, first.code),
      level: levelOf(first.errorClass, first.code),
      message: first.message,
      stack: technicalTrail(evidence),
      cause: diagnosis.cause,
      situation: diagnosis.situation,
      explanation: diagnosis.explanation,
      incidentId: null,
      feedback: null,
      finding: findingOf(first),
    });
    const { explanation } = await this.explanations.execute(tx, log, questionAboutCheck(evidence, diagnosis), null);
    return { ...log, explanation };
  }
}

const findingOf = ({ errorClass, facts, code }: CheckResult): LoggedFinding => ({ errorClass, code, ...(facts && { facts }) });

const latest = (results: CheckResult[]): Date => new Date(Math.max(...results.map((result) => result.startedAt.getTime())));
