import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LONGEST_SOCKET_PATH = 100;

/** Where the one-machine run answers gRPC. A socket's path may not be longer than about 100 bytes, so a deep data folder gets a short name elsewhere. */
export function localSocket(dataDir: string): string {
  const inside = join(dataDir, 'grpc.sock');
  return `unix:${inside.length < LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `nowahala-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}.sock`)}`;
}
