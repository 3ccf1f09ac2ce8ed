import type { PingResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { Page } from '@/lib/http/pagination';

/** What the newest check said; undefined before there is one. */
export const latestMessageOf = (serverId: string) =>
  queryOptions({
    queryKey: ['servers', serverId, 'latest-message'],
    queryFn: async ({ signal }) =>
      (await api.get<Page<PingResponse>>(apiPaths.pings(serverId, 1, null), { signal })).data[0]?.message ?? null,
  });
