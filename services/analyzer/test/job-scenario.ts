import { afterEach } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import type { TopicMessages } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { JudgeHeartbeats } from '../src/application/judge-heartbeats.js';
import type { AnalyzerApp, Server } from './app.js';

export const kinds = {
  success: incidents.BeatKind.BEAT_KIND_SUCCESS,
  start: incidents.BeatKind.BEAT_KIND_START,
  fail: incidents.BeatKind.BEAT_KIND_FAIL,
};
export type Job = Server;
type Configuration = Partial<TopicMessages['heartbeat.configured']>;

/** A gateway that takes calls from now on. */
class GatewayRun {
  private readonly runId = newId();
  private number = 0;
  private readonly from: Date;

  constructor(private readonly app: AnalyzerApp) {
    this.from = app.host.clock.now();
  }

  /** Hands over what it confirmed, and says so of everything until now, or until `behindMs` ago. */
  async report(
    beats: Partial<incidents.Beat>[] = [],
    { behindMs = 0, ended = false, id = newId() } = {},
  ): Promise<TopicMessages['beat.received']> {
    const takenUntil = new Date(this.app.host.clock.nowMs() - behindMs);
    const message = { runId: this.runId, beats: beats.map((beat) => this.beat(beat)), takenFrom: this.from, takenUntil, ended };
    await this.repeat(message, id);
    return message;
  }

  async repeat(message: TopicMessages['beat.received'], id = newId()): Promise<void> {
    await this.app.host.publish('beat.received', message, { key: this.runId, id });
    await eventually(
      'the report is read',
      async () => (await this.app.sql(`SELECT 1 FROM "analyzer".inbox WHERE msg_id::text = $1`, [id])).length,
    );
  }

  private beat(more: Partial<incidents.Beat>): incidents.Beat {
    this.number += 1;
    const plain = { kind: kinds.success, exitCode: undefined, words: '', addressRound: 1, byPost: true, heartbeatId: '' };
    return { ...plain, number: this.number, at: this.app.host.clock.now(), ...more };
  }
}

export function configurationOf(
  app: AnalyzerApp,
  { serverId: heartbeatId, workspaceId, userId }: Job,
): TopicMessages['heartbeat.configured'] {
  const now = app.host.clock.now();
  const schedule = { everyMinutes: 60, cron: '', timeZone: '' };
  const settings = { name: 'Nightly backup', schedule, graceMinutes: 10, onlyPost: false, paused: false, deleted: false, addressRound: 1 };
  return { heartbeatId, workspaceId, userId, ...settings, configVersion: 1, createdAt: now, changedAt: now };
}

/** Jobs that call, the gateways that take their calls, and what is said of them. The gateways end with each spec. */
export function useJobs(app: AnalyzerApp) {
  const runs: GatewayRun[] = [];
  afterEach(async () => {
    for (const run of runs.splice(0)) await run.report([], { ended: true });
  });

  async function configure(job: Job, more: Configuration = {}): Promise<void> {
    const message = { ...configurationOf(app, job), ...more };
    await app.host.publish('heartbeat.configured', message, { key: job.serverId, tenantId: job.workspaceId });
    await eventually(
      'the heartbeat is known',
      async () =>
        (await app.sql('SELECT 1 FROM heartbeat WHERE heartbeat_id = $1 AND config_version >= $2', [job.serverId, message.configVersion]))
          .length,
    );
  }

  return {
    takesCalls: (): GatewayRun => {
      const run = new GatewayRun(app);
      runs.push(run);
      return run;
    },
    configure,
    givenJob: async (more: Configuration = {}): Promise<Job> => {
      const job = { serverId: newId(), workspaceId: newId(), userId: newId() };
      await configure(job, more);
      return job;
    },
    judge: () => app.host.get<JudgeHeartbeats>('analyzer', JudgeHeartbeats).execute(),
    passes: (ms: number) => app.host.clock.advance(ms),
    incidentsOf: async (job: Job) =>
      (await app.rpc(job).listIncidents({ workspaceIds: [job.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
        .incidents,
    stateOf: async (job: Job) => (await app.rpc(job).getHeartbeatStates({ heartbeatIds: [job.serverId] })).states[0]!,
  };
}
