import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { CountStates } from '../src/application/count-states.js';
import { AnalyzerRoom, good, refused } from './room-kit.js';

let room: AnalyzerRoom;
let metrics: Metrics;
beforeAll(async () => {
  room = await AnalyzerRoom.open({ PROBE_REGIONS: 'local,lagos' });
  metrics = room.room.get<Metrics>('analyzer', Metrics);
}, 60_000);
afterAll(async () => room?.close());

describe('the figures of the analyzer', () => {
  const answered = async () =>
    Object.fromEntries((await metrics.detectorResults.get()).values.map(({ labels, value }) => [labels['region'], value]));

  it('begin at nought for every region, and count each due slot that has a result once', async () => {
    expect(await answered()).toEqual({ local: 0, lagos: 0 });
    const shop = await room.addServer();
    const slot = good(room.at(-120));
    await room.sees(shop, slot);
    await room.sees(shop, slot, refused(room.at(-60)), refused(room.at(-55), { check: 'recheck' }));
    await room.sees(shop, refused(room.at(-50), { check: 'down', region: 'lagos' }), good(room.at(-40), { outcome: 'unknown' }));
    await room.sees(shop, good(room.at(-30), { check: 'check_now' }), good(room.at(-20)));
    const rows = async () => (await room.sql('SELECT 1 FROM ping WHERE server_id = $1', [shop.serverId])).length;
    await eventually('all are stored and counted', async () => {
      expect({ rows: await rows(), answered: await answered() }).toEqual({ rows: 7, answered: { local: 3, lagos: 1 } });
      return true;
    });
  });

  it('say nothing of the health of servers while it cannot be counted', async () => {
    const states = room.room.get<CountStates>('analyzer', CountStates);
    const told = async () => (await metrics.detectorStateServers.get()).values.length;
    await states.run();
    expect(await told()).toBe(7);
    const comeBack = await room.room.database.cut();
    await expect(states.run()).rejects.toThrow('not currently accepting connections');
    expect(await told()).toBe(0);
    await comeBack();
    await eventually('it is counted again', async () => (await told()) === 7);
  });
});
