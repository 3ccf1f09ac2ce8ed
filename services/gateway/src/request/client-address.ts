import { createHmac } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock, deriveSecret, sameSpelling, ServiceKeys } from '@nowahala/platform';

const HASH_LENGTH = 22;

/** A request with one of these came through a proxy. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Where a request comes from: the address behind trusted proxies, and its hash of the day. */
@Injectable()
export class ClientAddress {
  private salt: { day: string; key: string } | undefined;

  constructor(
    private readonly keys: ServiceKeys,
    private readonly clock: Clock,
  ) {}

  /** The address behind the trusted proxies, as far as it is one: the last hop that can be read. */
  of(request: FastifyRequest): string {
    // A client that resets its connection at once leaves a hop without an address.
    const hops = (request.ips ?? [request.ip]).map((hop: string | undefined) => sameSpelling((hop ?? '').replace(/^\[|\]$/g, '')));
    return hops.findLast((hop) => isIP(hop) !== 0) ?? '';
  }

  /** A browser on this very machine, with no proxy in between: a proxy here may speak for anybody. */
  isLoopback(request: FastifyRequest): boolean {
    if (FORWARDING.some((name) => request.headers[name] !== undefined)) return false;
    return isLoopbackAddress(sameSpelling(request.socket.remoteAddress ?? ''));
  }

  /** IPv6 customers own a /64, so that is what counts as one address. */
  hash(address: string): string {
    const network = isIPv6(address) ? leadingGroups(address, 4) : address;
    return createHmac('sha256', this.saltOfToday()).update(network).digest('base64url').slice(0, HASH_LENGTH);
  }

  private saltOfToday(): string {
    const day = this.clock.now().toISOString().slice(0, 10);
    if (this.salt?.day !== day) this.salt = { day, key: deriveSecret(this.keys.of('address-hash')[0]!, day) };
    return this.salt.key;
  }
}

export const isLoopbackAddress = (address: string): boolean => address === '::1' || /^127\./.test(address);

/** The first groups of an IPv6 address, written out. */
export function leadingGroups(address: string, count: number): string {
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const middle = right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...middle, ...tail].slice(0, count).join(':');
}
