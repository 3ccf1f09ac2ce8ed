import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { CountStates } from '../src/application/count-states.js';
import { AnalyzerApp, okCheck, failedCheck } from './app.js';

let app: AnalyzerApp;
let metrics: Metrics;
beforeAll(async () => {
  app = await AnalyzerApp.start({ PROBE_REGIONS: 'local,lagos' });
  metrics = app.host.get<Metrics>('analyzer', Metrics);
}, 60_000);
afterAll(async () => app?.stop());

describe('the figures of the analyzer', () => {
  const answered = async () =>
    Object.fromEntries((await metrics.detectorResults.get()).values.map(({ labels, value }) => [labels['region'], value]));

  it('begin at nought for every region, and count each due slot that has a result once', async () => {
    expect(await answered()).toEqual({ local: 0, lagos: 0 });
    const server = await app.addServer();
    const slot = okCheck(app.at(-120));
    await app.checks(server, slot);
    await app.checks(server, slot, failedCheck(app.at(-60)), failedCheck(app.at(-55), { check: 'recheck' }));
    await app.checks(server, failedCheck(app.at(-50), { check: 'down', region: 'lagos' }), okCheck(app.at(-40), { outcome: 'unknown' }));
    await app.checks(server, okCheck(app.at(-30), { check: 'check_now' }), okCheck(app.at(-20)));
    const rows = async () => (await app.sql('SELECT 1 FROM ping WHERE server_id = $1', [server.serverId])).length;
    await eventually('all are stored and counted', async () => {
      expect({ rows: await rows(), answered: await answered() }).toEqual({ rows: 7, answered: { local: 3, lagos: 1 } });
      return true;
    });
  });

  it('say nothing of the health of servers while it cannot be counted', async () => {
    const states = app.host.get<CountStates>('analyzer', CountStates);
    const notified = async () => (await metrics.detectorStateServers.get()).values.length;
    await states.run();
    expect(await notified()).toBe(7);
    const comeBack = await app.host.database.cut();
    await expect(states.run()).rejects.toThrow('not currently accepting connections');
    expect(await notified()).toBe(0);
    await comeBack();
    await eventually('it is counted again', async () => (await notified()) === 7);
  });
});
