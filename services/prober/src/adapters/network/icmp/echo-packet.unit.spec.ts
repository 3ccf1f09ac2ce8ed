import { describe, expect, it } from '@jest/globals';
import { AwaitedEchoes } from './awaited-echoes.js';
import { checksum, echoPacket, ipHeaderLength, tokenOf } from './echo-packet.js';

function replyTo(packet: Buffer): Buffer {
  const reply = Buffer.from(packet);
  reply[0] = 0;
  return reply;
}

describe('an echo', () => {
  it('carries a correct checksum, identifier and sequence', () => {
    const { packet } = echoPacket(0x1_2345, 0x1_0007);
    expect(packet).toHaveLength(64);
    expect(packet[0]).toBe(8);
    expect(packet.readUInt16BE(4)).toBe(0x2345);
    expect(packet.readUInt16BE(6)).toBe(7);
    // Summed with its own checksum a packet gives zero.
    expect(checksum(packet)).toBe(0);
    expect(checksum(Buffer.from([0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7]))).toBe(0x220d);
    expect(checksum(Buffer.from([0xff]))).toBe(0x00ff);
  });

  it('is recognised by its token, with or without the IP header of raw sockets', () => {
    const { packet, token } = echoPacket(1, 1);
    expect(tokenOf(replyTo(packet))).toBe(token);
    const withHeader = Buffer.concat([Buffer.from([0x46, ...Array.from({ length: 23 }, () => 0)]), replyTo(packet)]);
    expect(tokenOf(withHeader, ipHeaderLength(withHeader))).toBe(token);
  });

  it('is not mistaken for requests, scraps or other messages', () => {
    expect(tokenOf(echoPacket(1, 1).packet)).toBeNull();
    expect(tokenOf(Buffer.alloc(10))).toBeNull();
    expect(tokenOf(Buffer.alloc(0))).toBeNull();
  });
});

describe('an awaited echo', () => {
  it('counts only from the address that was asked, and once', async () => {
    const echoes = new AwaitedEchoes();
    const answer = echoes.expect('t', '41.58.1.2', 5_000);
    echoes.answered('t', '41.58.1.3');
    expect(echoes.size).toBe(1);
    echoes.answered('t', '41.58.1.2');
    echoes.answered('t', '41.58.1.2');
    expect(await answer).toBeGreaterThanOrEqual(0);
    expect(echoes.size).toBe(0);
  });

  it('is given up after its time, and all are when the socket breaks', async () => {
    const echoes = new AwaitedEchoes();
    expect(await echoes.expect('t', '41.58.1.2', 10)).toBeNull();
    const lost = [echoes.expect('a', '1.1.1.1', 5_000), echoes.expect('b', '1.1.1.1', 5_000)];
    echoes.failAll();
    expect(await Promise.all(lost)).toEqual([null, null]);
  });
});
