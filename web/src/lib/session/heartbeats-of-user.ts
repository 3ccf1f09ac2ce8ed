import type { HeartbeatResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

export const heartbeatsOf = (userId: string) =>
  queryOptions({
    queryKey: ['heartbeats'],
    queryFn: ({ signal }) =>
      api.get<HeartbeatResponse[]>(apiPaths.heartbeats(userId), { signal, parse: (body) => (body as { data: HeartbeatResponse[] }).data }),
  });
