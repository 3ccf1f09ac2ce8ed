import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { isApiError } from '@/lib/http/api-error';
import { useUser } from './current-user';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';

export type ServerState = 'up' | 'suspect' | 'down' | 'recovering' | 'unstable' | 'paused' | 'unknown';

/** A server as the overview lists it. */
export type ServerSummary = {
  _id: string;
  name: string;
  /** `inactive` while a confirmed incident is open. */
  status: 'active' | 'inactive';
  state: ServerState;
  since: string | null;
  ipAddress: string;
  website: string | null;
  monitoringInterval: number;
  /** Scheduled pings of this calendar month. */
  usedRate: number;
  lastPingAt: string | null;
  responseTimeMs: number | null;
  openIncidentId: string | null;
  createdAt: string;
};

/** Not answering. A recovering or unstable server has an open incident as well, but "down" would be wrong. */
export const isDown = ({ status, state }: ServerSummary): boolean =>
  status === 'inactive' && state !== 'recovering' && state !== 'unstable';

export type Workspace = {
  _id: string;
  name: string;
  members: { role: string; userId: string }[];
  servers: { serverId: ServerSummary }[];
  notificationPreference: { whatsApp: { enabled: boolean }; email: { enabled: boolean } };
};

/** The user's workspace with its servers, in the persisted cache; null before there is one. */
export const workspaceOf = (userId: string) =>
  queryOptions({
    queryKey: ['workspace'],
    queryFn: ({ signal }) =>
      api.get<Workspace>(apiPaths.workspace(userId), { signal }).catch((error: unknown) => {
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
