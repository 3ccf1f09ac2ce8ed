import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import { logToConsole } from '@/lib/http/log-to-console';
import { statsFrom, type Range } from '../model/ping-stats';

export const statsOf = (serverId: string, range: Range) =>
  queryOptions({
    queryKey: ['servers', serverId, 'stats', range],
    queryFn: ({ signal }) =>
      api.get(apiPaths.stats(serverId, range), { signal, parse: statsFrom }).catch((error: unknown) => {
        if (!signal.aborted) logToConsole('Error fetching chart data:', error);
        throw error;
      }),
    placeholderData: keepPreviousData,
  });
