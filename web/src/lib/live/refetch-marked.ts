import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A failed read that will be tried again; a fresh one in its place would not wait as long as the server asked for. */
const isRetrying = ({ state }: Query): boolean => state.fetchStatus !== 'idle' && state.fetchFailureCount > 0;

/** Asks again for everything marked, once. Returns the keys of what waits to be tried again, whose answer may be older than the event. */
export function refetchMarked(client: QueryClient, keys: QueryKey[]): QueryKey[] {
  const isMarked = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key));
  const retrying = client.getQueryCache().findAll({ predicate: (query) => isMarked(query) && isRetrying(query) });
  void client.invalidateQueries({ predicate: (query) => isMarked(query) && !isRetrying(query) });
  return retrying.map(({ queryKey }) => queryKey);
}
