import type { UptimeResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/api-client';

/** The last 90 days of all servers in one response, by server id. */
export const uptimeOf = (workspaceId: string) =>
  queryOptions({
    queryKey: ['servers', 'uptime', workspaceId],
    queryFn: ({ signal }) =>
      api.get(`/server/uptime/${workspaceId}`, {
        query: { days: 90 },
        signal,
        parse: (body) => new Map((body as { data: UptimeResponse[] }).data.map(({ serverId, days }) => [serverId, days] as const)),
      }),
    staleTime: 5 * 60_000,
  });
