import type { BeatResponse, HeartbeatResponse } from '@nowahala/api';
import type { incidents, workspaces } from '@nowahala/contracts';
import { beatKinds, heartbeatStatuses } from '../../clients/enums.mapper.js';
import { iso, orNull } from '../wire.js';

/** `otherwise`: what it is while the analyzer says nothing of it. */
export function presentHeartbeat(
  heartbeat: workspaces.Heartbeat,
  address: string,
  state: incidents.HeartbeatState | undefined,
  otherwise: 'pending' | 'unknown',
): HeartbeatResponse {
  const { everyMinutes, cron, timeZone } = heartbeat.schedule!;
  return {
    _id: heartbeat.id,
    name: heartbeat.name,
    every: everyMinutes === 0 ? null : everyMinutes,
    cron: orNull(cron),
    timeZone: orNull(timeZone),
    graceMinutes: heartbeat.graceMinutes,
    onlyPost: heartbeat.onlyPost,
    address,
    paused: heartbeat.paused,
    state: heartbeat.paused ? 'paused' : state ? (heartbeatStatuses.toWord(state.heartbeatStatus, state.state) ?? 'unknown') : otherwise,
    since: iso(state?.since),
    dueAt: iso(state?.dueAt),
    lastBeatAt: iso(state?.lastBeatAt),
    lastBeat: beatKinds.toWord(state?.lastBeatKind) ?? null,
    openIncidentId: orNull(state?.openIncidentId),
    createdAt: iso(heartbeat.createdAt!),
  };
}

export const presentBeat = ({ at, kind, exitCode, words }: incidents.Beat): BeatResponse => ({
  at: iso(at!),
  kind: beatKinds.toWord(kind) ?? 'success',
  exitCode: exitCode ?? null,
  words,
});
