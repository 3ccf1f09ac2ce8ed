import { createRequire } from 'node:module';

export type Koffi = typeof import('koffi');

export const AF_INET = 2;
export const AF_INET6 = 10;
export const SOCK_STREAM = 1;
const SOCK_NONBLOCK = 0o4000;
const SOCK_CLOEXEC = 0o2000000;
export const UNBLOCKED = SOCK_NONBLOCK | SOCK_CLOEXEC;
export const MSG_NOSIGNAL = 0x4000;
export const EPOLL = { in: 1, out: 4, error: 8, hangUp: 16, peerClosed: 0x2000, edges: 1 << 31 } as const;
export const ERRNO = { again: 11, inProgress: 115, connectionReset: 104, timedOut: 110, noBuffers: 105, interrupted: 4 } as const;

/** Calls of the C library, by numbers alone: every pointer is the address of memory that the caller keeps alive. */
export type KernelCalls = ReturnType<typeof loadKernelCalls>;

/** Throws where koffi has no binary for this machine or the C library is another. */
export function loadKernelCalls() {
  const koffi = loadKoffi();
  const library = koffi.load('libc.so.6');
  const call = (declaration: string): ((...numbers: number[]) => number) => library.func(declaration);
  return {
    koffi,
    errno: (): number => koffi.errno(),
    socket: call('int socket(int domain, int type, int protocol)'),
    close: call('int close(int fd)'),
    shutdown: call('int shutdown(int fd, int how)'),
    connect: call('int connect(int fd, uintptr_t address, uint32_t length)'),
    getpeername: call('int getpeername(int fd, uintptr_t address, uintptr_t length)'),
    getsockopt: call('int getsockopt(int fd, int level, int name, uintptr_t value, uintptr_t length)'),
    setsockopt: call('int setsockopt(int fd, int level, int name, uintptr_t value, uint32_t length)'),
    send: call('long send(int fd, uintptr_t bytes, size_t length, int flags)'),
    recv: call('long recv(int fd, uintptr_t bytes, size_t length, int flags)'),
    read: call('long read(int fd, uintptr_t bytes, size_t length)'),
    write: call('long write(int fd, uintptr_t bytes, size_t length)'),
    sendmmsg: call('int sendmmsg(int fd, uintptr_t messages, unsigned int count, int flags)'),
    recvmmsg: call('int recvmmsg(int fd, uintptr_t messages, unsigned int count, int flags, uintptr_t timeout)'),
    epollCreate: call('int epoll_create1(int flags)'),
    epollControl: call('int epoll_ctl(int epoll, int operation, int fd, uintptr_t event)'),
    epollWait: call('int epoll_wait(int epoll, uintptr_t events, int most, int timeout)'),
    eventfd: call('int eventfd(unsigned int value, int flags)'),
  };
}

export function loadKoffi(): Koffi {
  return createRequire(import.meta.url)('koffi') as Koffi;
}

/** Memory that stays where it is for as long as it is referred to. */
export class Memory {
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly address: number;

  constructor(koffi: Koffi, length: number) {
    this.bytes = Buffer.allocUnsafeSlow(length).fill(0);
    this.view = new DataView(this.bytes.buffer, this.bytes.byteOffset, length);
    this.address = Number(koffi.address(this.bytes));
  }
}

const SOCKADDR_LENGTH = { [AF_INET]: 16, [AF_INET6]: 28 } as Record<number, number>;

/** Where an address lies among others. */
export interface AddressPlace {
  family: number;
  addresses: Uint8Array;
  /** Of its first byte. */
  at: number;
}

/** Writes a `sockaddr_in` or `sockaddr_in6`; its length. What lies behind the address stays zero. */
export function writeSocketAddress({ bytes }: Memory, port: number, { family, addresses, at }: AddressPlace): number {
  const [offset, length] = family === AF_INET ? [4, 4] : [8, 16];
  bytes[0] = family;
  bytes[2] = port >> 8;
  bytes[3] = port & 255;
  for (let index = 4; index < offset; index += 1) bytes[index] = 0;
  for (let index = 0; index < length; index += 1) bytes[offset + index] = addresses[at + index]!;
  for (let index = offset + length; index < 28; index += 1) bytes[index] = 0;
  return SOCKADDR_LENGTH[family]!;
}

/** Whether the address in a `sockaddr` is this one. */
export function holdsAddress({ bytes }: Memory, start: number, { family, addresses, at }: AddressPlace): boolean {
  if (bytes[start]! + bytes[start + 1]! * 256 !== family) return false;
  const [offset, length] = family === AF_INET ? [4, 4] : [8, 16];
  for (let index = 0; index < length; index += 1) if (bytes[start + offset + index] !== addresses[at + index]) return false;
  return true;
}
