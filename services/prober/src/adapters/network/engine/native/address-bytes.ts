import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** 4 or 16 bytes; null for what is no address. */
export function addressBytes(address: string): Uint8Array | null {
  if (isIPv4(address)) return Uint8Array.from(address.split('.'), Number);
  return isIPv6(address) ? Uint8Array.from(ipaddr.parse(address).toByteArray()) : null;
}
