import { isIPv6 } from 'node:net';
import { ipv4Number } from '@nowahala/platform';
import ipaddr from 'ipaddr.js';
import { AF_INET, AF_INET6 } from './kernel-calls.js';

/** Writes an address, 4 or 16 bytes; its family, 0 for what is no address. */
export function writeAddress(address: string, into: Uint8Array, at: number): number {
  const number = ipv4Number(address);
  if (number >= 0) {
    into[at] = number >>> 24;
    into[at + 1] = (number >>> 16) & 255;
    into[at + 2] = (number >>> 8) & 255;
    into[at + 3] = number & 255;
    return AF_INET;
  }
  if (!isIPv6(address)) return 0;
  into.set(ipaddr.parse(address).toByteArray(), at);
  return AF_INET6;
}
