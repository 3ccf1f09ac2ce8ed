import { beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { SampleStatesJob } from '../src/adapters/jobs/sample-states.job.js';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { useAnalyzer, okCheck, failedCheck } from './app.js';

const app = useAnalyzer({ PROBE_REGIONS: 'local,lagos' });
let metrics: AnalyzerMetrics;
beforeAll(async () => {
  metrics = app.host.get<AnalyzerMetrics>('analyzer', AnalyzerMetrics);
}, 60_000);

describe('the metrics of the analyzer', () => {
  const answered = async () =>
    Object.fromEntries((await metrics.results.get()).values.map(({ labels, value }) => [labels['region'], value]));

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
    const states = app.host.get<SampleStatesJob>('analyzer', SampleStatesJob);
    const notified = async () => (await metrics.stateServers.get()).values.length;
    await states.run();
    expect(await notified()).toBe(8);
    const comeBack = await app.host.database.cut();
    await expect(states.run()).rejects.toThrow(/not currently accepting connections|terminating connection|Connection terminated/);
    expect(await notified()).toBe(0);
    await comeBack();
    // Gauges are counted when they are read.
    const read = () => app.host.get<Metrics>('analyzer', Metrics).asText();
    await eventually('it is counted again', async () => (await read()) !== '' && (await notified()) === 8);
  });
});
