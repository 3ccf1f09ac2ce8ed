import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import type { TopicMessages } from '@nowahala/contracts';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Database, DirectPublisher, Metrics, newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RelayBeatsJob } from '../src/adapters/jobs/relay-beats.job.js';
import { BeatClock } from '../src/beats/beat-clock.js';
import { abandonedRuns, BeatJournal } from '../src/beats/beat-journal.js';
import { beatsIn } from '../src/beats/beat-records.js';
import { Beats } from '../src/beats/beats.js';
import { VoidAddresses } from '../src/beats/void-addresses.js';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
let seen: TopicMessages['beat.received'][];
const folder = mkdtempSync(join(tmpdir(), 'beats-'));

beforeAll(async () => {
  app = await startGateway({ BEAT_DIR: folder, BEAT_DISK_MB: '1' });
  seen = await app.collect('beat.received');
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const beats = () => app.get<Beats>('gateway', Beats);
const relay = () => app.get<RelayBeatsJob>('gateway', RelayBeatsJob).run();
function givenJob(addressRound = 1): { heartbeatId: string; path: string } {
  const heartbeatId = newId();
  return { heartbeatId, path: new URL(beats().addressOf({ heartbeatId, addressRound })).pathname };
}
const call = (path: string, init: RequestInit = {}) => fetch(`${app.url}${path}`, init);
const relayed = (heartbeatId: string) => seen.flatMap((message) => message.beats).filter((beat) => beat.heartbeatId === heartbeatId);
const arrived = (heartbeatId: string, count = 1) =>
  eventually('the beats arrive', async () => {
    await relay();
    const found = relayed(heartbeatId);
    return found.length >= count && found;
  });

describe('the address of a job', () => {
  it('takes GET, HEAD and POST and answers OK as plain text', async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { heartbeatId, path } = givenJob();
      const answer = await call(path, { method });
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'text/plain; charset=utf-8',
        'no-store',
      ]);
      expect(await answer.text()).toBe(method === 'HEAD' ? '' : 'OK');
      expect(await arrived(heartbeatId)).toMatchObject([{ kind: incidents.BeatKind.BEAT_KIND_SUCCESS, byPost: method === 'POST' }]);
    }
  });

  it.each([
    ['/start', incidents.BeatKind.BEAT_KIND_START, undefined],
    ['/fail', incidents.BeatKind.BEAT_KIND_FAIL, undefined],
    ['/0', incidents.BeatKind.BEAT_KIND_SUCCESS, 0],
    ['/255', incidents.BeatKind.BEAT_KIND_FAIL, 255],
  ])('reads %s', async (end, kind, exitCode) => {
    const { heartbeatId, path } = givenJob();
    expect((await call(`${path}${end}?from=cron`)).status).toBe(200);
    expect(await arrived(heartbeatId)).toMatchObject([{ kind, exitCode }]);
  });

  it.each(['/256', '/stop', '/0/0', 'x'])('does not know %s', async (end) =>
    expect((await call(`${givenJob().path}${end}`)).status).toBe(404),
  );

  it('that we did not make is unknown, in a sentence', async () => {
    const { path } = givenJob();
    // Not the last letter, which holds bits that mean nothing.
    const other = `${path.slice(0, -5)}${path.at(-5) === 'A' ? 'B' : 'A'}${path.slice(-4)}`;
    for (const forged of [other, '/beat/', '/beat/x', `/beat/${'A'.repeat(5_000)}`]) {
      const answer = await call(forged);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('There is no job at this address')]);
    }
    expect((await call(path, { method: 'DELETE' })).status).toBe(405);
  });

  it('that was replaced or deleted is told so, and one by POST alone takes no preview of its link', async () => {
    const [old, deleted, onlyPost] = [givenJob(), givenJob(), givenJob()];
    app.fakes.beatAddresses.push(
      { heartbeatId: old.heartbeatId, addressRound: 2, onlyPost: false, deleted: false },
      { heartbeatId: deleted.heartbeatId, addressRound: 1, onlyPost: false, deleted: true },
      { heartbeatId: onlyPost.heartbeatId, addressRound: 1, onlyPost: true, deleted: false },
    );
    await app.get<VoidAddresses>('gateway', VoidAddresses).refresh();
    const newAddress = new URL(beats().addressOf({ heartbeatId: old.heartbeatId, addressRound: 2 })).pathname;
    const answers = [await call(old.path), await call(newAddress), await call(deleted.path), await call(onlyPost.path)];
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404, 405]);
    expect((await call(onlyPost.path, { method: 'POST' })).status).toBe(200);
  });

  it('that a chat previews is not called by that', async () => {
    const { heartbeatId, path } = givenJob();
    for (const headers of [{ 'user-agent': 'WhatsApp/2.23.20.0 A' }, { 'user-agent': 'curl/8.5.0', 'sec-purpose': 'prefetch;prerender' }])
      expect((await call(path, { headers })).status).toBe(403);
    expect((await call(path, { method: 'POST', headers: { 'user-agent': 'WhatsApp/2.23.20.0 A' } })).status).toBe(200);
    expect(await arrived(heartbeatId)).toHaveLength(1);
  });

  it('keeps the last words, ten kilobytes of ten megabytes', async () => {
    const [short, long] = [givenJob(), givenJob()];
    expect((await call(short.path, { method: 'POST', body: 'saved 412 files ✓' })).status).toBe(200);
    const answer = await call(long.path, { method: 'POST', body: `${'x'.repeat(900_000)} and the end` });
    expect(answer.status).toBe(200);
    expect((await arrived(short.heartbeatId))[0]!.words).toBe('saved 412 files ✓');
    const { words } = (await arrived(long.heartbeatId))[0]!;
    expect([words.length, words.slice(-8)]).toEqual([10 * 1024, ' the end']);
    // Whether its sender hears the answer or is cut off while it still sends: the call counts.
    const huge = givenJob();
    await call(huge.path, { method: 'POST', body: 'y'.repeat(10_000_000) }).catch(() => undefined);
    expect((await arrived(huge.heartbeatId))[0]!.words.length).toBeLessThanOrEqual(10 * 1024);
  });

  it('that is called over and over is written down five times a minute, and whenever it says something else', async () => {
    const { heartbeatId, path } = givenJob();
    for (let calls = 0; calls < 20; calls++) expect((await call(path)).status).toBe(200);
    expect((await call(`${path}/fail`)).status).toBe(200);
    const kinds = (await arrived(heartbeatId, 6)).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array.from({ length: 5 }, () => incidents.BeatKind.BEAT_KIND_SUCCESS), incidents.BeatKind.BEAT_KIND_FAIL]);
    const answers = await Promise.all(Array.from({ length: 140 }, (_, index) => call(index % 2 ? path : `${path}/fail`)));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('a beat that was confirmed', () => {
  it('is handed over by the next gateway when its own was killed before it could', async () => {
    const journals = mkdtempSync(join(tmpdir(), 'killed-'));
    const heartbeatIds = Array.from({ length: 40 }, () => newId());
    const { runId, confirmed } = await killedGateway(journals, heartbeatIds);
    expect(confirmed).toBeGreaterThan(0);
    cpSync(join(journals, runId), join(folder, runId), { recursive: true });
    await relay();
    for (const heartbeatId of heartbeatIds.slice(0, confirmed)) expect(await arrived(heartbeatId)).toHaveLength(1);
    await eventually('the run is over', () => seen.some((message) => message.runId === runId && message.ended));
    expect(readdirSync(folder)).not.toContain(runId);
    rmSync(journals, { recursive: true, force: true });
  });

  it('of which the power cut the last words off is what was whole', async () => {
    const journals = mkdtempSync(join(tmpdir(), 'torn-'));
    const journal = new BeatJournal({ folder: journals, maxBytes: 1_000_000 });
    const beat = { heartbeatId: newId(), addressRound: 1, at: 1, kind: 'success', exitCode: null, words: '', byPost: true } as const;
    await Promise.all([journal.append(beat), journal.append({ ...beat, at: 2 })]);
    await journal.closeSegment();
    const data = readFileSync(join(journals, journal.runId, '0000000001.beats'));
    expect([...beatsIn([data])].map(({ at, number }) => [at, number])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect([...beatsIn([data.subarray(0, -3)])].map(({ at }) => at)).toEqual([1]);
    rmSync(journals, { recursive: true, force: true });
  });

  it('is one more than a full disk takes: the call is refused and may come again', async () => {
    const body = 'z'.repeat(10 * 1024);
    const answers = await Promise.all(Array.from({ length: 150 }, () => call(givenJob().path, { method: 'POST', body })));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get('retry-after')).toBe('5');
    const [before] = readdirSync(folder);
    await relay();
    expect((await call(givenJob().path)).status).toBe(200);
    // The time in which it was refused is no time in which calls were taken.
    await eventually('the run has ended', () => seen.some(({ runId, ended }) => runId === before && ended));
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is handed over although another journal cannot be read', async () => {
    mkdirSync(join(folder, 'torn', '0000000001.beats'), { recursive: true });
    writeFileSync(join(folder, 'torn', 'owner.json'), JSON.stringify({ host: hostname(), pid: process.pid }));
    const { heartbeatId, path } = givenJob();
    expect((await call(path)).status).toBe(200);
    expect(await arrived(heartbeatId)).toHaveLength(1);
    rmSync(join(folder, 'torn'), { recursive: true });
  });

  it('is handed over once although the disk keeps the journal of its run', async () => {
    const { heartbeatId, path } = givenJob();
    expect((await call(path)).status).toBe(200);
    const { runId } = beats().journal;
    const keeps = jest.spyOn(BeatJournal.prototype, 'remove').mockResolvedValue(false);
    beats().refusedAt = Date.now();
    await relay();
    keeps.mockRestore();
    expect(await arrived(heartbeatId)).toHaveLength(1);
    const givenLater = givenJob();
    expect((await call(givenLater.path)).status).toBe(200);
    await arrived(givenLater.heartbeatId);
    const ends = seen.filter((message) => message.runId === runId && message.ended);
    expect([ends.length, readdirSync(folder)]).toEqual([1, expect.not.arrayContaining([runId])]);
  });

  it('waits while neither bus nor database answers, and is handed over once when they do', async () => {
    const { heartbeatId, path } = givenJob();
    const { runId } = beats().journal;
    const away = new Error('nobody answers');
    const bus = jest.spyOn(app.get<DirectPublisher>('gateway', DirectPublisher), 'publishDirect').mockRejectedValue(away);
    const database = jest.spyOn(app.get<Database>('gateway', Database), 'query').mockRejectedValue(away);
    try {
      expect((await call(path, { method: 'POST', body: 'saved' })).status).toBe(200);
      for (let tries = 0; tries < 3; tries += 1) await expect(relay()).rejects.toThrow(away);
      expect((await call(path, { method: 'POST', body: 'saved again' })).status).toBe(200);
      expect(relayed(heartbeatId)).toEqual([]);
    } finally {
      bus.mockRestore();
      database.mockRestore();
    }
    expect((await arrived(heartbeatId, 2)).map(({ words }) => words)).toEqual(['saved', 'saved again']);
    // It took calls all the time.
    expect(seen.some((message) => message.runId === runId && message.ended)).toBe(false);
  });

  it.each(['answers', 'is away', 'answers after a refusal'])(
    'came at an unknown time where the clock jumped: the run ends there, and the bus %s',
    async (bus) => {
      const publisher = app.get<DirectPublisher>('gateway', DirectPublisher);
      await relay();
      expect((await call(givenJob().path)).status).toBe(200);
      const { runId } = beats().journal;
      const isToday = (at: Date) => Math.abs(at.getTime() - Date.now()) < MINUTE_MS;
      const publishing = jest.spyOn(publisher, 'publishDirect');
      const jumped = async () => {
        if (bus === 'answers after a refusal') beats().refusedAt = app.clock.nowMs();
        if (bus === 'is away') {
          publishing.mockRejectedValue(new Error('nobody answers'));
          for (let tries = 0; tries < 2; tries += 1) await expect(relay()).rejects.toThrow('nobody answers');
          publishing.mockRestore();
          // Were it killed now, the next process would say so much of it.
          expect(isToday(abandonedRuns(folder, '', Date.now()).find((run) => run.runId === runId)!.seenAt)).toBe(true);
        }
        await relay();
      };
      try {
        await app.onMachine(HOUR_MS, jumped);
      } finally {
        publishing.mockRestore();
        await relay();
      }
      const end = await eventually('the run ends', () => seen.find((message) => message.runId === runId && message.ended));
      expect(isToday(end.takenUntil!)).toBe(true);
    },
  );

  it('came when the database says, where the clock of the machine is an hour slow', async () => {
    const compare = () => app.get<BeatClock>('gateway', BeatClock).compare();
    const isNow = (at?: Date) => Math.abs(at!.getTime() - Date.now()) < 5 * MINUTE_MS;
    const anHourSlow = async () => {
      await compare();
      const { heartbeatId, path } = givenJob();
      expect((await call(path)).status).toBe(200);
      const [beat] = await arrived(heartbeatId);
      // What another run reported while its clock was wrong may still be on its way.
      const since = seen.findIndex(({ beats: some }) => some.some((one) => one.heartbeatId === heartbeatId));
      const own = () => seen.slice(since).filter(({ runId }) => runId === seen[since]!.runId);
      const reportsOf = () => own().filter(({ ended, beats: handedOver }) => !ended && handedOver.length === 0);
      const reports = await eventually('it says how far it is', () => reportsOf().length > 0 && reportsOf());
      const wrongOnes = reports.filter(({ takenFrom, takenUntil }) => !isNow(takenFrom) || !isNow(takenUntil));
      expect([isNow(beat!.at), wrongOnes]).toEqual([true, []]);
    };
    try {
      await app.onMachine(-HOUR_MS, anHourSlow);
    } finally {
      await compare();
      await relay();
    }
  });

  it('is not in the access log, and its address in no span and no metric', async () => {
    const { path } = givenJob();
    await call(path);
    const text = await app.get<Metrics>('gateway', Metrics).registry.metrics();
    expect(text).toContain('beats_total{result="kept"');
    expect(text).not.toContain('/beat');
  });
});

/** Confirms beats until it is killed from outside, in the middle of it. */
async function killedGateway(journals: string, heartbeatIds: string[]): Promise<{ runId: string; confirmed: number }> {
  const child = fork(join(import.meta.dirname, 'journal-child.mjs'), [journals, JSON.stringify(heartbeatIds)], { stdio: 'inherit' });
  let runId = '';
  let confirmed = 0;
  child.on('message', (message: { runId?: string; confirmed?: number }) => {
    runId = message.runId ?? runId;
    confirmed = message.confirmed ?? confirmed;
    if (confirmed === 25) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('exit', resolve));
  return { runId, confirmed };
}
