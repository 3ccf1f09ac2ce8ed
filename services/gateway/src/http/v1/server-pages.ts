import { apiMessages } from '@nowahala/api';
import type { workspaces } from '@nowahala/contracts';
import { invalidFields, isUuid } from '@nowahala/platform';

/** Where a server stands in the list, also when it is there no longer. */
interface Position {
  at: number;
  id: string;
}

/** Pages of a workspace's servers: at most a hundred by plan, so they are cut here. The cursor is the place of the last one seen. */
export function pageOfServers(
  servers: workspaces.Server[],
  limit: number,
  cursor: string,
): { servers: workspaces.Server[]; nextCursor: string | null } {
  const seen = cursor === '' ? undefined : readCursor(cursor);
  const ordered = [...servers].sort((one, other) => compare(positionOf(one), positionOf(other)));
  const ahead = seen ? ordered.filter((server) => compare(positionOf(server), seen) > 0) : ordered;
  const page = ahead.slice(0, limit);
  return { servers: page, nextCursor: ahead.length > limit ? writeCursor(positionOf(page.at(-1)!)) : null };
}

const positionOf = ({ createdAt, id }: workspaces.Server): Position => ({ at: createdAt?.getTime() ?? 0, id });
const compare = (one: Position, other: Position): number => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

const writeCursor = ({ at, id }: Position): string => Buffer.from(`server:${at}:${id}`).toString('base64url');

function readCursor(cursor: string): Position {
  const [, at, id = ''] = /^server:(\d+):(.*)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (!isUuid(id)) throw invalidFields({ cursor: apiMessages.fields.cursor });
  return { at: Number(at), id };
}
