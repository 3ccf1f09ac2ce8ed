import type { NameResolver, NetworkPolicy } from '@nowahala/platform';
import type { ProbeEngine } from './engine/probe-engine.js';
import type { Ping } from './icmp/ping.js';
import type { LoopLag } from './loop-lag.js';

/** What every check of this process works with. */
export interface ProbeContext {
  resolver: NameResolver;
  policy: NetworkPolicy;
  limits: Limits;
  engine: ProbeEngine;
  ping: Ping;
  loopLag: LoopLag;
  userAgent: string;
  region: string;
  /** Whether this machine has a public IPv6 address by now: it comes from a router, later than the machine. */
  hasIpv6(): boolean;
  /** The product's time as ISO 8601. */
  takenAt(): string;
  /** The time of everybody else, also where the clock of this machine is wrong; a test does not move it. */
  realMs(): number;
}

/** The limits of one check: RULES.md#checks. */
export interface Limits {
  totalMs: number;
  connectMs: number;
  dnsMs: number;
  pingMs: number;
  redirects: number;
}

export const PRODUCT_LIMITS: Limits = { totalMs: 10_000, connectMs: 5_000, dnsMs: 5_000, pingMs: 2_000, redirects: 3 };
