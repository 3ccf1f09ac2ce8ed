import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { PlatformSettings } from '@nowahala/platform';
import { fromThisMachine } from './same-site.js';

const settings = (publicUrl: string) => ({ publicUrl, PORT: 8080 }) as PlatformSettings;
const asked = (host: string, httpVersion = '1.1') =>
  ({ method: 'GET', headers: { host }, raw: { httpVersion } }) as unknown as FastifyRequest;

describe('what came from this machine itself', () => {
  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'shop.localhost:8080'])('is asked for as %s', (host) => {
    for (const publicUrl of ['http://localhost:8080', 'https://shop.example'])
      expect(fromThisMachine(asked(host), settings(publicUrl))).toBe(true);
  });

  it('is not what a proxy without headers of its own hands on under the public name', () => {
    expect(fromThisMachine(asked('shop.example'), settings('https://shop.example'))).toBe(false);
    expect(fromThisMachine(asked('shop.example'), settings('http://shop.example'))).toBe(false);
    expect(fromThisMachine(asked('shop.example:8081'), settings('http://shop.example:8081'))).toBe(false);
  });

  it('is not what a bare nginx hands on, which asks in HTTP/1.0 for the address that it was given', () => {
    expect(fromThisMachine(asked('127.0.0.1:8080', '1.0'), settings('https://shop.example'))).toBe(false);
  });

  it('may use the name of the public address where that address is this very port', () => {
    expect(fromThisMachine(asked('mybox:8080'), settings('http://mybox:8080'))).toBe(true);
    expect(fromThisMachine(asked('MyBox:8080'), settings('http://mybox:8080'))).toBe(true);
    expect(fromThisMachine(asked('otherbox:8080'), settings('http://mybox:8080'))).toBe(false);
  });
});
