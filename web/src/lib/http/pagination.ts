export type Pagination = { currentPage: number; totalPages: number; totalItems: number; pageSize: number };

/** A list as the API hands it out, 20 rows a page. */
export type Page<T> = { data: T[]; pagination: Pagination };
