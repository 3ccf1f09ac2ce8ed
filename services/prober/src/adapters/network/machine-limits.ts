import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { MachineLimits } from '../../application/ports.js';

/** A tracked connection stays in the kernel's table for two minutes after its end. */
const TRACKED_SECONDS = 120;

/** What stops a prober before its processor does, read once at start. */
export async function readMachineLimits(concurrency: number): Promise<MachineLimits> {
  const openFiles = numberAfter(await text('/proc/self/limits'), /^Max open files\s+(\d+)/m);
  const trackedConnections = numberAfter(await text('/proc/sys/net/netfilter/nf_conntrack_max'), /^(\d+)/);
  return { openFiles, trackedConnections, hasIpv6: hasPublicIpv6(), concurrency: safeConcurrency(concurrency, openFiles) };
}

/** Limits that are too low for so many checks at once. */
export function tooLow({ openFiles, trackedConnections }: MachineLimits, concurrency: number): ('openFiles' | 'trackedConnections')[] {
  const low: ('openFiles' | 'trackedConnections')[] = [];
  if (openFiles !== null && openFiles < concurrency * 2 + 256) low.push('openFiles');
  if (trackedConnections !== null && trackedConnections / TRACKED_SECONDS < concurrency) low.push('trackedConnections');
  return low;
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

/** Leaves files for the bus, the log and the name servers. */
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
