import type { UserResponse } from '@nowahala/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { browserZone } from '@/lib/format/format-time';
import { followLanguage } from './follow-language';

/** The signed-in user, in the persisted cache. */
export const currentUser = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const user = await api.get<UserResponse>(apiPaths.user, { signal, parse: (body) => (body as { data: UserResponse }).data });
    followLanguage(user.language);
    return user;
  },
  meta: { keep: true },
  // The guard decides how long to wait; until then the query polls.
  refetchInterval: (query) => (query.state.status === 'error' ? 3_000 : false),
});

/** Inside the guard there always is one. */
export function useUser(): UserResponse {
  const { data } = useQuery(currentUser);
  if (!data) throw new Error('useUser outside the guard');
  return data;
}

/** The user's time zone: the account's, else the browser's. */
export function useZone(): string {
  const { data } = useQuery({ ...currentUser, enabled: false });
  return data?.timeZone || browserZone();
}
