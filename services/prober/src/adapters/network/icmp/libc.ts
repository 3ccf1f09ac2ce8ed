import { createRequire } from 'node:module';

/** The few calls of the C library that Node has no words for. Linux only; elsewhere ping falls back to its program. */
export interface Libc {
  socket(domain: number, type: number, protocol: number): number;
  close(fd: number): number;
  setsockopt(fd: number, level: number, name: number, value: Buffer, length: number): number;
  sendto(fd: number, bytes: Buffer, length: number, flags: number, address: Buffer, addressLength: number): number;
  recvfrom(fd: number, bytes: Buffer, length: number, flags: number, address: Buffer, addressLength: Buffer): number;
  /** Calls back whenever the descriptor has something to read. */
  whenReadable(fd: number, callback: () => void): { close(): void };
}

export const AF_INET = 2;
export const SOCK_DGRAM = 2;
export const SOCK_RAW = 3;
export const SOCK_NONBLOCK = 0o4000;
export const SOCK_CLOEXEC = 0o2000000;
export const IPPROTO_ICMP = 1;
const SOL_SOCKET = 1;
const SO_RCVBUF = 8;
const SO_SNDBUF = 7;

type Koffi = typeof import('koffi');

/** Null where koffi has no binary for this machine or the C library is not glibc or musl. */
export function loadLibc(): Libc | null {
  if (process.platform !== 'linux') return null;
  try {
    const koffi = createRequire(import.meta.url)('koffi') as Koffi;
    const library = koffi.load('libc.so.6');
    return {
      socket: library.func('int socket(int domain, int type, int protocol)'),
      close: library.func('int close(int fd)'),
      setsockopt: library.func('int setsockopt(int fd, int level, int name, const uint8_t *value, uint32_t length)'),
      sendto: library.func(
        'long sendto(int fd, const uint8_t *bytes, size_t length, int flags, const uint8_t *address, uint32_t addressLength)',
      ),
      recvfrom: library.func(
        'long recvfrom(int fd, _Out_ uint8_t *bytes, size_t length, int flags, _Out_ uint8_t *address, _Inout_ uint8_t *addressLength)',
      ),
      whenReadable(fd, callback) {
        const handle = koffi.node.poll(fd, { readable: true }, callback);
        return { close: () => handle.close() };
      },
    };
  } catch {
    return null;
  }
}

/** Room for bursts of answers: the default loses most of them when thousands are sent at once. */
export function widenBuffers(libc: Libc, fd: number): void {
  const size = Buffer.alloc(4);
  size.writeInt32LE(4 * 1024 * 1024);
  libc.setsockopt(fd, SOL_SOCKET, SO_RCVBUF, size, 4);
  libc.setsockopt(fd, SOL_SOCKET, SO_SNDBUF, size, 4);
}

/** struct sockaddr_in */
export function socketAddress(address: string): Buffer {
  const bytes = Buffer.alloc(16);
  const [a, b, c, d] = address.split('.');
  bytes[0] = AF_INET;
  bytes[4] = Number(a);
  bytes[5] = Number(b);
  bytes[6] = Number(c);
  bytes[7] = Number(d);
  return bytes;
}

export function addressIn(socketAddressBytes: Buffer): string {
  return socketAddressBytes.subarray(4, 8).join('.');
}
