/** Numbered lists are read in pages of so many. */
export const PAGE_SIZE = 20;

export const pagination = (currentPage: number, totalItems: number) => ({
  currentPage,
  totalPages: Math.max(1, Math.ceil(totalItems / PAGE_SIZE)),
  totalItems,
  pageSize: PAGE_SIZE,
});
