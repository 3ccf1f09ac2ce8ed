import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProductClock, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { ScheduleHealthQuery } from '../src/database/schedule-health.query.js';
import { cadenceOf, DOWN_SECONDS } from '../src/domain/cadence.js';
import { startScheduler } from './app.js';
import type { App } from './app.js';

const MONTH = '2026-11';
const LARGEST_INT = 2_147_483_647;
const ROW = { intervalMinutes: 5, paused: false, down: false, state: 'active', rateLimit: 1_000, hourlyOnly: false, used: 0 };

describe('the slots that the stored schedule asks for', () => {
  let app: App;

  beforeAll(async () => {
    app = await startScheduler(new ProductClock());
  });
  afterAll(async () => app.stop());

  /** As if these were all; none is ever scheduled, and the comparison with workspaces finds none. */
  const slotsOf = async (...rows: (typeof ROW)[]): Promise<number> => {
    let slots = NaN;
    const asking = app.get<Store>('scheduler', Store).transaction(async (tx) => {
      await tx.query('DELETE FROM schedule_entry');
      for (const row of rows) await store(tx, row);
      slots = await new ScheduleHealthQuery(tx as never).slotsPerMinute(MONTH);
      throw new Error('undone');
    });
    await expect(asking).rejects.toThrow('undone');
    return slots;
  };

  it.each([
    ['an ordinary server', {}],
    ['one that is down', { down: true }],
    ['one that is paused', { paused: true }],
    ['one without a plan', { state: 'paused' }],
    ['one whose month is used up', { used: 1_000 }],
    ['one that is checked hourly by its plan', { hourlyOnly: true }],
    ['one whose interval is as long as one can be stored', { intervalMinutes: LARGEST_INT }],
    ['such a one that is checked hourly', { intervalMinutes: LARGEST_INT, hourlyOnly: true }],
  ])('of %s are those of its cadence', async (_what, over) => {
    const row = { ...ROW, ...over };
    const cadence = cadenceOf(row, row, row.used >= row.rateLimit);
    const seconds = cadence?.alsoWhileDown ? DOWN_SECONDS : (cadence?.intervalSeconds ?? Infinity);
    expect(await slotsOf(row)).toBeCloseTo(60 / seconds, 12);
  });

  it('are summed, also where one of them asks for none', async () => {
    const of = (intervalMinutes: number) => ({ ...ROW, intervalMinutes });
    expect(await slotsOf(of(1), of(5), { ...of(0), paused: true })).toBeCloseTo(1.2, 12);
  });
});

async function store(tx: Transaction, { intervalMinutes, paused, down, state, rateLimit, hourlyOnly, used }: typeof ROW): Promise<void> {
  const [serverId, workspaceId] = [newId(), newId()];
  await tx.query(
    `INSERT INTO schedule_entry (server_id, workspace_id, user_id, shard, ip_address, website, interval_minutes, paused, config_version, down)
     VALUES ($1, $2, $2, 1, '127.0.0.1', '', $3, $4, 1, $5)`,
    [serverId, workspaceId, intervalMinutes, paused, down],
  );
  await tx.query('INSERT INTO entitlement (workspace_id, version, state, rate_limit, hourly_only) VALUES ($1, 1, $2, $3, $4)', [
    workspaceId,
    state,
    rateLimit,
    hourlyOnly,
  ]);
  await tx.query('INSERT INTO usage (server_id, month, workspace_id, used) VALUES ($1, $2, $3, $4)', [serverId, MONTH, workspaceId, used]);
}
