import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { keyringOfRoot, ManualClock, ServiceKeys } from '@nowahala/platform';
import { gatewayConfig } from '../gateway.config.js';
import { ClientAddress } from './client-address.js';

const clock = new ManualClock(new Date('2026-11-21T12:00:00Z'));
const addresses = (at = clock) =>
  new ClientAddress(new ServiceKeys(keyringOfRoot('a secret for this spec, long enough'), 'gateway', ['address-hash']), at);

/** What the gateway takes for the visitor's address when these networks are trusted. */
async function addressOf(proxies: string[], remoteAddress: string, forwarded?: string): Promise<string> {
  const server = fastify({ trustProxy: proxies });
  server.get('/', async (request) => ({ address: addresses().of(request) }));
  const response = await server.inject({
    url: '/',
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  return response.json<{ address: string }>().address;
}
const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as never;

describe("the visitor's address", () => {
  it('is the one of the connection, whatever strangers claim', async () => {
    expect(await addressOf([], '203.0.113.5', '127.0.0.1')).toBe('203.0.113.5');
    expect(await addressOf(['10.0.0.0/8'], '203.0.113.5', '127.0.0.1')).toBe('203.0.113.5');
  });

  it('is the last one that no proxy of ours vouches for', async () => {
    expect(await addressOf(['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9');
    expect(await addressOf(['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, made up')).toBe('10.1.2.3');
    expect(await addressOf(['10.0.0.0/8'], '10.1.2.3')).toBe('10.1.2.3');
    expect(await addressOf(['10.0.0.0/8'], '::ffff:10.1.2.3', '[2001:db8::1]')).toBe('2001:db8::1');
  });

  it('is the first that was claimed where every network is trusted', async () => {
    const proxies = gatewayConfig.parse({ TRUSTED_PROXIES: '0.0.0.0/0,::/0' }).TRUSTED_PROXIES;
    expect(await addressOf(proxies, '10.1.2.3', '198.51.100.1, 203.0.113.9')).toBe('198.51.100.1');
    expect(await addressOf(proxies, '2001:db8::5', '2001:db8::1')).toBe('2001:db8::1');
  });

  it('is none where the connection was reset before it was looked at', () => {
    expect(addresses().of({ ips: [undefined] } as never)).toBe('');
  });

  it('has one spelling, and counts a /64 as one', async () => {
    expect(await addressOf([], '::ffff:192.0.2.7')).toBe('192.0.2.7');
    const { hash } = { hash: (address: string) => addresses().hash(address) };
    expect(hash('2001:db8:1:2::1')).toBe(hash('2001:db8:1:2:ffff::9'));
    expect(hash('2001:db8:1:2::1')).not.toBe(hash('2001:db8:1:3::1'));
  });

  it('is hashed anew every day', () => {
    const before = addresses().hash('192.0.2.7');
    expect(addresses().hash('192.0.2.7')).toBe(before);
    const tomorrow = addresses(new ManualClock(new Date('2026-11-22T12:00:00Z')));
    expect(tomorrow.hash('192.0.2.7')).not.toBe(before);
  });

  it('is this machine only without a proxy in between', () => {
    expect(addresses().isLoopback(request('127.0.0.1'))).toBe(true);
    expect(addresses().isLoopback(request('::1'))).toBe(true);
    expect(addresses().isLoopback(request('::ffff:127.0.0.1'))).toBe(true);
    expect(addresses().isLoopback(request('127.0.0.1', '127.0.0.1'))).toBe(false);
    expect(addresses().isLoopback(request('127.0.0.1', '203.0.113.9'))).toBe(false);
    expect(addresses().isLoopback(request('192.168.1.4'))).toBe(false);
  });

  it.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
    'is never this machine when a proxy here, trusted or not, sends %s',
    (name) => {
      const forwarded = { ...(request('127.0.0.1') as object), headers: { [name]: '127.0.0.1' } } as unknown as ReturnType<typeof request>;
      expect(addresses().isLoopback(forwarded)).toBe(false);
    },
  );
});
