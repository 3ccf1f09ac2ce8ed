import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { engineFor, withEachEngine } from '../../../test/engines.js';
import { NameResolver, NetworkPolicy } from '@nowahala/platform';
import { check, fakePing, probeWith, website } from '../../../test/network-probe.js';
import { type TestServer, frozen, greet } from '../../../test/sockets.js';
import type { LoopLag } from './loop-lag.js';
import { PRODUCT_LIMITS } from './probe-context.js';
import { checkPort } from './port-check.js';

let resolver: NameResolver;
const standing: TestServer[] = [];
const policy = NetworkPolicy.parse('127.0.0.0/8');

beforeAll(() => {
  resolver = new NameResolver({ servers: ['127.0.0.1:9'], tryMs: 50 });
});

afterAll(() => resolver.close());

afterEach(async () => {
  await Promise.all(standing.splice(0).map((one) => one.stop()));
});

withEachEngine(() => {
  describe('a server known by its address alone', () => {
    it('is up when it answers ping', async () => {
      const { probe } = probeWith({ resolver, ping: fakePing(12.4) });
      expect(await check(probe, { ipAddress: '127.77.2.1' })).toMatchObject({
        outcome: 'success',
        method: 'icmp',
        via: 'icmp_datagram',
        message: 'Answered ping in 12 ms.',
        rttUs: 12_400,
      });
    });

    it('is up when it is silent but refuses a connection: many networks drop ping', async () => {
      const { probe } = probeWith({ resolver });
      const result = await check(probe, { ipAddress: '127.77.2.2' });
      expect(result).toMatchObject({ outcome: 'success', method: 'tcp', errorClass: null });
      expect(result.message).toMatch(/^The machine is on: it answered on port \d+ in .* by refusing the connection\.$/);
    });

    it('is up when a port is open', async () => {
      const port = await greet(() => {}, { address: '127.77.2.3', port: 443 });
      standing.push(port);
      const { probe } = probeWith({ resolver, ping: fakePing(null, 'none') });
      expect(await check(probe, { ipAddress: '127.77.2.3' })).toMatchObject({ outcome: 'success', method: 'tcp' });
      expect(port.connections()).toBe(1);
      expect(port.received.join('')).toBe('');
    });

    it('is silent when nothing answers at all', async () => {
      const machine = await frozen('127.77.2.6', [443, 80, 22]);
      try {
        const { probe } = probeWith({ resolver, limits: { ...PRODUCT_LIMITS, connectMs: 500, pingMs: 50 } });
        const result = await check(probe, { ipAddress: '127.77.2.6' });
        expect(result).toMatchObject({ outcome: 'timeout', method: 'tcp', errorClass: 'host_silent', rttUs: null });
        expect(result.evidence).toMatchObject({
          target: { website: null, ipAddress: '127.77.2.6' },
          machine: {
            ping: { answered: false },
            ports: [
              { port: 443, state: 'silent' },
              { port: 80, state: 'silent' },
              { port: 22, state: 'silent' },
            ],
          },
        });
      } finally {
        machine.stop();
      }
    });

    it.each(['10.0.0.1', '169.254.169.254', '192.168.0.1', '::1', 'not an address', ''])(
      'is never dialled when it is %j',
      async (ipAddress) => {
        const pinged: string[] = [];
        const ping = { ...fakePing(1), echo: async (address: string) => (pinged.push(address), 1) };
        const { probe } = probeWith({ resolver, ping });
        const result = await check(probe, { ipAddress });
        expect(result).toMatchObject({ outcome: 'failure', errorClass: 'address_blocked', rttUs: null });
        expect(result.evidence).toMatchObject({ addresses: [], machine: null });
        expect(pinged).toEqual([]);
      },
    );

    it('is marked when our own loop was late', async () => {
      const { probe, parts } = probeWith({ resolver, ping: { ...fakePing(1), echo: async () => (block(120), 1) } });
      expect((await check(probe, { ipAddress: '127.77.2.4' })).loopLagMs).toBeGreaterThan(50);
      parts.loopLag.close();
    });
  });

  describe('a check that timed out', () => {
    it.each([
      [500, 'timeout'],
      [501, 'unknown'],
    ])('while our own loop was %i ms late is a %s', async (late, outcome) => {
      const machine = await frozen('127.77.2.6', [443, 80, 22]);
      const silent = await greet(() => {}, { address: '127.77.2.7' });
      standing.push(silent);
      const loopLag = {
        begin() {},
        end() {},
        worstSince: () => late,
        stallsSince: () => [{ at: performance.now(), ms: late }],
      } as unknown as LoopLag;
      const { probe } = probeWith({ resolver, loopLag, limits: { ...PRODUCT_LIMITS, totalMs: 300, connectMs: 300, pingMs: 50 } });
      try {
        for (const target of [{ ipAddress: '127.77.2.6' }, { website: website(`http://127.77.2.7:${silent.port}/`) }]) {
          const result = await check(probe, target);
          expect(result).toMatchObject({ outcome, loopLagMs: late });
          expect([result.stalled === true, result.evidence === null]).toEqual([late > 500, late > 500]);
        }
      } finally {
        machine.stop();
      }
    });
  });

  describe('one port', () => {
    it('is open, refused or silent', async () => {
      const port = await greet(() => {}, { address: '127.77.2.5' });
      standing.push(port);
      expect(await checkPort('127.77.2.5', port.port, 1_000, engineFor(policy))).toMatchObject({ state: 'open' });
      await port.stop();
      standing.pop();
      expect(await checkPort('127.77.2.5', port.port, 1_000, engineFor(policy))).toMatchObject({
        state: 'refused',
        error: 'connect_refused',
      });
      expect(await checkPort('10.0.0.1', 443, 1_000, engineFor(policy))).toMatchObject({
        state: 'silent',
        error: 'address_blocked',
        ms: 0,
      });
    });
  });
});

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
