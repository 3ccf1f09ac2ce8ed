import { AF_INET, EPOLL, type KernelCalls, Memory, SOCK_STREAM, UNBLOCKED } from './kernel-calls.js';
import type { LoopDuties } from './loop-duties.js';
import type { SocketOptions } from './socket-options.js';

const EPOLL_ADD = 1;
const SHUT_WRITE = 1;
/** Left open for the next connections; `safeConcurrency` leaves files for them. */
const KEPT_OPEN = 64;
/** `struct epoll_event` is packed on x86-64 only. */
const DATA_AT = process.arch === 'x64' ? 4 : 8;

/** The sockets of all connections. Each is registered once with epoll, for edges, under its own number. */
export class Sockets {
  /** The slot that each socket serves; negative for one that serves none. */
  readonly owners: number[] = [];
  private readonly calls: KernelCalls;
  private readonly epoll: number;
  private readonly options: SocketOptions;
  private readonly event: Memory;
  /** A `sockaddr` of AF_UNSPEC: nothing but zeros. */
  private readonly nowhere: Memory;
  private readonly kept4: number[] = [];
  private readonly kept6: number[] = [];

  constructor({ calls, epoll }: LoopDuties, options: SocketOptions) {
    this.calls = calls;
    this.epoll = epoll;
    this.options = options;
    this.event = new Memory(calls.koffi, 16);
    this.nowhere = new Memory(calls.koffi, 16);
  }

  /** A socket without a connection; the number of the fault, negative, where there is none. */
  take(family: number): number {
    const { calls } = this;
    const used = (family === AF_INET ? this.kept4 : this.kept6).pop();
    if (used !== undefined) return used;
    const fd = calls.socket(family, SOCK_STREAM | UNBLOCKED, 0);
    if (fd < 0) return -calls.errno();
    // TLS writes twice before it reads.
    this.options.sendAtOnce(fd);
    this.event.view.setUint32(0, (EPOLL.in | EPOLL.out | EPOLL.peerClosed | EPOLL.edges) >>> 0, true);
    this.event.view.setUint32(DATA_AT, fd, true);
    if (calls.epollControl(this.epoll, EPOLL_ADD, fd, this.event.address) >= 0) return fd;
    const fault = -calls.errno();
    calls.close(fd);
    return fault;
  }

  /** Resets the connection. */
  reset(fd: number, family: number): void {
    if (this.keep(fd, family)) return;
    this.options.resetOnClose(fd);
    this.calls.close(fd);
  }

  /** Ends a connection that the other side has ended already: it sees a proper end, and no reset. */
  end(fd: number, family: number): void {
    this.calls.shutdown(fd, SHUT_WRITE);
    if (!this.keep(fd, family)) this.calls.close(fd);
  }

  close(fd: number): void {
    this.owners[fd] = -1;
    this.calls.close(fd);
  }

  closeKept(): void {
    for (const fd of [...this.kept4.splice(0), ...this.kept6.splice(0)]) this.calls.close(fd);
  }

  /** Dissolves the connection and keeps the socket for another one: opening one costs a third of a whole connection. */
  private keep(fd: number, family: number): boolean {
    this.owners[fd] = -1;
    const kept = family === AF_INET ? this.kept4 : this.kept6;
    if (kept.length >= KEPT_OPEN || this.calls.connect(fd, this.nowhere.address, 16) !== 0) return false;
    kept.push(fd);
    return true;
  }
}
