import { logLevels } from '@nowahala/api';
import type { ErrorLogResponse } from '@nowahala/api';
import type { incidents } from '@nowahala/contracts';
import { logFeedbacks } from '../../clients/enums.mapper.js';
import { plainSolution, presentExplanation } from '../explanation.presenter.js';
import { iso, oneOf, orNull } from '../wire.js';

const helpedOf = ({ logFeedback, feedback }: incidents.ErrorLog): boolean | null => {
  const word = logFeedbacks.toWord(logFeedback, feedback);
  return word === undefined ? null : word === 'helped';
};

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
  helped: helpedOf(log),
});
