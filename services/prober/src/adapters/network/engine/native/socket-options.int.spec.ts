import { describe, expect, it } from '@jest/globals';
import { greet } from '../../../../../test/sockets.js';
import { loadLibc } from '../../icmp/libc.js';
import { WRONG_PEER } from './arena.js';
import { AF_INET, Memory, SOCK_STREAM, UNBLOCKED, loadKernelCalls, writeSocketAddress } from './kernel-calls.js';
import { SocketOptions } from './socket-options.js';

(loadLibc() === null ? describe.skip : describe)('a socket of the native engine', () => {
  it('names the address that it reached, which is compared with the one that was allowed', async () => {
    const reached = Promise.withResolvers<void>();
    const server = await greet(() => reached.resolve());
    const calls = loadKernelCalls();
    const at = (...addresses: number[]) => ({ family: AF_INET, addresses: Uint8Array.from(addresses), at: 1 });
    const here = at(0, 127, 0, 0, 1);
    const memory = new Memory(calls.koffi, 64);
    const fd = calls.socket(AF_INET, SOCK_STREAM | UNBLOCKED, 0);
    try {
      calls.connect(fd, memory.address, writeSocketAddress(memory, server.port, here));
      await reached.promise;
      const options = new SocketOptions(calls);
      expect(options.peerFault(fd, here)).toBe(0);
      expect(options.peerFault(fd, at(0, 127, 0, 0, 2))).toBe(WRONG_PEER);
      expect(options.roundTripMs(fd)).toBeGreaterThan(0);
      expect(options.errorOf(fd)).toBe(0);
    } finally {
      calls.close(fd);
      await server.stop();
    }
  });
});
