import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { inBackground } from '@/lib/http/in-background';

/**
 * A failed read that will be tried again, whose fresh one would not wait as long as the server asked for; or the very first read, in
 * whose place no other one is begun.
 */
const isOnItsWay = ({ state }: Query): boolean => state.fetchStatus !== 'idle' && (state.fetchFailureCount > 0 || state.data === undefined);

/** Asks again for everything marked, once. Returns the keys of what is on its way, whose answer may be older than the event. */
export function refetchMarked(client: QueryClient, keys: QueryKey[]): QueryKey[] {
  const isMarked = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key));
  const onTheirWay = client.getQueryCache().findAll({ predicate: (query) => isMarked(query) && isOnItsWay(query) });
  void inBackground(() => client.invalidateQueries({ predicate: (query) => isMarked(query) && !isOnItsWay(query) }));
  return onTheirWay.map(({ queryKey }) => queryKey);
}
