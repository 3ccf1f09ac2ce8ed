import { createHmac } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isIP, isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock, CONFIG, deriveSecret, sameSpelling, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { networksOf } from '../gateway.config.js';
import type { GatewayConfig } from '../gateway.config.js';

const HASH_LENGTH = 22;

/** Whoever sends one of these speaks for somebody else. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Who knocks: the address behind trusted proxies, and its hash of the day. */
@Injectable()
export class ClientAddress {
  private readonly proxies: BlockList;
  private salt: { day: string; key: string } | undefined;

  constructor(
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly clock: Clock,
  ) {
    this.proxies = networksOf(config.TRUSTED_PROXIES);
  }

  /** Walks the forwarded chain from our side and stops at the first address that nobody of ours vouches for. */
  of(request: FastifyRequest): string {
    let address = sameSpelling(request.socket.remoteAddress ?? '');
    const chain = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => hop.trim());
    while (this.isOurs(address)) {
      const before = sameSpelling((chain.pop() ?? '').replace(/^\[|\]$/g, ''));
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  }

  /** A browser on this very machine, with no proxy in between: a proxy here may speak for anybody. */
  isLoopback(request: FastifyRequest): boolean {
    if (FORWARDING.some((name) => request.headers[name] !== undefined)) return false;
    return isLoopbackAddress(sameSpelling(request.socket.remoteAddress ?? ''));
  }

  /** IPv6 customers own a /64, so that is what counts as one address. */
  hash(address: string): string {
    const network = isIPv6(address) ? firstHalf(address) : address;
    return createHmac('sha256', this.saltOfToday()).update(network).digest('base64url').slice(0, HASH_LENGTH);
  }

  private isOurs(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }

  private saltOfToday(): string {
    const day = this.clock.now().toISOString().slice(0, 10);
    if (this.salt?.day !== day) this.salt = { day, key: deriveSecret(this.settings.INTERNAL_SECRET ?? '', `address-hash ${day}`) };
    return this.salt.key;
  }
}

export const isLoopbackAddress = (address: string): boolean => address === '::1' || /^127\./.test(address);

function firstHalf(address: string): string {
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const middle = right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...middle, ...tail].slice(0, 4).join(':');
}
