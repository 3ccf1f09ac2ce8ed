import ipaddr from 'ipaddr.js';

/** An IPv4 address as a number; -1 for everything but four plain decimal parts, none with a zero in front. */
export function ipv4Number(text: string): number {
  let address = 0;
  let part = -1;
  let dots = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46) {
      if (part < 0 || ++dots > 3) return -1;
      address = address * 256 + part;
      part = -1;
    } else {
      if (code < 48 || code > 57 || part === 0) return -1;
      part = part < 0 ? code - 48 : part * 10 + code - 48;
      if (part > 255) return -1;
    }
  }
  return dots === 3 && part >= 0 ? address * 256 + part : -1;
}

/** Pairs of a network's address and its mask, as signed integers. */
export type Ipv4Networks = Int32Array;

export function ipv4Networks(networks: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[]): Ipv4Networks {
  const pairs = networks
    .filter(([network]) => network.kind() === 'ipv4')
    .flatMap(([network, bits]) => {
      const mask = bits === 0 ? 0 : -1 << (32 - bits);
      return [ipv4Number(network.toString()) & mask, mask];
    });
  return Int32Array.from(pairs);
}

export function holdIpv4(networks: Ipv4Networks, address: number): boolean {
  for (let at = 0; at < networks.length; at += 2) if ((address & networks[at + 1]!) === networks[at]!) return true;
  return false;
}

type Ranges = Record<string, (readonly [ipaddr.IPv4, number])[]>;

/** All that the library does not call unicast. */
export const specialIpv4: Ipv4Networks = ipv4Networks(
  Object.values((ipaddr.IPv4.prototype as unknown as { SpecialRanges: Ranges }).SpecialRanges).flat(),
);
