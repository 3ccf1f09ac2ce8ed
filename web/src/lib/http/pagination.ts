import type { PaginationResponse } from '@nowahala/api';

/** A list as the API hands it out, 20 rows a page. */
export type Page<T> = { data: T[]; pagination: PaginationResponse };
