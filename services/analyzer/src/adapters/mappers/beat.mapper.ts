import { workspaces } from '@nowahala/contracts';
import type { incidents, TopicMessages } from '@nowahala/contracts';
import { cronProblem } from '@nowahala/kernel';
import type { HeartbeatSchedule } from '@nowahala/kernel';
import { isTime, isUuid, UndecodableMessage } from '@nowahala/platform';
import type { HeartbeatConfiguration } from '../../application/configure-heartbeat.js';
import type { StoredBeat } from '../../database/beat.repository.js';
import { withoutSecrets } from '../../domain/advice/personal-data.js';
import { stateOfHeartbeat } from '../../domain/heartbeat/kept-heartbeat.js';
import type { KeptHeartbeat } from '../../domain/heartbeat/kept-heartbeat.js';
import { beatKinds, heartbeatStatuses } from './enums.mapper.js';

/** A kind of a newer release is left out, and what cannot be true: the others came in the same message. */
export const toStoredBeats = ({ runId, beats }: TopicMessages['beat.received']): StoredBeat[] =>
  beats.flatMap(({ heartbeatId, number, at, kind: given, exitCode, words, addressRound, byPost }) => {
    const kind = beatKinds.toWord(given);
    if (!kind || !isTime(at) || !isUuid(heartbeatId)) return [];
    return [{ heartbeatId, runId, number, at, kind, exitCode: exitCode ?? null, words: plain(words), addressRound, byPost }];
  });

/** What a job printed goes into messages: no secrets, and no NUL, which PostgreSQL would not keep. */
const plain = (words: string): string => withoutSecrets(words).replaceAll(/[^\P{Cc}\n\t]/gu, '');

export const toBeatMessage = ({ heartbeatId, number, at, kind, exitCode, words, addressRound, byPost }: StoredBeat): incidents.Beat => ({
  ...{ heartbeatId, number, at, words, addressRound, byPost },
  kind: beatKinds.toEnum(kind),
  exitCode: exitCode ?? undefined,
});

export function toHeartbeatConfiguration({ schedule, ...message }: TopicMessages['heartbeat.configured']): HeartbeatConfiguration {
  // Before the first version a heartbeat is known by its id alone.
  if (message.configVersion < 1) throw new UndecodableMessage('The heartbeat has no version.');
  return { ...message, schedule: message.deleted ? null : toSchedule(schedule) };
}

/** One that cannot be read would fail with each of its beats, and with it the beats of everybody that came in the same message. */
function toSchedule(schedule = workspaces.HeartbeatSchedule.create()): HeartbeatSchedule {
  const { everyMinutes, cron, timeZone } = schedule;
  const isReadable = cron === '' ? everyMinutes >= 1 : cronProblem(cron, timeZone, new Date()) !== 'unreadable';
  if (!isReadable) throw new UndecodableMessage('The heartbeat has no schedule that can be read.');
  return cron === '' ? { everyMinutes } : { cron, timeZone };
}

export const toHeartbeatState = (heartbeat: KeptHeartbeat, now: Date): incidents.HeartbeatState => ({
  heartbeatId: heartbeat.heartbeatId,
  state: stateOfHeartbeat(heartbeat, now),
  heartbeatStatus: heartbeatStatuses.toEnum(stateOfHeartbeat(heartbeat, now)),
  since: heartbeat.stateSince,
  dueAt: heartbeat.health.dueAt ?? undefined,
  lastBeatAt: heartbeat.health.lastAt ?? undefined,
  lastBeatKind: heartbeat.health.lastKind ? beatKinds.toEnum(heartbeat.health.lastKind) : 0,
  openIncidentId: heartbeat.health.incident?.id ?? '',
});
