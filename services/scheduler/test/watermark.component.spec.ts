import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductClock } from '@nowahala/platform';
import { PublishDueChecks } from '../src/application/publish-due-checks.js';
import { RecordGap } from '../src/application/record-gap.js';
import type { ShardLeases } from '../src/application/shard-leases.js';
import { WriteWatermark } from '../src/application/write-watermark.js';
import { WatermarkRepository } from '../src/database/watermark.repository.js';
import { Schedule } from '../src/domain/schedule.js';
import { startScheduler } from './app.js';
import type { App } from './app.js';

const NOW = 1_795_000_000;
const AHEAD = NOW + 3_600;
/** Groups that the scheduler of the app never has. */
const [TAKEN_OVER, OWN] = [90, 91];

describe('of a scheduler that took over a group which was fired an hour ahead', () => {
  let app: App;
  let watermarks: WatermarkRepository;

  beforeAll(async () => {
    app = await startScheduler(new ProductClock());
    watermarks = get(WatermarkRepository);
  });
  afterEach(() => app.database.query('DELETE FROM scheduler.watermark WHERE groups && $1::int[]', [[TAKEN_OVER, OWN]]));
  afterAll(async () => app.stop());

  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>('scheduler', token);

  /** One process with both groups, and what stores how far it has come. */
  const startOwner = (owner: string): { schedule: Schedule; writeWatermark: WriteWatermark } => {
    const schedule = new Schedule();
    schedule.lastFired = NOW;
    for (const group of [TAKEN_OVER, OWN]) schedule.loaded.add(group);
    schedule.repeat(TAKEN_OVER, AHEAD, NOW * 1_000);
    const leases = { owner } as ShardLeases;
    const writeWatermark = new WriteWatermark(schedule, leases, watermarks, get(PublishDueChecks), get(RecordGap));
    return { schedule, writeWatermark };
  };

  it('the next owner repeats that group and none of the others', async () => {
    await startOwner('second').writeWatermark.execute();
    expect(await watermarks.find(TAKEN_OVER)).toEqual({ lastFired: NOW, firedThrough: AHEAD });
    expect(await watermarks.find(OWN)).toEqual({ lastFired: NOW, firedThrough: NOW });
  });

  it.each([
    [TAKEN_OVER, OWN, NOW],
    [OWN, TAKEN_OVER, AHEAD],
  ])('another one takes group %d, and group %d stays as it was', async (taken, left, firedThrough) => {
    await startOwner('second').writeWatermark.execute();
    await watermarks.takeFromOthers('third', [taken]);
    expect(await watermarks.find(taken)).toEqual({ lastFired: 0, firedThrough: 0 });
    expect(await watermarks.find(left)).toEqual({ lastFired: NOW, firedThrough });
  });

  it('each group that it releases keeps its own', async () => {
    const { schedule, writeWatermark } = startOwner('second');
    await writeWatermark.execute();
    for (const group of [TAKEN_OVER, OWN]) schedule.release(group);
    await writeWatermark.execute();
    expect(await watermarks.find(TAKEN_OVER)).toEqual({ lastFired: NOW, firedThrough: AHEAD });
    expect(await watermarks.find(OWN)).toEqual({ lastFired: NOW, firedThrough: NOW });
  });

  it('once the hour has passed nothing is ahead any more', async () => {
    const { schedule, writeWatermark } = startOwner('second');
    await writeWatermark.execute();
    schedule.lastFired = AHEAD + 1;
    await writeWatermark.execute();
    expect(await watermarks.find(TAKEN_OVER)).toEqual({ lastFired: AHEAD + 1, firedThrough: AHEAD + 1 });
    expect(await app.database.query(`SELECT ahead FROM scheduler.watermark WHERE owner = 'second'`)).toEqual([{ ahead: {} }]);
  });

  it('one that runs a release before this is understood, and understands', async () => {
    await app.database.query(
      `INSERT INTO scheduler.watermark (owner, groups, at, fired_through) VALUES ('old', $1, to_timestamp($2), to_timestamp($3))`,
      [[TAKEN_OVER, OWN], NOW, AHEAD],
    );
    expect(await watermarks.find(OWN)).toEqual({ lastFired: NOW, firedThrough: AHEAD });
    await startOwner('second').writeWatermark.execute();
    const [row] = await app.database.query(`SELECT fired_through FROM scheduler.watermark WHERE owner = 'second'`);
    expect(row).toEqual({ fired_through: new Date(AHEAD * 1_000) });
  });
});
