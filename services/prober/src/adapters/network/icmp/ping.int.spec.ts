import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Ping } from './ping.js';
import { NoPing, choosePing } from './choose-ping.js';
import { DatagramPing } from './datagram-ping.js';
import { type Libc, loadLibc } from './libc.js';
import { PingProgram, millisecondsIn } from './ping-program.js';
import { RawPing } from './raw-ping.js';

const libc = loadLibc();
const [low = 1, high = 0] = readFileSync('/proc/sys/net/ipv4/ping_group_range', 'utf8').trim().split(/\s+/).map(Number);
const datagramsAllowed = low <= process.getgid!() && process.getgid!() <= high;
const rawAllowed = process.getuid!() === 0;
const hasProgram = spawnSync('ping', ['-n', '-c', '1', '127.0.0.1']).status === 0;
const open: Ping[] = [];

afterEach(() => open.splice(0).forEach((ping) => ping.close()));

function keep<P extends Ping>(ping: P | null): P {
  if (ping === null) throw new Error('could not be opened');
  open.push(ping);
  return ping;
}

async function everyOneAnswers(ping: Ping, count: number): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => ping.echo(`127.0.${index >> 8}.${index & 255 || 1}`, 5_000)),
  );
  expect(answers.filter((ms) => ms === null)).toHaveLength(0);
  expect(Math.min(...answers.map((ms) => ms!))).toBeGreaterThan(0);
}

(datagramsAllowed ? describe : describe.skip)('ping by the ICMP datagram socket (needs ping_group_range)', () => {
  it('gets an echo from each of many addresses at once', async () => everyOneAnswers(keep(await DatagramPing.open(libc!)), 300));
  it('is the first choice', async () => expect(keep(await choosePing()).method).toBe('icmp_datagram'));
  it('gives up in time', async () => expect(await keep(await DatagramPing.open(libc!)).echo('192.0.2.254', 100)).toBeNull());
});

(rawAllowed ? describe : describe.skip)('ping by a raw socket (needs CAP_NET_RAW)', () => {
  it('gets an echo from each of many addresses at once', async () => everyOneAnswers(keep(RawPing.open(libc!)), 300));
  it('gives up in time', async () => expect(await keep(RawPing.open(libc!)).echo('192.0.2.254', 100)).toBeNull());
  it('is the choice where datagram sockets are closed', async () => {
    const closed: Libc = {
      ...libc!,
      socket: (domain, type, protocol) => ((type & 0xf) === 2 ? -1 : libc!.socket(domain, type, protocol)),
    };
    expect(keep(await choosePing(closed)).method).toBe('icmp_raw');
  });
});

(hasProgram ? describe : describe.skip)('ping by the program', () => {
  it('gets an echo', async () => expect(await new PingProgram().echo('127.0.0.1', 2_000)).toBeGreaterThan(0));
  it('gives up in time', async () => expect(await new PingProgram().echo('192.0.2.254', 300)).toBeNull());
  it('is the choice where no socket may be opened', async () => {
    expect(keep(await choosePing({ ...libc!, socket: () => -1 })).method).toBe('ping_program');
    expect(keep(await choosePing(null)).method).toBe('ping_program');
  });
});

describe('ping where there is no way', () => {
  it('answers nothing, quickly', async () => expect(await new NoPing().echo()).toBeNull());
  it('counts a missing program as no answer', async () =>
    expect(await new PingProgram('no-such-program').echo('127.0.0.1', 500)).toBeNull());
  it.each([
    ['64 bytes from 1.1.1.1: icmp_seq=1 ttl=58 time=12.3 ms', 12.3],
    ['64 octets de 1.1.1.1 : time=0,045 ms', 0.045],
    ['Reply from 1.1.1.1: bytes=32 time<1ms TTL=58', 1],
    ['1 packets transmitted, 0 received', null],
  ])('reads %s', (output, ms) => expect(millisecondsIn(output)).toBe(ms));
});

const inside = 'PROBER_SPEC_IN_OWN_NETWORK';
const script = `ip link set lo up && sysctl -qw net.ipv4.ping_group_range='0 2147483647' && exec "$@"`;
const mayOpenNetworks = spawnSync('unshare', ['-n', 'sh', '-c', script, 'sh', 'true']).status === 0;

(!datagramsAllowed && mayOpenNetworks && process.env[inside] === undefined ? describe : describe.skip)(
  'ping in a network of our own, where datagram sockets are open',
  () => {
    it('passes this very file', () => {
      const words = [
        '--experimental-vm-modules',
        'node_modules/jest/bin/jest.js',
        '--runInBand',
        'services/prober/src/adapters/network/icmp/ping.int.spec.ts',
      ];
      const run = spawnSync('unshare', ['-n', 'sh', '-c', script, 'sh', process.execPath, ...words], {
        env: { ...process.env, [inside]: '1' },
        encoding: 'utf8',
      });
      expect(run.stderr).toMatch(/Tests: .*\d+ passed/);
      expect(run.status).toBe(0);
    }, 60_000);
  },
);
