import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** What stops a prober before its processor does. Looked up once at start, said in the log and in a metric. */
export interface MachineLimits {
  openFiles: number | null;
  trackedConnections: number | null;
  hasIpv6: boolean;
  /** One sentence for each limit that is too tight. */
  warnings: string[];
}

/** A tracked connection stays in the kernel's table for two minutes after its end. */
const TRACKED_SECONDS = 120;

export async function readMachineLimits(concurrency: number): Promise<MachineLimits> {
  const openFiles = numberAfter(await text('/proc/self/limits'), /^Max open files\s+(\d+)/m);
  const trackedConnections = numberAfter(await text('/proc/sys/net/netfilter/nf_conntrack_max'), /^(\d+)/);
  const warnings: string[] = [];
  if (openFiles !== null && openFiles < concurrency * 2 + 256) {
    warnings.push(`Only ${openFiles} files may be open at once: too few for ${concurrency} checks at a time.`);
  }
  if (trackedConnections !== null && trackedConnections / TRACKED_SECONDS < concurrency) {
    warnings.push(
      `The kernel tracks ${trackedConnections} connections at most: about ${Math.floor(trackedConnections / TRACKED_SECONDS)} new ones a second.`,
    );
  }
  return { openFiles, trackedConnections, hasIpv6: hasPublicIpv6(), warnings };
}

export function hasPublicIpv6(interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): boolean {
  return Object.values(interfaces)
    .flat()
    .some(
      (one) =>
        one !== undefined &&
        one.family === 'IPv6' &&
        !one.internal &&
        ipaddr.IPv6.isValid(one.address) &&
        ipaddr.parse(one.address).range() === 'unicast',
    );
}

/** Concurrency that leaves files for the bus, the log and the name servers. */
export function safeConcurrency(wanted: number, openFiles: number | null): number {
  return openFiles === null ? wanted : Math.max(10, Math.min(wanted, Math.floor((openFiles - 128) / 2)));
}

async function text(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

function numberAfter(from: string, pattern: RegExp): number | null {
  const found = pattern.exec(from)?.[1];
  return found === undefined ? null : Number(found);
}
