import type { incidents } from '@nowahala/contracts';
import { plainSolution, presentExplanation } from '../explanation.presenter.js';
import { iso, orNull } from '../wire.js';

const answers: Record<string, boolean> = { helped: true, did_not_help: false };

export const presentErrorLog = (log: incidents.ErrorLog) => ({
  _id: log.id,
  createdAt: iso(log.createdAt),
  lastSeenAt: iso(log.lastSeenAt),
  count: log.count,
  tag: log.tag,
  level: log.level,
  message: log.message,
  stack: log.stack,
  gptSolution: plainSolution(log.explanation),
  explanation: presentExplanation(log.explanation),
  serverId: orNull(log.serverId),
  incidentId: orNull(log.incidentId),
  helped: answers[log.feedback] ?? null,
});
