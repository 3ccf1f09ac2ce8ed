import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A value kept in the address, so that the back button, a reload and a shared link restore it. */
export function useSearchParam(name: string): [value: string | null, set: (value: string | null, replace?: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string | null, replace = false) =>
      setSearch(
        (last) => {
          const next = new URLSearchParams(last);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [name, setSearch],
  );
  return [search.get(name), set];
}

/** As above, for what narrows a list: a changed filter begins at the first page. */
export function useFilterParam(name: string): [value: string | null, set: (value: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setSearch(
        (last) => {
          const next = new URLSearchParams(last);
          next.delete('page');
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setSearch],
  );
  return [search.get(name), set];
}

/** The page of a list, from 1 on; nonsense is 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export function usePageNumber(): [page: number, set: (page: number) => void] {
  const [search] = useSearchParams();
  const [, set] = useSearchParam('page');
  const setPage = useCallback((next: number) => set(next > 1 ? String(next) : null), [set]);
  return [pageIn(search), setPage];
}
