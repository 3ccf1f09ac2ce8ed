import { describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { REQUEST_HISTORY, type RequestHistory } from '../src/application/ports.js';
import { duePing, requestChecks, useProber } from './app.js';

const app = useProber();

describe('what was requested before a prober started', () => {
  it('can be read a second time, although it was worked on, and again after that', async () => {
    const ping = duePing(app, '', { ipAddress: '127.0.0.1' });
    const before = new Date(app.clock.nowMs() - 1_000);
    await requestChecks(app, [ping]);
    const history = app.get<RequestHistory>('prober', REQUEST_HISTORY);
    for (let times = 0; times < 2; times += 1) {
      // The prober itself reads again at its start; until it has left the group, nothing is found.
      const found = await eventually('something is found', async () => {
        const again = await history.readSince(before);
        return again.length > 0 && again;
      });
      expect(found.map(({ target }) => target.serverId)).toEqual([ping.target.serverId]);
    }
    expect(await history.readSince(new Date(app.clock.nowMs() + 60_000))).toEqual([]);
  });
});
