import type { BaselineResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

export const baselineOf = (serverId: string) =>
  queryOptions({
    queryKey: ['servers', serverId, 'baseline'],
    queryFn: ({ signal }) =>
      api.get<BaselineResponse>(apiPaths.baseline(serverId), { signal, parse: (body) => (body as { data: BaselineResponse }).data }),
  });
