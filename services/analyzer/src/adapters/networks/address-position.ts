import { isIPv4, isIPv6 } from 'node:net';

/** An address as a place in a table: all 32 bits of IPv4, the first 48 bits of IPv6, which is what networks announce at the least. */
export interface Position {
  family: 4 | 6;
  position: number;
  /** The smallest block that is taken for one network: /24 or /48. */
  block: string;
}

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function positionOf(address: string): Position | null {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) {
    const bytes = mapped.split('.').map(Number);
    const position = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    return { family: 4, position, block: `${bytes.slice(0, 3).join('.')}.0/24` };
  }
  if (!isIPv6(address)) return null;
  const [first, second, third] = groupsOf(address);
  const position = (first! * 65_536 + second!) * 65_536 + third!;
  return { family: 6, position, block: `${[first, second, third].map((group) => group!.toString(16)).join(':')}::/48` };
}

/** The eight groups of a valid IPv6 address; an IPv4 ending counts as two. */
function groupsOf(address: string): number[] {
  const bare = address.replace(/%.*$/, '').replace(/\d+\.\d+\.\d+\.\d+$/, '0:0');
  const [head = '', tail] = bare.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const between = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...between, ...after].map((group) => Number.parseInt(group, 16));
}
