import { afterEach, describe, expect, it } from '@jest/globals';
import { NetworkPolicy } from '@nowahala/platform';
import { loopback } from '../../../test/network-probe.js';
import { type TestServer, deadPort, frozen, greet } from '../../../test/sockets.js';
import { connectErrorOf, dial } from './dial.js';

let standing: TestServer | undefined;

afterEach(async () => {
  await standing?.stop();
  standing = undefined;
});

/** Changes its mind after the first question: as if the address reached were another than the one judged. */
class ChangingPolicy extends NetworkPolicy {
  private asked = 0;

  override judge(): 'not_public' | null {
    this.asked += 1;
    return this.asked === 1 ? null : 'not_public';
  }
}

describe('a dial', () => {
  it('connects to an address that may be dialled', async () => {
    standing = await greet(() => {});
    const dialled = await dial('127.0.0.1', standing.port, 5_000, loopback);
    expect(dialled).toMatchObject({ ok: true, ms: expect.any(Number) });
    if (dialled.ok) dialled.socket.destroy();
  });

  it('is not made to an address that may not', async () => {
    standing = await greet(() => {});
    expect(await dial('127.0.0.1', standing.port, 5_000, new NetworkPolicy())).toEqual({ ok: false, error: 'address_blocked', ms: 0 });
    expect(standing.connections()).toBe(0);
  });

  it('is given up before a byte is written when the address reached is judged otherwise', async () => {
    let received = '';
    standing = await greet((socket) => socket.on('data', (bytes) => (received += bytes.toString())));
    expect(await dial('127.0.0.1', standing.port, 5_000, new ChangingPolicy())).toMatchObject({ ok: false, error: 'address_blocked' });
    expect(received).toBe('');
  });

  it('is refused where nobody listens', async () => {
    expect(await dial('127.0.0.1', await deadPort(), 5_000, loopback)).toMatchObject({ ok: false, error: 'connect_refused' });
  });

  it('is given up in time', async () => {
    const machine = await frozen('127.77.4.1', [8443]);
    const started = performance.now();
    expect(await dial('127.77.4.1', 8443, 200, loopback)).toMatchObject({ ok: false, error: 'connect_timeout' });
    expect(performance.now() - started).toBeLessThan(15_000);
    machine.stop();
  });

  it.each([
    ['ECONNREFUSED', 'connect_refused'],
    ['ETIMEDOUT', 'connect_timeout'],
    ['ECONNRESET', 'connect_reset'],
    ['EHOSTUNREACH', 'no_route'],
    ['ENETUNREACH', 'no_route'],
    ['EMFILE', 'not_measured'],
    ['EPERM', 'not_measured'],
    ['EADDRNOTAVAIL', 'not_measured'],
    ['ENOSPC', 'not_measured'],
    ['EWHATEVER', 'connect_failed'],
    [undefined, 'connect_failed'],
  ])('says %s as %s', (code, error) => expect(connectErrorOf(code)).toBe(error));
});
