import { incidentIdFor } from '../health/incident-id.js';
import type { IncidentOpened } from '../incident/incident.js';
import { describeHeartbeat } from './heartbeat-explanation.js';
import type { Beat, HeartbeatEffect } from './heartbeat.js';
import type { KeptHeartbeat } from './kept-heartbeat.js';

export interface Circumstances {
  now: Date;
  /** The beat that opens it; none where one is missing. */
  beat?: Beat | undefined;
  /** An outage of ours lay in the time in which the job was expected. */
  missedByUs: boolean;
}

/** The same trouble since the same moment is the same incident. */
export function incidentOfHeartbeat(
  { heartbeatId, workspaceId, userId, name, words }: KeptHeartbeat,
  { trouble, since }: Extract<HeartbeatEffect, { type: 'open' }>,
  { now, beat, missedByUs }: Circumstances,
): { id: string; data: IncidentOpened['data'] } {
  const facts = { name, trouble, exitCode: beat?.exitCode ?? null, words: beat?.words ?? '', wordsBefore: words, missedByUs };
  return {
    id: incidentIdFor(`${heartbeatId}/${trouble}`, since.getTime()),
    data: {
      ...{ serverId: heartbeatId, workspaceId, userId, serverName: name },
      kind: 'down',
      heartbeatTrouble: trouble,
      startedAt: since.toISOString(),
      openedAt: now.toISOString(),
      ...describeHeartbeat(facts),
      tag: 'Job',
      level: 'error',
      errorClass: `heartbeat_${trouble}`,
      fingerprint: '',
      regions: [],
      snapshot: null,
      groupId: '',
      groupServerIds: [],
      errorLogId: null,
      explanationPending: false,
      outages: 0,
    },
  };
}
