import type { ServerSummaryResponse, WorkspaceResponse } from '@nowahala/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { isApiError } from '@/lib/http/api-error';
import { useUser } from './current-user';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';

/** Not answering. Other states may have an open incident as well, but "down" would be wrong. */
export const isDown = ({ status, state }: ServerSummaryResponse): boolean =>
  status === 'inactive' && !['recovering', 'unstable', 'partial', 'slow'].includes(state);

/** The user's workspace with its servers, in the persisted cache; null before there is one. */
export const workspaceOf = (userId: string) =>
  queryOptions({
    queryKey: ['workspace'],
    queryFn: ({ signal }) =>
      api.get<WorkspaceResponse>(apiPaths.workspace(userId), { signal }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'NO_WORKSPACE_YET') return null;
        throw error;
      }),
    meta: { keep: true },
  });

export function useWorkspace() {
  const { _id } = useUser();
  const refetchInterval = usePollingWhenNotLive();
  return useQuery({ ...workspaceOf(_id), refetchInterval });
}
