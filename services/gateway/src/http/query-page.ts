import { PAGE_SIZE, type pagination } from '@nowahala/kernel';

/** Pages past this one are empty without reading that deep. */
const DEEPEST_PAGE = 10_000;

interface Paged {
  pagination?: ReturnType<typeof pagination> | undefined;
}

export async function queryPage<R extends Paged, T>(page: number, query: (page: number) => Promise<R>, rows: (reply: R) => T[]) {
  const reply = await query(Math.min(page, DEEPEST_PAGE));
  const { totalPages = 0, totalItems = 0, pageSize = PAGE_SIZE } = reply.pagination ?? {};
  return { reply, data: page > DEEPEST_PAGE ? [] : rows(reply), pagination: { currentPage: page, totalPages, totalItems, pageSize } };
}
