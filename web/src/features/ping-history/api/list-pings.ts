import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { logToConsole } from '@/lib/http/log-to-console';
import type { Page } from '@/lib/http/pagination';

export type PingStatus = 'success' | 'error' | 'failure' | 'timeout' | 'unknown';

export type Ping = {
  _id: string;
  timestamp: string;
  status: PingStatus;
  message: string;
  responseTimeMs: number | null;
  region: string;
  check: 'scheduled' | 'down' | 'check_now' | 'recheck' | 'drill';
};

/** Newest first, 20 a page. */
export const pingsOf = (serverId: string, page: number) =>
  queryOptions({
    queryKey: ['servers', serverId, 'pings', page],
    queryFn: ({ signal }) =>
      api.get<Page<Ping>>(apiPaths.pings(serverId, page), { signal }).catch((error: unknown) => {
        if (!signal.aborted) logToConsole('Error fetching ping history:', error);
        throw error;
      }),
    placeholderData: keepPreviousData,
  });
