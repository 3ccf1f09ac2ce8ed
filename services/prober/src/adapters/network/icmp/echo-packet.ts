import { randomFillSync } from 'node:crypto';

/** ICMP echo request and reply, matched by a random token in the payload: the 16-bit sequence wraps too soon. */
const ECHO_REQUEST = 8;
const ECHO_REPLY = 0;
const HEADER_LENGTH = 8;
const TOKEN_LENGTH = 8;
/** As long as the packets of the usual ping program, which no firewall finds odd. */
const PAYLOAD_LENGTH = 56;

export interface Echo {
  packet: Buffer;
  token: string;
}

export function echoPacket(identifier: number, sequence: number): Echo {
  const packet = Buffer.alloc(HEADER_LENGTH + PAYLOAD_LENGTH);
  packet[0] = ECHO_REQUEST;
  packet.writeUInt16BE(identifier & 0xffff, 4);
  packet.writeUInt16BE(sequence & 0xffff, 6);
  const token = freshToken();
  token.copy(packet, HEADER_LENGTH);
  packet.write('NoWahala check', HEADER_LENGTH + TOKEN_LENGTH, 'latin1');
  packet.writeUInt16BE(checksum(packet), 2);
  return { packet, token: token.toString('hex') };
}

/** Drawn from the system a page at a time: asking for eight bytes costs as much as for thousands. */
const pool = Buffer.alloc(8 * 1024);
let used = pool.length;

function freshToken(): Buffer {
  if (used + TOKEN_LENGTH > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += TOKEN_LENGTH;
  return pool.subarray(used - TOKEN_LENGTH, used);
}

/** The token of an echo reply; null for every other message. `offset` skips the IP header that raw sockets deliver. */
export function tokenOf(message: Buffer, offset = 0): string | null {
  if (message.length < offset + HEADER_LENGTH + TOKEN_LENGTH || message[offset] !== ECHO_REPLY) return null;
  return message.toString('hex', offset + HEADER_LENGTH, offset + HEADER_LENGTH + TOKEN_LENGTH);
}

export function ipHeaderLength(message: Buffer): number {
  return ((message[0] ?? 0x45) & 0x0f) * 4;
}

/** The internet checksum: ones' complement of the ones' complement sum of 16-bit words. */
export function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 2) sum += (bytes[at]! << 8) | (bytes[at + 1] ?? 0);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}
