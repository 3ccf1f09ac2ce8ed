import type { workspaces } from '@nowahala/contracts';
import { invalidFields } from '@nowahala/platform';
import { say } from '../../messages/en.js';

/** Pages of a workspace's servers: at most a hundred by plan, so they are cut here. The cursor is the last id seen. */
export function pageOfServers(
  servers: workspaces.Server[],
  limit: number,
  cursor: string,
): { servers: workspaces.Server[]; nextCursor: string | null } {
  const ordered = [...servers].sort(
    (one, other) => (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0) || (one.id < other.id ? -1 : 1),
  );
  const start = cursor === '' ? 0 : ordered.findIndex((server) => server.id === readCursor(cursor)) + 1;
  if (cursor !== '' && start === 0) throw invalidFields({ cursor: say.fields.cursor });
  const page = ordered.slice(start, start + limit);
  return { servers: page, nextCursor: start + limit < ordered.length ? writeCursor(page.at(-1)!.id) : null };
}

const writeCursor = (id: string): string => Buffer.from(`server:${id}`).toString('base64url');
const readCursor = (cursor: string): string =>
  Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .replace(/^server:/, '');
