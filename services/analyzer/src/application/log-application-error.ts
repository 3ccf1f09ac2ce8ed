import { DAY_MS, SECOND_MS } from '@nowahala/kernel';
import { invalidFields, newId, notFound, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ErrorLogRepository } from '../database/error-log.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { questionAboutError } from '../domain/advice/advisor-question.js';
import { applicationSituations, explainApplicationError } from '../domain/advice/application-errors/explain-application-error.js';
import { withoutSecrets } from '../domain/advice/personal-data.js';
import type { ErrorLog } from '../domain/error-log/error-log.js';
import { applicationFingerprint } from '../domain/error-log/failure.js';
import { workspaceLockOf } from '../domain/health/monitor.js';
import { refusals } from '../domain/refusals.js';
import { RequestExplanation } from './request-explanation.js';

export interface ReportedError {
  workspaceId: string;
  userId: string;
  serverId: string | null;
  message: string;
  stack: string;
  level: string;
  tag: string;
}

const LEVELS: Record<string, string> = {
  warn: 'warning',
  warning: 'warning',
  info: 'warning',
  error: 'error',
  critical: 'critical',
  fatal: 'critical',
};
/** Different errors of its own programs that a workspace may add in one day (UTC); repeats always count. */
const NEW_ERRORS_A_DAY = 100;
const LONGEST_MESSAGE = 2_000;
const LONGEST_STACK = 16_000;

/** An error of a customer's own program gets the same care as a failed check. */
@Injectable()
export class LogApplicationError {
  constructor(
    private readonly store: Store,
    private readonly logs: ErrorLogRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly explanations: RequestExplanation,
  ) {}

  async execute(reported: ReportedError): Promise<ErrorLog> {
    const error = checked(reported);
    return this.store.transaction(async (tx) => {
      const fingerprint = applicationFingerprint(reported.serverId ?? '', error.tag, error.message, error.stack);
      const repeat = { workspaceId: reported.workspaceId, fingerprint, times: 1, lastAt: tx.now };
      const known = (await this.logs.countRepeats(tx, [repeat])).get(fingerprint);
      if (known) return known;
      await this.admit(tx, reported.workspaceId);
      const diagnosis = explainApplicationError(error);
      const log = await this.logs.add(tx, {
        id: newId(),
        workspaceId: reported.workspaceId,
        userId: reported.userId,
        serverId: reported.serverId,
        fingerprint,
        createdAt: tx.now,
        lastSeenAt: tx.now,
        count: 1,
        ...error,
        cause: diagnosis.explanation.whatHappened,
        situation: diagnosis.situation,
        explanation: diagnosis.explanation,
        incidentId: null,
        feedback: null,
        finding: null,
      });
      const { explanation } = await this.explanations.execute(tx, log, questionAboutError(error, diagnosis), null);
      return { ...log, explanation };
    });
  }

  /** A new error is kept unless the workspace was erased or sent too many new ones today; one at a time, so that the count holds. */
  private async admit(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.lock(workspaceLockOf(workspaceId));
    if ((await this.workspaces.erased(tx, [workspaceId])).size > 0) throw notFound();
    const now = tx.now.getTime();
    const today = new Date(now - (now % DAY_MS));
    if ((await this.logs.countNew(tx, workspaceId, applicationSituations, today, NEW_ERRORS_A_DAY)) < NEW_ERRORS_A_DAY) return;
    throw refusals.tooManyNewErrors(NEW_ERRORS_A_DAY, Math.ceil((today.getTime() + DAY_MS - now) / SECOND_MS));
  }
}

function checked({ message, stack, level, tag }: ReportedError): { message: string; stack: string; level: string; tag: string } {
  const fields: Record<string, string> = {};
  if (message.trim() === '') fields.message = 'Please send the error’s message.';
  if (tag.length > 40) fields.tag = 'The tag may have 40 characters at most.';
  if (level !== '' && !LEVELS[level.toLowerCase()]) fields.level = 'The level must be warning, error or critical.';
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return {
    message: plain(cut(message, LONGEST_MESSAGE)),
    stack: plain(cut(stack, LONGEST_STACK)),
    level: LEVELS[level.toLowerCase()] ?? 'error',
    tag: plain(tag).trim() || 'App',
  };
}

/** An error without its end is worth more than none. Cut between words, so that no half of a secret stays unrecognised. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s\S{0,200}$|[\uD800-\uDBFF]$/, '')}…`;
}

/** No secrets, and no characters that a screen or a database would stumble over. */
function plain(text: string): string {
  return withoutSecrets(text).replace(/[^\P{Cc}\n\t]/gu, '');
}
