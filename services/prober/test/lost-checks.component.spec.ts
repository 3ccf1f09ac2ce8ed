import { describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { BUS_HISTORY, type BusHistory } from '../src/application/ports.js';
import { duePing, requestChecks, useProber } from './app.js';

const app = useProber();

describe('what was requested before a prober started', () => {
  it('can be read a second time, although it was worked on, and again after that', async () => {
    const ping = duePing(app, '', { ipAddress: '127.0.0.1' });
    const before = new Date(app.clock.nowMs() - 1_000);
    await requestChecks(app, [ping]);
    const history = app.get<BusHistory>('prober', BUS_HISTORY);
    for (let times = 0; times < 2; times += 1) {
      const found = await eventually('something is found', async () => {
        const again = await history.readRequests(before, () => true);
        return again.length > 0 && again;
      });
      expect(found.map(({ target }) => target.serverId)).toEqual([ping.target.serverId]);
    }
    const signs = await eventually('a sign of life', async () => (await history.readSignsOfLife(before)).at(-1), 20_000);
    expect(signs).toMatchObject({ gone: false });
    expect(await history.readRequests(new Date(app.clock.nowMs() + 60_000), () => true)).toEqual([]);
  });
});
