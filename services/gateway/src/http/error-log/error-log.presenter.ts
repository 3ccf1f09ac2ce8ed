import { logLevels } from '@nowahala/api';
import type { ErrorLogResponse } from '@nowahala/api';
import type { incidents } from '@nowahala/contracts';
import { plainSolution, presentExplanation } from '../explanation.presenter.js';
import { iso, oneOf, orNull } from '../wire.js';

const feedback: Record<string, boolean> = { helped: true, did_not_help: false };

export const presentErrorLog = (log: incidents.ErrorLog): ErrorLogResponse => ({
  _id: log.id,
  createdAt: iso(log.createdAt!),
  lastSeenAt: iso(log.lastSeenAt!),
  count: log.count,
  tag: log.tag,
  level: oneOf(logLevels, log.level, 'error'),
  message: log.message,
  stack: log.stack,
  gptSolution: plainSolution(log.explanation),
  explanation: presentExplanation(log.explanation),
  serverId: orNull(log.serverId),
  incidentId: orNull(log.incidentId),
  helped: feedback[log.feedback] ?? null,
});
