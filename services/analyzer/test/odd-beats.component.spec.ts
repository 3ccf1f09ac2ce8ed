import { expect, it } from '@jest/globals';
import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { newId, Store } from '@nowahala/platform';
import { RecordBeats } from '../src/application/record-beats.js';
import { useAnalyzer } from './app.js';
import { kinds, useJobs } from './job-scenario.js';

const app = useAnalyzer();
const { takesCalls, givenJob, configure, passes, stateOf } = useJobs(app);

it('a call at the moment at which its job becomes known is not lost', async () => {
  const gateway = takesCalls();
  await gateway.report();
  const job = { serverId: newId(), workspaceId: newId(), userId: newId() };
  const at = app.host.clock.now();
  const run = { runId: newId(), from: at, until: at, ended: true };
  const beat = { heartbeatId: job.serverId, runId: run.runId, number: 1, at, kind: 'success', exitCode: null } as const;
  const [recording, store] = [app.host.get<RecordBeats>('analyzer', RecordBeats), app.host.get<Store>('analyzer', Store)];
  let configuring: Promise<void> = Promise.resolve();
  await store.transaction(async (tx) => {
    await recording.execute(tx, run, [{ ...beat, words: '', addressRound: 1, byPost: true }]);
    configuring = configure(job);
    await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
  });
  await configuring;
  expect((await stateOf(job)).state).toBe('up');
});

it('a call that arrives twice counts once, also where its clock was ahead the first time', async () => {
  const gateway = takesCalls();
  const job = await givenJob();
  const ahead = new Date(app.host.clock.nowMs() + MINUTE_MS);
  const message = await gateway.report([{ heartbeatId: job.serverId, at: ahead }]);
  const { lastBeatAt } = await stateOf(job);
  await passes(5 * MINUTE_MS);
  await gateway.repeat(message);
  expect((await app.rpc(job).listBeats({ heartbeatId: job.serverId })).beats).toHaveLength(1);
  expect((await stateOf(job)).lastBeatAt).toEqual(lastBeatAt);
});

it('a quick job has begun and ended, also by a clock that is a little ahead', async () => {
  const gateway = takesCalls();
  const job = await givenJob();
  const [began, ended] = [2_000, 2_400].map((ms) => new Date(app.host.clock.nowMs() + ms));
  await gateway.report([
    { heartbeatId: job.serverId, kind: kinds.start, at: began! },
    { heartbeatId: job.serverId, at: ended! },
  ]);
  expect((await stateOf(job)).state).toBe('up');
});
