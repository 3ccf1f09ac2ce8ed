import { WRONG_PEER } from './arena.js';
import { type AddressPlace, ERRNO, type KernelCalls, Memory, holdsAddress } from './kernel-calls.js';

const SOL_SOCKET = 1;
const IPPROTO_TCP = 6;
const SO_ERROR = 4;
const SO_LINGER = 13;
const TCP_NODELAY = 1;
const TCP_INFO = 11;
const TCP_INFO_LAST_RECEIVED_AT = 52;
const TCP_INFO_RTT_AT = 68;
const TCP_INFO_RETRANSMITS_AT = 100;
/** Where a value lies in the memory, behind its length. */
const VALUE = 8;

/** What is asked of a socket, and said to it. */
export class SocketOptions {
  private readonly calls: KernelCalls;
  private readonly memory: Memory;

  constructor(calls: KernelCalls) {
    this.calls = calls;
    this.memory = new Memory(calls.koffi, 256);
  }

  /** 0 where the address reached is the one that was allowed. */
  peerFault(fd: number, allowed: AddressPlace): number {
    this.memory.view.setInt32(0, 64, true);
    if (this.calls.getpeername(fd, this.memory.address + VALUE, this.memory.address) < 0) return ERRNO.connectionReset;
    return holdsAddress(this.memory, VALUE, allowed) ? 0 : WRONG_PEER;
  }

  /** As the kernel measured it; null where it sent something twice or did not measure. */
  roundTripMs(fd: number): number | null {
    const { view } = this.memory;
    if (!this.get(fd, IPPROTO_TCP, TCP_INFO, 200) || view.getUint32(VALUE + TCP_INFO_RETRANSMITS_AT, true) > 0) return null;
    return view.getUint32(VALUE + TCP_INFO_RTT_AT, true) / 1_000 || null;
  }

  /** For how long nothing new has come: what is there has been there at least so long. */
  silentMs(fd: number): number {
    return this.get(fd, IPPROTO_TCP, TCP_INFO, 200) ? this.memory.view.getUint32(VALUE + TCP_INFO_LAST_RECEIVED_AT, true) : 0;
  }

  errorOf(fd: number): number {
    return this.get(fd, SOL_SOCKET, SO_ERROR, 4) ? this.memory.view.getInt32(VALUE, true) : ERRNO.connectionReset;
  }

  sendAtOnce(fd: number): void {
    this.memory.view.setInt32(0, 1, true);
    this.calls.setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, this.memory.address, 4);
  }

  resetOnClose(fd: number): void {
    this.memory.view.setInt32(0, 1, true);
    this.memory.view.setInt32(4, 0, true);
    this.calls.setsockopt(fd, SOL_SOCKET, SO_LINGER, this.memory.address, 8);
  }

  private get(fd: number, level: number, name: number, length: number): boolean {
    this.memory.bytes.fill(0, VALUE, VALUE + length);
    this.memory.view.setInt32(0, length, true);
    return this.calls.getsockopt(fd, level, name, this.memory.address + VALUE, this.memory.address) >= 0;
  }
}
