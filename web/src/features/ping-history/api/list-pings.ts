import type { PingResponse } from '@nowahala/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { logToConsole } from '@/lib/http/log-to-console';
import type { Page } from '@/lib/http/pagination';

/** Newest first, 20 a page; of all places or of one. */
export const pingsOf = (serverId: string, page: number, region: string | null) =>
  queryOptions({
    queryKey: ['servers', serverId, 'pings', page, region],
    queryFn: ({ signal }) =>
      api.get<Page<PingResponse>>(apiPaths.pings(serverId, page, region), { signal }).catch((error: unknown) => {
        if (!signal.aborted) logToConsole('Error fetching ping history:', error);
        throw error;
      }),
    placeholderData: keepPreviousData,
  });
