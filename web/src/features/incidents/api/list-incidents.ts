import type { IncidentResponse } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { Page } from '@/lib/http/pagination';

/** Newest first. Page 1 is in the persisted cache, together with the servers. */
export const incidentsOf = (userId: string, page = 1) =>
  queryOptions({
    queryKey: ['incidents', 'list', page],
    queryFn: ({ signal }) => api.get<Page<IncidentResponse>>(apiPaths.incidents(userId, page), { signal }),
    meta: { keep: page === 1 },
  });
